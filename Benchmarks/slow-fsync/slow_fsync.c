// Preloaded into a process, makes every fsync and fdatasync of it cost at least SLOW_FSYNC_US microseconds (default 0), so
// that a fast disk can stand for a slow one. Where SLOW_FSYNC_COUNT names a file, its first eight bytes count the calls.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <fcntl.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <sys/mman.h>
#include <time.h>
#include <unistd.h>

static int64_t least_ns;
static _Atomic uint64_t *count;

__attribute__((constructor)) static void prepare(void) {
    const char *least = getenv("SLOW_FSYNC_US"), *path = getenv("SLOW_FSYNC_COUNT");
    least_ns = least ? atoll(least) * 1000 : 0;
    int file = path ? open(path, O_RDWR | O_CREAT, 0600) : -1;
    if (file < 0) return;
    if (ftruncate(file, sizeof *count) == 0) {
        void *page = mmap(NULL, sizeof *count, PROT_READ | PROT_WRITE, MAP_SHARED, file, 0);
        if (page != MAP_FAILED) count = page;
    }
    close(file);
}

static int slowly(const char *name, int file) {
    struct timespec due;
    clock_gettime(CLOCK_MONOTONIC, &due);
    int answer = ((int (*)(int))dlsym(RTLD_NEXT, name))(file);
    due.tv_nsec += least_ns;
    due.tv_sec += due.tv_nsec / 1000000000;
    due.tv_nsec %= 1000000000;
    while (clock_nanosleep(CLOCK_MONOTONIC, TIMER_ABSTIME, &due, NULL) != 0) {}
    if (count) atomic_fetch_add(count, 1);
    return answer;
}

int fsync(int file) { return slowly("fsync", file); }
int fdatasync(int file) { return slowly("fdatasync", file); }
