import CZlib
import Training

/// The events of a workout in one piece: their texts byte for byte, each behind its length in four bytes, compressed together.
///
/// They are much alike: together they take an eighth of the room, and less than half of what they take compressed one by one. zlib has a checksum of its own: a piece that was
/// damaged is told, and never taken for another.
public struct EventBlock: Equatable, Sendable {
    /// What is unpacked at most, whatever a damaged row says.
    private static let mostBytes = 64 << 20
    /// Beyond zlib's middle way it takes twice as long for a hundredth less.
    private static let effort: Int32 = 6

    /// How many texts.
    let count: Int
    /// How many bytes it has unpacked.
    let size: Int
    let bytes: [UInt8]

    init(count: Int, size: Int, bytes: [UInt8]) { (self.count, self.size, self.bytes) = (count, size, bytes) }

    /// - Returns: `nil` where the texts do not come out again as they are.
    init?(packing texts: [String]) {
        var plain: [UInt8] = []
        for text in texts {
            withUnsafeBytes(of: UInt32(truncatingIfNeeded: text.utf8.count).bigEndian) { plain.append(contentsOf: $0) }
            plain.append(contentsOf: text.utf8)
        }
        guard !texts.isEmpty, plain.count <= Self.mostBytes else { return nil }
        var length = compressBound(uLong(plain.count))
        var packed = [UInt8](repeating: 0, count: Int(length))
        guard compress2(&packed, &length, plain, uLong(plain.count), Self.effort) == Z_OK else { return nil }
        self.init(count: texts.count, size: plain.count, bytes: Array(packed.prefix(Int(length))))
        guard let back = try? self.texts(), back.elementsEqual(texts, by: { $0.utf8.elementsEqual($1.utf8) }) else {
            return nil
        }
    }

    /// The texts as they were.
    func texts() throws(StorageError) -> [String] {
        guard (0...Self.mostBytes).contains(size) else { throw Self.damaged }
        var plain = [UInt8](repeating: 0, count: size)
        var length = uLong(size)
        guard uncompress(&plain, &length, bytes, uLong(bytes.count)) == Z_OK, length == size else {
            throw Self.damaged
        }
        var texts: [String] = []
        var rest = plain[...]
        while rest.count >= 4 {
            let count = rest.prefix(4).reduce(0) { $0 << 8 | Int($1) }
            rest = rest.dropFirst(4)
            guard count <= rest.count, let text = String(validating: rest.prefix(count), as: UTF8.self) else {
                throw Self.damaged
            }
            texts.append(text)
            rest = rest.dropFirst(count)
        }
        guard rest.isEmpty, texts.count == count else { throw Self.damaged }
        return texts
    }

    private static let damaged = StorageError.corrupt("the packed events of a workout are damaged")

    /// Whether a row of `packed_events`, with all its columns, can be unpacked.
    public static func isWhole(_ row: [SQLValue]) -> Bool {
        guard row.count == 6, case .text(let user) = row[0], UserID(user) != nil,
            case .text(let workout) = row[1], WorkoutID(workout) != nil, case .integer(let count) = row[2],
            case .integer(let size) = row[3], case .integer = row[4], case .blob(let bytes) = row[5]
        else { return false }
        return (try? EventBlock(count: Int(count), size: Int(size), bytes: bytes).texts()) != nil
    }
}
