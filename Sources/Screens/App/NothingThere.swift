// `value == nil` asks whether something is there. For a value that can be compared the standard library's `==` is taken,
// which in the small build brings the whole comparison along, at every place, to compare with nothing. These are found
// before it. Each module has its own: one of another module would have to be imported by every file (decision 0019).
extension Optional where Wrapped: Equatable {
    @inline(__always)
    static func == (value: Wrapped?, nothing: _OptionalNilComparisonType) -> Bool {
        if case .none = value { true } else { false }
    }

    @inline(__always)
    static func != (value: Wrapped?, nothing: _OptionalNilComparisonType) -> Bool {
        if case .none = value { false } else { true }
    }
}
