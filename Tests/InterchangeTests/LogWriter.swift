import TestSupport
import Training

@testable import Interchange

/// A log as a test makes it up, before it is written as some app's export.
struct MadeLog: Equatable {
    struct Workout: Equatable {
        var title: String
        var start: LocalDateTime
        var minutes: Int
        var notes: String?
        var exercises: [Exercise]
    }

    struct Exercise: Equatable {
        var name: String
        var notes: String?
        var superset: String?
        var sets: [Set]
    }

    struct Set: Equatable {
        var type: SetType
        var isFailure: Bool
        var weight: Mass?
        var reps: Int?
        var seconds: Int?
        var metres: Int?
        var rir: RIR?
        var rest: Int?
    }

    var workouts: [Workout]

    /// A random log in kilograms of 2.5-kg steps, with texts that need quoting, oldest first.
    init(seed: UInt64, workouts count: Int = 6) {
        var random = SeededGenerator(seed)
        let names = ["Squat (Barbell)", "Bench Press (Barbell)", "Klimmzüge, eng", "Dip 1\"", "Plank", "Row \"T-Bar\""]
        let texts: [String?] = [nil, nil, "easy", "say \"go\"", "one, two; three", "line\nbreak", "深蹲 💪", ",;\""]
        workouts = (0..<count).map { day in
            var previous = ""
            let exercises = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                // Neighbours differ, or they would be one block.
                let name = names.filter { $0 != previous }.randomElement(using: &random) ?? ""
                previous = name
                let sets = (0..<Int.random(in: 1...4, using: &random)).map { _ in Set(random: &random) }
                return Exercise(
                    name: name, notes: texts.randomElement(using: &random) ?? nil, superset: nil, sets: sets)
            }
            let start = LocalDateTime(
                year: 2_020 + day / 300, month: 1 + day / 25 % 12, day: 1 + day % 25,
                hour: Int.random(in: 5...22, using: &random),
                minute: Int.random(in: 0...59, using: &random))
            return Workout(
                title: ["Push", "Legs, heavy", "Mittags-Workout", "\"A\""].randomElement(using: &random) ?? "",
                start: start ?? LocalDateTime(millisecondsOnTheWall: 0),
                minutes: Int.random(in: 1...180, using: &random),
                notes: texts.randomElement(using: &random) ?? nil, exercises: exercises)
        }
    }

    /// What a reader should have understood.
    init(_ log: ImportedLog) {
        workouts = log.workouts.map { workout in
            Workout(
                title: workout.title, start: workout.start, minutes: (workout.durationSeconds ?? 0) / 60,
                notes: workout.notes,
                exercises: workout.exercises.map { exercise in
                    Exercise(
                        name: exercise.name, notes: exercise.notes, superset: exercise.supersetGroup,
                        sets: exercise.sets.map { set in
                            Set(
                                type: set.type, isFailure: set.isFailure, weight: set.weight, reps: set.reps,
                                seconds: set.durationSeconds,
                                metres: set.distance.map { Int($0.units / Distance.metre.units) },
                                rir: set.rir, rest: set.restSeconds)
                        })
                })
        }
    }
}

extension MadeLog.Set {
    fileprivate init(random: inout SeededGenerator) {
        let kinds: [(SetType, Bool)] = [
            (.warmup, false), (.working, false), (.working, false), (.dropset, false), (.working, true),
        ]
        (type, isFailure) = kinds.randomElement(using: &random) ?? (.working, false)
        rir = Bool.random(using: &random) ? RIR(halves: Int.random(in: 0...10, using: &random)) : nil
        rest = Bool.random(using: &random) ? Int.random(in: 1...300, using: &random) : nil
        switch Int.random(in: 0...9, using: &random) {
        case 0: seconds = Int.random(in: 1...3_600, using: &random)
        case 1:
            (metres, seconds) = (Int.random(in: 1...30_000, using: &random), Int.random(in: 1...3_600, using: &random))
        case 2: reps = Int.random(in: 0...100, using: &random)
        default:
            weight = Mass(thousandths: Int64.random(in: 1...120, using: &random) * 2_500, of: .kg)
            reps = Int.random(in: 0...30, using: &random)
        }
    }
}

/// Writes made-up logs as exports.
struct LogWriter {
    enum Dialect: CaseIterable { case s4, s6, hevy }

    let dialect: Dialect
    /// The order of the columns; as the app writes them when empty.
    var order: [Int] = []

    func text(_ log: MadeLog) -> String {
        var rows = [header]
        for (number, workout) in log.workouts.enumerated() {
            for exercise in workout.exercises {
                for (index, set) in exercise.sets.enumerated() {
                    rows.append(row(number + 1, workout, exercise, index, set))
                    if let rest = set.rest, dialect != .hevy {
                        rows.append(restRow(number + 1, workout, exercise, rest))
                    }
                }
            }
        }
        let separator = dialect == .s6 ? ";" : ","
        return rows.map { cells in
            (order.isEmpty ? cells : order.map { cells[$0] }).map(quote).joined(separator: separator) + "\n"
        }.joined()
    }

    var header: [String] {
        switch dialect {
        case .s4: Header.s4.split(separator: ",").map(String.init)
        case .s6: Header.s6.split(separator: ";").map { $0.filter { $0 != "\"" } }
        case .hevy: Header.hevy.split(separator: ",").map { $0.filter { $0 != "\"" } }
        }
    }

    private func quote(_ cell: String) -> String {
        guard cell.contains(where: { "\",;\n".contains($0) }) else { return cell }
        return "\"" + cell.split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "\"\"") + "\""
    }

    private func row(
        _ number: Int, _ workout: MadeLog.Workout, _ exercise: MadeLog.Exercise, _ index: Int, _ set: MadeLog.Set
    ) -> [String] {
        let rpe = set.rir.map { Mass(thousandths: Int64(20 - $0.halves) * 500, of: .kg).text(in: .kg) } ?? ""
        let weight = set.weight?.text(in: .kg)
        let kind = set.isFailure ? "F" : set.type == .warmup ? "W" : set.type == .dropset ? "D" : String(index + 1)
        let kilometres = set.metres.map { Mass(thousandths: Int64($0), of: .kg).text(in: .kg, places: 3) }
        let start = workout.start.text.split(separator: "T").joined(separator: " ")
        let note = index == 0 ? exercise.notes ?? "" : ""
        switch dialect {
        case .s4:
            return [
                start, workout.title, "\(workout.minutes / 60)h \(workout.minutes % 60)m", exercise.name, kind,
                weight ?? "0",
                set.reps.map { "\($0).0" } ?? "0", kilometres ?? "0", String(set.seconds ?? 0), note,
                workout.notes ?? "", rpe,
            ]
        case .s6:
            return [
                String(number), start, workout.title, String(workout.minutes * 60), exercise.name, kind, weight ?? "",
                set.reps.map(String.init) ?? "", rpe, set.metres.map(String.init) ?? "",
                set.seconds.map(String.init) ?? "",
                note, workout.notes ?? "",
            ]
        case .hevy:
            let type = set.isFailure ? "failure" : set.type == .working ? "normal" : set.type.rawValue
            return [
                workout.title, hevyDate(workout.start, plus: 0), hevyDate(workout.start, plus: workout.minutes),
                workout.notes ?? "", exercise.name, exercise.superset ?? "", exercise.notes ?? "", String(index), type,
                weight ?? "", set.reps.map(String.init) ?? "", kilometres ?? "", set.seconds.map(String.init) ?? "",
                rpe,
            ]
        }
    }

    private func restRow(_ number: Int, _ workout: MadeLog.Workout, _ exercise: MadeLog.Exercise, _ rest: Int)
        -> [String]
    {
        let start = workout.start.text.split(separator: "T").joined(separator: " ")
        return dialect == .s4
            ? [start, workout.title, "", exercise.name, "Rest Timer", "0", "0.0", "0", "\(rest).0", "", "", ""]
            : [
                String(number), start, workout.title, "", exercise.name, "Rest Timer", "", "", "", "", "\(rest).0", "",
                "",
            ]
    }

    private func hevyDate(_ start: LocalDateTime, plus minutes: Int) -> String {
        let time = LocalDateTime(millisecondsOnTheWall: start.millisecondsOnTheWall + Int64(minutes) * 60_000)
        let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
        let clock = time.text.split(separator: "T")[1].prefix(5)
        return "\(time.date.day) \(months[time.date.month - 1]) \(time.date.year), \(clock)"
    }
}
