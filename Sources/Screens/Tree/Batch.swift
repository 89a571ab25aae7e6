/// Bytes for the shell: one operation after the other, little-endian, strings with their length in front.
struct Batch: Equatable {
    private(set) var bytes: [UInt8] = []

    /// What the shell does with the page.
    enum Patch: UInt8 {
        case replace = 1
        case text, attribute, removeAttribute, insert, remove, move, property
    }

    mutating func patch(_ patch: Patch, at path: [Int]) {
        bytes.append(patch.rawValue)
        half(path.count)
        for index in path { half(index) }
    }

    mutating func set(_ attribute: Attribute, at path: [Int]) {
        patch(attribute.isProperty ? .property : .attribute, at: path)
        string(attribute.name)
        string(attribute.value)
    }

    mutating func byte(_ value: UInt8) { bytes.append(value) }

    mutating func half(_ value: Int) {
        bytes.append(UInt8(truncatingIfNeeded: value))
        bytes.append(UInt8(truncatingIfNeeded: value >> 8))
    }

    mutating func word(_ value: UInt32) {
        for shift in 0..<4 { bytes.append(UInt8(truncatingIfNeeded: value >> UInt32(8 * shift))) }
    }

    mutating func string(_ value: String) {
        word(UInt32(value.utf8.count))
        bytes.append(contentsOf: value.utf8)
    }

    mutating func html<Message>(_ node: Node<Message>) {
        var html = HTML()
        html.write(node)
        word(UInt32(html.bytes.count))
        bytes.append(contentsOf: html.bytes)
    }

    mutating func append(_ other: Batch) { bytes.append(contentsOf: other.bytes) }
}
