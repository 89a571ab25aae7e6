// Only Linux's C library has it.
#ifdef __linux__
#include <malloc.h>
#endif
