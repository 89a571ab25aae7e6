import Training

/// The words of the settings.
extension Strings {
    var searchSettings: String { t("Search settings", "Einstellungen durchsuchen") }
    var weekBegins: String { t("The week begins on", "Die Woche beginnt am") }
    var ownOfExercises: String { t("Single exercises", "Einzelne Übungen") }
    var ownOfExercisesHint: String {
        t(
            "Rest, step, reps and coach of one exercise are set under Progress in its details.",
            "Pause, Schritt, Wdh. und Coach einer Übung stehen unter Verlauf in ihren Details.")
    }
    var asOthers: String { t("As with the others", "Wie bei den anderen") }
    var stepOfLoad: String { t("Step of the weight", "Schritt beim Gewicht") }
    var repsAimedAt: String { t("Reps where no plan says them", "Wdh., wo kein Plan sie nennt") }
    func onOrOff(_ on: Bool) -> String { on ? t("on", "an") : t("off", "aus") }

    func name(_ part: SettingsPart) -> String {
        switch part {
        case .look: t("Display", "Anzeige")
        case .training: self[.workout]
        case .coach: t("Coach", "Coach")
        case .figures: progressWord
        case .exercises: ownOfExercises
        case .person: t("You", "Du")
        case .reminders: reminders
        case .phones: self[.phones]
        case .access: self[.access]
        case .data: takeAlong
        }
    }

    func name(_ item: SettingsItem) -> String {
        switch item {
        case .unit: self[.unit]
        case .language: self[.language]
        case .theme: self[.appearance]
        case .weekStart: weekBegins
        case .rest: self[.restBetween]
        case .effort: effortOfSets
        case .gym: whereYouTrain
        case .plateMath: t("Round to your plates", "Auf deine Scheiben runden")
        case .haptics: t("Feel sets and rests", "Sätze und Pausen spüren")
        case .preset: coachDares
        case .autoApply: self[.autoApply]
        case .recovery: t("Say when rest would do good", "Sagen, wenn eine Pause guttäte")
        case .secondary: helpingMuscles
        case .scoring: coefficients
        case .exercises: ownOfExercises
        case .profile: aboutYou
        case .firstSteps: firstSteps
        case .aches: aches
        case .welcome: t("A word each day", "Jeden Tag ein Wort")
        case .videos: t("Links to videos", "Links zu Videos")
        case .reminders: reminders
        case .phones: self[.phones]
        case .access: self[.access]
        case .data: takeAlong
        case .importing: self[.importHistory]
        case .counters: counters
        }
    }

    /// What a switch does.
    func meaning(_ item: SettingsItem) -> String {
        switch item {
        case .plateMath: t("Off: to even steps.", "Aus: auf gleiche Schritte.")
        case .haptics: t("The phone vibrates.", "Das Telefon vibriert.")
        case .recovery: t("It changes nothing by itself.", "Von selbst ändert das nichts.")
        case .welcome: t("When the app is opened first that day.", "Beim ersten Öffnen am Tag.")
        case .videos: t("In the details of an exercise.", "In den Details einer Übung.")
        default: ""
        }
    }

    /// What else people call it.
    func alsoCalled(_ item: SettingsItem) -> String {
        switch item {
        case .unit: t("kg lb kilograms pounds weight", "kg lb Kilogramm Pfund Gewicht")
        case .language: "English Deutsch"
        case .theme: t("theme dark light mode colours", "Design dunkel hell Modus Farben Thema")
        case .weekStart:
            t("week start Monday Sunday Saturday first day", "Wochenstart Wochenbeginn Montag Sonntag Samstag")
        case .rest: t("default rest timer pause seconds", "Pausenzeit Satzpause Timer Sekunden")
        case .effort: t("RPE RIR reps in reserve exertion scale", "RPE RIR Wiederholungen in Reserve Skala")
        case .gym: t("gym equipment plates bars", "Studio Geräte Scheiben Stangen")
        case .plateMath: t("advanced_plate_math plates rounding", "advanced_plate_math Hantelscheiben Rundung")
        case .haptics: t("haptics vibration vibrate", "Haptik Vibration vibrieren")
        case .preset: t("progression careful ambitious", "Steigerung vorsichtig ehrgeizig")
        case .autoApply:
            t("auto_apply_progression automatic suggestions", "auto_apply_progression automatisch Vorschläge")
        case .recovery: t("recovery_awareness recovery rest day nudge", "recovery_awareness Erholung Ruhetag Hinweis")
        case .secondary: t("secondary muscles percent share", "Nebenmuskeln Prozent Anteil")
        case .scoring:
            t("DOTS Wilks IPF scoring sex men women points", "DOTS Wilks IPF Geschlecht Männer Frauen Punkte Wertung")
        case .exercises:
            t("override per exercise increment step rep range rest", "Ausnahme je Übung Schritt Wiederholungen Pause")
        case .profile: t("name goal days split experience program", "Name Ziel Tage Aufteilung Erfahrung Programm")
        case .firstSteps: t("onboarding setup begin", "Einrichtung Anfang Beginn")
        case .aches: t("pain injury", "Schmerzen Verletzung")
        case .welcome: t("daily welcome greeting quote", "tägliche Begrüßung Gruß Zitat")
        case .videos: t("YouTube form", "YouTube Technik")
        case .reminders: t("notification push daily summary", "Benachrichtigung täglich Zusammenfassung")
        case .phones: t("devices sign in pair", "Geräte anmelden koppeln")
        case .access: t("tokens API", "Schlüssel Token API")
        case .data:
            t(
                "JSON CSV export backup passphrase restore erase delete account clear device privacy",
                "JSON CSV Export Sicherung Backup Passphrase wiederherstellen löschen Konto leeren Gerät Datenschutz")
        case .importing: "import Strong Hevy FitNotes"
        case .counters: t("telemetry statistics KPI targets", "Telemetrie Statistik Kennzahlen Ziele")
        }
    }
}
