/// A query as it is put together: nothing, or a question mark and its parameters.
struct QueryText {
    private(set) var text = ""

    mutating func add(_ name: QueryName, _ value: String?) {
        guard let value else { return }
        text += text.isEmpty ? "?" : "&"
        text += name.rawValue
        text += "="
        text += Self.escaped(value)
    }

    mutating func add(_ name: QueryName, _ value: Int?) { add(name, value.map { String($0) }) }

    mutating func add(_ paging: Paging) {
        add(.limit, paging.limit)
        add(.cursor, paging.cursor)
    }

    /// The bytes that mean nothing in a query as they are, every other one as its two digits (RFC 3986).
    private static func escaped(_ text: String) -> String {
        var escaped = ""
        let digits = Array("0123456789ABCDEF".utf8)
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "."):
                escaped.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                escaped += "%"
                escaped.unicodeScalars.append(Unicode.Scalar(digits[Int(byte >> 4)]))
                escaped.unicodeScalars.append(Unicode.Scalar(digits[Int(byte & 15)]))
            }
        }
        return escaped
    }
}
