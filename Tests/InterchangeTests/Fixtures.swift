import Training

@testable import Interchange

/// The log in a text; a file that must be readable.
func log(_ text: String, format: ImportFormat? = nil, unit: MassUnit? = nil) throws(ImportError) -> ImportedLog {
    try readLog(Array(text.utf8), ImportOptions(format: format, unit: unit))
}

extension ImportedLog {
    /// Every set, in order.
    var sets: [ImportedSet] { workouts.flatMap { $0.exercises.flatMap(\.sets) } }

    /// The one workout's exercises.
    var exercises: [ImportedExercise] { workouts.flatMap(\.exercises) }
}

/// A file of one S4 workout from the cells behind the exercise name, one row each.
func s4(_ rows: String..., exercise: String = "Squat (Barbell)") -> String {
    Header.s4 + "\n"
        + rows.map { "2024-03-05 18:05:11,\"Legs\",1h 13m,\"\(exercise)\",\($0)\n" }.joined()
}

/// A file of one Hevy workout from the cells behind the exercise notes, one row each.
func hevy(_ rows: String..., exercise: String = "Squat (Barbell)") -> String {
    Header.hevy + "\n"
        + rows.map { "\"Legs\",\"5 Mar 2024, 18:05\",\"5 Mar 2024, 19:15\",\"\",\"\(exercise)\",,\"\",\($0)\n" }
        .joined()
}
