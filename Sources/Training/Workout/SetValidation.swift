import Wire

extension ActiveSet {
    /// Refuses values that no set may have in this state. `prefix` is the JSON pointer of the values in the command.
    func validate(in exercise: ActiveExercise, prefix: String) throws(WorkoutError) {
        let faults = faults(in: exercise, prefix: prefix)
        if !faults.isEmpty { throw WorkoutError(validation: faults) }
    }

    /// Whether it is taken as done with the values that it has.
    public func canBeDone(in exercise: ActiveExercise) -> Bool {
        var set = self
        set.status = .done
        set.dropUncountedReps(in: exercise)
        return set.faults(in: exercise, prefix: "").isEmpty
    }

    /// Reps are null where time or distance is the measure.
    mutating func dropUncountedReps(in exercise: ActiveExercise) {
        if (exercise.swapped(self)?.measure ?? exercise.measure) != .reps { reps = nil }
    }

    /// Everything that is wrong with the values.
    func faults(in exercise: ActiveExercise, prefix: String) -> [WorkoutError.Fault] {
        var faults: [WorkoutError.Fault] = []
        func add(_ name: String, _ message: String) {
            faults.append(WorkoutError.Fault(path: prefix + "/" + name, message: message))
        }
        let kind = exercise.swapped(self)
        if let weight {
            if weight < .zero { add("weight", "weight must be 0 or more") }
            if weight > SetLimits.maximumWeight { add("weight", "weight must be at most 2000 kg") }
        }
        let measure = kind?.measure ?? exercise.measure
        let highest = SetLimits.reps(kind?.loadKind ?? exercise.loadKind, measure)
        if let reps {
            if !(0...highest).contains(reps) {
                add("reps", "reps must be between 0 and " + String(highest))
            } else if reps == 0, status != .done {
                add("reps", "a planned set has at least 1 rep")
            } else if reps == 0, tags.isFailure != true {
                add("reps", "0 reps require is_failure")
            }
        } else if measure == .reps {
            add("reps", "reps are required")
        }
        if status == .done, tags.isFailure != true, (durationSeconds ?? 0) == 0 {
            if measure == .time { add("duration_seconds", "a timed set is done with its duration_seconds") }
            if measure == .distance, (distance ?? Distance(units: 0)) == Distance(units: 0) {
                add("distance_m", "a set by distance is done with its distance_m or duration_seconds")
            }
        }
        if let durationSeconds, !(0...SetLimits.maximumSeconds).contains(durationSeconds) {
            add("duration_seconds", "duration_seconds must be between 0 and 86400")
        }
        if let distance, distance < Distance(units: 0) || distance > SetLimits.maximumDistance {
            add("distance_m", "distance_m must be between 0 and 1000000")
        }
        if let restSeconds, restSeconds != 0, !SetLimits.rest.contains(restSeconds) {
            add("rest_seconds", "rest_seconds must be between 30 and 600, or 0 for none")
        }
        if isTooLong(note) { add("note", "note " + TextLimit.fault(0...SetLimits.maximumTextLength)) }
        if isTooLong(skipReason) {
            add("skip_reason", "skip_reason " + TextLimit.fault(0...SetLimits.maximumTextLength))
        }
        return faults
    }
}

private func isTooLong(_ text: String?) -> Bool {
    guard let text else { return false }
    return text.unicodeScalars.count > SetLimits.maximumTextLength
}

/// Refuses texts that are too long for a note.
func validateText(_ text: String?, _ name: String, _ path: String) throws(WorkoutError) {
    guard isTooLong(text) else { return }
    throw WorkoutError(.validation, name + " " + TextLimit.fault(0...SetLimits.maximumTextLength), path: path)
}
