/// Finds the patches that change the page from one tree to the next.
struct TreeDiff<Message> {
    private var batch = Batch()
    /// Where the walk stands, in the new tree and in the old one.
    private var path: [Int] = []
    private var oldPath: [Int] = []
    /// The field in the old tree that is being typed in: what it holds is its own.
    private let typing: [Int]?

    private init(typing: [Int]?) { self.typing = typing }

    /// The patches from `old` to `new`. Lazy nodes of `new` that show the same take over what `old` has drawn.
    static func patches(from old: Node<Message>, to new: Node<Message>, typing: [Int]? = nil) -> Batch {
        var diff = TreeDiff(typing: typing)
        diff.node(old, new)
        return diff.batch
    }

    private mutating func node(_ old: Node<Message>, _ new: Node<Message>) {
        if case .lazy(let before) = old, case .lazy(let after) = new {
            if before === after { return }
            if after.takeOver(before) { return }
        }
        let (oldDrawn, newDrawn) = (old.drawn, new.drawn)
        switch (oldDrawn, newDrawn) {
        case (.text(let before), .text(let after)):
            if before != after {
                batch.patch(.text, at: path)
                batch.string(after)
            }
        case (.element(let before), .element(let after)) where before.tag == after.tag && old.key == new.key:
            element(before, after)
        default: replace(with: newDrawn)
        }
    }

    private mutating func replace(with node: Node<Message>) {
        batch.patch(.replace, at: path)
        batch.html(node)
    }

    private mutating func element(_ old: Element<Message>, _ new: Element<Message>) {
        if old === new { return }
        // Drawings are small and parsed as a whole.
        if new.tag == "svg" {
            if HTML.text(Node.element(old)) != HTML.text(Node.element(new)) { replace(with: .element(new)) }
            return
        }
        attributes(old, new)
        if Self.isInPlace(old.children, new.children) {
            for index in old.children.indices { child(index, index, old.children[index], new.children[index]) }
        } else {
            children(old.children, new.children)
        }
    }

    // MARK: Attributes

    private mutating func attributes(_ old: Element<Message>, _ new: Element<Message>) {
        if old.attributes != new.attributes {
            for attribute in new.attributes where !old.attributes.contains(attribute) {
                if attribute.isProperty, typing == oldPath { continue }
                batch.set(attribute, at: path)
            }
            for attribute in old.attributes where !new.attributes.contains(where: { $0.name == attribute.name }) {
                if attribute.isProperty { continue }
                batch.patch(.removeAttribute, at: path)
                batch.string(attribute.name)
            }
        }
        if old.handlers.isEmpty, new.handlers.isEmpty { return }
        let listening = new.listening
        if old.listening == listening { return }
        if let listening {
            batch.set(Attribute(name: "data-on", value: listening), at: path)
        } else {
            batch.patch(.removeAttribute, at: path)
            batch.string("data-on")
        }
    }

    // MARK: Children

    private mutating func child(_ index: Int, _ oldIndex: Int, _ old: Node<Message>, _ new: Node<Message>) {
        path.append(index)
        oldPath.append(oldIndex)
        node(old, new)
        path.removeLast()
        oldPath.removeLast()
    }

    /// Whether every child stands where it stood, as most often; those without keys change where they are.
    private static func isInPlace(_ old: [Node<Message>], _ new: [Node<Message>]) -> Bool {
        if old.count != new.count { return false }
        var hasKeys = false
        for index in new.indices {
            let (before, after) = (old[index].key, new[index].key)
            if before != after { return false }
            if before != nil { hasKeys = true }
        }
        if hasKeys {
            for index in new.indices where new[index].key == nil {
                if kind(of: old[index]) != kind(of: new[index]) { return false }
            }
        }
        return true
    }

    /// Children with keys are followed to their new places; those without are told apart by their kind and number, so
    /// that a sentence which comes between two others leaves the button below it, and who stands on it, alone.
    private mutating func children(_ old: [Node<Message>], _ new: [Node<Message>]) {
        let oldNames = Self.names(old)
        let newNames = Self.names(new)
        var places: [ChildName: Int] = [:]
        for (index, name) in newNames.enumerated() { places[name] = index }
        // What stands on the page, as indexes into the old children.
        var standing: [Int] = []
        for index in old.indices where places[oldNames[index]] != nil { standing.append(index) }
        for index in old.indices.reversed() where places[oldNames[index]] == nil { remove(index) }
        for index in new.indices {
            if index < standing.count, standing[index] >= 0, oldNames[standing[index]] == newNames[index] { continue }
            if let from = standing.indices.first(where: {
                $0 > index && standing[$0] >= 0 && oldNames[standing[$0]] == newNames[index]
            }) {
                batch.patch(.move, at: path)
                batch.half(from)
                batch.half(index)
                standing.insert(standing.remove(at: from), at: index)
            } else {
                insert(new[index], index)
                standing.insert(-1, at: index)
            }
        }
        // A key that stands twice by mistake must not leave anything behind.
        for index in (new.count..<standing.count).reversed() { remove(index) }
        for index in new.indices where standing[index] >= 0 {
            child(index, standing[index], old[standing[index]], new[index])
        }
    }

    private mutating func insert(_ node: Node<Message>, _ index: Int) {
        batch.patch(.insert, at: path)
        batch.half(index)
        batch.html(node)
    }

    private mutating func remove(_ index: Int) { batch.patch(.remove, at: path + [index]) }

    private static func names(_ children: [Node<Message>]) -> [ChildName] {
        var names: [ChildName] = []
        names.reserveCapacity(children.count)
        for child in children {
            if let key = child.key {
                names.append(ChildName(kind: 0, number: key))
            } else {
                let kind = kind(of: child)
                var number: UInt64 = 0
                for name in names where name.kind == kind { number += 1 }
                names.append(ChildName(kind: kind, number: number))
            }
        }
        return names
    }

    /// The tag's letters as a number; what is not drawn yet is not drawn for it.
    private static func kind(of child: Node<Message>) -> UInt64 {
        switch child {
        case .text: return 1
        case .lazy: return 2
        case .element(let element):
            var kind: UInt64 = 0
            for byte in element.tag.utf8 { kind = kind << 8 | UInt64(byte) }
            return kind
        }
    }
}

/// What a child is followed by: its key, or its number among those of its kind without one.
private struct ChildName: Hashable {
    /// 0 for those with a key.
    var kind: UInt64
    var number: UInt64
}
