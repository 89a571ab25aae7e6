import Training

/// The list of what was trained: by months, and what is looked for in it.
struct History {
    var query = ""
    /// Whether only workouts with records are shown.
    var onlyRecords = false
    /// How many of those that were found are shown.
    var shown = 50

    /// Whether something is looked for: then the whole history is, page by page.
    var isSearching: Bool { onlyRecords || !trimmed(query).isEmpty }
}

enum HistoryMessage {
    case query(String)
    case records
    /// More of them: of what was found, else of what there is.
    case more
}

extension History {
    @inline(never) mutating func update(_ message: HistoryMessage, _ world: World) -> [Effect] {
        switch message {
        case .query(let text): (query, shown) = (text, 50)
        case .records: (onlyRecords, shown) = (!onlyRecords, 50)
        case .more:
            if !isSearching { return [.more(.sessions)] }
            shown += 50
        }
        return []
    }

    @inline(never) func view(_ world: World) -> Screen {
        let strings = world.strings
        let look = world.knowledge[.sessions]
        return world.screen(strings[.history], back: true) {
            div("trio", key: 6) {
                link("btn", .calendar(nil)) { strings.calendar }
                link("btn", .body) { strings.bodyLog }
                link("btn", .goals) { strings.goals }
            }
            if let sessions = world.shownSessions {
                if sessions.isEmpty {
                    div("empty") {
                        Icon.history.view
                        tag("h2", "", strings[.noHistory])
                        tag("p", "", strings[.noHistoryHint])
                    }
                } else {
                    searchField("history-query", strings.searchHistory, query) { .history(.query($0)) }
                    div("chips", key: 7) {
                        button("chip", .history(.records), [.pressed(onlyRecords)], strings.withRecords)
                    }
                }
                let found = isSearching ? found(sessions, world) : sessions
                if isSearching {
                    tag(
                        "p", "why", [.role("status")], key: 8,
                        strings.found(found.count, isAll: look.cursor == nil || !world.isOnline))
                }
                months(isSearching ? Array(found.prefix(shown)) : found, world)
                if isSearching ? found.count > shown : look.cursor != nil {
                    button(
                        "btn wide", .history(.more), [.disabled(!isSearching && look.isLoading)], key: 9,
                        strings[.showMore])
                }
            } else {
                world.awaited(.sessions)
            }
            link("btn wide", .newSession, [], key: 2) { strings.logPast }
            link("btn wide", .importing, [], key: 3) { strings[.importHistory] }
        }
    }

    /// A list under the name of each month.
    private func months(_ sessions: [WorkoutSession], _ world: World) -> [View] {
        var (views, items) = ([View](), [View]())
        var month: (year: Int, month: Int)?
        func close() {
            guard let month else { return }
            views.append(
                element(
                    "section", "", [], UInt64(month.year * 12 + month.month),
                    [
                        section(world.strings.month(month.month, month.year)),
                        element("div", "list card", [], nil, items),
                    ]
                ))
            items = []
        }
        for session in sessions {
            let date = session.startedAt.local.date
            if month.map({ $0 != (date.year, date.month) }) ?? true {
                close()
                month = (date.year, date.month)
            }
            items.append(sessionItem(session, world))
        }
        close()
        return views
    }

    /// The sessions in which every word that was typed begins a word: of the title, the plan, an exercise or a note.
    private func found(_ sessions: [WorkoutSession], _ world: World) -> [WorkoutSession] {
        let typed = ExerciseName.foldedWords(query)
        var found: [WorkoutSession] = []
        for session in sessions where !onlyRecords || !session.records.isEmpty {
            let words = typed.isEmpty ? [] : ExerciseName.foldedWords(text(of: session, world))
            var isFound = true
            for part in typed where !words.contains(where: { $0.utf8.starts(with: part.utf8) }) { isFound = false }
            if isFound { found.append(session) }
        }
        return found
    }

    private func text(of session: WorkoutSession, _ world: World) -> String {
        var text = (session.title ?? "") + "\n" + (session.notes ?? "")
        for milestone in world.strings.voice.milestones(session.achievements) { text += "\n" + milestone }
        if let plan = session.planID.flatMap({ world.plan($0) }) { text += "\n" + plan.name }
        for exercise in session.exercises {
            text += "\n" + exercise.name + "\n" + world.strings.called(exercise) + "\n" + (exercise.notes ?? "")
        }
        return text
    }
}

/// A session in a list.
func sessionItem(_ session: WorkoutSession, _ world: World) -> View {
    let item = SessionItem(
        id: session.id, title: world.strings.titled(session.title), startedAt: session.startedAt,
        seconds: session.endedAt.seconds(since: session.startedAt), sets: session.totals.sets,
        volume: session.totals.volume, isWaiting: world.isWaiting(session.id), strings: world.strings,
        now: world.now.startOfDay)
    return lazy("session", key: session.id.low, item) { $0.view }
}
struct SessionItem: Equatable {
    var id: WorkoutID
    var title: String
    var startedAt: Instant
    var seconds: Int64
    var sets: Int
    var volume: Mass
    /// Whether it waits to be saved.
    var isWaiting: Bool
    var strings: Strings
    var now: Instant

    var view: View {
        link("item", .session(id)) {
            tag("span") {
                title
                tag("small") {
                    strings.dateAndLength(startedAt, seconds, now: now) + " · " + strings.sets(sets)
                }
                if isWaiting { tag("small", "") { span("chip bad", strings.waitsToBeSaved) } }
            }
            if volume > .zero { span("why n", strings.volume(volume)) }
            chevron
        }
    }
}
