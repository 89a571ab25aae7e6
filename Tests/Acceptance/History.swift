import Foundation

/// Writes an export as Strong writes it: a year and a half of push, pull and legs, three times a week, in kilograms.
enum History {
    static let lifts = [
        ["Bench Press (Barbell)", "Overhead Press (Barbell)", "Triceps Pushdown"],
        ["Bent Over Row (Barbell)", "Pull Up", "Bicep Curl (Dumbbell)"],
        ["Squat (Barbell)", "Romanian Deadlift (Barbell)", "My Odd Machine"],
    ]

    /// - Parameter workouts: three sets of each of three lifts in every workout.
    static func strong(workouts: Int) -> String {
        var text =
            "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
        let formatter = DateFormatter()
        formatter.locale = Locale(identifier: "en_US_POSIX")
        formatter.timeZone = TimeZone(identifier: "UTC")
        formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
        for workout in 0..<workouts {
            let date = formatter.string(from: Date(timeIntervalSince1970: 1_700_000_000 + Double(workout) * 2 * 86_400))
            let day = workout % 3
            for lift in lifts[day] {
                let weight = lift == "Pull Up" ? "0" : "\(40 + workout / 9)"
                for set in 1...3 {
                    text +=
                        "\(date),\"\(["Push", "Pull", "Legs"][day])\",1h 5m,\"\(lift)\",\(set),\(weight),\(8 + workout % 5),0,0,\"\",\"\",\n"
                }
            }
        }
        return text
    }

    /// The text in a file of its own.
    static func file(_ text: String) throws -> String {
        let file = try Binary.folder().appendingPathComponent("strong.csv")
        try Data(text.utf8).write(to: file)
        return file.path
    }
}
