import Contract
import Sync
import Training

extension App {
    /// The four places that are always one tap away; beside them, where there is room, the settings.
    private var tabs: View {
        tag("nav", "tabs", [.label(world.strings[.places])], key: 30) {
            tab(.today, .today, world.strings[.today])
            tab(.calendar(nil), .history, world.strings.planWord)
            tab(.analytics, .progress, world.strings.progressWord)
            tab(.plans, .library, world.strings.programLibrary)
            tab(.settings, .settings, world.strings[.settings], "rare")
        }
    }

    /// From each of the four places the settings are one tap away, too.
    private var settingsLink: View? {
        switch facts.route {
        case .today, .calendar(nil), .analytics, .plans:
            link("icon", .settings, [.label(world.strings[.settings])]) { Icon.settings.view }
        default: nil
        }
    }

    /// The tab that the place belongs to.
    private var place: Route {
        switch facts.route {
        case .session, .editSession, .newSession: .analytics
        case .calendar: .calendar(nil)
        default: parent
        }
    }

    private func tab(_ route: Route, _ icon: Icon, _ name: String, _ classes: String = "") -> View {
        link(classes, route, [.current(facts.route == route || route != .today && route == place)]) {
            icon.view
            tag("span", "", name)
        }
    }

    /// What a screen shows, with what stands around it and lies over it.
    func framed(_ screen: Screen) -> View {
        let isPlace = screen.frame == .place
        let over = sheets(screen)
        // What lies under a sheet is out of reach, so that the focus stays within it.
        let under: [A] = over.isEmpty ? [] : [.attribute("inert", "")]
        return div("desk", key: facts.route.key) {
            if isPlace { tabs }
            screen.side
            tag("main", "screen", under) {
                tag("header", "top", key: 1) {
                    screen.header
                    settingsLink
                }
                if screen.frame == .workout { troubles }
                div("scroll", key: 2) {
                    if isPlace { banners } else if screen.frame == .summary { troubles }
                    screen.content
                }
                screen.dock
            }
            screen.detail
            over
            // The sheet of an exercise has the strip in itself.
            if screen.hasStrip, exerciseSheet == nil { undoStrip(world) }
        }
    }

    /// What lies over the page.
    private func sheets(_ screen: Screen) -> [View] {
        if let exerciseSheet { return exerciseSheet.sheet(world) }
        if let routine { return routine.sheet(world) }
        if aches.draft != nil { return aches.sheet(world) }
        if showsRefused { return refusedSheet }
        if let starting { return starting.sheet(world) }
        if search != nil, let form = library.form { return form.shortSheet(world) }
        return search?.sheet(world) ?? screen.sheet
    }

    private var troubles: [View] {
        var troubles: [View] = []
        if let refused = refusedBanner { troubles.append(refused) }
        if let trouble = troubleBanner { troubles.append(trouble) }
        return troubles
    }

    /// What concerns every screen: a running workout, what waits, what was refused, no signal.
    private var banners: [View] {
        let (world, strings) = (world, world.strings)
        var banners: [View] = []
        if world.isTraining, world.route != .today, let workout = world.shown {
            banners.append(
                link("banner resume", .workout, [], key: 40) {
                    tag(
                        "span", "n",
                        strings.running(
                            strings.titled(workout.title),
                            strings.minutes(world.now.seconds(since: workout.startTime))))
                    span("chip good", strings[.resume])
                })
        } else if let waiting = world.workout, waiting.status == .completed {
            banners.append(
                link("banner offline", .summary, [], key: 41) {
                    tag("span", "", strings[.finishedHere])
                })
        } else if let summary, summary.answer != nil, world.route != .summary,
            (summary.workout.endTime ?? world.now).startOfDay == world.now.startOfDay
        {
            banners.append(
                link("banner resume", .summary, [], key: 42) {
                    tag("span", "", strings.savedWorkout(strings.titled(summary.workout.title)))
                    span("chip good", strings[.look])
                })
        }
        if let refused = refusedBanner { banners.append(refused) }
        if let unreadable = unreadableBanner { banners.append(unreadable) }
        // Never while one trains, not even between two sets.
        if hasUpdate, !world.isTraining {
            banners.append(
                div("banner", [.role("status")], key: 48) {
                    tag("span", "", strings[.newVersion])
                    button("btn", .restart, [], strings[.restart])
                })
        }
        if let trouble = troubleBanner { banners.append(trouble) }
        if !world.isSecure {
            banners.append(div("banner offline", [.role("note")], key: 48) { tag("span", "", strings[.insecure]) })
        }
        if !world.isOnline {
            banners.append(
                div("banner offline", [.role("status")], key: 43) {
                    Icon.offline.view
                    tag("span", "", strings[.offline])
                })
        } else if hasFailed || world.failures > 0 && world.trouble == nil {
            // No fault of the lifter's, and nothing is lost.
            banners.append(
                div("banner offline", [.role("status")], key: 44) {
                    tag("span", "", strings.keptUntilAnswered)
                    button("btn", .reload, [], strings[.tryAgain])
                })
        }
        return banners
    }

    private var hasFailed: Bool {
        for query in needed where query.isMissed && facts.knowledge[query].state == .failed { return true }
        return false
    }

    /// Why the server cannot save what waits.
    private var troubleBanner: View? {
        world.trouble.map { trouble in div("banner bad", [.role("alert")], key: 47) { tag("span", "", trouble) } }
    }

    private var refusedBanner: View? {
        let (world, strings) = (world, world.strings)
        if world.refusedCount == 0 { return nil }
        return div("banner bad", [.role("alert")], key: 45) {
            tag("span", "", strings.refused(world.refusedCount))
            button("btn", .showRefused, [], strings[.look])
        }
    }

    private func retry(_ key: String, _ text: String, _ name: String) -> View {
        button("btn", .retryRefused(key), [.label(text + ", " + name)], text)
    }

    /// What the server refused for good, to be read, sent once more, copied and put away.
    @inline(never) private var refusedSheet: [View] {
        let (world, strings) = (world, world.strings)
        return sheet(strings.refused(world.refusedCount), strings) {
            tag("p", "why", strings[.refusedHint])
            div("list") {
                for (refused, key) in zip(world.refused, facts.sync.refusedKeys) {
                    let name = strings.describe(refused.change)
                    div("item") {
                        tag("span") {
                            name
                            tag("small", refused.message.isEmpty ? strings[.workoutIsOver] : refused.message)
                        }
                        if let remedy = facts.sync.remedy(key) {
                            retry(key, remedy == .again ? strings[.tryAgain] : strings.keepMine, name)
                        }
                    }
                }
                for refused in world.refusedEntries {
                    let name = strings.describe(refused.entry)
                    div("item") {
                        tag("span") {
                            name
                            tag("small", refused.fault.message)
                        }
                        if case .plan(_, let plan) = refused.entry.step {
                            if world.knowledge.draft(of: plan.id) != nil {
                                link("btn", .editPlan(plan.id)) { strings.showMine }
                            } else if world.knowledge.draft(of: nil)?.id == plan.id {
                                link("btn", .newPlan) { strings.showMine }
                            }
                        } else if refused.canRetry {
                            retry(refused.key, strings[.tryAgain], name)
                        }
                    }
                }
            }
            if facts.sync.canKeepApart { button("go", .keepApart, [], strings.keepApart) }
            div("trio") {
                button("btn", .copyRefused, [], strings[.copy])
                button("btn danger", .dismissRefused, [], strings[.dismiss])
            }
        }
    }
}

extension Strings {
    var keptUntilAnswered: String {
        t(
            "The server does not answer. Everything is kept here and sent later.",
            "Der Server antwortet nicht. Alles bleibt hier und wird später gesendet.")
    }
}
