/// What an RFC 6902 operation does. `move`, `copy` and `test` are not produced, and refused when replayed.
public enum DiffOperation: String, WireEnum, Sendable {
    case add, remove, replace
}

/// One RFC 6902 operation.
public struct DiffOp: WireModel, Sendable {
    public var op: DiffOperation
    /// JSON pointer of the place; empty for the whole document.
    public var path: String
    /// The new value; none for `remove`.
    public var value: RawJSON?

    public init(blank: Blank) { (op, path) = (.replace, "") }

    public init(_ op: DiffOperation, _ path: String, _ value: RawJSON? = nil) {
        self.op = op
        self.path = path
        self.value = value
    }

    public mutating func fields<V: FieldVisitor>(_ visitor: inout V) throws(WireError) {
        try visitor.field("op", &op)
        try visitor.field("path", &path)
        try visitor.omittable("value", &value)
    }
}

/// Finds the operations that change one document into another. Replayed over the old document's canonical text they
/// give the new one's, byte for byte.
public struct Differ: FieldVisitor {
    /// The operations so far, in the order in which they must be replayed.
    public private(set) var ops: [DiffOp] = []
    @usableFromInline var path = ""
    @usableFromInline var slots: [Slot] = []
    @usableFromInline var index = 0

    public init() {}

    /// The operations from `old` to `new`.
    @inlinable public static func ops<T: WireValue>(from old: T, to new: T) -> [DiffOp] {
        var differ = Differ()
        T.diff(old, new, &differ)
        return differ.ops
    }

    /// Records that the value at this place becomes `value`.
    @inlinable public mutating func replace<T: WireValue>(with value: T) {
        append(.replace, path, RawJSON(value))
    }

    @usableFromInline mutating func append(_ op: DiffOperation, _ path: String, _ value: RawJSON?) {
        ops.append(DiffOp(op, path, value))
    }

    // MARK: Fields

    /// The fields of the old value are boxed by a first visitor, then met by position while the new value is visited.
    @inlinable mutating func diffFields<T: WireModel>(_ old: T, _ new: T) {
        var newCopy = new
        let outer = (slots, index)
        slots = SlotCollector.slots(of: old)
        index = 0
        do throws(WireError) { try newCopy.fields(&self) } catch {}
        (slots, index) = outer
    }

    @inlinable public mutating func field<T: WireValue>(_ name: StaticString, _ value: inout T) throws(WireError) {
        defer { index += 1 }
        // Checked: a `fields` that branches on the value would otherwise be read as the wrong type.
        guard index < slots.count, let slot = slots[index] as? SlotOf<T> else {
            return at(name) { $0.replace(with: value) }
        }
        if slot.value != value { at(name) { T.diff(slot.value, value, &$0) } }
    }

    @inlinable public mutating func field<T: WireValue>(
        _ name: StaticString, _ value: inout T, default fallback: T
    ) throws(WireError) {
        try field(name, &value)
    }

    @inlinable public mutating func omittable<T: WireValue>(_ name: StaticString, _ value: inout T?) throws(WireError) {
        defer { index += 1 }
        guard index < slots.count, let slot = slots[index] as? SlotOf<T?>, slot.value != value else { return }
        at(name) { differ in
            if let new = value {
                if let old = slot.value {
                    T.diff(old, new, &differ)
                } else {
                    differ.append(.add, differ.path, RawJSON(new))
                }
            } else {
                differ.append(.remove, differ.path, nil)
            }
        }
    }

    @inlinable mutating func at(_ name: StaticString, _ body: (inout Differ) -> Void) {
        let outer = path
        path += "/"
        path += name.description
        body(&self)
        path = outer
    }

    // MARK: Lists

    /// Removals first, from the end; then one walk over the new order, in which everything before the current index is
    /// already final. A moved element is removed and added whole.
    @inlinable mutating func diffIdentified<T: WireIdentified>(_ old: [T], _ new: [T]) {
        let outer = path
        var work = old
        var index = work.count
        while index > 0 {
            index -= 1
            let identity = work[index].wireIdentity
            if !new.contains(where: { $0.wireIdentity == identity }) {
                append(.remove, outer + "/" + String(index), nil)
                work.remove(at: index)
            }
        }
        for position in new.indices {
            let element = new[position]
            let place = outer + "/" + String(position)
            if position < work.count, work[position].wireIdentity == element.wireIdentity {
                path = place
                T.diff(work[position], element, &self)
                continue
            }
            if let from = work.firstIndex(where: { $0.wireIdentity == element.wireIdentity }) {
                append(.remove, outer + "/" + String(from), nil)
                work.remove(at: from)
            }
            append(.add, place, RawJSON(element))
            work.insert(element, at: position)
        }
        path = outer
    }
}

/// A boxed field of the old value.
@usableFromInline class Slot {
    @usableFromInline init() {}
}

@usableFromInline final class SlotOf<T>: Slot {
    @usableFromInline let value: T

    @usableFromInline init(_ value: T) {
        self.value = value
        super.init()
    }
}

@usableFromInline struct SlotCollector: FieldVisitor {
    @usableFromInline var slots: [Slot] = []

    @usableFromInline init() {}

    /// The fields of a model, boxed.
    @inlinable static func slots<T: WireModel>(of model: T) -> [Slot] {
        var collector = SlotCollector()
        var copy = model
        do throws(WireError) { try copy.fields(&collector) } catch {}
        return collector.slots
    }

    @inlinable mutating func field<T: WireValue>(_ name: StaticString, _ value: inout T) throws(WireError) {
        slots.append(SlotOf(value))
    }

    @inlinable mutating func field<T: WireValue>(
        _ name: StaticString, _ value: inout T, default fallback: T
    ) throws(WireError) {
        slots.append(SlotOf(value))
    }

    @inlinable mutating func omittable<T: WireValue>(_ name: StaticString, _ value: inout T?) throws(WireError) {
        slots.append(SlotOf(value))
    }
}
