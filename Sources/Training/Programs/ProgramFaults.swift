/// The limits of a program.
public enum ProgramLimits {
    /// More days than two years of daily training.
    public static let maximumDays = 800
    /// What a week may make of weights and of numbers of sets: 0.1 to 2.
    static let modifiers = Modifier(thousandths: 100)...Modifier(thousandths: 2_000)
}

extension PlanFaults {
    /// A program: its days are numbered from 1 without a gap.
    public mutating func check(_ program: Program) {
        check(name: program.name)
        text(program.about, "/description", atMost: 4_000)
        if let days = program.daysPerWeek, !(1...7).contains(days) { add("/days_per_week", "must be between 1 and 7") }
        for (index, weekday) in program.weekdays.enumerated() where !(1...7).contains(weekday) {
            add("/weekdays/" + String(index), "must be between 1 (Monday) and 7 (Sunday)")
        }
        if Set(program.weekdays).count != program.weekdays.count { add("/weekdays", "must name each day once") }
        if program.days.count > ProgramLimits.maximumDays { add("/days", "must hold at most 800") }
        if program.workouts == 0 { add("/days", "must hold at least one day with a plan") }
        var known: Set<ProgramDayID> = []
        for (index, day) in program.days.enumerated() {
            let path = "/days/" + String(index)
            if day.dayNumber != index + 1 { add(path + "/day_number", "must be " + String(index + 1)) }
            if !known.insert(day.id).inserted { add(path + "/id", "is in this program twice") }
            text(day.name, path + "/name", atMost: 200)
            text(day.notes, path + "/notes", atMost: 2_000)
            if let week = day.week, !(1...200).contains(week) { add(path + "/week", "must be between 1 and 200") }
            for (modifier, name) in [
                (day.intensityModifier, "/intensity_modifier"), (day.volumeModifier, "/volume_modifier"),
            ] {
                if let modifier, !ProgramLimits.modifiers.contains(modifier) {
                    add(path + name, "must be between 0.1 and 2")
                }
            }
        }
    }
}
