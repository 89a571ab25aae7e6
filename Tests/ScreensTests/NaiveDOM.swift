import TestSupport

@testable import Screens

/// A page as simple as can be: what the shell's patches do, done to a tree of classes.
final class NaiveNode: Equatable {
    var tag: String
    var text: String
    var attributes: [String: String] = [:]
    var children: [NaiveNode] = []

    init(tag: String, text: String = "") {
        self.tag = tag
        self.text = text
    }

    static func == (one: NaiveNode, other: NaiveNode) -> Bool {
        one.tag == other.tag && one.text == other.text && one.attributes == other.attributes
            && one.children == other.children
    }

    /// What a browser makes of a tree.
    convenience init<Message>(_ node: Node<Message>) {
        switch node.drawn {
        case .text(let text): self.init(tag: "", text: text)
        case .element(let element):
            self.init(tag: element.tag)
            for attribute in element.attributes where !attribute.isProperty || attribute.value != "false" {
                attributes[attribute.name] = attribute.value
            }
            if let listening = element.listening { attributes["data-on"] = listening }
            for child in element.children { children.append(NaiveNode(child)) }
        case .lazy: self.init(tag: "?")
        }
    }

    /// Reads HTML as our writer writes it.
    static func parse(_ html: String) -> NaiveNode {
        var rest = Substring(html)
        return read(&rest) ?? NaiveNode(tag: "?")
    }

    private static func read(_ rest: inout Substring) -> NaiveNode? {
        guard let first = rest.first else { return nil }
        if first != "<" {
            let text = rest.prefix { $0 != "<" }
            rest = rest.dropFirst(text.count)
            return NaiveNode(tag: "", text: unescaped(String(text)))
        }
        rest = rest.dropFirst()
        let tag = rest.prefix { $0 != " " && $0 != ">" }
        rest = rest.dropFirst(tag.count)
        let node = NaiveNode(tag: String(tag))
        while rest.first == " " {
            rest = rest.dropFirst()
            let name = rest.prefix { $0 != "=" }
            rest = rest.dropFirst(name.count + 2)
            let value = rest.prefix { $0 != "\"" }
            rest = rest.dropFirst(value.count + 1)
            node.attributes[String(name)] = unescaped(String(value))
        }
        rest = rest.dropFirst()
        if ["input", "br", "hr", "img", "col"].contains(node.tag) { return node }
        while !rest.hasPrefix("</") {
            guard let child = read(&rest) else { break }
            node.children.append(child)
        }
        rest = rest.dropFirst(node.tag.count + 3)
        if node.tag == "textarea" {
            node.attributes["value"] = String((node.children.first?.text ?? "").drop { $0 == "\n" })
            node.children = []
        }
        return node
    }

    private static func unescaped(_ text: String) -> String {
        var out = ""
        var rest = Substring(text)
        let names: [(String, Character)] = [("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\"")]
        while let first = rest.first {
            if first == "&", let (name, character) = names.first(where: { rest.hasPrefix($0.0) }) {
                out.append(character)
                rest = rest.dropFirst(name.count)
            } else {
                out.append(first)
                rest = rest.dropFirst()
            }
        }
        return out
    }
}

/// The shell, as far as patches go; effects are collected as their opcodes.
struct NaiveShell {
    var root: NaiveNode?
    private(set) var patches = 0
    private(set) var paths: [[Int]] = []

    mutating func apply(_ bytes: [UInt8]) {
        patches = 0
        paths = []
        var reader = ByteReader(bytes)
        while true {
            let code = reader.byte()
            if reader.isBroken || code >= 20 || code == 0 { return }
            patches += 1
            var path: [Int] = []
            for _ in 0..<reader.half() { path.append(reader.half()) }
            paths.append(path)
            run(code, path, &reader)
        }
    }

    private mutating func run(_ code: UInt8, _ path: [Int], _ reader: inout ByteReader) {
        switch code {
        case 1:
            let node = NaiveNode.parse(reader.string())
            guard let last = path.last else { return root = node }
            find(path.dropLast())?.children[last] = node
        case 2: find(path[...])?.text = reader.string()
        case 3, 8:
            let name = reader.string()
            let value = reader.string()
            // A property that is off is not written as an attribute.
            find(path[...])?.attributes[name] = code == 8 && value == "false" ? nil : value
        case 4: find(path[...])?.attributes[reader.string()] = nil
        case 5:
            let index = reader.half()
            find(path[...])?.children.insert(NaiveNode.parse(reader.string()), at: index)
        case 6: if let last = path.last { find(path.dropLast())?.children.remove(at: last) }
        case 7:
            let parent = find(path[...])
            let from = reader.half()
            let to = reader.half()
            if let node = parent?.children.remove(at: from) { parent?.children.insert(node, at: to) }
        default: break
        }
    }

    /// Whether a path leads into a folded exercise.
    func isInFold(_ path: [Int]) -> Bool {
        for length in 1...max(1, path.count) {
            if peek(Array(path.prefix(length)))?.attributes["class"]?.hasPrefix("fold") == true { return true }
        }
        return false
    }

    /// The node at a path that may have gone.
    func peek(_ path: [Int]) -> NaiveNode? {
        var node = root
        for index in path {
            guard let children = node?.children, children.indices.contains(index) else { return nil }
            node = children[index]
        }
        return node
    }

    func find(_ path: ArraySlice<Int>) -> NaiveNode? {
        var node = root
        for index in path { node = node?.children[index] }
        return node
    }
}

typealias Dice = SeededGenerator

extension SeededGenerator {
    mutating func roll(_ sides: Int) -> Int { Int.random(in: 0..<max(1, sides), using: &self) }
}
