import Training

/// Writes the lines of a program.
struct NotationPrinter {
    private(set) var lines: [String] = []

    // MARK: What is said of it

    mutating func header(_ blueprint: ProgramBlueprint) {
        say(.program, NotationText.line(blueprint.name))
        if let slug = blueprint.slug { say(.slug, NotationText.line(slug)) }
        text(.description, blueprint.about)
        if let category = blueprint.category { say(.category, NotationForm.word.text(category)) }
        if let difficulty = blueprint.difficulty { say(.difficulty, NotationForm.word.text(difficulty)) }
        if let goal = blueprint.goal { say(.goal, NotationForm.word.text(goal)) }
        if let split = blueprint.split { say(.split, NotationForm.word.text(split)) }
        if blueprint.loops { say(.loops, "yes") }
        if let days = blueprint.daysPerWeek { say(.perWeek, String(days)) }
        if let days = blueprint.weekdays { say(.weekdays, NotationForm.weekdays.text(days)) }
        if let share = blueprint.maxShare { say(.trainingMax, NotationNumbers.text(share)) }
    }

    private mutating func say(_ header: NotationHeader, _ text: String) {
        lines.append(header.rawValue + ":" + (text.isEmpty ? "" : " " + text))
    }

    /// A line for each line of the text.
    private mutating func text(_ header: NotationHeader, _ text: String?) {
        for line in Self.parts(text) { say(header, NotationText.line(line)) }
    }

    private mutating func note(_ text: String?) {
        for line in Self.parts(text) { lines.append("  >" + (line.isEmpty ? "" : " " + NotationText.line(line))) }
    }

    private static func parts(_ text: String?) -> [String] {
        guard let text else { return [] }
        return text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    }

    /// An exercise that not everybody has.
    mutating func exercise(_ exercise: Exercise) { say(.exercise, NotationExercise.text(exercise)) }

    // MARK: Plans

    mutating func plan(_ plan: ProgramBlueprint.Plan, name: (ExercisePrescription) -> String) {
        if !lines.isEmpty { lines.append("") }
        say(.plan, NotationText.line(plan.name))
        if let minutes = plan.estimatedMinutes { say(.minutes, String(minutes)) }
        if let category = plan.category { say(.category, NotationText.line(category)) }
        text(.notes, plan.notes)
        for exercise in plan.exercises {
            lines.append(Self.line(exercise, name(exercise)))
            note(exercise.notes)
        }
    }

    private static func line(_ exercise: ExercisePrescription, _ name: String) -> String {
        let (sets, showsRange) = NotationSets.text(exercise.sets, range: exercise.repRange)
        var parts = [NotationText.label(name, isTaken: ProgramNotation.isKeyword) + ": " + sets]
        if !showsRange, let range = NotationRange.text(exercise.repRange) { parts.append(range) }
        if exercise.optional { parts.append("optional") }
        if let group = exercise.supersetGroup { parts.append("superset " + NotationText.name(group)) }
        if let rest = NotationRest.text(exercise.rest) { parts.append(rest) }
        if let rule = exercise.rule { parts.append("rule " + NotationRule.text(rule)) }
        if let key = exercise.progressionKey { parts.append("key " + NotationKey.text(key)) }
        return parts.joined(separator: "; ")
    }

    // MARK: Days

    /// Days that follow one another in a week share a line, and weeks that are the same share one too.
    mutating func days(_ days: [ProgramBlueprint.Day]) {
        if days.isEmpty { return }
        var rows: [(heading: NotationDays, names: [String], note: String?)] = []
        for day in days {
            let heading = NotationDays(day)
            if let last = rows.indices.last, rows[last].heading == heading, rows[last].note == nil {
                rows[last].names.append(NotationDays.text(day))
            } else {
                rows.append((heading, [NotationDays.text(day)], nil))
            }
            rows[rows.count - 1].note = day.notes
        }
        lines.append("")
        var index = 0
        while index < rows.count {
            var row = rows[index]
            while index + 1 < rows.count, let merged = row.heading.merged(with: rows[index + 1].heading),
                row.names == rows[index + 1].names, row.note == nil, rows[index + 1].note == nil
            {
                row.heading = merged
                index += 1
            }
            lines.append(row.heading.text + ": " + row.names.joined(separator: ", "))
            note(row.note)
            index += 1
        }
    }
}

extension NotationDays {
    /// The same for one week more; `nil` where the other is of something else.
    fileprivate func merged(with other: NotationDays) -> NotationDays? {
        guard let weeks, let next = other.weeks, next.lowerBound == weeks.upperBound + 1,
            weeks.count < Self.maximumWeeks
        else { return nil }
        var merged = other
        merged.weeks = weeks
        guard merged == self else { return nil }
        merged.weeks = weeks.lowerBound...next.upperBound
        return merged
    }
}
