import Training

/// Values in memory, each of a user and under a key, up to a number of bytes. When they are more, the half goes that was not
/// asked for lately.
struct HalvingCache<Key: Hashable, Value> {
    private struct Place: Hashable {
        var user: UserID
        var key: Key
    }

    private struct Entry {
        var value: Value
        var bytes: Int
    }

    private let capacity: Int
    /// Asked for since the others were put aside.
    private var young: [Place: Entry] = [:]
    private var old: [Place: Entry] = [:]
    private var youngBytes = 0

    /// - Parameter capacity: in bytes.
    init(capacity: Int) { self.capacity = capacity }

    /// The value under a key, where it still holds.
    mutating func find(_ key: Key, of user: UserID, where holds: (Value) -> Bool) -> Value? {
        let place = Place(user: user, key: key)
        guard let entry = young[place] ?? old[place], holds(entry.value) else { return nil }
        if young[place] == nil { keep(entry, at: place) }
        return entry.value
    }

    mutating func keep(_ value: Value, under key: Key, of user: UserID, bytes: Int) {
        keep(Entry(value: value, bytes: bytes), at: Place(user: user, key: key))
    }

    /// Forgets everything of a user.
    mutating func forget(_ user: UserID) {
        old = old.filter { $0.key.user != user }
        young = young.filter { $0.key.user != user }
        youngBytes = young.values.reduce(0) { $0 + $1.bytes }
    }

    private mutating func keep(_ entry: Entry, at place: Place) {
        youngBytes += entry.bytes - (young[place]?.bytes ?? 0)
        young[place] = entry
        guard youngBytes > capacity / 2 else { return }
        (old, young, youngBytes) = (young, [:], 0)
    }
}
