import TestSupport
import Training

/// Made-up finished workouts, as the store gives them.
struct MadeHistory {
    private static let texts = [
        "easy", "say \"go\"", "one, two; three", "line\nbreak", "first\r\nsecond", "深蹲 💪", ",;\"", "=1+1",
        "+49 is a number",
        "-5 kg less", "@home", "'=quoted", "''-twice", "it's", "=cmd|'/C calc'!A0", "\u{FEFF}mark", "tab\there",
    ]
    private static let names = [
        "Squat (Barbell)", "Bench Press (Barbell)", "Klimmzüge, eng", "Dip 1\"", "Plank", "Row \"T-Bar\"", "+Chin Up",
        "-Assisted Dip", "=Curl",
    ]

    private var random: SeededGenerator
    private var number = 1_000

    init(seed: UInt64) { random = SeededGenerator(seed) }

    /// Workouts of which the oldest comes first. Neighbours are different exercises: Strong's layout has no blocks.
    mutating func sessions(_ count: Int) -> [WorkoutSession] {
        (0..<count).map { day in
            let start = Instant(
                milliseconds: 1_600_000_000_000 + Int64(day) * 86_400_000 + Int64.random(in: 0...40_000, using: &random)
                    * 1_000,
                offsetMinutes: random.pick([0, 60, -300, 345]))
            var session = WorkoutSession(
                id: next(), title: random.chance(5) ? nil : random.pick(Self.texts + ["Push", "Legs"]),
                origin: .freeform,
                startedAt: start, endedAt: start.adding(seconds: Int64.random(in: 0...9_000, using: &random)))
            session.notes = text()
            session.preMood = random.chance(3) ? PreMood() : nil
            session.preMood?.feeling = .good
            var last = ""
            session.exercises = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                last = random.pick(Self.names.filter { $0 != last })
                var exercise = ExercisePerformance(id: next(), exerciseID: next(), name: last)
                exercise.notes = text()
                exercise.supersetGroup = random.chance(4) ? "A" : nil
                exercise.sets = (0..<Int.random(in: 1...4, using: &random)).map { _ in set() }
                // An exercise of which nothing was done would make its neighbours one block.
                exercise.sets[0].status = .done
                // What Strong calls the exercise's note is its first one: a set has none of its own without it.
                for index in exercise.sets.indices {
                    exercise.sets[index].completedAt = start.adding(seconds: Int64(index + 1) * 150)
                }
                if exercise.notes == nil { for index in exercise.sets.indices { exercise.sets[index].note = nil } }
                return exercise
            }
            return session
        }
    }

    private mutating func next<T>() -> ID<T> {
        number += 1
        return id(number)
    }

    private mutating func text() -> String? { random.chance(2) ? random.pick(Self.texts) : nil }

    private mutating func set() -> SetPerformance {
        var set = SetPerformance(id: next(), setType: random.pick(SetType.allCases))
        set.status = random.chance(6) ? .skipped : .done
        set.isFailure = random.chance(5)
        set.note = text()
        set.rir = random.chance(2) ? RIR(halves: Int.random(in: 0...10, using: &random)) : nil
        switch Int.random(in: 0...9, using: &random) {
        case 0: set.durationSeconds = Int.random(in: 1...3_600, using: &random)
        case 1:
            set.distance = Distance(units: Int64.random(in: 1...300_000_000, using: &random))
            set.durationSeconds = Int.random(in: 1...3_600, using: &random)
        case 2: set.reps = Int.random(in: 0...100, using: &random)
        case 3:
            set.weight = Mass(units: Mass.pound.units / 2 * Int64.random(in: 1...1_000, using: &random))
            set.reps = Int.random(in: 0...30, using: &random)
        default:
            set.weight = Mass(thousandths: Int64.random(in: 1...1_200, using: &random) * 250, of: .kg)
            set.reps = Int.random(in: 0...30, using: &random)
        }
        return set
    }
}
