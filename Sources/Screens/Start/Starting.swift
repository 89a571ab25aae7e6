import Contract
import Sync
import Training

/// The sheet before a start: what waits to be decided, and how the lifter feels.
struct Starting: Equatable {
    var plan: PlanID
    var mood = PreMood()
    var preview: StartPreview?
    var isLoading = false
    var hasFailed = false
    /// Whether today's proposed override was confirmed.
    var isLighter = false
    /// The decisions are on their way.
    var isApplying = false
}

extension App {
    /// Opens the sheet, and asks the server what there is to say.
    func openStart(_ id: PlanID) -> [Effect] {
        guard canStart, plan(id) != nil else { return [] }
        starting = Starting(plan: id)
        return [.focus("sheet")] + preview()
    }

    func preview() -> [Effect] {
        guard let starting, isOnline else { return [] }
        return ask(.preview(starting.plan, starting.mood))
    }

    func learnPreview(_ plan: PlanID, _ mood: PreMood, _ isGood: Bool, _ body: String) -> [Effect] {
        guard isGood, let preview = Stored.read(StartPreview.self, body) else { return [] }
        knowledge.previews.removeAll { $0.planID == plan }
        knowledge.previews.append(preview)
        // An older look; a newer one is on its way.
        guard starting?.plan == plan, starting?.mood == mood else { return [] }
        starting?.preview = preview
        if preview.proposedOverride == nil { starting?.isLighter = false }
        guard let first = preview.reasons.first, !first.text.isEmpty else { return [] }
        return [.announce(first.text)]
    }

    func update(starting message: StartingMessage) -> [Effect] {
        if case .open(let id) = message { return openStart(id) }
        guard let starting, !starting.isApplying, !isDeciding else { return [] }
        var mood = starting.mood
        switch message {
        case .open: break
        case .feeling(let feeling): mood.feeling = mood.feeling == feeling ? nil : feeling
        case .soreness(let soreness): mood.soreness = mood.soreness == soreness ? nil : soreness
        case .minutes(let minutes): mood.minutes = mood.minutes == minutes ? nil : minutes
        case .lighter:
            self.starting?.isLighter.toggle()
            return []
        case .apply: return apply(starting)
        case .asPlanned: return startNow(starting, asPlanned: true)
        }
        self.starting?.mood = mood
        return preview()
    }

    // MARK: Starting

    private func startNow(_ starting: Starting, asPlanned: Bool = false) -> [Effect] {
        guard canStart, let plan = plan(starting.plan) else { return [] }
        let override = starting.isLighter && !asPlanned ? starting.preview?.proposedOverride : nil
        return begun(sync.perform(.start(knowledge.asTrained(plan), starting.mood.given, override), at: now))
    }

    /// Decides first: the workout then runs the version that comes of it.
    private func apply(_ starting: Starting) -> [Effect] {
        let changes = toApply(starting)
        if changes.isEmpty { return startNow(starting) }
        self.starting?.isApplying = true
        review.faults = [:]
        return [send(Call(purpose: .applyAndStart(changes), request: decisions(changes, .accepted, nil)))]
    }

    func startAfterDecisions(_ body: String) -> [Effect] {
        guard let answer = Stored.read(DecisionsAnswer.self, body) else {
            return ask(.plans) + ask(.suggestions(.pending))
        }
        let effects = take(answer)
        guard let starting else { return effects + ask(.next) }
        return effects + startNow(starting) + ask(.next) + holdDecided(answer)
    }

    /// The changes of the plan that wait: as the server says them, else as they are known here.
    func waiting(_ starting: Starting) -> [ReviewCard] {
        guard let preview = starting.preview else { return openCards(of: starting.plan) }
        var bundle = PlanSuggestion(
            id: .named("waiting", in: preview.planSnapshotID), createdAt: now, source: .rules, planID: starting.plan)
        // What no longer fits the plan would keep everything else from being applied.
        for change in preview.changes where change.conflict == nil { bundle.changes.append(change) }
        var open: [ReviewCard] = []
        for card in ReviewCard.cards([bundle]) where !card.open.isEmpty { open.append(card) }
        return open
    }

    private func toApply(_ starting: Starting) -> [ChangeID] {
        var ids: [ChangeID] = []
        for card in waiting(starting) { ids += card.open }
        return ids
    }
}

extension PreMood {
    /// `nil` when nothing was said.
    fileprivate var given: PreMood? { self == PreMood() ? nil : self }

    /// The minutes to choose from.
    static let lengths = [30, 45, 60, 90]
}
