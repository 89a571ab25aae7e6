// Preloaded into a process, records what it does to the files under the folder POWER_CUT_FOLDER in the log
// POWER_CUT_LOG, in order: every write, every sync and every change of a name. From the log a test rebuilds what a disk
// could hold had the power failed at any moment (recorded_disk.py), whatever the page cache still held.
//
// Killing the process harms nothing: a record that is cut off at the end of the log never happened. A record is written
// before its write is done, and a sync's only after it was, so the log never promises more than the program was
// promised. A sync covers what was written before it began, not while it went on; it costs POWER_CUT_SYNC_US
// microseconds (default 0), as on a disk, and syncs nothing in truth. SQLite's -shm, shared memory which is made anew,
// is left out.
//
// Only the calls that SQLite on Linux makes are recorded; that these are all, the test sees by replaying the whole log.
#define _GNU_SOURCE
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/uio.h>
#include <time.h>
#include <unistd.h>

enum { named = 1, removed, written, cut, synced, names_synced };  // the kinds of records
enum { most_descriptors = 65536, most_files = 4096, folder_id = -1 };

struct record { uint32_t kind, size; int64_t file, at; };  // and `size` bytes follow

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static char folder[PATH_MAX];
static size_t folder_length;
static int log_file = -1;
static int64_t logged, sync_ns;
static int opened[most_descriptors];  // by descriptor: the file's number, `folder_id`, or 0
static char *names[most_files];       // by number: the name under the folder, NULL once it is removed
static int files;

static void die(const char *why) {
    dprintf(2, "power_cut: %s\n", why);
    abort();
}

__attribute__((constructor)) static void prepare(void) {
    const char *path = getenv("POWER_CUT_FOLDER"), *log = getenv("POWER_CUT_LOG"), *cost = getenv("POWER_CUT_SYNC_US");
    if (!path || !log || !realpath(path, folder)) die("POWER_CUT_FOLDER and POWER_CUT_LOG must be set");
    sync_ns = cost ? atoll(cost) * 1000 : 0;
    // Made anew: two processes in one log would not know of each other's files.
    int file = syscall(SYS_openat, AT_FDCWD, log, O_WRONLY | O_CREAT | O_EXCL | O_APPEND | O_CLOEXEC, 0600);
    if (file < 0) die("cannot make POWER_CUT_LOG");
    folder_length = strlen(folder);
    log_file = file;
}

static void record(uint32_t kind, int64_t file, int64_t at, const void *bytes, uint32_t size) {
    struct record record = {kind, size, file, at};
    struct iovec parts[] = {{&record, sizeof record}, {(void *)bytes, size}};
    ssize_t whole = sizeof record + size;
    if (syscall(SYS_writev, log_file, parts, size ? 2 : 1) != whole) die("cannot write to POWER_CUT_LOG");
    logged += whole;
}

// The number of the file that a descriptor stands for, 0 when it is none of ours.
static int file_of(int descriptor) {
    return descriptor >= 0 && descriptor < most_descriptors ? opened[descriptor] : 0;
}

// The number of the file at a path, made when it has none; 0 when it is none of ours.
static int numbered(const char *path) {
    size_t length = strlen(path);
    if (log_file < 0 || strncmp(path, folder, folder_length) != 0 || path[folder_length] != '/') return 0;
    if (length > 4 && strcmp(path + length - 4, "-shm") == 0) return 0;
    const char *name = path + folder_length + 1;
    for (int file = 1; file <= files; file++) {
        if (names[file] && strcmp(names[file], name) == 0) return file;
    }
    if (files + 1 >= most_files || !(names[++files] = strdup(name))) die("too many files");
    record(named, files, 0, name, strlen(name));
    return files;
}

// Finds out what was just opened, by its true path.
static void note_opened(int descriptor, int flags) {
    char link[64], path[PATH_MAX];
    if (log_file < 0 || descriptor < 0 || flags & O_PATH) return;
    if (descriptor >= most_descriptors) die("too many open files");
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length < (ssize_t)folder_length || memcmp(path, folder, folder_length) != 0) return;
    path[length] = 0;
    if (path[folder_length] == 0) {
        opened[descriptor] = folder_id;
        return;
    }
    int file = numbered(path);
    opened[descriptor] = file;
    if (file && flags & O_TRUNC) record(cut, file, 0, NULL, 0);
}

static int open_at(int at, const char *path, int flags, mode_t mode) {
    pthread_mutex_lock(&lock);
    int descriptor = syscall(SYS_openat, at, path, flags, mode);
    int error = errno;
    note_opened(descriptor, flags);
    pthread_mutex_unlock(&lock);
    errno = error;
    return descriptor;
}

static mode_t mode_of(int flags, va_list more) {
    return flags & O_CREAT || (flags & O_TMPFILE) == O_TMPFILE ? va_arg(more, mode_t) : 0;
}

#define OPEN(NAME)                                          \
    int NAME(const char *path, int flags, ...) {            \
        va_list more;                                       \
        va_start(more, flags);                              \
        mode_t mode = mode_of(flags, more);                 \
        va_end(more);                                       \
        return open_at(AT_FDCWD, path, flags, mode);        \
    }
#define OPEN_AT(NAME)                                       \
    int NAME(int at, const char *path, int flags, ...) {    \
        va_list more;                                       \
        va_start(more, flags);                              \
        mode_t mode = mode_of(flags, more);                 \
        va_end(more);                                       \
        return open_at(at, path, flags, mode);              \
    }
OPEN(open) OPEN(open64) OPEN_AT(openat) OPEN_AT(openat64)

int close(int descriptor) {
    pthread_mutex_lock(&lock);
    if (file_of(descriptor)) opened[descriptor] = 0;
    int answer = syscall(SYS_close, descriptor);
    pthread_mutex_unlock(&lock);
    return answer;
}

// Writes under the lock, so that the log has the order in which the file saw it.
static ssize_t write_at(int descriptor, const void *bytes, size_t size, int64_t at, int64_t file) {
    if (size > INT32_MAX) die("a write too large");
    record(written, file, at, bytes, size);
    ssize_t answer = syscall(SYS_pwrite64, descriptor, bytes, size, at);
    if (answer != (ssize_t)size) die("a write failed, which the log has already");
    return answer;
}

ssize_t pwrite64(int descriptor, const void *bytes, size_t size, off_t at) {
    if (file_of(descriptor) <= 0) return syscall(SYS_pwrite64, descriptor, bytes, size, at);
    pthread_mutex_lock(&lock);
    ssize_t answer = write_at(descriptor, bytes, size, at, file_of(descriptor));
    pthread_mutex_unlock(&lock);
    return answer;
}

ssize_t pwrite(int descriptor, const void *bytes, size_t size, off_t at) {
    return pwrite64(descriptor, bytes, size, at);
}

ssize_t write(int descriptor, const void *bytes, size_t size) {
    if (file_of(descriptor) <= 0) return syscall(SYS_write, descriptor, bytes, size);
    pthread_mutex_lock(&lock);
    int appends = fcntl(descriptor, F_GETFL) & O_APPEND;
    int64_t at = lseek(descriptor, 0, appends ? SEEK_END : SEEK_CUR);
    ssize_t answer = write_at(descriptor, bytes, size, at, file_of(descriptor));
    lseek(descriptor, at + size, SEEK_SET);
    pthread_mutex_unlock(&lock);
    return answer;
}

int ftruncate64(int descriptor, off_t size) {
    if (file_of(descriptor) <= 0) return syscall(SYS_ftruncate, descriptor, size);
    pthread_mutex_lock(&lock);
    record(cut, file_of(descriptor), size, NULL, 0);
    int answer = syscall(SYS_ftruncate, descriptor, size);
    if (answer != 0) die("a file could not be cut, which the log has already");
    pthread_mutex_unlock(&lock);
    return answer;
}

int ftruncate(int descriptor, off_t size) { return ftruncate64(descriptor, size); }

static int sync_slowly(int descriptor) {
    pthread_mutex_lock(&lock);
    int file = file_of(descriptor);
    int64_t covered = logged;
    pthread_mutex_unlock(&lock);
    if (!file) return syscall(SYS_fsync, descriptor);
    struct timespec cost = {sync_ns / 1000000000, sync_ns % 1000000000};
    while (sync_ns > 0 && nanosleep(&cost, &cost) != 0) {}
    pthread_mutex_lock(&lock);
    record(file == folder_id ? names_synced : synced, file, covered, NULL, 0);
    pthread_mutex_unlock(&lock);
    return 0;
}

int fsync(int descriptor) { return sync_slowly(descriptor); }
int fdatasync(int descriptor) { return sync_slowly(descriptor); }

int unlink(const char *path) {
    pthread_mutex_lock(&lock);
    int file = access(path, F_OK) == 0 ? numbered(path) : 0;
    if (file) {
        record(removed, file, 0, NULL, 0);
        free(names[file]);
        names[file] = NULL;
    }
    int answer = syscall(SYS_unlinkat, AT_FDCWD, path, 0);
    pthread_mutex_unlock(&lock);
    return answer;
}
