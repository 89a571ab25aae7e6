extension WorkoutPlan {
    /// Whether a session ran it; one that belongs to no plan, such as an imported one, is known by its version or its name.
    public func isRun(by plan: PlanID?, _ version: SnapshotID?, _ title: String?) -> Bool {
        plan == id || version == currentVersion.id || plan == nil && title == name
    }

    /// Whether it was trained in the last eight weeks.
    public func isInUse(on today: LocalDate) -> Bool {
        lastUsed.map { today.day - LocalDate($0).day <= PlanPrediction.rotationDays } ?? false
    }
}

extension PlanUse {
    /// A plan with the days of the last eight weeks on which it was trained, each once, and the last one, however long ago.
    ///
    /// - Parameter sessions: of those weeks at least, in any order.
    public init(_ plan: WorkoutPlan, _ sessions: [TrainedSession], today: LocalDate) {
        self.init(plan.id, category: plan.category, favorite: plan.favorite)
        for session in sessions where today.day - session.date.day <= PlanPrediction.rotationDays {
            if !days.contains(session.date), plan.isRun(by: session.planID, session.planSnapshotID, session.title) {
                days.append(session.date)
            }
        }
        if let last = plan.lastUsed.map({ LocalDate($0) }), !days.contains(last) { days.append(last) }
    }
}

extension PlanPrediction {
    /// Which of the lifter's plans is most likely trained today, where neither the calendar nor a program says so.
    ///
    /// Of programs it is the days of the one that is followed, and what is left of those that are gone; the latter after all others.
    /// Only where there is nothing else it is the days of others.
    ///
    /// - Parameters:
    ///   - plans: those that can be started, in the lifter's order.
    ///   - program: the one that is followed.
    ///   - sessions: the newest `workouts` of the last eight weeks, in any order: whoever counts more foresees otherwise than others.
    public init?(
        _ plans: [WorkoutPlan], following program: ProgramID?, _ sessions: [TrainedSession], today: LocalDate
    ) {
        var (near, left, far): ([PlanUse], [PlanUse], [PlanUse]) = ([], [], [])
        for plan in plans {
            let use = PlanUse(plan, sessions, today: today)
            if plan.isLeftOver, !plan.favorite {
                left.append(use)
            } else if program == nil || plan.madeFor == nil || plan.madeFor == program || plan.favorite {
                near.append(use)
            } else {
                far.append(use)
            }
        }
        near += left
        self.init(near.isEmpty ? far : near, today: today)
    }
}
