extension GoalProgress {
    /// Writes its reasons out.
    public mutating func render(_ voice: Voice, _ goal: LifterGoal) {
        for index in reasons.indices { reasons[index].text = voice.sentence(reasons[index], of: goal) }
    }
}

// What is said of goals. Doors of their own: the first screen needs none of them (decision 19).
extension Voice {
    /// A reason of a goal, in a sentence.
    @inline(never) public func sentence(_ reason: GoalReason, of goal: LifterGoal) -> String {
        let p = reason.params
        switch reason.code {
        case .nothingYet: return t("Nothing is known of it yet.", "Davon ist noch nichts bekannt.")
        case .tooLittleData:
            if let date = p.date {
                return language.t(
                    "The newest value is of {}: too old to say anything.",
                    "Der neueste Wert ist vom {}: zu alt für eine Aussage.", day(date))
            }
            return language.t(
                "Too little to say anything: {} with a value over {}; it takes {} over {}.",
                "Zu wenig für eine Aussage: {} mit Wert, Spanne: {}; nötig: {}, Spanne: {}.",
                goal.kind == .cut ? days(p.points) : weeks(p.points), days(p.days), String(p.neededPoints ?? 0),
                days(p.neededDays)) + leftOut(p.number)
        case .trend:
            let change = self.change(p.value, goal.measure)
            if goal.kind == .cut {
                return language.t(
                    "{} a week over the last {}, by {} with a value.", "{} pro Woche, Spanne: {}, {} mit Wert.", change,
                    days(p.days), days(p.points))
            }
            return language.t(
                "{} a week over the last {}, by the best of each of {}.",
                "{} pro Woche, Spanne: {}, nach dem Besten jeder Woche ({}).", change, days(p.days), weeks(p.points))
                + leftOut(p.number)
        case .interval:
            return language.t(
                "If it goes on like this, {} to {} on {}, four times in five.",
                "Geht es so weiter, am {3} {1} bis {2}, vier von fünf Mal.", amount(p.low ?? .zero, goal.measure),
                amount(p.high ?? .zero, goal.measure), day(p.date))
        case .reachedOn:
            return language.t("The line reaches it on {}.", "Die Linie erreicht es am {}.", day(p.date))
        case .noApproach: return t("The last weeks do not lead there.", "Die letzten Wochen führen nicht dorthin.")
        case .farAhead:
            return language.t(
                "That is far ahead: {} say little of it.", "Das ist weit voraus: {} sagen darüber wenig.", days(p.days))
        case .needed:
            return language.t(
                "It takes {} a week from now on.", "Von jetzt an nötig: {} pro Woche.", change(p.value, goal.measure))
        case .reached:
            return p.date == nil
                ? t("Reached.", "Erreicht.") : language.t("Reached on {}.", "Erreicht am {}.", day(p.date))
        case .overdue: return language.t("Its day was {}.", "Der Tag dafür war der {}.", day(p.date))
        case .thisWeek:
            let (left, done) = (p.remaining ?? .zero, amount(p.value ?? .zero, goal.measure))
            if left <= .zero { return language.t("{} this week.", "{} in dieser Woche.", done) }
            return language.t(
                "{} this week, {} to go.", "{} in dieser Woche, noch {}.", done, amount(left, goal.measure))
        case .weeks:
            return language.t(
                "Reached in {} of the last {}.", "Erreicht in {} der letzten {}.", String(p.number ?? 0), weeks(p.of))
        case .timesBodyWeight:
            return language.t("{} times your body weight.", "Das {}-Fache deines Körpergewichts.", ratio(p.value))
        case .ended: return t("No longer followed.", "Nicht mehr verfolgt.")
        }
    }

    /// "142.5 kg", "3 sessions", "90 s": an amount of a goal.
    @inline(never) public func amount(_ amount: Amount, _ measure: LifterGoal.Measure) -> String {
        if measure == .kg {
            return Mass(units: amount.units).text(in: unit, places: 1, separator: language.separator) + " "
                + unit.rawValue
        }
        // Every other measure is read like a number of grams, to one decimal.
        let text = Mass(units: amount.units).text(in: .kg, places: 1, separator: language.separator)
        let isWhole = amount.units % Amount.one.units == 0
        let count = text == "1" ? 1 : isWhole ? Int(clamping: amount.units / Amount.one.units) : -1
        return switch measure {
        case .sessions: language.plural(count, "{} session", "{} sessions", "{} Training", "{} Trainings", text)
        case .sets: language.plural(count, "{} set", "{} sets", "{} Satz", "{} Sätze", text)
        case .reps: language.plural(count, "{} rep", "{} reps", "{} Wdh.", "{} Wdh.", text)
        case .seconds: text + " s"
        case .metres, .kg: text + " m"
        }
    }

    private func change(_ amount: Amount?, _ measure: LifterGoal.Measure) -> String {
        guard let amount else { return "–" }
        let size = Amount(units: amount.units == .min ? .max : Int64(amount.units.magnitude))
        let text = self.amount(size, measure)
        // What is nothing as it is said goes neither way.
        if !text.utf8.contains(where: { 0x31...0x39 ~= $0 }) { return text }
        return (amount < .zero ? "−" : "+") + text
    }

    /// What a line is not drawn through, and why; nothing for nothing.
    private func leftOut(_ weeks: Int?) -> String {
        guard let weeks else { return "" }
        return " "
            + language.plural(
                weeks, "Left out: {} week, over a fifth lighter than those around it.",
                "Left out: {} weeks, over a fifth lighter than those around them.",
                "Nicht dabei: {} Woche, um über ein Fünftel leichter als die um sie herum.",
                "Nicht dabei: {} Wochen, um über ein Fünftel leichter als die um sie herum.", String(weeks))
    }

    /// "25 November 2026".
    func day(_ date: LocalDate?) -> String {
        guard let date else { return "–" }
        let noon = Instant(milliseconds: date.day * 86_400_000)
        return language.withYear(dayAndMonth(noon), date.midnight.date.year, short: false)
    }

    private func days(_ count: Int?) -> String {
        language.plural(count ?? 0, "{} day", "{} days", "{} Tag", "{} Tage", String(count ?? 0))
    }

    private func weeks(_ count: Int?) -> String {
        language.plural(count ?? 0, "{} week", "{} weeks", "{} Woche", "{} Wochen", String(count ?? 0))
    }

    private func ratio(_ value: Amount?) -> String {
        Mass(units: value?.units ?? 0).text(in: .kg, places: 2, separator: language.separator)
    }
}
