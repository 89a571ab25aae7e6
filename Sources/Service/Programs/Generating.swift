public import Contract
import Handbook
import Storage
public import Training

extension TopsetService {
    /// A workout by rules, for this lifter, with reasons. Nothing is stored.
    public func generate(_ user: UserID, _ asked: GenerateWorkout) async throws(ServiceError) -> GeneratedTraining {
        try await read(user) { turn in try Generating(turn: turn).workout(asked) }
    }

    /// A week of workouts by rules, likewise.
    public func generate(_ user: UserID, _ asked: GenerateWeek) async throws(ServiceError) -> GeneratedTraining {
        try await read(user) { turn in try Generating(turn: turn).week(asked) }
    }
}

/// Puts workouts together of what is known of the lifter.
struct Generating: UseCase {
    let turn: Turn

    func workout(_ asked: GenerateWorkout) throws -> GeneratedTraining {
        let profile = try store.profile() ?? Profile()
        let wishes = try wishes(profile, asked.goal, asked.minutes, asked.gymID, asked.variant)
        guard asked.muscles.count <= Muscle.allCases.count else {
            throw ServiceError(.validation, "muscles must have at most 19 entries.", path: "/muscles")
        }
        let made = WorkoutGenerator(wishes).workout(
            focus: asked.focus, muscles: asked.muscles, split: profile.preferredSplit)
        return try started(made, asked.gymID, wishes)
    }

    func week(_ asked: GenerateWeek) throws -> GeneratedTraining {
        let profile = try store.profile() ?? Profile()
        let wishes = try wishes(profile, asked.goal, asked.minutes, asked.gymID, asked.variant)
        let days = asked.daysPerWeek ?? profile.daysPerWeek ?? 3
        try check(days, Profile.trainingDays, "days_per_week")
        let made = WorkoutGenerator(wishes).week(days: days, split: asked.split ?? profile.preferredSplit)
        return try started(made, asked.gymID, wishes)
    }

    // MARK: What is known

    private func wishes(
        _ profile: Profile, _ goal: Goal?, _ minutes: Int?, _ gym: GymID?, _ variant: Int
    ) throws -> GeneratorWishes {
        if let minutes { try check(minutes, GenerateLimits.minutes, "minutes") }
        try check(variant, GenerateLimits.variants, "variant")
        try Gyms(turn: turn).check(gym)
        var wishes = GeneratorWishes(try ExerciseBook(turn: turn).all())
        wishes.gym = try Gyms(turn: turn).inUse(gym)
        wishes.pains = try store.openPainFlags()
        wishes.goal = goal ?? profile.goal ?? .general
        if goal == nil {
            let emphases = try GoalEmphases(turn: turn)
            wishes.emphasis = { emphases.emphasis(of: $0) }
        }
        // Who has a log is none who begins.
        let isTrained = wishes.exercises.contains { $0.lastUsed != nil }
        wishes.experience = profile.experience ?? (isTrained ? .intermediate : .beginner)
        wishes.minutes = minutes ?? GenerateLimits.usualMinutes
        (wishes.variant, wishes.voice) = (variant, try turn.voice())
        return wishes
    }

    private func check(_ value: Int, _ range: ClosedRange<Int>, _ field: String) throws(ServiceError) {
        guard !range.contains(value) else { return }
        throw ServiceError(
            .validation, "\(field) must be between \(range.lowerBound) and \(range.upperBound).", path: "/\(field)")
    }

    /// With the first weights, as programs of the library have them; of what hurts no more than was lifted last.
    private func started(
        _ made: GeneratedTraining, _ gym: GymID?, _ wishes: GeneratorWishes
    ) throws -> GeneratedTraining {
        let trained = Set(wishes.exercises.filter { $0.lastUsed != nil }.map(\.id))
        let maxes = try PriorPerformances(turn: turn).knownMaxes(
            of: made.exercises.filter { trained.contains($0) }
        ).mapValues(\.value)
        var held: [ExerciseID: Mass] = [:]
        for exercise in wishes.exercises where trained.contains(exercise.id) && maxes[exercise.id] != nil {
            guard Pains.worst(on: exercise, of: wishes.pains)?.holds ?? false else { continue }
            let last = try store.lastPerformance(of: exercise.id)?.sets ?? []
            held[exercise.id] = last.compactMap(\.numbers.weight).max()
        }
        return made.started(maxes, wishes.voice, held: held, loads: try TrainingDay.loads(in: gym, turn))
    }
}
