import Training

/// What is said of the names that other apps use.
extension Strings {
    var namesHint: String {
        t(
            "These names are not known for sure. What you do not answer stays as it is marked.",
            "Diese Namen sind nicht sicher erkannt. Was du nicht beantwortest, bleibt wie markiert.")
    }
    var myOwn: String { t("My own", "Eigene Übung") }
    var otherExercise: String { t("Other…", "Andere…") }
    var neverMerge: String { t("Always on its own", "Immer für sich") }
    var namesOfApps: String { t("Names from other apps", "Namen aus anderen Apps") }
    var namesOfAppsHint: String {
        t(
            "What each name of your imports is here. Tap one to change it; its history follows.",
            "Was jeder Name deiner Importe hier ist. Zum Ändern antippen; der Verlauf zieht mit.")
    }
    func recognised(_ count: Int) -> String {
        t("Recognised names ({})", "Erkannte Namen ({})", self.count(count))
    }
    func isWhat(_ name: String) -> String { t("What is “{}”?", "Was ist „{}“?", name) }

    /// What a name is, and who said so.
    func means(_ name: ImportName, _ fallback: String) -> String {
        var exercise = name.exerciseName ?? fallback
        if let id = name.exerciseID { exercise = called(id, exercise) }
        switch name.choice {
        case .found: return exercise
        case .exercise: return t("{} · as you said", "{} · wie du gesagt hast", exercise)
        case .own: return t("{} · your own", "{} · eigene Übung", exercise)
        case .never: return t("{} · always on its own", "{} · immer für sich", exercise)
        }
    }

    func saysName(_ name: ImportName, _ world: World) -> String {
        var meant = name
        if let id = name.exerciseID { meant.exerciseName = world.knowledge.exercise(id)?.shownName }
        return name.name + ": " + means(meant, name.name)
    }

    var sampleWorkout: String { t("A workout of the file", "Ein Training der Datei") }

    // MARK: Undo

    var yourImports: String { t("Your imports", "Deine Importe") }
    var undoImport: String { t("Undo this import", "Diesen Import rückgängig machen") }
    var importGoes: String { t("Import will be removed", "Import wird entfernt") }
    var undoing: String { t("Undoing…", "Wird rückgängig gemacht …") }

    /// What was taken out.
    func undone(_ undone: ImportReport.Undone) -> String {
        t("Undone: {} removed", "Rückgängig: {} entfernt", workouts(undone.workouts))
    }

    // MARK: Files

    var cancelImport: String { t("Cancel", "Abbrechen") }
    var importCancelled: String {
        t("Cancelled. Nothing of the file stays.", "Abgebrochen. Von der Datei bleibt nichts.")
    }
    var noNetwork: String {
        t(
            "No network. The file waits here: try again once there is one.",
            "Kein Netz. Die Datei wartet hier: Versuche es noch einmal, sobald es wieder eines gibt.")
    }
    var waitsToBeImported: String { t("Waits to be imported", "Wartet auf den Import") }
    var putAside: String { t("Put aside", "Weglegen") }
    func nextFile(_ name: String, _ number: Int, _ count: Int) -> String {
        t("Next file: {} ({}/{})", "Nächste Datei: {} ({}/{})", name, String(number), String(count))
    }

    func fileOf(_ name: String, _ number: Int, _ count: Int) -> String {
        t("File {} of {}: {}", "Datei {} von {}: {}", String(number), String(count), name)
    }

    // MARK: What the history says

    var historySays: String { t("What your history says", "Was dein Verlauf sagt") }
    var lastWeeks: String { t("The last eight weeks", "Die letzten acht Wochen") }
    func bestOn(_ set: String, _ date: String) -> String { t("best {}, {}", "Bestes {}, {}", set, date) }
    func weekOf(_ monday: String) -> String { t("Week of {}", "Woche ab {}", day(monday)) }
    func recordsSet(_ count: Int) -> String {
        plural(count, "{} record set", "{} records set", "{} Rekord", "{} Rekorde", self.count(count))
    }

    func appName(_ format: String) -> String {
        switch format {
        case "strong": "Strong"
        case "hevy": "Hevy"
        case "fitnotes": "FitNotes"
        case "stronglifts": "StrongLifts"
        case "jefit": "JEFIT"
        case "fitbod": "Fitbod"
        case "liftosaur": "Liftosaur"
        case "topset": "Topset"
        case "csv": t("Table", "Tabelle")
        default: format
        }
    }

    // MARK: Columns

    var sayColumns: String { t("Say which column is what", "Spalten zuordnen") }
    var columnsHint: String {
        t(
            "A date, an exercise, and reps, a time or a distance are needed. You see what would happen before anything is imported.",
            "Nötig sind Datum, Übung und Wiederholungen, Dauer oder Strecke. Vor dem Import siehst du, was geschehen würde."
        )
    }
    var savedColumns: String { t("As before", "Wie früher") }
    var byCells: String { t(" (guessed from these)", " (daraus vermutet)") }
    var dateOrder: String { t("Order in dates", "Reihenfolge im Datum") }
    var asItReads: String { t("As it reads", "Wie es sich liest") }
    var dayFirst: String { t("Day before month", "Tag vor Monat") }
    var monthFirst: String { t("Month before day", "Monat vor Tag") }
    var keepColumns: String { t("Keep for such files as", "Für solche Dateien merken als") }
    var lookThrough: String { t("Look through", "Durchsehen") }
}
