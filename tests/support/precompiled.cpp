// Nothing: the unit for which the precompiled header of all tests is made. main.cpp cannot use it.
