/// What no set can be: beyond these limits a number is a typing error. Such a set stays in the history as it is, but
/// sets no record, and no target follows from it.
public enum Plausibility {
    /// The most reps of one set.
    public static let maximumReps = 200
    /// The heaviest weight: more than twice what has ever been lifted off the ground.
    public static let maximumWeight = Mass.kg(2_000)
    /// The longest timed set, in seconds: a day.
    public static let maximumSeconds = 86_400

    /// The number of a set that cannot be, by its name on the wire; `nil` for a plausible set.
    public static func fault(of set: SetPerformance) -> String? {
        if let weight = set.weight, weight < .zero || weight > maximumWeight { return "weight" }
        if let reps = set.reps, !(0...maximumReps).contains(reps) { return "reps" }
        if let seconds = set.durationSeconds, !(0...maximumSeconds).contains(seconds) { return "duration_seconds" }
        return nil
    }
}
