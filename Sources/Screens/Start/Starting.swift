import Contract
import Sync
import Training

/// The sheet before a start: what waits to be decided, and how the lifter feels.
struct Starting {
    var plan: PlanID
    var mood = PreMood()
    var preview: StartPreview?
    /// Whether today's proposed override was confirmed.
    var isLighter = false
    /// The decisions are on their way.
    var isApplying = false
    /// It was tapped before it was known what hurts, and starts by itself where that is nothing to it.
    var isWaiting = false
    var review = Review()
    /// What the lifter chose to do instead of what the plan asks for, or anyway, in each gym.
    var chosen: [SwapChoice] = []
    /// What was shown to be done otherwise when the decisions were sent: of the plan that comes of them it might be something else.
    var shown: [PlannedSwap] = []

    init(plan: PlanID) { self.plan = plan }
}

enum StartingMessage {
    /// Opens the sheet before a start.
    case open(PlanID)
    case feeling(PreMood.Feeling)
    case soreness(PreMood.Soreness)
    case minutes(Int)
    case lighter
    /// It takes place there.
    case gym(GymID)
    /// Does another exercise in the place of one; `nil`: does it anyway.
    case swap(PrescriptionID, ExerciseID?)
    /// Does it not today.
    case leaveOut(PrescriptionID)
    /// Starts with the changes that wait and with today's override, as far as it was confirmed.
    case apply
    case asPlanned
    /// Starts as soon as it is known what hurts.
    case wait
    /// What waited is decided.
    case now
}

extension Starting {
    /// Starts at once, unless there is something to decide before: what waits, weights that are hardly today's, or a lift for
    /// which the gym has nothing.
    static func start(_ id: PlanID, _ world: World) -> [Effect] {
        guard world.canStart, let plan = world.plan(id) else { return [] }
        if world.isNewlyOffered(id) { return [.openStart(id)] }
        if world.isOnline, !world.openCards(of: id).isEmpty || world.knowledge.isCautious(of: plan) {
            return [.openStart(id)]
        }
        let planned = world.planned(id)
        for exercise in planned where world.pain(on: exercise.exerciseID)?.holds == true { return [.openStart(id)] }
        // What the gym has not for it is not known before the gym and the exercises are.
        let isUncertain =
            world.isOnline && world.knowledge.settings.gymID != nil
            && (world.knowledge.gym == nil || world.knowledge.exercises == nil)
        if world.asksWhere || isUncertain || !world.missingHere(planned).isEmpty {
            return [.openStart(id)]
        }
        if world.awaitsPains { return [.openStart(id), .message(.starting(.wait))] }
        return [.perform(.start(world.asTrained(plan), nil, nil, world.day(of: id))), .message(.focus(.useAccepted))]
    }

    /// What hurts, too, as it is known also without the server: nothing is proposed that does.
    func needs(_ world: World) -> [Query] { [.painFlags] + (world.isOnline ? [world.preview(plan, mood)] : []) }

    /// What a start loads may be another by now.
    func lookAgain(_ world: World) -> [Effect] { [.lookAgain([world.preview(plan, mood)])] }

    @inline(never) mutating func previewCame(_ plan: PlanID, _ mood: PreMood, _ world: World) -> [Effect] {
        // An older look; a newer one is on its way.
        guard self.plan == plan, self.mood == mood, let found = world.knowledge.previews[plan] else {
            return []
        }
        preview = found
        if found.proposedOverride == nil { isLighter = false }
        guard let first = found.reasons.first, !first.text.isEmpty else { return [] }
        return [.announce(first.text)]
    }

    /// It is known what hurts, or will not be: goes on as the tap that waited for it would now.
    @inline(never) mutating func painsCame(_ world: World) -> [Effect] {
        guard isWaiting, !world.awaitsPains else { return [] }
        isWaiting = false
        let effects = Starting.start(plan, world)
        if case .openStart = effects.first { return [] }
        return effects
    }

    @inline(never) mutating func update(_ message: StartingMessage, _ world: World) -> [Effect] {
        if case .now = message { return start(world) }
        if isApplying || world.isDeciding { return [] }
        isWaiting = false
        switch message {
        case .open, .now: return []
        case .wait:
            isWaiting = true
            return []
        case .feeling(let feeling): mood.feeling = mood.feeling == feeling ? nil : feeling
        case .soreness(let soreness): mood.soreness = mood.soreness == soreness ? nil : soreness
        case .minutes(let minutes): mood.minutes = mood.minutes == minutes ? nil : minutes
        case .lighter:
            isLighter.toggle()
            return []
        case .gym(let gym): return move(to: gym, world)
        case .swap(let exercise, let other):
            choose(exercise, other, in: world.knowledge.settings.gymID)
            return []
        case .leaveOut(let exercise):
            choose(exercise, nil, in: world.knowledge.settings.gymID, isLeftOut: true)
            return []
        // It waits for what hurts, which is said before.
        case .apply: return world.awaitsPains ? [] : apply(world)
        case .asPlanned: return world.awaitsPains ? [] : start(world, asPlanned: true)
        }
        return lookAgain(world)
    }

    @inline(never) mutating func update(review message: ReviewMessage, _ world: World) -> [Effect] {
        review.update(message, among: preview?.changes ?? [], world)
    }

    // MARK: Starting

    private func start(_ world: World, asPlanned: Bool = false) -> [Effect] {
        guard world.canStart, let plan = world.plan(plan) else { return [] }
        let override = isLighter && !asPlanned ? preview?.proposedOverride : nil
        // What the gym has not, or what hurts, is done as something else also when nothing of the plan changes.
        let swaps = isApplying && !standsTwice(in: plan) ? shown : world.swaps(self)
        let swapped = swaps.isEmpty ? [] : [Effect.message(.focus(.swapPlanned(swaps)))]
        return [.perform(.start(world.asTrained(plan), mood.given, override, world.day(of: plan.id)))] + swapped
            + [.message(.focus(.useAccepted))]
    }

    /// Whether something that was shown for one lift is another one of the plan by now.
    private func standsTwice(in plan: WorkoutPlan) -> Bool {
        for exercise in plan.currentVersion.exercises {
            for swap in shown where swap.exercise == exercise.exerciseID && swap.prescription != exercise.id {
                return true
            }
        }
        return false
    }

    /// Decides first: the workout then runs the version that comes of it. Without the server the decisions wait, and it runs the
    /// one that the server holds.
    private mutating func apply(_ world: World) -> [Effect] {
        var changes: [ChangeID] = []
        for card in waiting(world) { changes += card.open }
        if changes.isEmpty { return start(world) }
        review.faults = Family()
        let request = Decisions.request(changes, .accepted, nil, world)
        if world.isStuck { return applyLater(changes, request, world) }
        shown = world.swaps(self)
        isApplying = true
        return [.send(Call(purpose: .applyAndStart(changes), request: request))]
    }

    func applyLater(_ ids: [ChangeID], _ request: ClientRequest, _ world: World) -> [Effect] {
        start(world)
            + Decisions.decide(ids, .accepted, nil, among: preview?.changes ?? [], world, as: request)
            + [.message(.focus(.useAccepted))]
    }

    /// The changes of the plan that wait: as the server says them, else as they are known here. On a day that judges nothing,
    /// they wait for the next that does.
    func waiting(_ world: World) -> [ReviewCard] {
        if world.day(of: plan)?.phase?.judges == false { return [] }
        guard let preview else { return world.openCards(of: plan) }
        var bundle = PlanSuggestion(
            id: .named("waiting", in: preview.planSnapshotID), createdAt: world.now, source: .rules, planID: plan)
        // What no longer fits the plan would keep everything else from being applied.
        for change in preview.changes where change.conflict == nil { bundle.changes.append(change) }
        var open: [ReviewCard] = []
        for card in ReviewCard.cards([bundle]) where !card.open.isEmpty { open.append(card) }
        return open
    }
}

extension PreMood {
    /// `nil` when nothing was said.
    fileprivate var given: PreMood? { self == PreMood() ? nil : self }

    /// The minutes to choose from.
    static let lengths = [15, 30, 45, 60, 90]
}

extension Knowledge {
    /// Whether something easier is proposed for a plan today, as far as it is known.
    fileprivate func isCautious(of plan: WorkoutPlan) -> Bool {
        guard let preview = previews[plan.id], preview.planSnapshotID == plan.currentVersion.id else { return false }
        return preview.proposedOverride != nil
    }
}
