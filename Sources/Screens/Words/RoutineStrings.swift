import Contract
import Training

/// What is said of the routines before and after a workout.
extension Strings {
    func offered(_ type: RoutineType) -> String {
        switch type {
        case .preWorkout: t("Warm up", "Aufwärmen")
        case .postWorkout: t("Stretch", "Dehnen")
        }
    }

    /// "Warm up: Before squats · 6 min".
    func offered(_ routine: Routine) -> String {
        offered(routine.type) + ": " + routine.name + " · " + minutes(Int64(routine.durationSeconds))
    }

    var routines: String { t("Routines to warm up and to stretch", "Routinen zum Aufwärmen und Dehnen") }
    var beginRoutine: String { t("Start the routine", "Routine starten") }
    var nextStep: String { t("Next", "Weiter") }
    var endRoutine: String { t("Finish", "Fertig") }
    var routineOver: String { t("Routine done", "Routine geschafft") }
    var otherRoutines: String { t("Other routines", "Andere Routinen") }
    var routinesAway: String {
        t(
            "Routines come from the server, which cannot be reached. Once shown, they stay on this device.",
            "Routinen kommen vom Server, der gerade nicht erreichbar ist. Einmal gezeigt, bleiben sie auf diesem Gerät."
        )
    }

    /// "0:45", "10 ×".
    func amount(_ step: Routine.Step) -> String {
        if let seconds = step.seconds { return clock(Int64(seconds)) }
        return String(step.reps ?? 0) + " ×"
    }
    func step(_ number: Int, of count: Int) -> String {
        t("Step {} of {}", "Schritt {} von {}", String(number), String(count))
    }
}
