extension WorkoutSession {
    /// The exercises of which what comes next is worked out of other things here than in the same session as it was told before:
    /// other sets, or another start, mood or effort. A title, a note or a superset says nothing of them.
    public func exercisesDoneOtherwise(than before: WorkoutSession) -> Set<ExerciseID> {
        var all = Set<ExerciseID>()
        for performance in exercises + before.exercises { all.insert(performance.exerciseID) }
        if startedAt != before.startedAt || preMood != before.preMood || postEffort != before.postEffort
            || SessionDay(self) != SessionDay(before)
        {
            return all
        }
        return all.filter { work(of: $0) != before.work(of: $0) }
    }

    /// What is judged of an exercise, and which of its sets were passed by.
    private func work(of exercise: ExerciseID) -> [JudgedWork] {
        var works: [JudgedWork] = []
        for performance in exercises where performance.exerciseID == exercise {
            var work = JudgedWork(performance: performance, passedBy: [])
            (work.performance.name, work.performance.muscles) = ("", [])
            (work.performance.notes, work.performance.supersetGroup) = (nil, nil)
            for index in performance.sets.indices {
                work.performance.sets[index].note = nil
                work.passedBy.append(passedBy(index, of: performance))
            }
            works.append(work)
        }
        return works
    }

    private struct JudgedWork: Equatable {
        var performance: ExercisePerformance
        var passedBy: [Bool]
    }
}
