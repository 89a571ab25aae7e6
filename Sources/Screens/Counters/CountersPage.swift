import Training

/// What is counted on this device, and how the product does by its own measure.
enum CountersPage {
    @inline(never) static func view(_ world: World) -> Screen {
        let (strings, counters) = (world.strings, world.counters)
        return world.screen(strings.counters, back: true) {
            div("card") {
                tag("label", "switch") {
                    tag("span") {
                        strings.countHere
                        tag("small", "why block", strings.countHint)
                    }
                    check(counters.isOn, .counters(.switchOver))
                }
                if let since = counters.since {
                    tag("p", "why", strings.countedSince(strings.date(since, now: world.now)))
                    for place in counters.counts.indices {
                        row(Counters.names[place].description, nil, key: UInt64(place)) {
                            figures(String(counters.counts[place]))
                        }
                    }
                    button("btn wide", .counters(.clear), [], strings.clearCounters)
                }
            }
            ObjectivesCard(known: world.knowledge.objectives, counters: counters, world: world, strings: strings).card
        }
    }
}

/// The aims of seed 002, with what is known of each.
private struct ObjectivesCard {
    let known: Objectives?
    let counters: Counters
    let world: World
    let strings: Strings

    var card: View {
        div("card") {
            tag("h2", "", strings.aims)
            tag("p", "why", strings.aimsHint)
            if known == nil { world.awaited(.objectives, busy(strings)) }
            line(strings.workoutsAWeek, strings.atLeast(String(Objectives.workoutsWanted)), perWeek, 1)
            line(strings.tapsOfWorkout, strings.atMost("5"), counted(counters.usualTaps.map { String($0) }), 2)
            line(
                strings.daysInUse, strings.atLeast(String(Objectives.daysWanted)), known?.daysInUse.map { String($0) },
                3)
            let starts = counters[.workoutStarted]
            line(strings.quickStarts, strings.atLeast(percent(60)), counted(share(counters.quickStarts, starts)), 4)
            line(
                strings.acceptedChanges, strings.atLeast(percent(Objectives.acceptedWanted)), share(known?.accepted), 5)
            line(
                strings.overriddenChanges, strings.below(percent(Objectives.overriddenAllowed)),
                share(known?.overridden), 6)
            line(strings.foreseenDays, strings.atLeast(percent(Objectives.foreseenWanted)), share(known?.foreseen), 7)
        }
    }

    /// - Parameter value: `nil` where nothing is known yet.
    @inline(never) private func line(_ name: String, _ aim: String, _ value: String?, _ key: UInt64) -> View {
        row(name, aim, key: key) {
            if let value { figures(value) } else { span("why", strings.notKnownYet) }
        }
    }

    private func counted(_ value: String?) -> String? { counters.isOn || value != nil ? value : strings.notCounted }

    /// To a tenth.
    private var perWeek: String? {
        guard let workouts = known?.workouts, workouts.of > 0 else { return nil }
        let tenths = (workouts.count * 20 + workouts.of) / (2 * workouts.of)
        return String(tenths / 10) + String(strings.voice.language.separator) + String(tenths % 10)
    }

    private func percent(_ whole: Int) -> String { strings.voice.percent(Percent(thousandths: Int64(whole) * 1_000)) }

    private func share(_ share: BacktestReport.Share?) -> String? { share.flatMap { self.share($0.count, $0.of) } }

    /// "75% (18 of 24)".
    private func share(_ count: Int, _ whole: Int) -> String? {
        if whole == 0 { return nil }
        return strings.t("{} ({} of {})", "{} ({} von {})", percent(count * 100 / whole), String(count), String(whole))
    }
}

extension Strings {
    var counters: String { t("Counters", "Zähler") }
    fileprivate var countHere: String { t("Count on this device", "Auf diesem Gerät zählen") }
    fileprivate var countHint: String {
        t(
            "How often a few things happen. The numbers stay on this device; nobody is told, not even your server.",
            "Wie oft ein paar Dinge passieren. Die Zahlen bleiben auf diesem Gerät; niemand erfährt sie, auch dein Server nicht."
        )
    }
    fileprivate func countedSince(_ day: String) -> String { t("Since {}", "Seit {}", day) }
    fileprivate var clearCounters: String { t("Clear", "Löschen") }
    var countersCleared: String { t("Counters cleared", "Zähler gelöscht") }

    fileprivate var aims: String { t("What Topset aims at", "Was Topset erreichen will") }
    fileprivate var aimsHint: String {
        t(
            "Workouts a week: of your whole history, imports too. Other days: of workouts done here. Taps: of the counters.",
            "Trainings pro Woche: aus deinem ganzen Verlauf, auch Importen. Andere Tage: aus Trainings hier. Taps: aus den Zählern."
        )
    }
    fileprivate func atLeast(_ value: String) -> String { t("At least {}", "Mindestens {}", value) }
    fileprivate func atMost(_ value: String) -> String { t("At most {}", "Höchstens {}", value) }
    fileprivate func below(_ value: String) -> String { t("Below {}", "Unter {}", value) }
    fileprivate var workoutsAWeek: String { t("Workouts a week", "Trainings pro Woche") }
    fileprivate var tapsOfWorkout: String {
        t("Taps from start to end, beside the sets", "Taps von Start bis Ende, ohne die Sätze")
    }
    fileprivate var daysInUse: String {
        t("Days in use, without a week off", "Tage in Benutzung, ohne eine Woche Pause")
    }
    fileprivate var quickStarts: String { t("Started with one tap", "Mit einem Tap gestartet") }
    fileprivate var acceptedChanges: String { t("Proposed changes accepted", "Vorgeschlagene Änderungen übernommen") }
    fileprivate var overriddenChanges: String {
        t("Accepted, but trained otherwise", "Übernommen, aber anders trainiert")
    }
    fileprivate var foreseenDays: String {
        t("Plan of the day foreseen, after 4 weeks", "Plan des Tages vorhergesehen, nach 4 Wochen")
    }
    fileprivate var notKnownYet: String { t("Not known yet", "Noch nicht bekannt") }
    fileprivate var notCounted: String { t("Not counted", "Nicht gezählt") }
}
