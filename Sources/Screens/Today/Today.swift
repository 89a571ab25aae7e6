import Training

/// What the first screen remembers.
struct Today {
    /// Whether the whole list of what comes next is shown.
    var showsAllNext = false
    /// The items whose reasons are shown, by their keys.
    var reasons: [UInt64] = []
    /// The plan chosen by hand for the next workout.
    var chosen: PlanID?
    /// What to train is being chosen, over the page.
    var selection: PlanSelection?
}

/// The choice of what to train.
struct PlanSelection {
    var query = ""
    /// The plan whose exercises are shown, and in which of the lists, by its key.
    var preview: PlanID?
    var list: UInt64 = 0
}

indirect enum TodayMessage {
    /// Shows or hides the list of what comes next.
    case foldNext
    /// Of an item, by its key.
    case foldReason(UInt64)
    case choose(PlanID)
    /// Opens the choice of what to train.
    case select
    case query(String)
    /// Shows or hides what a plan asks for, in one of the lists.
    case preview(PlanID, in: UInt64)
    /// The line of the day was read, or put away by a tap.
    case welcomed(byTap: Bool)
}

extension Today {
    /// What the card of the next plan is drawn from; and what hurts, of which a start asks, also without the server.
    func needs(_ world: World) -> [Query] {
        var needs: [Query] = []
        let next = nextPlan(world)
        if world.canStart {
            if next != nil { needs.append(.painFlags) }
            if world.isOnline {
                if let next, world.isWhole { needs.append(world.preview(next.plan.id)) }
                // All of the program that is followed: a device without a network goes on with the days that come.
                for plan in world.program?.program.plans ?? [] { needs += world.asking(plan) }
            }
        }
        return world.isWhole ? needs + needsAside(world) : needs
    }

    /// Who trains, and what is planned; how long a row of weeks is, where it reaches beyond what is known here; the line of the day.
    @inline(never) private func needsAside(_ world: World) -> [Query] {
        var needs: [Query] = [.profile, .schedule(world.daysAhead)]
        if world.nudgeHere()?.isOpen == true {
            needs.append(.adherence(Analytics.yearBack(world)))
        }
        if world.welcomes { needs.append(.dayLine) }
        return needs
    }

    @inline(never) mutating func update(_ message: TodayMessage, _ world: World) -> [Effect] {
        switch message {
        case .foldNext: showsAllNext.toggle()
        case .foldReason(let item):
            if let index = reasons.firstIndex(of: item) {
                reasons.remove(at: index)
            } else {
                reasons.append(item)
            }
        case .choose(let plan):
            (chosen, selection) = (plan, nil)
            return [.lookAgain([world.preview(plan)]), .scroll("title"), .focus("title")]
        case .select:
            selection = PlanSelection()
            return [.focus("sheet")]
        case .query(let text):
            selection?.query = text
            return ExerciseName.key(text).isEmpty ? [] : [.more(.plans)]
        case .preview(let plan, let list):
            let isShown = selection?.preview == plan && selection?.list == list
            selection?.preview = isShown ? nil : plan
            selection?.list = list
        case .welcomed(let isTap):
            // What had the focus is gone.
            return [.note(.keptDraft(Stored.welcomed, LocalDate(world.now).text))] + (isTap ? [.focus("title")] : [])
        }
        return []
    }

    // MARK: What is trained next

    /// The day of the program that is to be trained now.
    func dueDay(_ world: World) -> ProgramDay? {
        guard let program = world.program?.program, program.isTrained(on: world.now) else { return nil }
        return program.dueDay(at: world.now)
    }

    /// Whether the plan of the program's day is not known here: it is none of those that the device keeps, and did not come yet.
    func lacksDuePlan(_ world: World) -> Bool {
        guard chosen == nil, world.knowledge.plans != nil, let due = dueDay(world)?.planID else { return false }
        return world.plan(due) == nil && world.knowledge[.plan(due)].state != .refused
    }

    /// The chosen plan, else what the calendar or the program has for today, else the most likely one: as the server has it. None in
    /// the place of a day that is not known here.
    func nextPlan(_ world: World) -> NextPlan? {
        let all = world.usablePlans
        if let chosen = all.first(where: { $0.id == chosen }) { return NextPlan(plan: chosen) }
        if world.isWhole, let planned = world.plannedPlan(on: world.now.local.day) { return planned }
        if lacksDuePlan(world) { return nil }
        if let plan = dueDay(world)?.planID, let due = all.first(where: { $0.id == plan }) {
            return NextPlan(plan: due, reason: DayReason(.program))
        }
        let today = LocalDate(world.now)
        guard
            let found = PlanPrediction(
                all, following: world.knowledge.activeProgram?.program.id, world.lately, today: today),
            let plan = all.first(where: { $0.id == found.plan })
        else { return nil }
        return NextPlan(plan: plan, reason: found.why(on: today))
    }
}

/// Which plan is trained next, and why.
struct NextPlan {
    var plan: WorkoutPlan
    /// `nil` where the lifter chose it.
    var reason: DayReason?
    /// How long it takes, where the calendar says so.
    var minutes: Int?
}

extension WorkoutPlan {
    /// Whether a session ran this plan.
    func ran(_ session: WorkoutSession) -> Bool {
        isRun(by: session.planID, session.planSnapshotID, session.title)
    }
}

extension World {
    /// The sessions with work that are known here, from a day on, as the rules of the day see them; the newest first.
    func trained(since day: Int64, atMost most: Int = .max) -> [TrainedSession] {
        var trained: [TrainedSession] = []
        for session in shownSessions ?? [] {
            let one = TrainedSession(plain: session)
            if one.date.day < day || trained.count == most { break }
            if session.hasWork { trained.append(one) }
        }
        return trained
    }

    /// Those of the eight weeks that the rules of the day look at: no more than the first page of the history has.
    var lately: [TrainedSession] {
        trained(since: now.local.day - PlanPrediction.rotationDays, atMost: PlanPrediction.workouts)
    }

    /// Nothing is here yet: no plan, no history, no workout.
    var isNew: Bool {
        !isTraining && workout == nil && knowledge.plans?.isEmpty == true && knowledge.sessions?.isEmpty == true
    }

    /// The days whose schedule the first screen knows: this week and the two after it.
    var daysAhead: Range<Int64> {
        let first = CalendarWeek(of: LocalDate(now), startingOn: weekStart).first.day
        return first..<first + Stored.scheduleDays
    }
}

extension ActiveWorkout {
    /// When a set was last done in it, where that is more than half an hour ago; what came of it since, a late arrival say, is none.
    func left(_ now: Instant) -> Instant? {
        let last = lastSetDone ?? updatedAt
        return now.seconds(since: last) > 30 * 60 ? last : nil
    }
}
