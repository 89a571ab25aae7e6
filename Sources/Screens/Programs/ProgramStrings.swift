import Contract
import Training

/// The pages of programs, in words.
extension Strings {
    var programs: String { t("Programs", "Programme") }
    var notOnThisDevice: String {
        t(
            "Today's plan is not on this device. It comes as soon as the server can be reached.",
            "Der heutige Plan ist nicht auf diesem Gerät. Er kommt, sobald der Server erreichbar ist.")
    }
    var ownPrograms: String { t("Yours", "Deine") }
    var programLibrary: String { t("Library", "Bibliothek") }
    var noPrograms: String { t("No program fits.", "Kein Programm passt.") }
    var followProgram: String { t("Follow this program", "Diesem Programm folgen") }
    var followAgain: String { t("Start again", "Noch einmal beginnen") }
    var goOn: String { t("Go on", "Weitermachen") }
    var endFollowing: String { t("Stop following", "Nicht mehr folgen") }
    var pauseProgram: String { t("Pause", "Pausieren") }
    var skipDay: String { t("Skip day", "Tag auslassen") }
    var repeatDay: String { t("Repeat last day", "Letzten Tag wiederholen") }
    var anyKind: String { t("Any kind", "Jede Art") }
    var anyLevel: String { t("Any level", "Jedes Niveau") }
    var anyDays: String { t("Any days", "Beliebige Tage") }
    var kindOfProgram: String { t("Kind", "Art") }
    var level: String { t("Level", "Niveau") }
    var daysAWeek: String { t("Days a week", "Tage pro Woche") }
    var kitOfProgram: String { t("What it takes", "Was es braucht") }
    var anyKit: String { t("Any equipment", "Jede Ausrüstung") }
    func name(_ kit: ProgramKit, gym: String?) -> String {
        switch kit {
        case .gym: t("What is at {}", "Was da ist: {}", gym ?? "")
        case .dumbbells: t("Dumbbells", "Kurzhanteln")
        case .nothing: t("No equipment", "Ohne Geräte")
        }
    }
    var restDay: String { t("Rest", "Ruhe") }
    var firstWeights: String { t("What you can lift", "Was du schaffst") }
    /// - Parameter isKnown: whether something of it follows from the log.
    func firstWeightsHint(isKnown: Bool) -> String {
        t("The first weights follow from it. ", "Daraus folgen die ersten Gewichte. ")
            + (isKnown ? t("What the log says is filled in. ", "Was das Protokoll sagt, steht da. ") : "")
            + t("Leave open what you do not know.", "Was du nicht weißt, bleibt leer.")
    }
    /// A weight to a tenth, as it is typed.
    func tenths(_ mass: Mass) -> String { mass.text(in: unit, places: 1, separator: voice.language.separator) }
    var dayDone: String { t("done", "erledigt") }
    var daySkipped: String { t("skipped", "ausgelassen") }
    var dayDue: String { t("due", "dran") }
    var goHere: String { t("Go here", "Hierher springen") }
    /// What was done of a program that is over, and the question that follows: what was skipped or jumped over was left out.
    func afterProgram(_ progress: ProgramProgress) -> String {
        let (missed, what) = (progress.total - progress.done, t(" What now?", " Wie geht es weiter?"))
        if missed <= 0 { return t("You did every day of it.{}", "Du hast jeden Tag geschafft.{}", what) }
        return t(
            "{}, {} left out.{}", "{}, {} ausgelassen.{}", doneOfProgram(progress.done, progress.total), String(missed),
            what)
    }
    var otherProgram: String { t("Another one from the library", "Ein anderes aus der Bibliothek") }

    func name(_ category: ProgramCategory) -> String {
        switch category {
        case .powerlifting: t("Powerlifting", "Kraftdreikampf")
        case .bodybuilding: t("Bodybuilding", "Bodybuilding")
        case .strengthTraining: t("Strength", "Kraft")
        case .crossfit: t("CrossFit", "CrossFit")
        case .generalFitness: t("General fitness", "Allgemeine Fitness")
        case .sportSpecific: t("For a sport", "Für einen Sport")
        }
    }

    func name(_ difficulty: Difficulty) -> String {
        switch difficulty {
        case .beginner: t("Beginner", "Anfang")
        case .intermediate: t("Intermediate", "Mittel")
        case .advanced: t("Advanced", "Fortgeschritten")
        }
    }

    func perWeek(_ days: Int) -> String { t("{}× a week", "{}× pro Woche", String(days)) }
    func weeksLong(_ weeks: Int) -> String { plural(weeks, "{} weeks", "{} weeks", "{} Wochen", "{} Wochen") }
    func weekTitle(_ week: Int, _ phase: TrainingPhase?) -> String {
        let name = t("Week {}", "Woche {}", String(week))
        return phase.flatMap { short($0) }.map { name + " · " + $0 } ?? name
    }
    func dayTitle(_ number: Int) -> String { t("Day {}", "Tag {}", String(number)) }
    func following(_ name: String) -> String { t("You follow {}", "Du folgst {}", name) }
    func doneOfProgram(_ done: Int, _ total: Int) -> String {
        t("{} of {} workouts", "{} von {} Trainings", String(done), String(total))
    }
    /// "2 of 2 this week, 1 other".
    func thisWeek(_ done: Int, _ planned: Int) -> String {
        t("{} of {} this week", "{} von {} diese Woche", String(min(done, planned)), String(planned))
            + others(done - planned)
    }
    /// "Beginner · 3× a week · 8 weeks".
    func facts(_ difficulty: Difficulty?, _ perWeek: Int?, _ weeks: Int?) -> String {
        var parts: [String] = []
        if let difficulty { parts.append(name(difficulty)) }
        if let perWeek { parts.append(self.perWeek(perWeek)) }
        if let weeks { parts.append(weeksLong(weeks)) }
        var text = ""
        for part in parts { text += (text.isEmpty ? "" : " · ") + part }
        return text
    }
    /// "Day 5 of Push block done." and what comes then.
    func stepDone(_ step: ProgramStep, next plan: String?) -> String {
        if step.isFinished { return t("{} is done.", "{} ist geschafft.", step.name) }
        let done = t("{}, {}: done.", "{}, {}: erledigt.", step.name, dayTitle(step.dayNumber))
        guard let next = step.next else { return done }
        let name = next.isRestDay ? restDay : plan ?? dayTitle(next.dayNumber)
        return done + " " + nextInProgram(name) + "."
    }
}

extension Strings {
    var withYourNumbers: String { t("Day by day, with your numbers", "Tag für Tag, mit deinen Zahlen") }
    func guessed(_ first: Mass) -> String {
        t("Not known: it begins with {}, a guess.", "Nicht bekannt: Es beginnt mit {}, geraten.", voice.mass(first))
    }
    /// - Parameter byItself: whether what the coach proposes applies without being accepted.
    func ifAllGoesWell(byItself: Bool) -> String {
        t(
            "As it would go if every set worked. What happens decides. ",
            "So liefe es, wenn jeder Satz gelänge. Es entscheidet, was geschieht. ")
            + (byItself
                ? t("The coach’s increases apply by themselves.", "Steigerungen des Coachs gelten von selbst.")
                : t(
                    "The coach’s increases come as suggestions that you accept.",
                    "Steigerungen des Coachs kommen als Vorschläge, die du annimmst."))
    }
    var withoutMarked: String {
        t("Worked out without what is marked above.", "Ohne das gerechnet, was oben markiert ist.")
    }
    var lookAhead: String { t("Show with these numbers", "Mit diesen Zahlen zeigen") }
    /// "Week 2 · Day 5 · Upper A".
    func aheadTitle(_ day: SimulatedProgramDay) -> String {
        var text = day.week.map { weekTitle($0, day.phase) + " · " } ?? ""
        text += dayTitle(day.dayNumber) + " · " + (day.name ?? day.plan ?? restDay)
        if day.lap > 0 { text += " (" + String(day.lap + 1) + ")" }
        return text
    }
    /// What a day asks for, in pieces that stay on one line each.
    func pieces(of exercise: SimulatedExercise) -> [String] { voice.pieces(exercise.targets.map { $0.planned }) }
    var whenTime: String { t("when there is time", "wenn Zeit ist") }
    var inTurn: String { t("In turn", "Im Wechsel") }
    var oneRepMax: String { t("for one rep, in {}", "für eine Wdh., in {}", unit.rawValue) }

    /// Where the lifter stands in a program, in a line.
    func standing(_ tracked: TrackedProgram, _ now: Instant) -> String {
        let program = tracked.program
        guard program.run != nil else { return t("Not started", "Nicht begonnen") }
        guard let due = program.dueDay(at: now) else { return standing(program) }
        let line = place(due, in: program)
        let place = line.prefix(1).uppercased() + line.dropFirst()
        return due.isRestDay ? place + " · " + restDay : place
    }

    /// "3 × 8–12", "5/3/1+".
    ///
    /// - Parameter week: of the day; without it a schedule of weeks is at its first.
    func scheme(_ exercise: ExercisePrescription, on week: ProgramWeek? = nil) -> String {
        var each = ""
        func add(_ reps: Int, _ amrap: Bool) {
            each += (each.isEmpty ? "" : "/") + String(reps) + (amrap ? "+" : "")
        }
        if case .percentOfMax(let rule) = exercise.rule, !rule.weeks.isEmpty {
            for set in rule.weeks[week?.place(of: rule.weeks.count) ?? 0] { add(set.reps, set.amrap) }
            return each
        }
        var sets: [SetTarget] = []
        var isEven = true
        for set in exercise.sets where set.type != .warmup {
            sets.append(set.target)
            if let reps = set.reps { add(reps, set.amrap) }
            if set.reps != sets[0].reps { isEven = false }
        }
        var range = ""
        if let lower = exercise.repRange.lower, let upper = exercise.repRange.upper, lower != upper {
            range = String(lower) + "–" + String(upper)
        } else if !isEven {
            return each
        } else if let reps = sets.first?.reps {
            range = String(reps)
        } else if let seconds = sets.first?.durationSeconds {
            range = String(seconds) + " s"
        }
        if let last = exercise.sets.last, last.amrap { range += "+" }
        return String(sets.count) + " × " + range
    }
}
