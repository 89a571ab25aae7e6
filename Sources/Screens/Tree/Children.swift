/// Collects the children of an element: elements, texts, optional ones and loops.
///
/// Never inlined: every element of every screen passes here, and the app must be small before it is fast.
@resultBuilder
public enum Children<Message> {
    @inline(never) public static func buildExpression(_ node: Node<Message>) -> [Node<Message>] { [node] }
    @inline(never) public static func buildExpression(_ text: String) -> [Node<Message>] { [.text(text)] }
    @inline(never) public static func buildExpression(_ node: Node<Message>?) -> [Node<Message>] {
        node.map { [$0] } ?? []
    }
    @inline(never) public static func buildExpression(_ nodes: [Node<Message>]) -> [Node<Message>] { nodes }

    @inline(never) public static func buildBlock() -> [Node<Message>] { [] }
    /// One child is the common case, and is passed on as it is.
    @inline(never) public static func buildBlock(_ only: [Node<Message>]) -> [Node<Message>] { only }
    @inline(never) public static func buildBlock(_ parts: [Node<Message>]...) -> [Node<Message>] {
        var all: [Node<Message>] = []
        all.reserveCapacity(parts.count)
        for part in parts { all.append(contentsOf: part) }
        return all
    }
    @inline(never) public static func buildOptional(_ part: [Node<Message>]?) -> [Node<Message>] { part ?? [] }
    @inline(never) public static func buildEither(first: [Node<Message>]) -> [Node<Message>] { first }
    @inline(never) public static func buildEither(second: [Node<Message>]) -> [Node<Message>] { second }
    @inline(never) public static func buildArray(_ parts: [[Node<Message>]]) -> [Node<Message>] {
        var all: [Node<Message>] = []
        all.reserveCapacity(parts.count)
        for part in parts { all.append(contentsOf: part) }
        return all
    }
}
