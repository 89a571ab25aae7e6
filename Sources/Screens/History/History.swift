import Training

/// The list of what was trained.
enum History {
    @inline(never) static func view(_ world: World) -> Screen {
        let strings = world.strings
        return world.screen(strings[.history]) {
            if let sessions = world.shownSessions {
                if sessions.isEmpty {
                    div("empty") {
                        Icon.history.view
                        tag("h2", "", strings[.noHistory])
                        tag("p", "", strings[.noHistoryHint])
                    }
                } else {
                    div("list card") {
                        for session in sessions { sessionItem(session, world) }
                    }
                }
                if world.knowledge[.sessions].cursor != nil {
                    button(
                        "btn wide", .moreSessions, [.disabled(world.knowledge[.sessions].isLoading)], strings[.showMore]
                    )
                }
            } else if world.knowledge[.sessions].isLoading {
                world.skeleton
            }
            link("btn wide", .newSession, [], key: 2) { strings.logPast }
            link("btn wide", .importing, [], key: 3) { strings[.importHistory] }
        }
    }
}

/// A session in a list.
func sessionItem(_ session: WorkoutSession, _ world: World) -> View {
    let item = SessionItem(
        id: session.id, title: session.title ?? world.strings[.workout], startedAt: session.startedAt,
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
                    strings.date(startedAt, now: now) + " · " + strings.minutes(seconds) + " · " + strings.sets(sets)
                }
                if isWaiting { tag("small", "") { span("chip bad", strings.waitsToBeSaved) } }
            }
            if volume > .zero { span("why n", strings.volume(volume)) }
            chevron
        }
    }
}
