// For check_reference.sh to read.
