static_assert(sizeof(int) == 0);
