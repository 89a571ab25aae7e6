import Training

/// How the coach does: what came of the targets that were shown, beside repeating the last time.
enum CoachPage {
    @inline(never) static func view(_ world: World) -> Screen {
        let strings = world.strings
        return world.screen(strings.howCoachDoes, back: true) {
            if let standing = world.knowledge.coachStanding {
                if standing.all.shown == 0 {
                    div("empty") {
                        Icon.history.view
                        tag("h2", "", strings.t("No targets yet", "Noch keine Ziele"))
                        tag(
                            "p", "",
                            strings.t(
                                "After a few workouts you see here how its targets fared.",
                                "Nach ein paar Trainings siehst du hier, was aus seinen Zielen wurde."))
                    }
                } else {
                    tag(
                        "p", "why",
                        strings.t(
                            "What came of the targets you saw before your workouts, beside what repeating the last time would have been.",
                            "Was aus den Zielen wurde, die du vor dem Training gesehen hast, neben dem Wiederholen des letzten Mals."
                        ))
                    tag("details") {
                        tag("summary", "why", strings.t("What the words mean", "Was die Worte heißen"))
                        tag("p", "why", strings.wordsOfScore)
                    }
                    card(strings.t("All lifts", "Alle Übungen"), standing.all, 1, strings)
                    for lift in standing.lifts {
                        card(
                            lift.exerciseID.map { strings.called($0, lift.name) } ?? lift.name, lift,
                            lift.exerciseID?.low, strings)
                    }
                }
            } else {
                world.awaited(.coachScore)
            }
        }
    }

    @inline(never) private static func card(_ name: String, _ tally: CoachTally, _ key: UInt64?, _ strings: Strings)
        -> View
    {
        let (coach, other) = (tally.coach, tally.repeatLast)
        return div("card", key: key) {
            tag("h2", "", name)
            tag("p", "why n", strings.shown(tally))
            if let reason = tally.stepBack { tag("p", "banner", reason.text) }
            tag("table", "ev n") {
                tag("thead") {
                    tag("tr") {
                        tag("td", "")
                        tag("th", "", [.attribute("scope", "col")], strings.t("Shown", "Gezeigt"))
                        tag("th", "", [.attribute("scope", "col")], strings.t("Repeating", "Wiederholen"))
                    }
                }
                tag("tbody") {
                    line(
                        strings.t("Held when tried", "Versucht und geschafft"), strings.odds(coach.held),
                        strings.odds(other.held))
                    line(
                        strings.t("Too hard by 5%", "5 % zu schwer"), strings.share(coach.tooHard),
                        strings.share(other.tooHard))
                    line(
                        strings.t("Too easy by 5%", "5 % zu leicht"), strings.share(coach.tooEasy),
                        strings.share(other.tooEasy))
                    line(
                        strings.t("Off by, on average", "Im Mittel daneben um"), strings.voice.percent(coach.error),
                        strings.voice.percent(other.error))
                }
            }
            if !tally.chances.isEmpty {
                tag("h3", "label", strings.t("What was said, and what held", "Was es hieß, und was gelang"))
                for said in strings.merged(tally.chances) {
                    tag("p", "why n", strings.said(said))
                    tag(
                        "progress", "",
                        [
                            .unheard, .attribute("max", String(said.done.of)),
                            .attribute("value", String(said.done.count)),
                        ]
                    ) {}
                }
            }
        }
    }

    @inline(never) private static func line(_ name: String, _ coach: String, _ other: String) -> View {
        tag("tr") {
            tag("th", "", [.attribute("scope", "row")], name)
            tag("td", coach)
            tag("td", other)
        }
    }
}

extension Strings {
    var howCoachDoes: String { t("How the coach does", "Wie der Coach liegt") }

    /// "34 targets, 20 of them the coach’s own."
    fileprivate func shown(_ tally: CoachTally) -> String {
        let (all, own) = (String(tally.shown), String(tally.own))
        return plural(
            tally.shown, "{} target, set by the coach: {}", "{} targets, set by the coach: {}",
            "{} Ziel, vom Coach gesetzt: {}", "{} Ziele, vom Coach gesetzt: {}", all, own)
    }

    /// "18 of 24".
    fileprivate func share(_ share: BacktestReport.Share) -> String {
        t("{} of {}", "{} von {}", String(share.count), String(share.of))
    }

    /// "3 times in 4 (18 of 24)".
    fileprivate func odds(_ share: BacktestReport.Share) -> String {
        guard share.of > 0 else { return "–" }
        let told = self.share(share)
        // Of all or none there are no odds to say.
        if share.count == 0 || share.count == share.of { return told }
        return voice.odds(Chance(Double(share.count) / Double(share.of))) + " (" + told + ")"
    }

    /// What the table and the lines under it count.
    fileprivate var wordsOfScore: String {
        t(
            "Held: sets with at least the weight had nine tenths of the reps. Too hard and too easy: the target's estimated max was more than 5% above or below what you did. What was said is counted where you chose that weight, and held only if every rep was done. Where repeating came closer lately, the coach asks for no more than the last time; a lift with enough targets of its own is judged by these, the others by all.",
            "Geschafft: Sätze mit mindestens dem Gewicht hatten neun Zehntel der Wiederholungen. Zu schwer und zu leicht: Das geschätzte Maximum des Ziels lag mehr als 5 % über oder unter dem, was du gemacht hast. Was es hieß, zählt dort, wo du dieses Gewicht gewählt hast, und als gelungen nur mit jeder Wiederholung. Wo Wiederholen zuletzt näher lag, verlangt der Coach nicht mehr als beim letzten Mal; eine Übung mit genug eigenen Zielen wird nach diesen beurteilt, die anderen nach allen."
        )
    }

    /// Chances that are said alike are one line.
    fileprivate func merged(_ chances: [CoachTally.Said]) -> [CoachTally.Said] {
        var merged: [CoachTally.Said] = []
        for said in chances {
            guard let last = merged.last, voice.odds(last.chance) == voice.odds(said.chance) else {
                merged.append(said)
                continue
            }
            merged[merged.count - 1].done.count += said.done.count
            merged[merged.count - 1].done.of += said.done.of
        }
        return merged
    }

    /// "Said 3 times in 4: held 18 of 24."
    fileprivate func said(_ said: CoachTally.Said) -> String {
        let (odds, told) = (voice.odds(said.chance), share(said.done))
        return t("Said {}: held {}", "Es hieß {}: gelungen {}", odds, told)
    }
}
