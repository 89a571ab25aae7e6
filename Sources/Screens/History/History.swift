import Training

/// The list of what was trained.
enum History {
    static func view(_ world: World) -> Screen {
        let strings = world.strings
        return world.screen(strings[.history]) {
            if let sessions = world.knowledge.sessions {
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
                    button("btn wide", .moreSessions, [.disabled(world.knowledge[.sessions].isLoading)], strings[.showMore])
                }
            } else if world.knowledge[.sessions].isLoading {
                world.skeleton
            }
            link("btn wide", .importing) { strings[.importHistory] }
        }
    }
}

func sessionItem(_ session: WorkoutSession, _ world: World) -> View {
    lazy(
        "session", key: session.id.low,
        SessionItem(session: session, strings: world.strings, now: world.now.startOfDay)
    ) { $0.view }
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
