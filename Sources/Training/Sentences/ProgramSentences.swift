/// Days of programs, in words.
extension Voice {
    /// "week 3 of 8, day 5", "day 5 of 24"; of one that comes round again "round 2 · day 4".
    public func place(_ day: ProgramDay, in program: Program) -> String {
        let number = language.t("day {}", "Tag {}", String(day.dayNumber))
        var round = ""
        if program.loops, let run = program.run {
            // A day before the one that is next is of the round after this one.
            let laps = run.lap + (day.dayNumber < run.nextDay ? 1 : 0)
            if laps > 0 { round = language.t("round {} · ", "Runde {} · ", String(laps + 1)) }
        }
        if let week = day.week {
            var weeks = week
            for day in program.days { weeks = max(weeks, day.week ?? 0) }
            return round + language.t("week {} of {}, {}", "Woche {} von {}, {}", String(week), String(weeks), number)
        }
        if program.loops { return round + number }
        return language.t("{} of {}", "{} von {}", number, String(program.days.count))
    }

    /// What a week is for, in a word or two; `nil` for a regular one.
    public func short(_ phase: TrainingPhase) -> String? {
        switch phase {
        case .regular: nil
        case .deload: language.t("Deload: lighter and less", "Deload: leichter und weniger")
        case .peak: language.t("Peak: heavier and less", "Peak: schwerer und weniger")
        case .test: language.t("Test week", "Testwoche")
        }
    }

    /// What a day is called: by its own name, its plan's, or that of its program.
    public func title(_ bound: BoundDay, of program: Program, plan: (PlanID) -> String?) -> String {
        bound.day?.name ?? bound.day?.planID.flatMap(plan) ?? program.name
    }

    /// "Push A · week 4 of 8, day 13 · Deload: lighter and less"; of a day that is over the name of the program.
    public func sentence(_ bound: BoundDay, of program: Program, plan: (PlanID) -> String?) -> String {
        var text = title(bound, of: program, plan: plan)
        guard let day = bound.day else { return text }
        text += " · " + place(day, in: program)
        if let short = day.phase.flatMap({ short($0) }) { text += " · " + short }
        return text
    }
}
