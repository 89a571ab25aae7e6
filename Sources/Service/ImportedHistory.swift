public import Foundation
import Interchange
import Training

/// Turns what a file says into sessions of ours: names matched, ids derived, wall clocks placed in a zone. Pure: the
/// same file gives the same sessions for the same user, so importing again adds nothing.
struct ImportedHistory: Sendable {
    /// Sessions of the file, oldest first.
    private(set) var sessions: [WorkoutSession] = []
    private(set) var matched: [ImportReport.Matched] = []
    /// Exercises that the file makes the lifter's own.
    private(set) var newExercises: [Exercise] = []
    private var byName: [String: Exercise] = [:]
    private let user: UserID

    init(_ log: ImportedLog, user: UserID, library: Library, zone: TimeZone) {
        self.user = user
        match(log, library)
        for workout in log.workouts { sessions.append(session(workout, zone)) }
    }

    // MARK: Names

    private mutating func match(_ log: ImportedLog, _ library: Library) {
        let matcher = ExerciseMatcher<ExerciseID>(
            library.all.map { .init(id: $0.id, name: $0.name, aliases: $0.aliases, equipment: $0.equipment) })
        let usage = Self.usage(log)
        for name in log.exerciseNames {
            if let match = matcher.match(name), let exercise = library[match.id] {
                byName[name] = exercise
                var line = ImportReport.Matched()
                line.name = name
                line.exerciseID = exercise.id
                line.rule = match.rule.rawValue
                line.score = match.score
                matched.append(line)
            } else if let known = newExercises.first(where: { ExerciseName.key($0.name) == ExerciseName.key(name) }) {
                byName[name] = known
            } else {
                let exercise = Self.custom(name, usage[name] ?? Usage(), user)
                byName[name] = exercise
                newExercises.append(exercise)
            }
        }
    }

    /// What the sets of a name hold, to tell how an unknown exercise is measured and loaded.
    private struct Usage {
        var weights = 0
        var reps = 0
        var seconds = 0
        var distances = 0
    }

    private static func usage(_ log: ImportedLog) -> [String: Usage] {
        var usage: [String: Usage] = [:]
        for workout in log.workouts {
            for exercise in workout.exercises {
                for set in exercise.sets {
                    if set.weight != nil { usage[exercise.name, default: Usage()].weights += 1 }
                    if set.reps != nil { usage[exercise.name, default: Usage()].reps += 1 }
                    if set.durationSeconds != nil { usage[exercise.name, default: Usage()].seconds += 1 }
                    if set.distance != nil { usage[exercise.name, default: Usage()].distances += 1 }
                }
            }
        }
        return usage
    }

    private static func custom(_ name: String, _ usage: Usage, _ user: UserID) -> Exercise {
        var exercise = Exercise()
        let key = ExerciseName.key(name)
        exercise.id = .named("exercise/" + key, in: user)
        exercise.name = name
        exercise.slug = key.replacingOccurrences(of: " ", with: "_")
        exercise.isCustom = true
        if usage.distances > usage.reps {
            exercise.measure = .distance
        } else if usage.seconds > usage.reps {
            exercise.measure = .time
        }
        if usage.weights == 0 { exercise.loadKind = .bodyweight }
        return exercise
    }

    // MARK: Sessions

    private func session(_ workout: ImportedWorkout, _ zone: TimeZone) -> WorkoutSession {
        var session = WorkoutSession()
        session.id = .named(workout.idName, in: user)
        session.title = workout.title.isEmpty ? nil : workout.title
        session.origin = .imported
        session.startedAt = zone.instant(of: workout.start)
        session.endedAt = session.startedAt.adding(seconds: Int64(max(0, workout.durationSeconds ?? 0)))
        session.notes = workout.notes
        for (block, imported) in workout.exercises.enumerated() {
            guard let exercise = byName[imported.name] else { continue }
            var performance = ExercisePerformance()
            performance.id = .named("block/\(block)", in: session.id)
            performance.exerciseID = exercise.id
            performance.name = exercise.name
            performance.loadKind = exercise.loadKind
            performance.measure = exercise.measure
            performance.notes = imported.notes
            performance.supersetGroup = imported.supersetGroup
            for (index, set) in imported.sets.enumerated() {
                performance.sets.append(Self.set(set, id: .named("block/\(block)/set/\(index)", in: session.id)))
            }
            session.exercises.append(performance)
        }
        session.totals = session.computedTotals
        return session
    }

    private static func set(_ imported: ImportedSet, id: SetID) -> SetPerformance {
        var set = SetPerformance()
        set.id = id
        set.setType = imported.type
        set.weight = imported.weight
        set.reps = imported.reps
        set.rir = imported.rir
        set.durationSeconds = imported.durationSeconds
        set.distance = imported.distance
        set.isFailure = imported.isFailure
        set.note = imported.note
        set.raw = imported.raw
        return set
    }

    // MARK: Offers

    /// Workout names that recur, the most recently trained first, each with its latest session.
    func planOffers(limit: Int = 12) -> [ImportReport.PlanOffer] {
        var offers: [String: ImportReport.PlanOffer] = [:]
        for session in sessions {
            guard let title = session.title, !session.exercises.isEmpty else { continue }
            var offer = offers[title] ?? ImportReport.PlanOffer()
            offer.name = title
            offer.sessions += 1
            offer.sessionID = session.id
            offer.lastDate = session.startedAt.local.dateText
            offer.exercises = session.exercises.map(\.name)
            offers[title] = offer
        }
        let recurring = offers.values.filter { $0.sessions > 1 }
        return Array(recurring.sorted { ($0.lastDate, $1.name) > ($1.lastDate, $0.name) }.prefix(limit))
    }
}

extension TimeZone {
    /// The moment at which the wall clocks of this zone showed `local`. Where a clock change skips or repeats the hour,
    /// the offset before the change holds.
    func instant(of local: LocalDateTime) -> Instant {
        let wall = Double(local.millisecondsOnTheWall) / 1_000
        var offset = secondsFromGMT(for: Date(timeIntervalSince1970: wall))
        offset = secondsFromGMT(for: Date(timeIntervalSince1970: wall - Double(offset)))
        return Instant(local, offsetMinutes: offset / 60)
    }

    /// The offset of this zone at a moment, in minutes east of UTC.
    public func offsetMinutes(atMilliseconds milliseconds: Int64) -> Int {
        secondsFromGMT(for: Date(timeIntervalSince1970: Double(milliseconds) / 1_000)) / 60
    }
}
