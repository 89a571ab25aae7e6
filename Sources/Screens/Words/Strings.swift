public import Training

/// The words of the app in the language and unit of the one who reads. Single phrases are in the catalogues
/// (`English.swift`, `German.swift`); what holds numbers is a function here, whole sentence by whole sentence.
public struct Strings: Equatable, Sendable {
    public var voice: Voice
    /// How the effort of a set is shown.
    var effortScale = Settings.EffortScale.rir
    /// What exercises are called here; `nil` in the language that they are kept in.
    var names: ExerciseNames?

    public init(_ voice: Voice) { self.voice = voice }

    subscript(_ phrase: Phrase) -> String { voice.language == .english ? phrase.english : own(phrase) }

    var isGerman: Bool { voice.language == .german }
    var unit: MassUnit { voice.unit }

    /// One of two, in the lifter's language.
    func t(_ english: String, _ german: String) -> String { voice.language.t(english, german) }

    /// The same with values: `{}` stands for the next one, `{2}` for the second.
    func t(_ english: String, _ german: String, _ first: String) -> String { voice.language.t(english, german, first) }
    func t(_ english: String, _ german: String, _ first: String, _ second: String) -> String {
        voice.language.t(english, german, first, second)
    }
    func t(
        _ english: String, _ german: String, _ first: String, _ second: String, _ third: String, _ fourth: String = ""
    ) -> String { voice.language.t(english, german, first, second, third, fourth) }

    /// A text that goes by a number, which is its first value.
    func plural(
        _ count: Int, _ one: String, _ many: String, _ oneGerman: String, _ manyGerman: String,
        _ shown: String? = nil, _ second: String = ""
    ) -> String {
        voice.language.plural(count, one, many, oneGerman, manyGerman, shown ?? self.count(count), second)
    }

    private func own(_ phrase: Phrase) -> String { isGerman ? phrase.german : t(phrase.english, phrase.german) }

    // MARK: Quantities

    /// "82.5", or a dash for none.
    func number(_ mass: Mass?) -> String { mass.map { voice.number($0) } ?? "–" }

    /// "80 kilograms", for ears.
    func spoken(_ mass: Mass) -> String {
        let number = voice.number(mass)
        let count = Int(number) ?? -1
        switch unit {
        case .kg: return plural(count, "{} kilogram", "{} kilograms", "{} Kilogramm", "{} Kilogramm", number)
        case .lb: return plural(count, "{} pound", "{} pounds", "{} Pfund", "{} Pfund", number)
        }
    }

    func volume(_ mass: Mass) -> String { voice.volume(mass) }

    /// What a field of a set takes: "At most 2000 kg."
    func limit(_ field: CellField, _ loadKind: LoadKind, _ measure: Measure) -> String {
        let most =
            switch field {
            case .weight: voice.mass(SetLimits.maximumWeight)
            case .reps: reps(SetLimits.reps(loadKind, measure))
            case .rir: ""
            case .duration: clock(Int64(SetLimits.maximumSeconds))
            case .distance: distance(SetLimits.maximumDistance)
            }
        if field == .rir {
            let range = effortScale == .rpe ? t("5 to 10", "5 bis 10") : t("0 to 5", "0 bis 5")
            return t("{} goes from {}, in halves.", "{} geht von {}, in halben Schritten.", effortName, range)
        }
        // "Wdh." ends the sentence by itself.
        return t("At most {}.", "Höchstens {}.", most.utf8.last == UInt8(ascii: ".") ? String(most.dropLast()) : most)
    }

    /// A number that stood on the pad when that was closed, and why it was not taken.
    func notTaken(_ number: String, _ limit: String) -> String {
        t("{} was not taken. {}", "{} wurde nicht übernommen. {}", number, limit)
    }

    /// "1:05", or "1:02:03" from an hour on.
    func clock(_ seconds: Int64) -> String {
        let seconds = max(0, seconds)
        let (hours, minutes, rest) = (seconds / 3_600, seconds / 60 % 60, seconds % 60)
        let tail = (minutes < 10 && hours > 0 ? "0" : "") + String(minutes) + (rest < 10 ? ":0" : ":") + String(rest)
        return hours > 0 ? String(hours) + ":" + tail : tail
    }

    /// Seconds as the minutes that are told of them.
    static func rounded(_ seconds: Int64) -> Int64 { (max(0, seconds) + 30) / 60 }

    /// "48 min" or "1 h 05 min".
    func minutes(_ seconds: Int64) -> String {
        let minutes = Self.rounded(seconds)
        if minutes < 60 { return String(minutes) + " min" }
        return String(minutes / 60) + " h " + (minutes % 60 < 10 ? "0" : "") + String(minutes % 60) + " min"
    }

    /// "Mon 16 Nov · 48 min"; of what came without a length the day alone.
    @inline(never) func dateAndLength(_ start: Instant, _ seconds: Int64, now: Instant) -> String {
        date(start, now: now) + (seconds < 30 ? "" : " · " + minutes(seconds))
    }

    /// "1.25" kilometres, to the metre.
    func kilometres(_ distance: Distance?) -> String {
        distance.map { Mass(thousandths: $0.metres, of: .kg).text(in: .kg, separator: voice.language.separator) } ?? "–"
    }

    /// "40" whole metres.
    func metres(_ distance: Distance) -> String { String(distance.metres) }

    /// "40 m" below a kilometre, "42.195 km" from there on: to the metre.
    func distance(_ distance: Distance) -> String {
        voice.distance(distance)
    }

    /// "82.5 kg × 10", "1:30", "40 m · 0:12": a set where no column says the unit.
    func full(
        _ weight: Mass?, _ reps: Int?, _ seconds: Int?, _ distance: Distance?, _ measure: Measure, _ loadKind: LoadKind
    ) -> String {
        let load = loadKind == .bodyweight ? nil : weight
        if measure == .reps { return voice.target(SetTarget(weight: load, reps: reps), loadKind: loadKind) }
        var text = load.map { voice.target(SetTarget(weight: $0, reps: nil), loadKind: loadKind) } ?? ""
        if let distance { text += (text.isEmpty ? "" : " · ") + self.distance(distance) }
        if let seconds { text += (text.isEmpty ? "" : " · ") + clock(Int64(seconds)) }
        return text.isEmpty ? "–" : text
    }

    /// "80 kg × 10, 10, 8": the work of last time.
    func work(_ sets: [PerformedSet], _ measure: Measure, _ loadKind: LoadKind) -> String {
        var done: [SetTarget] = []
        var text = ""
        for set in sets where set.setType != .warmup {
            done.append(set.target)
            text += text.isEmpty ? "" : ", "
            text += full(set.weight, set.reps, set.durationSeconds, set.distance, measure, loadKind)
        }
        return measure == .distance && !text.isEmpty ? text : targets(done, measure, loadKind)
    }

    /// "80 kg × 10, 10, 8", "0:45, 0:45".
    func targets(_ sets: [SetTarget], _ measure: Measure, _ loadKind: LoadKind) -> String {
        if measure == .reps { return voice.sets(sets, loadKind) }
        var text = ""
        for set in sets {
            text += text.isEmpty ? "" : ", "
            text += full(set.weight, set.reps, set.durationSeconds, set.distance, measure, loadKind)
        }
        return text.isEmpty ? "–" : text
    }

    /// "80 kg × 10, 10, 8+": of planned sets.
    @inline(never) func planned(_ sets: [PlannedSet], _ measure: Measure, _ loadKind: LoadKind) -> String {
        if measure == .reps { return voice.planned(sets, loadKind) }
        return targets(sets.map { $0.target }, measure, loadKind)
    }

    func rir(_ rir: RIR?) -> String {
        guard let rir else { return "–" }
        let halves = effortScale == .rpe ? 20 - rir.halves : rir.halves
        return String(halves / 2) + (halves % 2 == 1 ? String(voice.language.separator) + "5" : "")
    }

    /// The reps in reserve that were typed, as the lifter counts them: "8.5" are 1.5 in RPE.
    func effort(_ entry: String) -> RIR? {
        guard let number = Mass(entry, in: .kg), number.units % 5_000_000_000 == 0 else { return nil }
        let halves = Int(clamping: number.units / 5_000_000_000)
        return RIR(halves: effortScale == .rpe ? 20 - halves : halves)
    }

    /// A whole number with thousands set apart.
    func count(_ value: Int) -> String {
        let digits = String(value)
        return voice.language.grouped(digits)
    }

    // MARK: Counted things

    func sets(_ count: Int) -> String {
        plural(count, "{} set", "{} sets", "{} Satz", "{} Sätze")
    }
    func reps(_ count: Int) -> String { plural(count, "{} rep", "{} reps", "{} Wdh.", "{} Wdh.") }
    func exercises(_ count: Int) -> String {
        plural(count, "{} exercise", "{} exercises", "{} Übung", "{} Übungen")
    }
    func workouts(_ count: Int) -> String {
        plural(count, "{} workout", "{} workouts", "{} Training", "{} Trainings", self.count(count))
    }
    func waiting(_ count: Int) -> String { plural(count, "{} waiting", "{} waiting", "{} wartet", "{} warten") }
    func waitingLong(_ count: Int) -> String {
        plural(
            count, "{} change waits to be saved", "{} changes wait to be saved", "{} Änderung wartet aufs Speichern",
            "{} Änderungen warten aufs Speichern")
    }
    func refused(_ count: Int) -> String {
        plural(
            count, "{} change could not be saved", "{} changes could not be saved",
            "{} Änderung ließ sich nicht speichern", "{} Änderungen ließen sich nicht speichern")
    }
    func leftToSkip(_ count: Int) -> String {
        plural(
            count, "{} set is still planned. It will be kept as skipped.",
            "{} sets are still planned. They will be kept as skipped.",
            "{} Satz ist noch geplant. Er wird als ausgelassen notiert.",
            "{} Sätze sind noch geplant. Sie werden als ausgelassen notiert.")
    }

    // MARK: Workout

    func start(_ plan: String) -> String { t("Start {}", "{} starten", plan) }
    func next(_ exercise: String) -> String { t("Next: {}", "Weiter: {}", exercise) }
    func lastOn(_ date: String) -> String { t("Last, {}: ", "Zuletzt, {}: ", date) }
    func setName(_ number: Int) -> String { t("Set {}", "Satz {}", String(number)) }
    func remove(_ name: String) -> String { t("Remove {}", "{} entfernen", isGerman ? name : name.lowercased()) }
    func aim(_ rir: RIR) -> String { t("Target: {} {}", "Ziel: {} {}", effortName, self.rir(rir)) }
    func removed(_ name: String) -> String { t("{} removed", "{} entfernt", name) }
    /// "Changed elsewhere: Row, set 2: 80 kg × 7 and 2 other sets".
    func changedElsewhere(_ set: String, _ values: String, _ others: Int) -> String {
        let more = others == 0 ? "" : t(" and {} more", " und {} weitere", String(others))
        return t("Changed elsewhere: {}: {}{}", "Anderswo geändert: {}: {}{}", set, values, more)
    }
    func removedElsewhere(_ name: String) -> String { t("Removed elsewhere: {}", "Anderswo entfernt: {}", name) }
    func unfold(_ name: String) -> String { t("Show {}", "{} zeigen", name) }
    func doneOf(_ done: Int, _ all: Int) -> String {
        t("{} of {} sets done", "{} von {} Sätzen fertig", String(done), String(all))
    }
    func suggested(_ target: String) -> String { t("Next: {}", "Nächstes: {}", target) }
    func restOver(_ next: String) -> String {
        t("Rest is over.", "Die Pause ist um.") + (next.isEmpty ? "" : t(" Next: {}.", " Weiter: {}.", next))
    }
    func eachSide(_ total: String) -> String { t("each side, {}", "je Seite, {}", total) }
    func effort(_ value: Int) -> String { t("Effort {} of 10", "Anstrengung {} von 10", String(value)) }
    /// What a workout is called; just that, where it has no title.
    @inline(never) func titled(_ title: String?) -> String { title ?? self[.workout] }
    func running(_ title: String, _ time: String) -> String { title + " · " + time }
    func after(_ title: String) -> String { t("After {}", "Nach {}", title) }
    func savedWorkout(_ title: String) -> String { t("{} is saved", "{} ist gespeichert", title) }

    // MARK: Plans and history

    func about(_ minutes: Int) -> String {
        t("About {} min.", "Etwa {} min.", String(minutes))
    }
    func setsOf(_ count: Int, _ range: String) -> String {
        range.isEmpty ? sets(count) : t("{} of {}", "{} à {}", sets(count), range)
    }
    func version(_ number: Int) -> String { t("version {}", "Version {}", String(number)) }
    func records(_ count: Int) -> String {
        plural(count, "{} record", "{} records", "{} Rekord", "{} Rekorde")
    }
    func estimatedMax(_ name: String) -> String { t("{}, estimated max", "{}, geschätztes Maximum", name) }
    func best(_ set: String, _ date: String) -> String { t("from {}, {}", "aus {}, {}", set, date) }

    // MARK: Import

    func importNow(_ count: Int) -> String {
        t("Import {}", "{} importieren", workouts(count))
    }
    func imported(_ count: Int) -> String {
        t("{} imported", "{} importiert", workouts(count))
    }
    /// What an import did.
    func done(_ report: ImportReport) -> String {
        let count = report.changesTaken
        if count == 0 || report.newWorkouts > 0 { return imported(report.newWorkouts) }
        return t("{} put right", "{} berichtigt", workouts(count))
    }
    func take(_ count: Int) -> String { t("Put right {}", "Berichtigen: {}", workouts(count)) }
    func changed(_ count: Int) -> String {
        t("{} changed since the last import", "{} seit dem letzten Import geändert", workouts(count))
    }
    /// "Push, 5 Mar 2024: 2 sets".
    func change(_ change: ImportReport.Changed) -> String {
        let sets = change.setsAdded + change.setsRemoved + change.setsChanged
        return titled(change.title) + ", " + day(change.date) + ": "
            + (sets > 0 ? self.sets(sets) : t("notes, order or length", "Notizen, Reihenfolge oder Länge"))
    }
    func line(_ number: Int) -> String { t("Line {}", "Zeile {}", String(number)) }
    func moreLines(_ count: Int) -> String {
        t("and {} more", "und {} weitere", self.count(count))
    }
    func ownExercises(_ count: Int) -> String {
        plural(
            count, "{} name is not in the catalogue and becomes an exercise of your own",
            "{} names are not in the catalogue and become exercises of your own",
            "{} Name steht nicht im Katalog und wird eine eigene Übung",
            "{} Namen stehen nicht im Katalog und werden eigene Übungen")
    }
    func keptApart(_ count: Int) -> String {
        plural(
            count, "{} name stays apart, as in the file, and becomes an exercise of your own",
            "{} names stay apart, as in the file, and become exercises of your own",
            "{} Name bleibt getrennt, wie in der Datei, und wird eine eigene Übung",
            "{} Namen bleiben getrennt, wie in der Datei, und werden eigene Übungen", self.count(count))
    }
    /// "Leg Extension, apart from Leg Extension (Machine)".
    func apart(_ line: ImportReport.KeptApart) -> String {
        t("{}, apart from {}", "{}, getrennt von {}", line.name, line.takenBy)
    }
    func skippedRows(_ count: Int) -> String {
        plural(
            count, "{} row cannot be read", "{} rows cannot be read", "{} Zeile ist nicht lesbar",
            "{} Zeilen sind nicht lesbar", self.count(count))
    }
    func repairedRows(_ count: Int) -> String {
        plural(
            count, "{} row was mended", "{} rows were mended", "{} Zeile wurde repariert", "{} Zeilen wurden repariert",
            self.count(count))
    }
    func known(_ count: Int) -> String {
        plural(
            count, "{} set is here already and is left out", "{} sets are here already and are left out",
            "{} Satz ist schon da und wird ausgelassen", "{} Sätze sind schon da und werden ausgelassen",
            self.count(count))
    }
    func times(_ count: Int, _ date: String) -> String {
        plural(
            count, "{} time, last {}", "{} times, last {}", "{}-mal, zuletzt {}", "{}-mal, zuletzt {}",
            self.count(count), date)
    }
}
