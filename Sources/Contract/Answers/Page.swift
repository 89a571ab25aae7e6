public import Wire

/// One page of a list.
public struct Page<Item: WireValue & Sendable>: WireDefaulted, Sendable {
    public var items: [Item] = []
    public var nextCursor: String?

    public init() {}

    /// One page; `next` is the cursor of the following one.
    public init(_ items: [Item], next: String? = nil) {
        self.items = items
        nextCursor = next
    }

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("items", &items)
        try v.field("next_cursor", &nextCursor, default: nil)
    }
}
