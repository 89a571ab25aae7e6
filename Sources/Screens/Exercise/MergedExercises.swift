import Contract
import Sync
import Training

extension World {
    /// Says that an exercise of the lifter's own is another. It waits like everything else; meanwhile it is not offered.
    @inline(never) func merge(_ own: ExerciseID, into other: Exercise) -> [Effect] {
        guard var exercise = knowledge.exercise(own) else { return [] }
        let back = part(exercise, of: other.id)
        exercise.isHidden = true
        let request = ClientRequest(.mergeExercise(own), MergeExercise(into: other.id))
        let text = strings.isNow(exercise.name, other.shownName)
        return [
            .queue(.exercise(request, exercise), name: exercise.name),
            .offer(Undo(text: text, milliseconds: 10_000, undo: back)), .focus("title"),
        ]
    }

    /// Shows an exercise that was merged as itself again.
    @inline(never) func part(_ own: Exercise, of other: ExerciseID) -> [Effect] {
        [
            .queue(.exercise(ClientRequest(.partExercise(own.id)), own), name: own.name),
            .lookAgain([.exercise(other)]), .announce(strings.isItself(own.name)),
        ]
    }
}

extension ExerciseSheet {
    /// Parts an exercise from the one that is looked at.
    @inline(never) func part(_ id: ExerciseID, _ world: World) -> [Effect] {
        guard let target = world.knowledge.exercise(exercise),
            let index = merged(world).firstIndex(where: { $0.id == id })
        else { return [] }
        let name = merged(world)[index].name
        // What it is counted by is the same; the rest is asked for.
        var own = Exercise(id: id, slug: "", name: name, loadKind: target.loadKind, measure: target.measure)
        own.isCustom = true
        let again = ClientRequest(.mergeExercise(id), MergeExercise(into: target.id))
        return world.part(own, of: target.id) + [
            .offer(
                Undo(
                    text: world.strings.isItself(name), milliseconds: 10_000,
                    undo: [.queue(.exercise(again, own), name: name)])), .focus("sheet"),
        ]
    }

    /// What is shown as the exercise that is looked at, but for what is being parted.
    func merged(_ world: World) -> [MergedExercise] {
        var merged: [MergedExercise] = []
        guard let aside = world.knowledge.aside, aside.exercise == exercise else { return [] }
        for one in aside.merged where !world.knowledge.isListed(one.id) { merged.append(one) }
        return merged
    }
}

extension Knowledge {
    /// The name of the rule that an exercise gets in a plan that says none; empty where it is not known.
    func rule(of id: ExerciseID) -> String { aside.map { $0.exercise == id ? $0.rule : "" } ?? "" }

    fileprivate func isListed(_ id: ExerciseID) -> Bool {
        for one in exercises ?? [] where one.id == id && !one.isHidden { return true }
        return false
    }
}
