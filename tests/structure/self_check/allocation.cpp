#include <vector>

std::vector<int> allocation(int value);
std::vector<int> allocation(int value) { return {value, value}; }
