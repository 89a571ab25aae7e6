import CMalloc

/// What was let go while a long file was read lies in pieces between what is kept, in an area for each thread; without a word the
/// C library of Linux keeps it, and the next stage takes new memory beside it.
enum FreedMemory {
    /// Bytes of a file from which on it is worth the milliseconds.
    private static let long = 1 << 21

    /// Gives it back to the system after a stage of reading a file of so many bytes.
    static func giveBack(after bytes: Int) {
        #if canImport(Glibc)
            if bytes >= long { malloc_trim(0) }
        #endif
    }
}
