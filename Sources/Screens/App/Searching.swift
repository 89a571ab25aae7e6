import Contract
import Sync
import Training

/// What lies over the page and belongs to no screen: the search for an exercise, one that is made, a routine.
extension App {
    @inline(never) func update(search message: SearchMessage) -> [ShellEffect] {
        switch message {
        case .query(let text):
            search?.query = text
            return []
        case .merging(let own):
            exerciseSheet = nil
            let opened = carryOut([.openSearch])
            search?.merging = own
            return opened
        case .naming(let name):
            search?.naming = name
            var bare = name
            if let bracket = name.utf8.firstIndex(of: UInt8(ascii: "(")) {
                bare = String(Substring(name.utf8[..<bracket]))
            }
            search?.query = trimmed(bare)
            return []
        case .make:
            if facts.route == .workout {
                let name = trimmed(search?.query ?? "")
                library.form = ExerciseForm(name: name)
                return [.focus("exercise-name")]
            }
            guard let made = search?.making(world) else { return [] }
            return carryOut(made.effects) + update(search: .pick(made.id))
        case .pick(let id):
            guard search != nil, let exercise = facts.knowledge.exercise(id) else { return [] }
            let (merging, naming) = (search?.merging, search?.naming)
            search = nil
            if let naming { return dispatch(.importing(.say(ImportName(naming, .exercise, id)))) }
            if let merging { return carryOut(world.merge(merging, into: exercise)) }
            if editor != nil { return carryOut(editor!.add(exercise, world)) }
            if sessionEditor != nil { return carryOut(sessionEditor!.add(exercise, world)) }
            if case .gym = facts.route { return carryOut(gymEditor?.add(exercise, world) ?? []) }
            if case .making = facts.route { return carryOut(generator?.add(exercise, world) ?? []) }
            if facts.route == .goals { return carryOut(goals.take(exercise)) }
            if facts.route == .newGym { return carryOut(gymEditor?.add(exercise, world) ?? []) }
            return carryOut(focus.add(exercise, world))
        }
    }

    @inline(never) func update(routine message: RoutineMessage) -> [ShellEffect] {
        if case .open(let type) = message {
            var exercises: [ExerciseID] = []
            for one in starting.flatMap({ world.plan($0.plan) })?.currentVersion.exercises ?? [] {
                exercises.append(one.exerciseID)
            }
            if starting == nil { for one in summary?.workout.exercises ?? [] { exercises.append(one.exerciseID) } }
            routine = RoutineSheet(type, world.patterns(exercises))
            return [.focus("sheet")]
        }
        if case .show(let type, let slug) = message {
            routine = RoutineSheet(type, [])
            routine?.chosen = slug
            return [.focus("sheet")]
        }
        guard var sheet = routine else { return [] }
        let effects = sheet.update(message, world)
        routine = sheet
        return carryOut(effects)
    }

    /// An exercise that is made in the middle of a workout stands in it at once.
    @inline(never) func update(making message: FormMessage) -> [ShellEffect] {
        guard case .save = message else {
            library.form?.update(message)
            return []
        }
        for effect in library.form?.save(world) ?? [] {
            guard case .queue(.exercise(_, let exercise), _) = effect else { continue }
            library.form = nil
            return carryOut([effect]) + update(search: .pick(exercise.id))
        }
        return carryOut(library.form?.showFault() ?? [])
    }
}
