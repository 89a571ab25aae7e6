import Wire

/// The limits of a plan's targets.
public enum PlanLimits {
    static let maximumWeight = Mass.kg(2_000)
    static let reps = 1...100
    static let seconds = 1...86_400
    static let maximumExercises = 60
    static let maximumSets = 60
    static let maximumNotesLength = TextLimit.note
    static let group = 0...50
    static let name = 1...TextLimit.name
    /// Characters of what a plan is filed under.
    public static let category = 0...100
    /// A day.
    static let minutes = 1...1_440
}
