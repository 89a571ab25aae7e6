import Contract
import Training

/// The words of the calendar, the body log, the goals and the search of the history.
extension Strings {
    // MARK: History

    var searchHistory: String { t("Exercise, plan or note", "Übung, Plan oder Notiz") }
    var withRecords: String { t("With records", "Mit Rekorden") }
    /// - Parameter isAll: whether there is nothing more to look through.
    func found(_ count: Int, isAll: Bool) -> String { isAll ? workouts(count) : workouts(count) + " …" }
    /// "November 2026".
    func month(_ month: Int, _ year: Int) -> String {
        voice.language.withYear(voice.month(month, short: false), year, short: false)
    }

    // MARK: Calendar

    var calendar: String { t("Calendar", "Kalender") }
    var monthWord: String { t("Month", "Monat") }
    var weekWord: String { t("Week", "Woche") }
    var lastMonth: String { t("Month before", "Monat davor") }
    var nextMonth: String { t("Month after", "Monat danach") }
    var lastWeek: String { t("Week before", "Woche davor") }
    var nextWeek: String { t("Week after", "Woche danach") }
    var plannedWord: String { t("planned", "geplant") }
    var missed: String { t("missed", "ausgefallen") }
    var nothingOnDay: String { t("Nothing on this day.", "An diesem Tag ist nichts.") }
    var planWorkout: String { t("Plan a workout", "Training planen") }
    var everyWeek: String { t("Every week", "Jede Woche") }
    var move: String { t("Move", "Verschieben") }
    var moveTo: String { t("To", "Auf") }
    var skipOnce: String { t("Skip once", "Einmal auslassen") }
    var putBack: String { t("Put back", "Doch nicht auslassen") }
    var skippedWord: String { t("skipped", "ausgelassen") }
    var noMoreFromHere: String { t("End it from here", "Ab hier beenden") }
    func movedOn(_ day: String) -> String { t("now {}", "jetzt {}", day) }
    func planned(_ name: String) -> String { t("Planned: {}", "Geplant: {}", name) }
    var otherCalendars: String { t("In other calendars", "In anderen Kalendern") }
    var otherCalendarsHint: String {
        t(
            "Subscribe to a secret address, and another calendar shows what is planned and done. Whoever has it can read it.",
            "Abonniere eine geheime Adresse, dann zeigt ein anderer Kalender, was geplant und getan ist. Wer sie hat, kann es lesen."
        )
    }
    var addressOnce: String {
        t(
            "It is shown this once. A new one ends the old one.",
            "Sie wird nur jetzt gezeigt. Eine neue beendet die alte.")
    }
    var makeAddress: String { t("Make an address", "Adresse erstellen") }
    var renewAddress: String { t("Make a new one", "Neue erstellen") }
    var endAddress: String { t("End it", "Beenden") }
    func read(_ moment: String?) -> String {
        moment.map { t("Last read {}.", "Zuletzt gelesen: {}.", $0) }
            ?? t(
                "There is an address. No calendar has read it yet.", "Es gibt eine Adresse. Noch las sie kein Kalender."
            )
    }
}

/// The words of the body log.
extension Strings {
    var bodyLog: String { t("Body", "Körper") }
    var whatMeasured: String { t("What", "Was") }
    var note: String { t("Note it", "Notieren") }
    func noted(_ what: String) -> String { t("Noted: {}", "Notiert: {}", what) }
    var nothingMeasured: String { t("Nothing was noted of it yet.", "Davon ist noch nichts notiert.") }
    var trendWord: String { t("Trend", "Tendenz") }
    var fromFile: String { t("from a file", "aus einer Datei") }
    var bringMeasurements: String { t("Bring measurements", "Messwerte mitbringen") }
    var measurementFiles: String {
        t(
            "A table (CSV), or export.xml of Apple Health. It is looked through first.",
            "Eine Tabelle (CSV) oder export.xml von Apple Health. Sie wird erst durchgesehen.")
    }
    var takeOver: String { t("Take over", "Übernehmen") }
    var noFile: String { t("This file cannot be read.", "Diese Datei lässt sich nicht lesen.") }

    /// "120 new, 3 changed, 20 known already, 1 not taken."
    func said(_ report: BodyImportReport) -> String {
        var line = t("{} new", "{} neu", count(report.added))
        if report.changed > 0 { line += t(", {} changed", ", {} geändert", count(report.changed)) }
        if report.duplicates + report.deletedBefore > 0 {
            line += t(", {} known already", ", {} schon bekannt", count(report.duplicates + report.deletedBefore))
        }
        if report.skipped > 0 { line += t(", {} not taken", ", {} nicht übernommen", count(report.skipped)) }
        return report.dryRun
            ? t("In the file: {}.", "In der Datei: {}.", line) : t("Taken over: {}.", "Übernommen: {}.", line)
    }

    /// What was assumed and left out, a line each: "Without a unit, taken for kg.", "Left out: mood.", "Line 4: no date".
    @inline(never) func details(_ report: BodyImportReport) -> [String] {
        var lines: [String] = []
        for unit in [report.weightUnit, report.lengthUnit] {
            if let unit {
                lines.append(t("Without a unit, taken for {}.", "Ohne Einheit, gelesen als {}.", name(unit)))
            }
        }
        if !report.ignoredColumns.isEmpty {
            lines.append(t("Left out: {}", "Ausgelassen: {}", report.ignoredColumns.joined(separator: ", ")))
        }
        let told = report.skippedRows.prefix(20)
        for row in told { lines.append(line(row.line) + ": " + said(row.reason)) }
        let more = report.skipped - told.count
        return more > 0 ? lines + [moreLines(more)] : lines
    }

    private func said(_ reason: BodyImportReport.Skipped.Reason) -> String {
        switch reason {
        case .noDate: t("no date", "kein Datum")
        case .noNumber: self[.noNumber]
        case .unknownUnit: t("unknown unit", "unbekannte Einheit")
        case .outOfRange: t("no body has that", "so viel hat niemand")
        case .unknownKind: t("unknown measure", "unbekannte Messgröße")
        case .inFuture: inTheFuture
        }
    }

    func name(_ kind: BodyKind) -> String {
        switch kind {
        case .weight: t("Body weight", "Körpergewicht")
        case .waist: t("Waist", "Taille")
        case .chest: t("Chest", "Brust")
        case .hips: t("Hips", "Hüfte")
        case .arm: t("Arm", "Arm")
        case .thigh: t("Thigh", "Oberschenkel")
        case .calf: t("Calf", "Wade")
        case .neck: t("Neck", "Hals")
        case .shoulders: t("Shoulders", "Schultern")
        case .bodyFat: t("Body fat", "Körperfett")
        case .sleep: t("Sleep", "Schlaf")
        case .soreness: t("Soreness", "Muskelkater")
        case .restingHeartRate: t("Resting heart rate", "Ruhepuls")
        case .hrv: t("Heart rate variability", "Herzfrequenzvariabilität")
        }
    }

    func name(_ unit: BodyUnit) -> String {
        switch unit {
        case .percent: "%"
        case .hours: "h"
        case .bpm: t("a minute", "pro Minute")
        case .score: t("of 10", "von 10")
        case .kg, .lb, .cm, .inch, .ms: unit.rawValue
        }
    }

    func valueIn(_ unit: BodyUnit) -> String { t("Value ({})", "Wert ({})", name(unit)) }

    /// As it was entered, to three decimals.
    func number(_ amount: Amount) -> String {
        Mass(units: amount.units).text(in: .kg, separator: voice.language.separator)
    }

    /// "82.4 kg", of an amount in the unit in which such are kept.
    func amount(_ amount: Amount, of kind: BodyKind) -> String {
        let unit = BodyScreen.unit(kind, self)
        return number(amount.shown(in: unit)) + " " + name(unit)
    }

    /// "0.3 kg less a week".
    func weekly(_ change: Amount, of kind: BodyKind) -> String {
        let size = amount(Amount(units: change.units < 0 ? -change.units : change.units), of: kind)
        return change.units < 0
            ? t("{} less a week", "{} weniger pro Woche", size) : t("{} more a week", "{} mehr pro Woche", size)
    }

    /// "Between 20 and 700 kg."
    func range(_ kind: BodyKind) -> String {
        let (least, most) = (amount(kind.range.lowerBound, of: kind), amount(kind.range.upperBound, of: kind))
        return t("Between {} and {}.", "Zwischen {} und {}.", least, most)
    }
}

/// The words of the goals.
extension Strings {
    var goals: String { t("Goals", "Ziele") }
    var newGoal: String { t("New goal", "Neues Ziel") }
    var noGoals: String {
        t(
            "Say what you want to reach: how far it is stands here then.",
            "Sag, was du erreichen willst. Wie weit es ist, steht dann hier.")
    }
    var pastGoals: String { t("Past goals", "Frühere Ziele") }
    var whatGoal: String { t("What for", "Wofür") }
    var target: String { t("Goal", "Ziel") }
    var byWord: String { t("By (if any)", "Bis (falls es einen Tag gibt)") }
    var measureWord: String { t("Measured in", "Gemessen in") }
    var muscleWord: String { t("Muscle", "Muskel") }
    var allMuscles: String { t("All muscles", "Alle Muskeln") }
    var chooseExercise: String { t("Choose an exercise", "Übung wählen") }
    var giveUp: String { t("Put away", "Weglegen") }
    var again: String { t("Again", "Wieder") }
    func until(_ day: String) -> String { t(", by {}", ", bis {}", day) }
    func percentDone(_ percent: Int) -> String {
        t("{}% of the way", "{} % des Wegs", String(percent))
    }

    func said(_ status: LifterGoal.Status) -> String {
        switch status {
        case .active: t("Followed", "Verfolgt")
        case .completed: t("Reached", "Erreicht")
        case .archived: t("Put away", "Weggelegt")
        }
    }

    func name(_ kind: LifterGoal.Kind) -> String {
        switch kind {
        case .lift: t("Estimated max of a lift", "Geschätztes Maximum einer Übung")
        case .sessionsPerWeek: t("Workouts a week", "Trainings pro Woche")
        case .hypertrophy: t("Sets a week", "Sätze pro Woche")
        case .endurance: t("Reps, time or distance", "Wiederholungen, Zeit oder Strecke")
        case .cut: name(BodyKind.weight)
        }
    }

    func name(_ measure: LifterGoal.Measure) -> String {
        switch measure {
        case .kg: unit.rawValue
        case .sessions: self[.workoutsWord]
        case .sets: self[.setsWord]
        case .reps: self[.repsWord]
        case .seconds: t("seconds", "Sekunden")
        case .metres: t("metres", "Meter")
        }
    }

    /// As it is typed.
    func typed(_ amount: Amount, _ measure: LifterGoal.Measure) -> String {
        measure == .kg ? voice.number(Mass(units: amount.units)) : number(amount)
    }

    /// "120 kg", "4 workouts", "2:30".
    func amount(_ amount: Amount, _ measure: LifterGoal.Measure) -> String {
        let whole = Int(clamping: amount.units / Amount.one.units)
        return switch measure {
        case .kg:
            Mass(units: amount.units).text(in: unit, places: 2, separator: voice.language.separator) + " "
                + unit.rawValue
        case .sessions: workouts(whole)
        case .sets: sets(whole)
        case .reps: reps(whole)
        case .seconds: clock(Int64(whole))
        case .metres: number(amount) + " m"
        }
    }

    /// "Bench Press: 120 kg", "4 workouts a week".
    func name(_ goal: LifterGoal, _ world: World) -> String {
        if let title = goal.title { return title }
        let much = amount(goal.target, goal.measure)
        switch goal.kind {
        case .lift, .endurance:
            let exercise = goal.exerciseID.flatMap { world.knowledge.exercise($0) }
            return (exercise.map { called($0.id, $0.name) } ?? self[.exercises]) + ": " + much
        case .cut: return name(BodyKind.weight) + ": " + much
        case .sessionsPerWeek: return t("{} a week", "{} pro Woche", much)
        case .hypertrophy:
            return (goal.muscle.map { name($0) + ": " } ?? "") + t("{} a week", "{} pro Woche", much)
        }
    }
}
