/// A QR code (ISO/IEC 18004) of a text: bytes, error correction level M, versions 1 to 10. Enough for an address with a code in it.
public struct QRCode: Equatable, Sendable {
    /// Modules of a side, without the quiet zone, which is four on every side.
    public let size: Int
    /// Row by row.
    private(set) var modules: [Bool]

    /// Whether a module is dark; what lies outside is light.
    public subscript(row: Int, column: Int) -> Bool {
        guard (0..<size).contains(row), (0..<size).contains(column) else { return false }
        return modules[row * size + column]
    }

    /// The smallest version that holds the text's UTF-8.
    ///
    /// - Returns: `nil` for more than 213 bytes.
    public init?(_ text: String) {
        let bytes = Array(text.utf8)
        var version: QRVersion?
        for number in 1...10 where version == nil {
            let candidate = QRVersion(number)
            if bytes.count <= candidate.capacity { version = candidate }
        }
        guard let version else { return nil }
        var canvas = QRCanvas(version)
        canvas.place(version.codewords(of: bytes))
        (size, modules) = (version.size, canvas.masked())
    }

    /// The dark modules as the data of an SVG path, a unit to a module, run by run.
    public var path: String {
        var path = ""
        for row in 0..<size {
            var column = 0
            while column < size {
                var end = column
                while self[row, end] { end += 1 }
                if end > column {
                    let run = String(end - column)
                    path += "M" + String(column) + " " + String(row) + "h" + run + "v1h-" + run + "z"
                }
                column = end + 1
            }
        }
        return path
    }

    /// Lines of text for a terminal, two rows to a line, with the quiet zone. Light modules are drawn as blocks of the text's
    /// colour, so that it reads on a dark ground; most readers also take it inverted.
    public var lines: [String] {
        var lines: [String] = []
        for row in stride(from: -4, to: size + 4, by: 2) {
            var line = ""
            for column in -4..<(size + 4) {
                // Below the last row of an odd number of them there is nothing to draw.
                let (upper, lower) = (!self[row, column], row + 1 < size + 4 && !self[row + 1, column])
                line += upper ? (lower ? "█" : "▀") : (lower ? "▄" : " ")
            }
            lines.append(line)
        }
        return lines
    }
}

/// What one of the versions 1 to 10 has room for, at level M (ISO/IEC 18004, tables 1, 7 and 9).
struct QRVersion {
    let number: Int
    /// Codewords in all, those of error correction among them.
    private let total: Int
    /// Codewords of error correction in each block.
    private let correction: Int
    private let blocks: Int
    /// Rows and columns of the centres of the alignment patterns.
    let alignment: [Int]

    init(_ number: Int) {
        self.number = number
        switch number {
        case 1: (total, correction, blocks, alignment) = (26, 10, 1, [])
        case 2: (total, correction, blocks, alignment) = (44, 16, 1, [6, 18])
        case 3: (total, correction, blocks, alignment) = (70, 26, 1, [6, 22])
        case 4: (total, correction, blocks, alignment) = (100, 18, 2, [6, 26])
        case 5: (total, correction, blocks, alignment) = (134, 24, 2, [6, 30])
        case 6: (total, correction, blocks, alignment) = (172, 16, 4, [6, 34])
        case 7: (total, correction, blocks, alignment) = (196, 18, 4, [6, 22, 38])
        case 8: (total, correction, blocks, alignment) = (242, 22, 4, [6, 24, 42])
        case 9: (total, correction, blocks, alignment) = (292, 22, 5, [6, 26, 46])
        default: (total, correction, blocks, alignment) = (346, 26, 5, [6, 28, 50])
        }
    }

    var size: Int { 17 + 4 * number }

    private var data: Int { total - correction * blocks }

    /// Bits of the count of bytes.
    private var lengthBits: Int { number < 10 ? 8 : 16 }

    /// Bytes of text.
    var capacity: Int { (8 * data - 4 - lengthBits) / 8 }

    /// The data with its error correction, block by block interleaved.
    func codewords(of text: [UInt8]) -> [UInt8] {
        let data = dataCodewords(of: text)
        let divisor = ReedSolomon.divisor(degree: correction)
        // The first blocks are one shorter where it does not come out even.
        let (short, shorter) = (self.data / blocks, blocks - self.data % blocks)
        var parts: [(data: ArraySlice<UInt8>, correction: [UInt8])] = []
        var start = 0
        for block in 0..<blocks {
            let part = data[start..<(start + short + (block < shorter ? 0 : 1))]
            parts.append((part, ReedSolomon.remainder(of: part, by: divisor)))
            start = part.endIndex
        }
        var interleaved: [UInt8] = []
        for index in 0...short {
            for part in parts where index < part.data.count {
                interleaved.append(part.data[part.data.startIndex + index])
            }
        }
        for index in 0..<correction {
            for part in parts { interleaved.append(part.correction[index]) }
        }
        return interleaved
    }

    /// Mode, length, text, terminator and padding.
    private func dataCodewords(of text: [UInt8]) -> [UInt8] {
        var bits: [Bool] = []
        func append(_ value: Int, _ count: Int) {
            for bit in stride(from: count - 1, through: 0, by: -1) { bits.append(value >> bit & 1 == 1) }
        }
        append(0b0100, 4)
        append(text.count, lengthBits)
        for byte in text { append(Int(byte), 8) }
        append(0, min(4, 8 * data - bits.count))
        append(0, (8 - bits.count % 8) % 8)
        var codewords: [UInt8] = []
        for start in stride(from: 0, to: bits.count, by: 8) {
            var byte: UInt8 = 0
            for bit in bits[start..<(start + 8)] { byte = byte << 1 | (bit ? 1 : 0) }
            codewords.append(byte)
        }
        var padding: UInt8 = 0xec
        while codewords.count < data {
            codewords.append(padding)
            padding ^= 0xec ^ 0x11
        }
        return codewords
    }
}

/// Arithmetic of the bytes modulo x⁸ + x⁴ + x³ + x² + 1.
enum ReedSolomon {
    static func multiply(_ a: UInt8, _ b: UInt8) -> UInt8 {
        var product = 0
        for bit in stride(from: 7, through: 0, by: -1) {
            product = product << 1 ^ (product >> 7) * 0x11d
            product ^= Int(b) >> bit & 1 == 1 ? Int(a) : 0
        }
        return UInt8(product)
    }

    /// The product of (x − 2⁰) … (x − 2ᵈ⁻¹), without its highest coefficient, which is 1.
    static func divisor(degree: Int) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: degree)
        result[degree - 1] = 1
        var root: UInt8 = 1
        for _ in 0..<degree {
            for index in 0..<degree {
                result[index] = multiply(result[index], root)
                if index + 1 < degree { result[index] ^= result[index + 1] }
            }
            root = multiply(root, 2)
        }
        return result
    }

    static func remainder(of data: ArraySlice<UInt8>, by divisor: [UInt8]) -> [UInt8] {
        var result = [UInt8](repeating: 0, count: divisor.count)
        for byte in data {
            let factor = byte ^ result[0]
            for index in 0..<divisor.count {
                let next = index + 1 < divisor.count ? result[index + 1] : 0
                result[index] = next ^ multiply(divisor[index], factor)
            }
        }
        return result
    }
}
