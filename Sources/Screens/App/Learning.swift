import Contract
import Training
import Wire

extension App {
    func learnPlans(_ isGood: Bool, _ body: String) -> [Effect] {
        guard isGood, let page = Stored.read(Page<WorkoutPlan>.self, body) else { return [] }
        knowledge.plans.value = page.items
        if editor == nil { openEditor() }
        return [.persist(key: Stored.plans, value: body)] + askToday()
    }

    /// Asks what a start would load today, of the plan that comes next and of the one on the page.
    ///
    /// - Parameter again: also where it is known of the current version.
    func askToday(again: Bool = true) -> [Effect] {
        guard isOnline, canStart else { return [] }
        var effects: [Effect] = []
        var wanted = nextPlan.map { [$0.plan] } ?? []
        if case .plan(let id) = route, let plan = plan(id) { wanted.append(plan) }
        for plan in wanted {
            let isKnown = knowledge.previews.contains { $0.planSnapshotID == plan.currentVersion.id }
            if again || !isKnown { effects += ask(.preview(plan.id, PreMood())) }
        }
        return effects
    }

    func learnNext(_ isGood: Bool, _ body: String) -> [Effect] {
        guard isGood, let page = Stored.read(Page<NextItem>.self, body) else { return [] }
        knowledge.next.value = page.items
        return [.persist(key: Stored.next, value: body)]
    }

    func learnGyms(_ isGood: Bool, _ body: String) -> [Effect] {
        guard isGood, let page = Stored.read(Page<Gym>.self, body), page.items != knowledge.gyms else { return [] }
        knowledge.gyms = page.items
        return [.persist(key: Stored.gyms, value: body)]
    }

    /// The catalogue comes in pages; it is put in place when the last one is there.
    func learnExercises(_ isGood: Bool, _ body: String) -> [Effect] {
        guard isGood, let page = Stored.read(Page<Exercise>.self, body) else {
            knowledge.exercisePages = []
            knowledge.moreExercises = nil
            return []
        }
        knowledge.exercisePages += page.items
        knowledge.moreExercises = page.nextCursor
        if page.nextCursor != nil { return ask(.exercises) }
        let all = knowledge.exercisePages
        knowledge.exercisePages = []
        if all == knowledge.exercises.value { return [] }
        knowledge.exercises.value = all
        search = nil
        prepareSearch()
        return [.persist(key: Stored.exercises, value: JSON.text(all))]
    }

    func learnSessions(_ isGood: Bool, _ body: String, more: Bool) -> [Effect] {
        guard isGood, let page = Stored.read(Page<WorkoutSession>.self, body) else { return [] }
        knowledge.moreSessions = page.nextCursor
        guard more else {
            knowledge.sessions.value = page.items
            // Another plan may come next than was guessed without them.
            return [.persist(key: Stored.sessions, value: body)] + askToday(again: false)
        }
        var all = knowledge.sessions.value ?? []
        for session in page.items where !all.contains(where: { $0.id == session.id }) { all.append(session) }
        knowledge.sessions.value = all
        return []
    }

    func learnPrior(_ exercise: ExerciseID, _ isGood: Bool, _ body: String) -> [Effect] {
        guard isGood, let prior = Stored.read(PriorPerformance.self, body) else { return [] }
        guard knowledge.prior[exercise.text] != prior else { return openWithLast(exercise) }
        knowledge.prior[exercise.text] = prior
        return [.persist(key: Stored.prior, value: JSON.text(knowledge.prior))] + openWithLast(exercise)
    }

    func learnSettings(_ isGood: Bool, _ status: Int, _ body: String, saved: Bool) -> [Effect] {
        if saved {
            // Refused for good or answered: it waits no longer. Otherwise it is tried again.
            if CallOutcome(status: status) == .again { return [.timer(.settings, milliseconds: 15_000)] }
            if knowledge.settingsWait, isGood, let answer = Stored.read(Settings.self, body),
                answer != knowledge.settings
            {
                return ask(.saveSettings)  // Changed again meanwhile.
            }
            knowledge.settingsWait = false
            let kept = Effect.persist(key: Stored.settingsWait, value: "")
            if !isGood {
                // What is shown goes back to what holds.
                settingsFaults = Stored.read(ErrorAnswer.self, body)?.error.byField ?? ["": strings[.notSaved]]
                return [kept] + ask(.settings) + [.announce(settingsFaults.values.first ?? "")]
            }
            // The server says its sentences in the language and unit it now knows.
            return [kept] + ask(.next) + ask(.suggestions(.pending)) + askToday()
        }
        guard isGood, !knowledge.settingsWait, let settings = Stored.read(Settings.self, body) else { return [] }
        knowledge.settings = settings
        return [.persist(key: Stored.settings, value: JSON.text(settings))]
    }
}

extension ErrorAnswer.Fault {
    /// What is wrong, by the JSON pointer of its field; under the empty one what belongs to none.
    var byField: [String: String] {
        var faults: [String: String] = [:]
        for one in details?.errors ?? [] { faults[one.path] = Self.beside(one.path, one.message) }
        if faults.isEmpty { faults[details?.path ?? ""] = Self.beside(details?.path ?? "", message) }
        return faults
    }

    /// A message as it stands beside its field: without the field's name for developers in front.
    private static func beside(_ path: String, _ message: String) -> String {
        guard let name = path.split(separator: "/").last, message.utf8.starts(with: (name + " ").utf8) else {
            return message
        }
        var rest = Array(message.utf8.dropFirst(name.utf8.count + 1))
        if let first = rest.first, (97...122).contains(first) { rest[0] = first - 32 }
        return String(decoding: rest, as: UTF8.self)
    }
}
