/// The app's page: a tree that sends the app's messages.
typealias View = Node<Message>
typealias A = Attr<Message>

extension Attr {
    @inline(never) static func id(_ id: String) -> Attr { .attribute("id", id) }
    /// What a screen reader says instead of the content.
    @inline(never) static func label(_ text: String) -> Attr { .attribute("aria-label", text) }
    @inline(never) static func role(_ role: String) -> Attr { .attribute("role", role) }
    @inline(never) static func pressed(_ on: Bool) -> Attr { .attribute("aria-pressed", on ? "true" : "false") }
    @inline(never) static func expanded(_ on: Bool) -> Attr { .attribute("aria-expanded", on ? "true" : "false") }
    @inline(never) static func current(_ on: Bool) -> Attr { on ? .attribute("aria-current", "true") : .none }
    @inline(never) static func disabled(_ on: Bool) -> Attr { on ? .attribute("disabled", "") : .none }
    @inline(never) static func click(_ message: Message) -> Attr { .on(.click, .send(message)) }
    /// Reachable by `focus`, but not by Tab.
    @inline(never) static var focusable: Attr { .attribute("tabindex", "-1") }
    /// A row of a list that can be dragged to another place, and where it is taken: after a moment, so that a finger on it
    /// scrolls and taps as elsewhere.
    @inline(never) static var row: Attr { .attribute("data-row", "") }
    @inline(never) static var grip: Attr { .attribute("data-grip", "hold") }
    /// Not for screen readers.
    @inline(never) static var unheard: Attr { .attribute("aria-hidden", "true") }
}

/// Any element, of children that are there already. What takes its children from a block is inlined to a call of this, so
/// that the compiler makes neither closures nor copies of these functions for each of them.
@inline(never) func element(
    _ name: String, _ classes: String, _ attributes: [A], _ key: UInt64?, _ children: [View]
) -> View {
    .element(Element(name, classes: classes, attributes, key: key, children))
}

/// Any element.
@inline(__always) func tag(
    _ name: String, _ classes: String = "", _ attributes: [A] = [], key: UInt64? = nil,
    @Children<Message> _ children: () -> [View]
) -> View {
    element(name, classes, attributes, key, children())
}

/// An element with a text.
@inline(never) func tag(_ name: String, _ text: String) -> View { element(name, "", [], nil, [.text(text)]) }

@inline(never) func tag(_ name: String, _ classes: String, key: UInt64? = nil, _ text: String) -> View {
    element(name, classes, [], key, [.text(text)])
}

@inline(never) func tag(_ name: String, _ classes: String, _ attributes: [A], key: UInt64? = nil, _ text: String)
    -> View
{
    element(name, classes, attributes, key, [.text(text)])
}

@inline(__always) func div(
    _ classes: String = "", _ attributes: [A] = [], key: UInt64? = nil, @Children<Message> _ children: () -> [View]
) -> View {
    element("div", classes, attributes, key, children())
}

@inline(never) func span(_ classes: String, _ text: String, _ attributes: [A] = []) -> View {
    element("span", classes, attributes, nil, [.text(text)])
}

@inline(never) func button(
    _ classes: String, _ message: Message, _ attributes: [A], _ key: UInt64?, holding children: [View]
) -> View {
    element("button", classes, [.attribute("type", "button"), .click(message)] + attributes, key, children)
}

/// A real button, so that it works with every key and every reader.
@inline(__always) func button(
    _ classes: String, _ message: Message, _ attributes: [A] = [], key: UInt64? = nil,
    @Children<Message> _ children: () -> [View]
) -> View {
    button(classes, message, attributes, key, holding: children())
}

@inline(never) func button(
    _ classes: String, _ message: Message, _ attributes: [A] = [], key: UInt64? = nil, _ text: String
) -> View {
    button(classes, message, attributes, key, holding: [.text(text)])
}

@inline(never) func link(
    _ classes: String, _ route: Route, _ attributes: [A], _ key: UInt64?, holding children: [View]
) -> View {
    element("a", classes, [.attribute("href", route.path), .click(.go(route))] + attributes, key, children)
}

/// A link within the app: real, so that it can be opened in a new tab and copied.
@inline(__always) func link(
    _ classes: String, _ route: Route, _ attributes: [A] = [], key: UInt64? = nil,
    @Children<Message> _ children: () -> [View]
) -> View {
    link(classes, route, attributes, key, holding: children())
}

/// Numbers in tabular figures.
@inline(never) func figures(_ text: String) -> View { span("n", text) }

/// The heading that a screen gives the focus to when it appears.
@inline(never) func title(_ text: String, _ small: String? = nil, large: Bool = false) -> View {
    tag("h1", large ? "large" : "", [.id("title"), .focusable]) {
        text
        if let small { tag("small", small) }
    }
}

/// The heading of a part of a screen.
@inline(never) func section(_ text: String, key: UInt64? = nil) -> View {
    div("section", key: key) { tag("h2", "label", text) }
}

@inline(never) func row(_ name: String, _ small: String?, _ key: UInt64?, end: [View]) -> View {
    div("row", key: key) {
        tag("span") {
            name
            if let small { tag("small", small) }
        }
        element("span", "", [], nil, end)
    }
}

/// A line with something at its end.
@inline(__always) func row(
    _ name: String, _ small: String?, key: UInt64? = nil, @Children<Message> _ end: () -> [View]
) -> View {
    row(name, small, key, end: end())
}
