import Wire

/// The limits of a program.
public enum ProgramLimits {
    /// More days than two years of daily training.
    public static let maximumDays = 800
    /// More than are kept of any program: those of this lap and the one before.
    static let maximumMarks = 2_000
    /// What a week may make of weights and of numbers of sets: 0.1 to 2.
    static let modifiers = Modifier(thousandths: 100)...Modifier(thousandths: 2_000)
    /// What share of a single a training max is.
    static let maxShares = Modifier(thousandths: 100)...Modifier(thousandths: 1_200)
}

extension PlanFaults {
    /// Where a lifter stood in a program, that is to stand there again.
    public mutating func check(_ run: ProgramRun?, of program: Program) {
        guard let run else { return }
        if program.day(number: run.nextDay) == nil { add("/run/next_day", "is no day of this program") }
        if !(0...100_000).contains(run.lap) { add("/run/lap", "must be between 0 and 100000") }
        if run.marks.count > ProgramLimits.maximumMarks { add("/run/marks", "must hold at most 2000") }
        for (index, mark) in run.marks.enumerated() where !(0...program.days.count).contains(mark.dayNumber) {
            add("/run/marks/" + String(index) + "/day_number", "is no day of this program")
        }
    }

    /// A program: its days are numbered from 1 without a gap.
    public mutating func check(_ program: Program) {
        check(name: program.name)
        text(program.about, "/description", atMost: TextLimit.description)
        if let days = program.daysPerWeek, !(1...7).contains(days) { add("/days_per_week", "must be between 1 and 7") }
        for (index, weekday) in program.weekdays.enumerated() where !(1...7).contains(weekday) {
            add("/weekdays/" + String(index), "must be between 1 (Monday) and 7 (Sunday), not " + String(weekday))
        }
        if Set(program.weekdays).count != program.weekdays.count { add("/weekdays", "must name each day once") }
        if program.days.count > ProgramLimits.maximumDays { add("/days", "must hold at most 800") }
        if program.workouts == 0 { add("/days", "must hold at least one day with a plan") }
        var known: Set<ProgramDayID> = []
        for (index, day) in program.days.enumerated() {
            let path = "/days/" + String(index)
            if day.dayNumber != index + 1 { add(path + "/day_number", "must be " + String(index + 1)) }
            if !known.insert(day.id).inserted { add(path + "/id", "is in this program twice") }
            text(day.name, path + "/name", atMost: TextLimit.name)
            text(day.notes, path + "/notes", atMost: TextLimit.note)
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

extension PlanFaults {
    /// The weeks of a program's days, in their order: counted from 1 on, none left out, and each of days in a row. A day that is of
    /// no week does not part them.
    public mutating func check(weeksOf days: [ProgramDay]) {
        var last = 0
        for (index, day) in days.enumerated() {
            guard let week = day.week else { continue }
            if week != last, week != last + 1 {
                let path = "/days/" + String(index) + "/week"
                if last == 0 {
                    add(path, "must be 1")
                } else {
                    add(path, "must be " + String(last) + " or " + String(last + 1))
                }
            }
            last = week
        }
    }
}

// MARK: Programs on one page

extension PlanFaults {
    /// How the parts of a blueprint hang together: lifts follow others that are there and lead back to none of themselves, and every
    /// plan has a day.
    public mutating func check(partsOf blueprint: ProgramBlueprint) {
        var follows: [ProgressionKey: ProgressionKey] = [:]
        var known: Set<ProgressionKey> = []
        for plan in blueprint.plans {
            for exercise in plan.exercises {
                guard let key = exercise.progressionKey else { continue }
                known.insert(key)
                if case .derivedFrom(let rule)? = exercise.rule, let other = rule.progressionKey {
                    follows[key] = other
                }
            }
        }
        for (index, plan) in blueprint.plans.enumerated() {
            for (place, exercise) in plan.exercises.enumerated() {
                guard case .derivedFrom(let rule)? = exercise.rule else { continue }
                let path = "/plans/" + String(index) + "/exercises/" + String(place) + "/rule/key"
                if let other = rule.progressionKey, known.contains(other) {
                    if leadsBack(from: other, follows) { add(path, "leads back to itself") }
                } else {
                    add(path, "is that of no lift in this program")
                }
            }
        }
        // Where no day has a plan, that is said once.
        let hasWork = blueprint.days.contains { $0.plan != nil }
        for (index, plan) in blueprint.plans.enumerated()
        where hasWork && !blueprint.days.contains(where: { $0.plan == plan.name }) {
            add("/plans/" + String(index) + "/name", "is that of no day")
        }
        text(blueprint.slug, "/slug", atMost: 100)
        if let share = blueprint.maxShare, !ProgramLimits.maxShares.contains(share) {
            add("/max_share", "must be between 0.1 and 1.2")
        }
    }

    private func leadsBack(from key: ProgressionKey, _ follows: [ProgressionKey: ProgressionKey]) -> Bool {
        var (next, steps) = (key, 0)
        while let other = follows[next] {
            steps += 1
            if other == key || steps > follows.count { return true }
            next = other
        }
        return false
    }
}
