int indirect_tail_call(int (*function)(int), int argument);
int indirect_tail_call(int (*function)(int), int argument) { return function(argument); }
