public import Wire

/// What was done so far: done sets of every type but warm-ups (seed 004 section 5.4).
public struct Totals: WireDefaulted, Sendable {
    public var sets = 0
    public var reps = 0
    /// Sum of weight × reps. Bodyweight, timed and assisted sets add nothing.
    public var volume = Mass.zero

    public init() {}

    public mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("sets", &sets)
        try v.field("reps", &reps)
        try v.field("volume", &volume)
    }

    /// Adds others up.
    public mutating func add(_ other: Totals) {
        sets += other.sets
        reps += other.reps
        volume = volume + other.volume
    }

    /// The most reps that are counted of one set: more are a typing error, as is more weight than anything can be loaded with. Such a
    /// set stays as it is and is counted as a set; no sum or chart is broken by it.
    public static let mostReps = 1_000

    /// Counts one set.
    public mutating func count(
        _ type: SetType, done: Bool, weight: Mass?, reps: Int?, loadKind: LoadKind
    ) {
        guard done, type != .warmup else { return }
        sets += 1
        if reps ?? 0 > Self.mostReps || weight ?? .zero > PlateInventory.maximumLoad { return }
        self.reps = Int(clamping: saturatingAdd(Int64(self.reps), Int64(reps ?? 0)))
        if let weight, let reps, loadKind != .assisted { volume = volume + weight * reps }
    }

    /// The totals of a list of exercises.
    public init(of exercises: [ActiveExercise]) {
        // In their place: exercises and sets are large, and this is asked with every change.
        for exercise in exercises.indices {
            for set in exercises[exercise].sets.indices where exercises[exercise].sets[set].status == .done {
                count(
                    exercises[exercise].sets[set].setType, done: true, weight: exercises[exercise].sets[set].weight,
                    reps: exercises[exercise].sets[set].reps,
                    loadKind: exercises[exercise].swapped(exercises[exercise].sets[set])?.loadKind
                        ?? exercises[exercise].loadKind)
            }
        }
    }
}
