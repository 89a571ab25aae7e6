import Sync
import Training

extension App {
    /// The four places that are always one tap away.
    var tabs: View {
        tag("nav", "tabs", [.label(strings[.places])], key: 30) {
            tab(.today, .today, .today)
            tab(.plans, .plans, .plans)
            tab(.history, .history, .history)
            tab(.settings, .settings, .settings)
        }
    }

    private func tab(_ route: Route, _ icon: Icon, _ name: Phrase) -> View {
        link("", route, [.current(self.route == route || route != .today && route == parent)]) {
            icon.view
            tag("span", "", strings[name])
        }
    }

    /// A screen with tabs, a heading and a list.
    @inline(__always) func screen(
        _ heading: String, _ small: String? = nil, back: Bool = false, action: View? = nil, dock: View? = nil,
        side: View? = nil, detail: View? = nil,
        @Children<Message> _ content: () -> [View]
    ) -> View {
        screen(heading, small, back, action, dock, side, detail, holding: content())
    }

    @inline(never) private func screen(
        _ heading: String, _ small: String?, _ back: Bool, _ action: View?, _ dock: View?, _ side: View?,
        _ detail: View?, holding content: [View]
    ) -> View {
        div("desk", key: route.key) {
            tabs
            side
            tag("main", "screen") {
                tag("header", "top", key: 1) {
                    if back { iconButton(.back, strings[.back], .back) }
                    title(heading, small, large: !back)
                    action
                }
                div("scroll", key: 2) {
                    banners
                    content
                }
                if let dock { dock }
            }
            detail
            sheets
            snack
        }
    }

    /// What lies over the page.
    var sheets: [View] {
        if showsRefused { return refusedSheet }
        if let starting { return startSheet(starting) }
        return focus.sheet == .add ? addSheet : []
    }

    /// What concerns every screen: a running workout, what waits, what was refused, no signal.
    var banners: [View] {
        var banners: [View] = []
        if isTraining, route != .today, let workout = shown {
            banners.append(
                link("banner resume", .workout, [], key: 40) {
                    tag(
                        "span", "n",
                        strings.running(
                            workout.title ?? strings[.workout], strings.minutes(now.seconds(since: workout.startTime))))
                    span("chip good", strings[.resume])
                })
        } else if let waiting = sync.workout, waiting.status == .completed {
            banners.append(
                link("banner offline", .summary, [], key: 41) {
                    tag("span", "", strings[.finishedHere])
                })
        } else if let summary, summary.answer != nil, route != .summary {
            banners.append(
                link("banner resume", .summary, [], key: 42) {
                    tag("span", "", strings.savedWorkout(summary.workout.title ?? strings[.workout]))
                    span("chip good", strings[.look])
                })
        }
        if let refused = refusedBanner { banners.append(refused) }
        if let unreadable = unreadableBanner { banners.append(unreadable) }
        if let trouble = troubleBanner { banners.append(trouble) }
        if !isOnline {
            banners.append(
                div("banner offline", [.role("status")], key: 43) {
                    Icon.offline.view
                    tag("span", "", strings[.offline])
                })
        } else if hasFailed {
            banners.append(
                div("banner bad", [.role("alert")], key: 44) {
                    tag("span", "", strings[.serverAway])
                    button("btn", .reload, [], strings[.tryAgain])
                })
        }
        return banners
    }

    private var hasFailed: Bool {
        knowledge.plans.hasFailed || knowledge.sessions.hasFailed || knowledge.next.hasFailed
            || knowledge.exercises.hasFailed || knowledge.suggestions.hasFailed || timeline?.hasFailed == true
            || progress.list.hasFailed
    }

    /// Why the server cannot save what waits.
    var troubleBanner: View? {
        sync.trouble.map { trouble in div("banner bad", [.role("alert")], key: 47) { tag("span", "", trouble) } }
    }

    var refusedBanner: View? {
        if sync.refused.isEmpty { return nil }
        return div("banner bad", [.role("alert")], key: 45) {
            tag("span", "", strings.refused(sync.refused.count))
            button("btn", .showRefused, [], strings[.look])
        }
    }

    /// What the server refused for good, to be read, copied and put away.
    var refusedSheet: [View] {
        sheet(strings.refused(sync.refused.count), strings) {
            tag("p", "why", strings[.refusedHint])
            div("list") {
                for refused in sync.refused {
                    div("item") {
                        tag("span") {
                            strings.describe(refused.change)
                            tag("small", refused.message)
                        }
                    }
                }
            }
            div("trio") {
                button("btn", .copyRefused, [], strings[.copy])
                button("btn danger", .dismissRefused, [], strings[.dismiss])
            }
        }
    }

    /// For an address that leads nowhere (any more).
    var missingScreen: View {
        screen(strings[.notHere], back: true) {
            div("empty") {
                tag("p", "", strings[.notHereHint])
                link("btn", .today) { strings[.today] }
            }
        }
    }
}
