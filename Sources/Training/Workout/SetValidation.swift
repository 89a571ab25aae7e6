/// The limits of a live workout (seed 004 section 10, widened by DESIGN.md section 2 for bodyweight and timed work).
enum SetLimits {
    static let maximumWeight = Mass.kg(2_000)
    static let maximumReps = 30
    /// Sets of bodyweight or timed exercises.
    static let maximumBodyweightReps = 100
    /// A day.
    static let maximumSeconds = 86_400
    /// 1,000 km.
    static let maximumDistance = Distance(units: 10_000_000_000)
    static let maximumTextLength = 2_000
    static let maximumExercises = 60
    static let maximumSets = 60

    static func reps(_ exercise: ActiveExercise) -> Int {
        exercise.loadKind == .external && exercise.measure == .reps ? maximumReps : maximumBodyweightReps
    }
}

extension ActiveSet {
    /// Refuses values that no set may have in this state. `prefix` is the JSON pointer of the values in the command.
    func validate(in exercise: ActiveExercise, prefix: String) throws(WorkoutError) {
        if let weight {
            guard weight >= .zero else {
                throw WorkoutError(.validation, "weight must be 0 or more", path: prefix + "/weight")
            }
            guard weight <= SetLimits.maximumWeight else {
                throw WorkoutError(.validation, "weight must be at most 2000 kg", path: prefix + "/weight")
            }
        }
        let highest = SetLimits.reps(exercise)
        if let reps {
            guard (0...highest).contains(reps) else {
                throw WorkoutError(
                    .validation, "reps must be between 0 and " + String(highest), path: prefix + "/reps")
            }
            if reps == 0, status != .done {
                throw WorkoutError(.validation, "a planned set has at least 1 rep", path: prefix + "/reps")
            }
            if reps == 0, tags.isFailure != true {
                throw WorkoutError(.validation, "0 reps require is_failure", path: prefix + "/reps")
            }
        } else if exercise.measure == .reps {
            throw WorkoutError(.validation, "reps are required", path: prefix + "/reps")
        }
        if let durationSeconds, !(0...SetLimits.maximumSeconds).contains(durationSeconds) {
            throw WorkoutError(
                .validation, "duration_seconds must be between 0 and 86400", path: prefix + "/duration_seconds")
        }
        if let distance, distance < Distance(units: 0) || distance > SetLimits.maximumDistance {
            throw WorkoutError(.validation, "distance_m must be between 0 and 1000000", path: prefix + "/distance_m")
        }
        try validateText(note, "note", prefix + "/note")
        try validateText(skipReason, "skip_reason", prefix + "/skip_reason")
    }
}

/// Refuses texts that are too long for a note.
func validateText(_ text: String?, _ name: String, _ path: String) throws(WorkoutError) {
    guard let text, text.unicodeScalars.count > SetLimits.maximumTextLength else { return }
    throw WorkoutError(.validation, name + " must have at most 2000 characters", path: path)
}
