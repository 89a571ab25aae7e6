/// Two changes of the same field.
public struct MergeConflict: Error, Equatable, Sendable {
    public init() {}
}

/// Applies the change between two states of a model to a third one, field by field over the one declaration: a field
/// that the change touched must be as the change found it.
public struct Merger: FieldVisitor {
    @usableFromInline let from: [Slot]
    @usableFromInline let to: [Slot]
    @usableFromInline var index = 0
    @usableFromInline var isConflict = false

    @usableFromInline init(from: [Slot], to: [Slot]) {
        self.from = from
        self.to = to
    }

    /// `current` with the change from `from` to `to`.
    ///
    /// - Throws: when `current` has another value than `from` in a field that differs between them.
    @inlinable public static func merge<T: WireModel>(
        _ current: T, from: T, to: T
    ) throws(MergeConflict) -> T {
        if from == to { return current }
        var merger = Merger(from: SlotCollector.slots(of: from), to: SlotCollector.slots(of: to))
        var merged = current
        do throws(WireError) { try merged.fields(&merger) } catch { throw MergeConflict() }
        if merger.isConflict { throw MergeConflict() }
        return merged
    }

    @inlinable public mutating func field<T: WireValue>(_ name: StaticString, _ value: inout T) throws(WireError) {
        defer { index += 1 }
        guard index < from.count, index < to.count, let old = from[index] as? SlotOf<T>,
            let new = to[index] as? SlotOf<T>
        else { return isConflict = true }
        if old.value == new.value { return }
        if value == old.value { value = new.value } else { isConflict = true }
    }

    @inlinable public mutating func field<T: WireValue>(
        _ name: StaticString, _ value: inout T, default fallback: T
    ) throws(WireError) {
        try field(name, &value)
    }

    @inlinable public mutating func omittable<T: WireValue>(_ name: StaticString, _ value: inout T?) throws(WireError) {
        try field(name, &value)
    }
}
