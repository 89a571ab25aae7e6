/// HTML text of nodes.
struct HTML {
    private(set) var bytes: [UInt8] = []

    /// The text of one node.
    static func text<Message>(_ node: Node<Message>) -> String {
        var html = HTML()
        html.write(node)
        return String(decoding: html.bytes, as: UTF8.self)
    }

    mutating func write<Message>(_ node: Node<Message>) {
        switch node {
        case .text(let text): escape(text)
        case .lazy(let lazy): write(lazy.drawn)
        case .element(let element): write(element)
        }
    }

    private mutating func write<Message>(_ element: Element<Message>) {
        raw("<")
        raw(element.tag)
        var content: String?
        for attribute in element.attributes {
            // What a text area holds stands between its tags.
            if attribute.isProperty, element.tag == "textarea", attribute.name == "value" {
                content = attribute.value
            } else if attribute.isProperty, attribute.value == "false" {
                continue  // In HTML a box is ticked by the mere presence of the word.
            } else {
                write(attribute.name, attribute.value)
            }
        }
        if let listening = element.listening { write("data-on", listening) }
        raw(">")
        if Self.isVoid(element.tag) { return }
        if let content {
            raw("\n")  // The parser takes one line break away.
            escape(content)
        }
        for child in element.children { write(child) }
        raw("</")
        raw(element.tag)
        raw(">")
    }

    private mutating func write(_ name: String, _ value: String) {
        raw(" ")
        raw(name)
        raw("=\"")
        escape(value)
        raw("\"")
    }

    private static func isVoid(_ tag: String) -> Bool {
        switch tag {
        case "input", "br", "hr", "img", "col": true
        default: false
        }
    }

    private mutating func raw(_ text: String) { bytes.append(contentsOf: text.utf8) }

    private mutating func escape(_ text: String) {
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "&"): raw("&amp;")
            case UInt8(ascii: "<"): raw("&lt;")
            case UInt8(ascii: ">"): raw("&gt;")
            case UInt8(ascii: "\""): raw("&quot;")
            default: bytes.append(byte)
            }
        }
    }
}
