// For check_reference.sh to read.
namespace variantkit {
namespace detail {
template <class T>
concept inside = true;
} // namespace detail
template <class T>
concept told = true;
template <class T>
concept missing = true;
} // namespace variantkit
