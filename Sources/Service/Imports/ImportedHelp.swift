import Interchange
import Training

extension ImportedHistory {
    /// Finds the assisted lift for each name that has sets with help and means a lift of the body's weight: the catalogue's, else one
    /// of the lifter's own. Help on what is lifted freely is a slip, and stays in the raw cells.
    mutating func takeHelp(
        _ log: ImportedLog, _ library: Library, _ matcher: NameMatcher, _ usage: [String: NameUsage]
    ) {
        for name in log.exerciseNames where usage[name]?.helps ?? 0 > 0 {
            guard let lift = byName[name].map({ library.shown($0.id) ?? $0 }),
                lift.loadKind == .bodyweight || lift.loadKind == .bodyweightPlus
            else { continue }
            helped[name] = known(lift.name, library, matcher) ?? own(name, lift, library)
        }
    }

    private static func assisted(_ name: String) -> String { name + " (Assisted)" }

    private func known(_ name: String, _ library: Library, _ matcher: NameMatcher) -> Exercise? {
        guard let match = matcher.match(Self.assisted(name)), let exercise = library[match.id] else { return nil }
        return exercise.loadKind == .assisted ? exercise : nil
    }

    private mutating func own(_ name: String, _ lift: Exercise, _ library: Library) -> Exercise {
        let called = Self.assisted(name)
        let id = Self.ownID(called, user)
        if let there = library[id] ?? newExercises.first(where: { $0.id == id }) { return there }
        var exercise = Self.custom(called, NameUsage(), user)
        exercise.take(after: lift)
        (exercise.measure, exercise.loadKind) = (lift.measure, .assisted)
        newExercises.append(exercise)
        unmatched.append(called)
        return exercise
    }
}
