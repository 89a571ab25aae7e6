import Contract
import Training

/// What the history remembers.
struct History: Equatable {
    /// A session that is not in the list, and one that is not there at all.
    var opened: WorkoutSession?
    var missing: WorkoutID?
    /// The name typed for a plan to be made from the session on the page.
    var name: String?
    /// Sessions that became plans, and the one that is on its way.
    var saved: [WorkoutID] = []
    var saving: WorkoutID?
    /// Why the plan could not be saved.
    var fault: String?
}

extension App {
    func update(history message: HistoryMessage) -> [Effect] {
        switch message {
        case .more: return knowledge.moreSessions == nil ? [] : ask(.sessions(more: true))
        case .name(let name):
            history.name = name
            history.fault = nil
            return []
        case .save(let id):
            guard history.saving == nil, !trimmed(history.name ?? session(id)?.title ?? "").isEmpty else { return [] }
            history.saving = id
            return ask(.savePlan(id))
        }
    }

    // MARK: The list

    var historyScreen: View {
        screen(strings[.history]) {
            if let sessions = knowledge.sessions.value {
                if sessions.isEmpty {
                    div("empty") {
                        Icon.history.view
                        tag("h2", "", strings[.noHistory])
                        tag("p", "", strings[.noHistoryHint])
                    }
                } else {
                    div("list card") {
                        for session in sessions { sessionItem(session) }
                    }
                }
                if knowledge.moreSessions != nil {
                    button("btn wide", .history(.more), [.disabled(knowledge.sessions.isLoading)], strings[.showMore])
                }
            } else if knowledge.sessions.isLoading {
                skeleton
            }
            link("btn wide", .importing) { strings[.importHistory] }
        }
    }

    func sessionItem(_ session: WorkoutSession) -> View {
        lazy("session", key: session.id.low, SessionItem(session: session, strings: strings, now: now.startOfDay)) {
            $0.view
        }
    }

    // MARK: One session

    func sessionScreen(_ id: WorkoutID) -> View {
        guard let session = session(id) else {
            if knowledge.sessions.isLoading, history.missing != id {
                return screen(strings[.history], back: true) { skeleton }
            }
            return missingScreen
        }
        let small =
            strings.date(session.startedAt, now: now)
            + " · " + strings.minutes(session.endedAt.seconds(since: session.startedAt))
        return screen(session.title ?? strings[.workout], small, back: true) {
            tag("p", "why n", strings.totals(session.totals))
            if let rpe = session.postEffort?.rpe { tag("p", "why n", strings.effort(rpe.halves / 2)) }
            if let notes = session.notes, !notes.isEmpty { tag("p", "why", notes) }
            div("columns cards") {
                for exercise in session.exercises { performance(exercise) }
            }
            if session.planID == nil, !session.exercises.isEmpty {
                saveAsPlan(
                    session.id, history.name ?? session.title ?? "", { .history(.name($0)) },
                    .history(.save(session.id)))
            }
        }
    }

    private func performance(_ exercise: ExercisePerformance) -> View {
        div("card", key: exercise.id.low) {
            tag("h3", "", exercise.name)
            if let notes = exercise.notes, !notes.isEmpty { tag("p", "why", notes) }
            tag("table", "ev n") {
                tag("tbody") {
                    for (index, set) in exercise.sets.enumerated() {
                        tag("tr", "", key: set.id.low) {
                            tag("td", "", name(of: index, in: exercise))
                            tag("td", set.status == .done ? "hit" : "") {
                                set.status == .skipped
                                    ? strings[.skipped]
                                    : strings.full(
                                        set.weight, set.reps, set.durationSeconds, set.distance, exercise.measure,
                                        exercise.loadKind) + (set.rir.map { " · RIR " + strings.rir($0) } ?? "")
                            }
                        }
                    }
                }
            }
        }
    }

    /// "Set 1": warm-ups are not counted, as in the workout.
    private func name(of index: Int, in exercise: ExercisePerformance) -> String {
        if exercise.sets[index].setType == .warmup { return strings[.warmupSet] }
        var number = 0
        for set in exercise.sets[...index] where set.setType != .warmup { number += 1 }
        return strings.setName(number)
    }

    // MARK: A plan from a session

    /// The form that makes a plan of a freeform or imported session.
    func saveAsPlan(_ id: WorkoutID, _ name: String, _ typed: @escaping (String) -> Message, _ save: Message) -> View {
        div("card", key: 50) {
            if history.saved.contains(id) {
                tag("p", "done-text", [.role("status")], strings[.planSaved])
                link("btn wide", .plans) { strings[.plans] }
            } else {
                tag("label", "field") {
                    tag("span", "", strings[.saveAsPlan])
                    tag(
                        "input", "",
                        [
                            .attribute("type", "text"), .attribute("maxlength", "120"),
                            .attribute("autocomplete", "off"),
                            .attribute("placeholder", strings[.planName]), .label(strings[.planName]),
                            history.fault == nil ? .none : .attribute("aria-invalid", "true"),
                            .property("value", name),
                            .on(.input, .value(typed)), .on(.keydown, .value { $0 == "Enter" ? save : nil }),
                        ]
                    ) {}
                    if let fault = history.fault { tag("span", "fault", [.role("alert")], fault) }
                }
                button("btn wide", save, [.disabled(history.saving != nil || trimmed(name).isEmpty)]) {
                    strings[history.saving == id ? .saving : .saveAsPlan]
                }
            }
        }
    }

    /// The plan's id follows from the session's, so that saving twice makes one plan.
    func savePlanBody(_ id: WorkoutID) -> SaveAsPlan {
        var name = summary?.answer?.archivedWorkoutID == id ? summary?.name ?? summary?.workout.title : nil
        if name == nil { name = route == .session(id) ? history.name ?? session(id)?.title : session(id)?.title }
        if name == nil { name = offer(id)?.name }
        var body = SaveAsPlan(id: .named("plan", in: id), name: trimmed(name ?? ""))
        if body.name.isEmpty { body.name = strings[.workout] }
        return body
    }

    func learnPlan(_ id: WorkoutID, _ isGood: Bool, _ status: Int, _ body: String) -> [Effect] {
        if history.saving == id { history.saving = nil }
        let isOffer = importing.adding.contains(id)
        importing.adding.removeAll { $0 == id }
        guard isGood else {
            let text = Stored.read(ErrorAnswer.self, body)?.error.message ?? strings[.notSaved]
            if isOffer { return hold(.refused(text), text) }
            history.fault = text
            return [.announce(text)]
        }
        history.saved.append(id)
        // What comes next is said by the plan from now on.
        return [.announce(strings[.planSaved])] + ask(.plans) + ask(.next)
    }
}

/// A session in a list.
struct SessionItem: Equatable {
    var session: WorkoutSession
    var strings: Strings
    var now: Instant

    var view: View {
        link("item", .session(session.id)) {
            tag("span") {
                session.title ?? strings[.workout]
                tag("small") {
                    strings.date(session.startedAt, now: now) + " · "
                        + strings.minutes(session.endedAt.seconds(since: session.startedAt)) + " · "
                        + strings.sets(session.totals.sets)
                }
            }
            if session.totals.volume > .zero { span("why n", strings.volume(session.totals.volume)) }
            span("chevron", "›", [.unheard])
        }
    }
}
