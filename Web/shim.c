// What the embedded Swift runtime needs and wasi-libc does not have, or has too large. Compiled by scripts/build-web; not
// served. The functions named host_… are in shell.js.

#include <stdint.h>

typedef __SIZE_TYPE__ size_t;

double strtod(const char *text, char **end);

#define HOST(name) __attribute__((import_module("env"), import_name(name)))

// Fills the bytes from crypto.getRandomValues.
HOST("random") void host_random(void *bytes, size_t count);
// Writes the UTF-8 of a letter in upper (0), lower (1) or title case (2), at most 16 bytes; says how many.
HOST("cased") int32_t host_cased(uint32_t scalar, uint32_t how, uint8_t *utf8);
// How a scalar joins its neighbours to one character: the number of Swift's grapheme break property.
HOST("joining") uint32_t host_joining(uint32_t scalar);

// Seeds Swift's hash tables and feeds SystemRandomNumberGenerator.
void arc4random_buf(void *bytes, size_t count) { host_random(bytes, count); }

// Behind Double("82.5"): the end of what was read, or null where nothing was.
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
    char *end;
    *value = strtod(text, &end);
    return end == text ? 0 : end;
}

// -assume-single-threaded calls these. There is one thread, so the others count the same.
void *swift_retain(void *object);
void *swift_retain_n(void *object, uint32_t times);
void swift_release(void *object);
void swift_release_n(void *object, uint32_t times);
void *swift_nonatomic_retain(void *object) { return swift_retain(object); }
void *swift_nonatomic_retain_n(void *object, uint32_t times) { return swift_retain_n(object, times); }
void swift_nonatomic_release(void *object) { swift_release(object); }
void swift_nonatomic_release_n(void *object, uint32_t times) { swift_release_n(object, times); }

// Unicode without its tables, which the browser has anyway (a fifth of the app's data). Texts come in as NFC: the shell
// sees to that. So equal texts are equal scalar for scalar, and nothing is ever composed or taken apart here.
uint16_t _swift_stdlib_getNormData(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getDecompositionEntry(uint32_t scalar) { return 0; }
uint32_t _swift_stdlib_getComposition(uint32_t first, uint32_t second) { return UINT32_MAX; }
const uint8_t *const _swift_stdlib_nfd_decompositions = 0;

// The letter in another case. Swift asks for mappings to several scalars first; one scalar is given there, too.
const uint8_t *_swift_stdlib_getSpecialMapping(uint32_t scalar, uint8_t how, intptr_t *length) {
    static uint8_t utf8[16];
    *length = host_cased(scalar, how, utf8);
    return utf8;
}
int32_t _swift_stdlib_getMapping(uint32_t scalar, uint8_t how) { return 0; }

// 0xFF: stands alone, as every letter of Western Europe does.
uint8_t _swift_stdlib_getGraphemeBreakProperty(uint32_t scalar) {
    if (scalar > 0xAE && scalar < 0x300) return 0xFF;
    return host_joining(scalar);
}
_Bool _swift_stdlib_isExtendedPictographic(uint32_t scalar) { return _swift_stdlib_getGraphemeBreakProperty(scalar) == 4; }
_Bool _swift_stdlib_isInCB_Consonant(uint32_t scalar) { return 0; }
