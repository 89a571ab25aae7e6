/// How it stands with something that the server knows.
struct Look: Equatable {
    enum State: Equatable {
        /// Never seen.
        case missing
        /// Asked for; what was seen before still stands.
        case loading
        case loaded
        /// The last look failed; what was seen before still stands. Asked for again when there is a reason to: the network
        /// is back, or the lifter wants it.
        case failed
        /// The server has answered that it is not there, or not for this lifter.
        case refused
        /// Perhaps another by now: asked for again when a screen needs it.
        case stale
    }

    var state = State.missing
    /// Where the next page begins; `nil` after the last one.
    var cursor: String?

    /// Whether it became another thing, perhaps, after it was asked for: what is answered may be how it was before.
    private(set) var isOvertaken = false

    var isLoading: Bool { state == .loading }
    var hasFailed: Bool { state == .failed || state == .refused }
    var isWanted: Bool { state == .missing || state == .stale }

    /// It may be another by now: it is asked for again, after the answer that is on its way.
    @inline(never) mutating func lookAgain() { if isLoading { isOvertaken = true } else { state = .stale } }

    /// An answer came. Says whether it is worth nothing, and it is to be asked again.
    mutating func wasOvertaken() -> Bool {
        guard isOvertaken else { return false }
        isOvertaken = false
        state = .stale
        return true
    }
}

/// Values by their keys, of which there are few.
struct Family<Key: Equatable, Value> {
    private(set) var all: [(key: Key, value: Value)] = []

    subscript(key: Key) -> Value? {
        get {
            // By its place: what an entry holds is large, and copied only when it is the one.
            for index in all.indices where all[index].key == key { return all[index].value }
            return nil
        }
        set {
            all.removeAll { $0.key == key }
            if let newValue { all.append((key, newValue)) }
        }
    }
}
