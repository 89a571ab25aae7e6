import Testing
import Wire

/// Bytes in memory and bytes that are mapped are read alike.
struct FileBytesTests {
    private final class Count: @unchecked Sendable { var value = 0 }

    private func mapped(_ bytes: [UInt8], _ released: Count) -> FileBytes {
        let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 1)
        copy.copyBytes(from: bytes)
        return FileBytes(mapped: UnsafeRawBufferPointer(copy)) { memory in
            released.value += 1
            memory.deallocate()
        }
    }

    @Test func partsOfPartsAreTheSameInMemoryAndMapped() {
        let (all, released) = (Array(0..<100 as Range<UInt8>), Count())
        for file in [FileBytes(all), mapped(all, released)] {
            #expect(file.count == 100 && file.array == all && file.prefix(3) == [0, 1, 2])
            let part = file[10..<90][5..<10]
            #expect(part.array == [15, 16, 17, 18, 19] && part.prefix(100).count == 5)
            #expect(part.withBytes { $0.first } == 15)
            #expect(file[7..<7].array.isEmpty)
        }
    }

    @Test func whatIsMappedIsGivenBackWhenNobodyHoldsIt() {
        let released = Count()
        var part: FileBytes?
        do { part = mapped([1, 2, 3], released)[1..<2] }
        #expect(part?.array == [2] && released.value == 0)
        part = nil
        #expect(released.value == 1)
    }
}
