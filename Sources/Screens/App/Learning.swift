import Training
import Wire

extension App {
    func learnPlans(_ isGood: Bool, _ body: String) -> [Effect] {
        guard isGood, let page = Stored.read(Page<WorkoutPlan>.self, body) else { return [] }
        knowledge.plans.value = page.items
        if editor == nil { openEditor() }
        return [.persist(key: Stored.plans, value: body)]
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
            return [.persist(key: Stored.sessions, value: body)]
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
            // Refused for good (4xx) or answered: it waits no longer. Otherwise it is tried again.
            if !isGood, !(400..<500).contains(status) || status == 401 || status == 408 || status == 429 {
                return [.timer(.settings, milliseconds: 15_000)]
            }
            if knowledge.settingsWait, isGood, let answer = Stored.read(Settings.self, body),
                answer != knowledge.settings
            {
                return ask(.saveSettings)  // Changed again meanwhile.
            }
            knowledge.settingsWait = false
            // The server says its sentences in the language and unit it now knows.
            return [.persist(key: Stored.settingsWait, value: "")] + ask(.next) + ask(.suggestions(.pending))
        }
        guard isGood, !knowledge.settingsWait, let settings = Stored.read(Settings.self, body) else { return [] }
        knowledge.settings = settings
        return [.persist(key: Stored.settings, value: JSON.text(settings))]
    }
}
