import Training

/// The weeks of the program that is followed in which its lifts come next: a lift is the same in every plan that shares its key.
struct WeeksAhead {
    private var ofKeys: [ProgressionKey: ProgramWeek] = [:]
    private var ofLifts: [PrescriptionID: ProgramWeek] = [:]

    init(program: Program?, _ plans: [WorkoutPlan], at now: Instant) {
        guard let program, let due = program.dueDay(at: now), program.days.contains(where: { $0.week != nil }) else {
            return
        }
        let used = Set(program.plans)
        var exercises: [PlanID: [ExercisePrescription]] = [:]
        for plan in plans where used.contains(plan.id) { exercises[plan.id] = plan.currentVersion.exercises }
        var next = program.nextOpen(due)
        for _ in program.days {
            guard let day = next, let plan = day.planID else { return }
            if let week = program.week(of: day) {
                for lift in exercises[plan] ?? [] where lift.rule?.isScheduled == true {
                    if ofLifts[lift.id] == nil { ofLifts[lift.id] = week }
                    if let key = lift.progressionKey, ofKeys[key] == nil { ofKeys[key] = week }
                }
            }
            next = program.nextWorkout(after: day.dayNumber)
        }
    }

    func week(of lift: ExercisePrescription) -> ProgramWeek? {
        lift.progressionKey.flatMap { ofKeys[$0] } ?? ofLifts[lift.id]
    }
}
