import Training

/// Programs on the first screen, in words.
extension Strings {
    var chooseProgram: String { t("Choose a program", "Programm wählen") }

    /// "week 3 of 8, day 5", "day 5 of 24"; of one that comes round again "round 2 · day 4".
    func place(_ day: ProgramDay, in program: Training.Program) -> String {
        let number = t("day {}", "Tag {}", String(day.dayNumber))
        var round = ""
        if program.loops, let run = program.run {
            // A day before the one that is next is of the round after this one.
            let laps = run.lap + (day.dayNumber < run.nextDay ? 1 : 0)
            if laps > 0 { round = t("round {} · ", "Runde {} · ", String(laps + 1)) }
        }
        if let week = day.week {
            var weeks = week
            for day in program.days { weeks = max(weeks, day.week ?? 0) }
            return round + t("week {} of {}, {}", "Woche {} von {}, {}", String(week), String(weeks), number)
        }
        if program.loops { return round + number }
        return t("{} of {}", "{} von {}", number, String(program.days.count))
    }

    /// What a week is for, in a word or two; `nil` for a regular one.
    func short(_ phase: TrainingPhase) -> String? {
        switch phase {
        case .regular: nil
        case .deload: t("Deload: lighter and less", "Deload: leichter und weniger")
        case .peak: t("Peak: heavier and less", "Peak: schwerer und weniger")
        case .test: t("Test week", "Testwoche")
        }
    }

    /// Where a program stands on a day on which nothing of it is trained.
    func standing(_ program: Training.Program) -> String {
        if program.run?.finishedAt != nil { return t("Program done", "Programm geschafft") }
        if program.run?.pausedAt != nil { return t("Paused", "Pausiert") }
        return t("Rest day", "Ruhetag")
    }

    func nextInProgram(_ plan: String) -> String { t("Next: {}", "Als Nächstes: {}", plan) }
}
