import Wire

/// The limits of a live workout (seed 004 section 10, widened by DESIGN.md section 2 for bodyweight and timed work).
public enum SetLimits {
    /// Of one set.
    public static let maximumWeight = Mass.kg(2_000)
    static let maximumReps = 30
    /// Sets of bodyweight or timed exercises.
    static let maximumBodyweightReps = 100
    /// A day.
    public static let maximumSeconds = 86_400
    /// Seconds after a set; 0 stands for none, as within a superset.
    public static let rest = 30...600
    static let restOrNone = 0...rest.upperBound
    /// 1,000 km.
    public static let maximumDistance = Distance(units: 10_000_000_000)
    static let maximumTextLength = TextLimit.note
    static let maximumExercises = 60
    static let maximumSets = 60

    /// After an autofill (seed 004 section 6.5).
    static let maximumSetsAfterAutofill = 8
    static let group = 1...64

    /// The most repetitions of one set.
    public static func reps(_ loadKind: LoadKind, _ measure: Measure) -> Int {
        loadKind == .external && measure == .reps ? maximumReps : maximumBodyweightReps
    }
}
