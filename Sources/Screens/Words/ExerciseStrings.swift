import Training

/// What is said of exercises beside their names.
extension Strings {
    var library: String { t("Exercises", "Übungen") }
    var allExercises: String { t("All exercises", "Alle Übungen") }
    var searchLibrary: String { t("Name, muscle or equipment", "Name, Muskel oder Gerät") }
    var anyMuscle: String { t("Every muscle", "Jeder Muskel") }
    var anyEquipment: String { t("Any equipment", "Jedes Gerät") }
    var favourites: String { t("Favourites", "Favoriten") }
    var ownOnes: String { t("My own", "Eigene") }
    var hiddenOnes: String { t("Hidden", "Ausgeblendet") }
    var makeYourOwn: String { t("Make your own", "Eigene anlegen") }
    var favourite: String { t("Favourite", "Favorit") }
    var hide: String { t("Hide", "Ausblenden") }
    var editExercise: String { t("Edit", "Bearbeiten") }
    var deleteExercise: String { t("Delete exercise", "Übung löschen") }
    var changeExercise: String { t("Change exercise", "Übung ändern") }
    var nothingLikeIt: String {
        t(
            "Nothing fits. Try fewer words, or make your own.",
            "Nichts passt. Nimm weniger Wörter oder leg eine eigene an.")
    }
    var noFavourites: String {
        t(
            "Nothing here yet. The star of an exercise puts it here.",
            "Noch nichts. Der Stern einer Übung bringt sie her.")
    }
    func nowHidden(_ name: String) -> String { t("{} is hidden", "{} ist ausgeblendet", name) }
    func deletedExercise(_ name: String) -> String { t("{} deleted", "{} gelöscht", name) }
    func addOwn(_ name: String) -> String {
        t("Add “{}” as your own", "„{}“ als eigene anlegen", name)
    }

    // MARK: The page

    var describedLater: String {
        t(
            "How it is done comes when the server can be reached. Once shown, it stays on this device.",
            "Wie es geht, kommt, wenn der Server erreichbar ist. Einmal gezeigt, bleibt es auf diesem Gerät.")
    }
    var insteadOf: String { t("What else would do", "Was stattdessen geht") }
    var plannedIn: String { t("Planned in", "Geplant in") }
    var outcomesOfChanges: String { t("What came of earlier changes", "Was aus früheren Änderungen wurde") }
    var watchVideo: String { t("Watch video", "Video ansehen") }
    var videoLink: String { t("Link to a video", "Link zu einem Video") }
    var videoFault: String { t("A link begins with https://", "Ein Link beginnt mit https://") }
    var ownNote: String { t("Your note", "Deine Notiz") }
    var linkAndNote: String { t("Video and note", "Video und Notiz") }

    // MARK: The form

    var newExercise: String { t("New exercise", "Neue Übung") }
    var nameWord: String { t("Name", "Name") }
    var nameNeeded: String { t("It needs a name.", "Sie braucht einen Namen.") }
    func isTaken(_ name: String) -> String {
        t("There already is an exercise called {}.", "Es gibt schon eine Übung namens {}.", name)
    }
    var mainMuscle: String { t("Trains first", "Trainiert vor allem") }
    var otherMuscle: String { t("Helps", "Hilft mit") }
    var equipmentWord: String { t("Equipment", "Gerät") }
    var movement: String { t("Movement", "Bewegung") }
    var counted: String { t("What is counted", "Was gezählt wird") }
    var loadWord: String { t("Weight", "Gewicht") }
    var oneSide: String { t("One side at a time", "Eine Seite nach der anderen") }
    var isMobility: String { t("Mobility, before or after training", "Mobilität, vor oder nach dem Training") }
    var stepOf: String { t("Smallest step, {}", "Kleinster Schritt, {}", unit == .lb ? "lb" : "kg") }
    var howItIsDone: String { t("How it is done", "So geht es") }
    var cuesOne: String { t("Think of, one a line", "Woran du denkst, je Zeile eins") }
    var mistakesOne: String { t("What goes wrong, one a line", "Was schiefgeht, je Zeile eins") }
    var none: String { t("None", "Keine Angabe") }
    var stepFault: String { t("A number above 0, or nothing.", "Eine Zahl über 0 oder nichts.") }

    // MARK: The import

    func whichIs(_ name: String, _ sets: Int) -> String {
        t(
            "Which exercise is “{}”? {}", "Welche Übung ist „{}“? {}", name,
            plural(sets, "{} set", "{} sets", "{} Satz", "{} Sätze", count(sets)))
    }
    var questionsTitle: String { t("Which one is meant?", "Welche ist gemeint?") }

    // MARK: Facets

    func name(_ muscle: Muscle) -> String {
        switch muscle {
        case .chest: t("Chest", "Brust")
        case .lats: t("Lats", "Latissimus")
        case .middleBack: t("Middle back", "Oberer Rücken")
        case .lowerBack: t("Lower back", "Unterer Rücken")
        case .traps: t("Traps", "Trapez")
        case .neck: t("Neck", "Nacken")
        case .frontDelts: t("Front delts", "Vordere Schulter")
        case .sideDelts: t("Side delts", "Seitliche Schulter")
        case .rearDelts: t("Rear delts", "Hintere Schulter")
        case .biceps: t("Biceps", "Bizeps")
        case .triceps: t("Triceps", "Trizeps")
        case .forearms: t("Forearms", "Unterarme")
        case .abdominals: t("Abs", "Bauch")
        case .quadriceps: t("Quads", "Quadrizeps")
        case .hamstrings: t("Hamstrings", "Beinbeuger")
        case .glutes: t("Glutes", "Gesäß")
        case .adductors: t("Adductors", "Adduktoren")
        case .abductors: t("Abductors", "Abduktoren")
        case .calves: t("Calves", "Waden")
        }
    }

    /// A piece of equipment as the first word of a line.
    func title(_ equipment: Equipment) -> String {
        let name = name(equipment)
        return name.prefix(1).uppercased() + name.dropFirst()
    }

    func name(_ pattern: MovementPattern) -> String {
        switch pattern {
        case .horizontalPush: t("Push, forwards", "Drücken nach vorn")
        case .verticalPush: t("Push, upwards", "Drücken nach oben")
        case .horizontalPull: t("Pull, to the body", "Ziehen zum Körper")
        case .verticalPull: t("Pull, downwards", "Ziehen von oben")
        case .squat: t("Squat", "Kniebeuge")
        case .hinge: t("Hinge", "Hüftbeuge")
        case .lunge: t("Lunge", "Ausfallschritt")
        case .carry: t("Carry", "Tragen")
        case .isolation: t("One joint", "Ein Gelenk")
        }
    }

    func name(_ measure: Measure) -> String {
        switch measure {
        case .reps: t("Reps", "Wiederholungen")
        case .time: t("Time", "Zeit")
        case .distance: t("Distance", "Strecke")
        }
    }

    func name(_ kind: LoadKind) -> String {
        switch kind {
        case .external: t("What is lifted", "Was gehoben wird")
        case .bodyweight: t("None: bodyweight", "Keins: Eigengewicht")
        case .bodyweightPlus: t("Added to bodyweight", "Zusätzlich zum Körper")
        case .assisted: t("Help: more is easier", "Hilfe: mehr ist leichter")
        }
    }

    /// "Chest, Triceps".
    func names(_ muscles: [Muscle]) -> String {
        var text = ""
        for muscle in muscles { text += (text.isEmpty ? "" : ", ") + name(muscle) }
        return text
    }

    func names(_ equipment: [Equipment]) -> String {
        var text = ""
        for piece in equipment { text += (text.isEmpty ? "" : ", ") + name(piece) }
        return text
    }

    /// "Chest · Barbell".
    func about(_ exercise: Exercise) -> String {
        let (muscles, first) = (names(exercise.primaryMuscles), exercise.equipment.first)
        guard let first else { return muscles }
        return (muscles.isEmpty ? "" : muscles + " · ") + name(first)
    }
}
