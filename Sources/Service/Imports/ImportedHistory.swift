import Foundation
import Interchange
import Storage
import Training

/// Turns what a file says into sessions of ours: names matched, ids derived, wall clocks placed in a zone. Pure: the
/// same file gives the same sessions for the same user, so importing again adds nothing.
struct ImportedHistory: Sendable {
    /// The workouts of the file, oldest first, of which sessions are made as they are asked for.
    let workouts: [ImportedWorkout]
    /// What identifies the session of each workout.
    var heads: [Head] = []
    var matched: [ImportReport.Matched] = []
    /// Exercises that the file makes the lifter's own, and the names in the file that they come from.
    var newExercises: [Exercise] = []
    var unmatched: [String] = []
    /// Those of them that would have been recognised, had not another name of the file been.
    private(set) var keptApart: [ImportReport.KeptApart] = []
    /// Names that could be one of several exercises, for the lifter to say which.
    private(set) var questions: [ImportReport.Question] = []
    /// Names that were not recognised for sure and of which nobody has said anything, with what they could be.
    private(set) var openNames: [ImportReport.Question] = []
    let hand: [String: ImportName]
    var byName: [String: Exercise] = [:]
    /// What sets with help are, by the names under which the file has them.
    var helped: [String: Exercise] = [:]
    let user: UserID

    /// - Parameters:
    ///   - decided: what the names of earlier imports became, by their keys.
    ///   - hand: what the lifter said of names, by their keys.
    ///   - marks: what else the lifter calls exercises.
    init(
        _ log: ImportedLog, user: UserID, library: Library, zone: TimeZone, decided: [String: ExerciseID] = [:],
        hand: [String: ImportName] = [:], marks: [ExerciseID: ExerciseMarks] = [:]
    ) {
        (self.user, self.hand, workouts) = (user, hand, log.workouts)
        let matcher = NameMatcher(library, marks)
        let usage = Self.usage(log)
        match(log, library, matcher, decided, usage)
        takeHelp(log, library, matcher, usage)
        openNames = names(left: log, library, matcher, decided, usage)
        heads = log.workouts.map { workout in
            Head(id: workout.id ?? .named(workout.idName, in: user), startedAt: zone.start(of: workout))
        }
    }

    // MARK: Names

    /// What a name was found to be.
    private struct Found {
        var name: String
        var exercise: Exercise
        var rule: MatchRule
        var score: Int
        /// Whether an earlier import decided it.
        var isDecided = false
    }

    /// Each name is the exercise that an earlier import made of it, else the one that it is recognised as, else one of the
    /// lifter's own. Names that the lifter kept apart stay apart: of several that are recognised as one exercise only the
    /// surest is it, beside the one for the same lift with weight added.
    private mutating func match(
        _ log: ImportedLog, _ library: Library, _ matcher: NameMatcher, _ decided: [String: ExerciseID],
        _ usage: [String: NameUsage]
    ) {
        var found: [Found] = []
        var claims: [Claim: Found] = [:]
        var otherwise: [String: [Exercise]] = [:]
        takeByHand(log, library)
        for name in log.exerciseNames where byName[name] == nil && !isOwnByHand(name, decided) {
            guard let one = Self.recognised(name, matcher, library, decided, usage[name] ?? NameUsage())
            else { continue }
            if !one.isDecided, one.rule != .log {
                let forms = matcher.forms(name, of: one.exercise).compactMap { library[$0] }
                let others = usage[name]?.others(than: one.exercise, among: forms) ?? []
                if !others.isEmpty {
                    otherwise[name] = others
                    continue
                }
            }
            found.append(one)
            let claim = Claim(one)
            if let standing = claims[claim], !Self.isSurer(one, standing) { continue }
            claims[claim] = one
        }
        for one in found where !one.isDecided {
            guard let winner = claims[Claim(one)], winner.name != one.name,
                ExerciseName.key(winner.name) != ExerciseName.key(one.name)
            else { continue }
            let line = ImportReport.KeptApart(name: one.name, exerciseID: one.exercise.id, takenBy: winner.name)
            keptApart.append(line)
        }
        let apart = Set(keptApart.map(\.name))
        for one in found where !apart.contains(one.name) {
            byName[one.name] = one.exercise
            let line = ImportReport.Matched(
                name: one.name, exerciseID: one.exercise.id, rule: one.rule.rawValue, score: one.score)
            matched.append(line)
        }
        weigh(log, library, matcher, usage, decided, otherwise)
        makeOwn(log, library, matcher, usage)
    }

    /// Names that several exercises go by are the one that fits how much was lifted, where that is one alone; of the others the
    /// lifter is asked. One that has another name in the log, too, may be meant all the same.
    ///
    /// - Parameter otherwise: what a name can be that is not what it usually is.
    private mutating func weigh(
        _ log: ImportedLog, _ library: Library, _ matcher: NameMatcher, _ usage: [String: NameUsage],
        _ decided: [String: ExerciseID], _ otherwise: [String: [Exercise]]
    ) {
        var taken = Set(byName.values.map(\.id))
        var open: [(name: String, choices: [Exercise], fitting: [Exercise])] = []
        for name in log.exerciseNames
        where byName[name] == nil && decided[ExerciseName.key(name)] == nil && hand[ExerciseName.key(name)] == nil {
            let listed = otherwise[name] ?? matcher.choices(name).compactMap { library[$0] }
            let choices = listed.filter { (usage[name] ?? NameUsage()).isCounted(as: $0) }
            guard choices.count > 1 else { continue }
            let fitting = choices.filter { (usage[name] ?? NameUsage()).fits($0) }
            if fitting.count == 1, taken.insert(fitting[0].id).inserted {
                byName[name] = fitting[0]
                matched.append(.init(name: name, exerciseID: fitting[0].id, rule: MatchRule.log.rawValue, score: 80))
            } else {
                open.append((name, choices, fitting))
            }
        }
        for (name, choices, fitting) in open {
            // What another name of the file holds is hardly meant, so that is said last.
            var asked = fitting.filter { !taken.contains($0.id) }
            if asked.isEmpty { asked = choices.filter { !taken.contains($0.id) } }
            asked += (fitting.isEmpty ? choices : fitting).filter { taken.contains($0.id) }
            questions.append(
                .init(
                    name: name, sets: usage[name]?.sets ?? 0,
                    choices: asked.prefix(5).map { .init(exerciseID: $0.id, name: $0.name) }))
        }
    }

    /// What only one name of a file can be: an exercise, for a bodyweight lift once without and once with added weight.
    private struct Claim: Hashable {
        let exercise: ExerciseID
        let isWeighted: Bool

        init(_ found: Found) {
            exercise = found.exercise.id
            isWeighted = found.exercise.loadKind == .bodyweightPlus && ExerciseName.saysAddedWeight(found.name)
        }
    }

    /// What was decided before goes before what is recognised; of equals the first in the file stands.
    private static func isSurer(_ one: Found, _ other: Found) -> Bool {
        one.isDecided != other.isDecided ? one.isDecided : one.score > other.score
    }

    private static func recognised(
        _ name: String, _ matcher: NameMatcher, _ library: Library, _ decided: [String: ExerciseID],
        _ usage: NameUsage
    ) -> Found? {
        let match = matcher.match(name)
        let known = decided[ExerciseName.key(name)].flatMap { library[$0] }
        if let known, known.id != match?.id {
            return Found(name: name, exercise: known, rule: .synonym, score: 97, isDecided: true)
        }
        guard let match, let exercise = library[match.id],
            known != nil || matcher.isOwn(name, exercise) || usage.isCounted(as: exercise)
        else {
            // "Row", 500 m in 1:45.
            guard usage.isTimedOrFar, known == nil, let machine = matcher.ergometer(name).flatMap({ library[$0] }),
                usage.isCounted(as: machine)
            else { return nil }
            return Found(name: name, exercise: machine, rule: .log, score: 80)
        }
        return Found(
            name: name, exercise: exercise, rule: match.rule, score: match.score, isDecided: known != nil)
    }

    /// Makes exercises of the lifter's own for the names that are left.
    private mutating func makeOwn(
        _ log: ImportedLog, _ library: Library, _ matcher: NameMatcher, _ usage: [String: NameUsage]
    ) {
        var taken = Set(library.named.map { ExerciseName.key($0.name) })
        var own: [ExerciseID: Exercise] = [:]
        for name in log.exerciseNames where byName[name] == nil {
            let id = Self.ownID(name, user)
            if let known = own[id] ?? library[id] {
                byName[name] = known
                continue
            }
            var exercise = Self.custom(name, usage[name] ?? NameUsage(), user)
            let meant = hand[ExerciseName.key(name)]?.exerciseID.flatMap { library.shown($0) }
            let family =
                meant?.id ?? keptApart.first { $0.name == name }?.exerciseID
                ?? matcher.family(name)
            if let family = family.flatMap({ library[$0] }) { exercise.take(after: family) }
            if let meant {
                (exercise.measure, exercise.loadKind) = (meant.measure, meant.loadKind)
                matched.append(.init(name: name, exerciseID: meant.id, rule: MatchRule.hand.rawValue, score: 100))
            }
            // A name of the catalogue that means another exercise here gets a number, to be told apart in lists.
            var number = 2
            while !taken.insert(ExerciseName.key(exercise.name)).inserted {
                exercise.name = "\(name) (\(number))"
                number += 1
            }
            (byName[name], own[id]) = (exercise, exercise)
            newExercises.append(exercise)
            if meant == nil { unmatched.append(name) }
        }
    }

    /// The id of the exercise that a name of a file becomes when it is none that is known.
    static func ownID(_ name: String, _ user: UserID) -> ExerciseID {
        .named("exercise/" + ExerciseName.key(name), in: user)
    }

    /// What the names of earlier imports became, by their keys; the first decision stands.
    static func decided(by reports: [ImportReport], user: UserID) -> [String: ExerciseID] {
        var decided: [String: ExerciseID] = [:]
        for report in reports {
            for line in report.matched where decided[ExerciseName.key(line.name)] == nil {
                decided[ExerciseName.key(line.name)] = line.exerciseID
            }
            for name in report.unmatched where decided[ExerciseName.key(name)] == nil {
                decided[ExerciseName.key(name)] = ownID(name, user)
            }
        }
        return decided
    }

    private static func usage(_ log: ImportedLog) -> [String: NameUsage] {
        var usage: [String: NameUsage] = [:]
        for workout in log.workouts {
            for exercise in workout.exercises {
                for set in exercise.sets { usage[exercise.name, default: NameUsage()].add(set) }
            }
        }
        return usage
    }

    static func custom(_ name: String, _ usage: NameUsage, _ user: UserID) -> Exercise {
        let key = ExerciseName.key(name)
        var exercise = Exercise(id: ownID(name, user), slug: key.replacingOccurrences(of: " ", with: "_"), name: name)
        exercise.isCustom = true
        if usage.distances > usage.reps {
            exercise.measure = .distance
        } else if usage.seconds > usage.reps {
            exercise.measure = .time
        }
        // What is done with help at times and with weight at others is done with the body.
        if usage.helps > 0 {
            exercise.loadKind = usage.weights.isEmpty ? .assisted : .bodyweightPlus
        } else if usage.weights.isEmpty {
            exercise.loadKind = .bodyweight
        }
        exercise.category = exercise.derivedCategory
        return exercise
    }
}
