import Training

/// Programs on the first screen, in words.
extension Strings {
    var chooseProgram: String { t("Choose a program", "Programm wählen") }

    /// "Week 3 of 8, day 5", "Day 5 of 24", "Day 2, round 4".
    func place(_ day: ProgramDay, in program: Training.Program) -> String {
        let number = t("day {}", "Tag {}", String(day.dayNumber))
        if let week = day.week {
            var weeks = week
            for day in program.days { weeks = max(weeks, day.week ?? 0) }
            return t("week {} of {}, {}", "Woche {} von {}, {}", String(week), String(weeks), number)
        }
        if program.loops { return number }
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
