/// A piece of the page as a value. A screen is a function from its model to a tree of these; the difference of two trees
/// reaches the browser as patches.
public enum Node<Message> {
    indirect case text(String)
    case element(Element<Message>)
    /// Drawn only when the value it shows has changed.
    case lazy(Lazy<Message>)

    /// What tells this node from its siblings when they change places.
    var key: UInt64? {
        switch self {
        case .text: nil
        case .element(let element): element.key
        case .lazy(let lazy): lazy.key
        }
    }

    /// The text or element behind any number of lazy shells.
    var drawn: Node {
        var node = self
        while case .lazy(let lazy) = node { node = lazy.drawn }
        return node
    }
}

/// An HTML element. By reference: trees are walked and compared with every message, which copies what it looks at.
public final class Element<Message> {
    let tag: String
    let key: UInt64?
    let attributes: [Attribute]
    let handlers: [Handler<Message>]
    let children: [Node<Message>]

    /// The page must equal the tree node for node, and the HTML parser merges adjacent texts and drops empty ones: so
    /// they are merged and dropped here.
    init(
        _ tag: String, classes: String = "", _ given: [Attr<Message>], key: UInt64? = nil, _ children: [Node<Message>]
    ) {
        self.tag = tag
        self.key = key
        var attributes: [Attribute] = []
        var handlers: [Handler<Message>] = []
        attributes.reserveCapacity(given.count + 1)
        if !classes.isEmpty { attributes.append(Attribute(name: "class", value: classes)) }
        for attribute in given {
            switch attribute {
            case .attribute(let name, let value): attributes.append(Attribute(name: name, value: value))
            case .property(let name, let value):
                attributes.append(Attribute(name: name, value: value, isProperty: true))
            case .on(let event, let handler): handlers.append(Handler(event: event, action: handler))
            case .none: break
            }
        }
        (self.attributes, self.handlers) = (attributes, handlers)
        var needsMerging = false
        var followsText = false
        for child in children {
            if case .text(let text) = child {
                if followsText || text.isEmpty { needsMerging = true }
                followsText = true
            } else {
                followsText = false
            }
        }
        self.children = needsMerging ? Self.merged(children) : children
    }

    /// The same with other classes.
    init(_ other: Element, classes: String) {
        (tag, key, handlers, children) = (other.tag, other.key, other.handlers, other.children)
        var attributes = classes.isEmpty ? [] : [Attribute(name: "class", value: classes)]
        for attribute in other.attributes where attribute.name != "class" { attributes.append(attribute) }
        self.attributes = attributes
    }

    private static func merged(_ children: [Node<Message>]) -> [Node<Message>] {
        var merged: [Node<Message>] = []
        for child in children {
            guard case .text(let text) = child else {
                merged.append(child)
                continue
            }
            if text.isEmpty { continue }
            if case .text(let before)? = merged.last {
                merged[merged.count - 1] = .text(before + text)
            } else {
                merged.append(child)
            }
        }
        return merged
    }

    /// The names of the events this element listens for, as the shell looks for them; `nil` for none.
    var listening: String? {
        if handlers.isEmpty { return nil }
        var names = ""
        for handler in handlers {
            if !names.isEmpty { names += " " }
            names += handler.event.name
        }
        return names
    }
}

/// An attribute, or a property of the live element such as what an input holds.
struct Attribute: Equatable {
    var name: String
    var value: String
    var isProperty = false
}

/// What an element does on an event.
struct Handler<Message> {
    var event: EventKind
    var action: Action<Message>
}

/// A message, or one made of what the field holds.
public indirect enum Action<Message> {
    case send(Message)
    case value((String) -> Message?)
}

/// What is given to an element: attributes, properties and what it does on events.
public indirect enum Attr<Message> {
    case attribute(String, String)
    case property(String, String)
    case on(EventKind, Action<Message>)
    case none
}

/// The events that the shell reports, with their numbers in its messages.
public enum EventKind: UInt8, Equatable, Sendable {
    case click = 1
    case input, change, submit, keydown, blur, focus
    /// A row of a list was dragged: "2,0" from its place to another one.
    case reorder = 9
    /// A row was swiped away.
    case swipe

    var name: String {
        switch self {
        case .click: "click"
        case .input: "input"
        case .change: "change"
        case .submit: "submit"
        case .keydown: "keydown"
        case .blur: "blur"
        case .focus: "focus"
        case .reorder: "reorder"
        case .swipe: "swipe"
        }
    }
}

/// A view of a value, drawn again only when the value is another one. Made by `lazy`.
public class Lazy<Message> {
    let key: UInt64?
    private var cache: Node<Message>?

    init(key: UInt64?) { self.key = key }

    /// What is drawn, drawn at most once.
    final var drawn: Node<Message> {
        if let cache { return cache }
        let node = draw()
        cache = node
        return node
    }

    func draw() -> Node<Message> { .text("") }
    func shows(sameAs other: Lazy) -> Bool { false }

    /// Takes over what `other` has drawn, where this shows the same; says whether that is all of it.
    func takeOver(_ other: Lazy) -> Bool {
        guard shows(sameAs: other) else { return false }
        cache = other.cache
        return true
    }

    /// Holds what is drawn already.
    final func hold(_ node: Node<Message>) { cache = node }
}

/// A view of a value whose classes change without it: then all else of it stays as it is drawn.
final class ClassedView<Value: Equatable, Message>: Lazy<Message> {
    private let value: Value
    private let classes: String
    private let view: (Value, String) -> Node<Message>

    init(key: UInt64?, _ value: Value, classes: String, _ view: @escaping (Value, String) -> Node<Message>) {
        (self.value, self.classes, self.view) = (value, classes, view)
        super.init(key: key)
    }

    override func draw() -> Node<Message> { view(value, classes) }

    override func takeOver(_ other: Lazy<Message>) -> Bool {
        guard let other = other as? ClassedView<Value, Message>, value == other.value else { return false }
        if classes == other.classes {
            hold(other.drawn)
            return true
        }
        if case .element(let element) = other.drawn { hold(.element(Element(element, classes: classes))) }
        return false
    }
}

/// What stands beside the work of the finger: while a tap is answered it stays as it was, and is drawn with the message after.
final class Beside<Message>: Lazy<Message> {
    private let waits: Bool
    private let view: () -> Node<Message>

    init(key: UInt64?, waits: Bool, _ view: @escaping () -> Node<Message>) {
        self.waits = waits
        self.view = view
        super.init(key: key)
    }

    override func draw() -> Node<Message> { view() }

    override func shows(sameAs other: Lazy<Message>) -> Bool { waits && other is Beside<Message> }
}

final class LazyView<Value: Equatable, Message>: Lazy<Message> {
    private let name: String
    private let value: Value
    private let view: (Value) -> Node<Message>

    init(_ name: String, key: UInt64?, _ value: Value, _ view: @escaping (Value) -> Node<Message>) {
        self.name = name
        self.value = value
        self.view = view
        super.init(key: key)
    }

    override func draw() -> Node<Message> { view(value) }

    override func shows(sameAs other: Lazy<Message>) -> Bool {
        guard let other = other as? LazyView<Value, Message> else { return false }
        return name == other.name && value == other.value
    }
}

/// A view of a value, drawn again only when the value is another one.
///
/// - Parameter name: of the view: two views of equal values are told apart by it. `view` may depend on nothing else.
func lazy<Value: Equatable, Message>(
    _ name: String, key: UInt64? = nil, _ value: Value, _ view: @escaping (Value) -> Node<Message>
) -> Node<Message> {
    .lazy(LazyView(name, key: key, value, view))
}

extension Node {
    /// The way to the element with an id; `nil` where none has it.
    func path(toID id: String) -> [Int]? {
        guard case .element(let element) = drawn else { return nil }
        for attribute in element.attributes where attribute.name == "id" && attribute.value == id { return [] }
        for index in element.children.indices {
            if let rest = element.children[index].path(toID: id) { return [index] + rest }
        }
        return nil
    }

    /// The message of the element at a path of child indexes; `nil` when there is none, or it does not listen.
    func message(at path: [Int], event: EventKind, value: String) -> Message? {
        var node = drawn
        for index in path {
            guard case .element(let element) = node, element.children.indices.contains(index) else { return nil }
            node = element.children[index].drawn
        }
        guard case .element(let element) = node else { return nil }
        for handler in element.handlers where handler.event == event {
            switch handler.action {
            case .send(let message): return message
            case .value(let make): return make(value)
            }
        }
        return nil
    }
}
