import Training

/// What the first screen remembers.
struct Today {
    /// Whether the whole list of what comes next is shown.
    var showsAllNext = false
    /// The items whose reasons are shown, by their keys.
    var reasons: [UInt64] = []
    /// The plan chosen by hand for the next workout.
    var chosen: PlanID?
}

extension Today {
    /// What the card of the next plan is drawn from; and what hurts, of which a start asks, also without the server.
    func needs(_ world: World) -> [Query] {
        guard world.canStart else { return [] }
        guard world.isOnline else { return nextPlan(world) == nil ? [] : [.painFlags] }
        let due = dueDay(world)?.planID.map { world.asking($0) } ?? []
        return (nextPlan(world).map { [.painFlags, world.preview($0.plan.id)] } ?? []) + due
    }

    mutating func update(_ message: TodayMessage, _ world: World) -> [Effect] {
        switch message {
        case .foldNext: showsAllNext.toggle()
        case .foldReason(let item):
            if let index = reasons.firstIndex(of: item) {
                reasons.remove(at: index)
            } else {
                reasons.append(item)
            }
        case .choose(let plan):
            chosen = plan
            return [.lookAgain([world.preview(plan)]), .scroll("title")]
        }
        return []
    }

    /// The day of the program that is to be trained now.
    func dueDay(_ world: World) -> ProgramDay? {
        guard let program = world.program?.program, program.isTrained(on: world.now) else { return nil }
        return program.dueDay(at: world.now)
    }

    /// The chosen plan, else that of the program's day, else the most likely one.
    func nextPlan(_ world: World) -> PlanGuess? {
        let all = world.usablePlans
        if chosen == nil, let plan = dueDay(world)?.planID, let due = all.first(where: { $0.id == plan }) {
            return PlanGuess(due, .program)
        }
        // Of programs it is the days of the one that is followed, and what is left of those that are gone.
        let active = world.knowledge.activeProgram?.program.id
        var near: [WorkoutPlan] = []
        for plan in all where active == nil || plan.madeFor == active || plan.madeFor == nil || plan.isNobodys {
            near.append(plan)
        }
        guard var guess = PlanGuess(near.isEmpty ? all : near, world.knowledge.sessions ?? [], now: world.now) else {
            return nil
        }
        if guess.reason == .none, guess.plan.isLeftOver, let own = world.offeredPlans.first { guess.plan = own }
        if let chosen = all.first(where: { $0.id == chosen }) { (guess.plan, guess.reason) = (chosen, .none) }
        return guess
    }
}

/// Which plan is most likely next, and why.
struct PlanGuess: Equatable {
    enum Reason: Equatable {
        /// Trained on this weekday in so many of the last four weeks.
        case weekday(Int)
        /// Of the plans in use, the one that was longest ago.
        case rotation(Instant)
        /// It is the day of the program that is followed.
        case program
        case none
    }

    var plan: WorkoutPlan
    var reason: Reason

    init(_ plan: WorkoutPlan, _ reason: Reason) { (self.plan, self.reason) = (plan, reason) }

    /// - Parameters:
    ///   - sessions: newest first.
    ///   - now: the moment of asking; its offset decides which day it is.
    init?(_ plans: [WorkoutPlan], _ sessions: [WorkoutSession], now: Instant) {
        let today = now.local.day
        // What was done today is not done again, as long as there is something else.
        var open: [WorkoutPlan] = []
        for plan in plans {
            if !sessions.contains(where: { plan.ran($0) && $0.startedAt.local.day == today }) { open.append(plan) }
        }
        let plans = open.isEmpty ? plans : open
        guard let first = plans.first else { return nil }
        var best: (plan: WorkoutPlan, times: Int)?
        var oldest: (plan: WorkoutPlan, last: Instant)?
        for plan in plans {
            var times = 0
            var last: Instant?
            for session in sessions where plan.ran(session) {
                let day = session.startedAt.local.day
                if last == nil { last = session.startedAt }
                if day < today, day >= today - 28, (today - day) % 7 == 0 { times += 1 }
            }
            if times >= 2, times > best?.times ?? 0 { best = (plan, times) }
            let used = last ?? plan.lastUsed
            if let used, now.local.day - used.local.day <= 28, oldest.map({ used < $0.last }) ?? true {
                oldest = (plan, used)
            }
        }
        if let best {
            (plan, reason) = (best.plan, .weekday(best.times))
        } else if let oldest {
            (plan, reason) = (oldest.plan, .rotation(oldest.last))
        } else {
            (plan, reason) = (plans.first { $0.favorite } ?? first, .none)
        }
    }
}

extension WorkoutPlan {
    /// Whether it was made for a program, and is of none any more.
    fileprivate var isNobodys: Bool { favorite || isLeftOver }

    /// Whether a session ran this plan; one that belongs to no plan, such as an imported one, is known by its name.
    func ran(_ session: WorkoutSession) -> Bool {
        session.planID == id || session.planSnapshotID == currentVersion.id
            || (session.planID == nil && session.title == name)
    }
}

enum TodayMessage {
    /// Shows or hides the list of what comes next.
    case foldNext
    /// Of an item, by its key.
    case foldReason(UInt64)
    case choose(PlanID)
}

extension ActiveWorkout {
    /// When somebody last did something in it, where that is more than half an hour ago.
    func left(_ now: Instant) -> Instant? {
        let last = max(updatedAt, lastSetDone ?? startTime)
        return now.seconds(since: last) > 30 * 60 ? last : nil
    }
}
