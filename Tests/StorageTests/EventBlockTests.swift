import TestSupport
import Testing

@testable import Storage

struct EventBlockTests {
    private static func texts(_ seed: UInt64) -> [String] {
        var generator = SeededGenerator(seed)
        let words = ["{\"seq\":", "ß", "💪🏽", "\u{0}", "\n", "set_done", "", "e\u{301}"]
        return (0..<Int.random(in: 1...40, using: &generator)).map { _ in
            (0..<Int.random(in: 0...60, using: &generator)).map { _ in words.randomElement(using: &generator) ?? "" }
                .joined()
        }
    }

    @Test(arguments: 0..<20) func whatWasPackedComesOutByteForByte(seed: UInt64) throws {
        let texts = Self.texts(seed)
        let block = try #require(EventBlock(packing: texts))
        #expect(try block.texts().map { Array($0.utf8) } == texts.map { Array($0.utf8) })
    }

    /// A bit of the filling behind the last one may turn over unseen: then the texts are the same.
    @Test func whatIsDamagedIsToldAndNeverAnother() throws {
        let texts = Self.texts(3)
        let block = try #require(EventBlock(packing: texts))
        var told = 0
        for place in block.bytes.indices {
            for bit in 0..<8 {
                var bytes = block.bytes
                bytes[place] ^= 1 << UInt8(bit)
                do {
                    #expect(try EventBlock(count: block.count, size: block.size, bytes: bytes).texts() == texts)
                } catch { told += 1 }
            }
        }
        #expect(told > block.bytes.count * 8 - 8)
        for size in [-1, 0, block.size - 1, block.size + 1, .max] {
            #expect(throws: StorageError.self, "\(size)") {
                try EventBlock(count: block.count, size: size, bytes: block.bytes).texts()
            }
        }
        #expect(throws: StorageError.self) {
            try EventBlock(count: block.count + 1, size: block.size, bytes: block.bytes).texts()
        }
    }
}
