// What the embedded Swift runtime needs and wasi-libc does not have. Compiled by scripts/build-web; not served.

typedef __SIZE_TYPE__ size_t;

double strtod(const char *text, char **end);

// shell.js fills the bytes from crypto.getRandomValues.
__attribute__((import_module("env"), import_name("random"))) void host_random(void *bytes, size_t count);

// Seeds Swift's hash tables and feeds SystemRandomNumberGenerator.
void arc4random_buf(void *bytes, size_t count) { host_random(bytes, count); }

// Behind Double("82.5"): the end of what was read, or null where nothing was.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
    char *end;
    *value = strtod(text, &end);
    return end == text ? 0 : end;
}
