import Training

/// What is said of exercises that are one, of their records, and of making one in the middle of a workout.
extension Strings {
    var mergeInto: String { t("Merge into…", "Zusammenlegen mit…") }
    var mergeHint: String {
        t(
            "Its history and its plans are shown as the other exercise. Only those that are counted alike can be chosen.",
            "Verlauf und Pläne erscheinen dann bei der anderen Übung. Wählbar ist, was genauso gezählt wird.")
    }
    func isNow(_ own: String, _ other: String) -> String {
        t("{} is now {}", "{} ist jetzt {}", own, other)
    }
    func isItself(_ name: String) -> String {
        t("{} stands by itself again", "{} steht wieder für sich", name)
    }
    func merged(_ name: String) -> String { t("Merged: {}", "Zusammengelegt: {}", name) }
    var part: String { t("Part", "Trennen") }
    var makeAndAdd: String { t("Add to the workout", "Ins Training") }
    var categoryWord: String { t("Part of training", "Trainingsbereich") }
    var followsFromRest: String { t("By movement and muscle", "Nach Bewegung und Muskel") }
    var records: String { t("Records", "Rekorde") }
    var hardestSet: String { t("Hardest set", "Schwerster Satz") }
    var mostVolume: String { t("Most volume in a workout", "Meistes Volumen in einem Training") }

    func name(_ category: ExerciseCategory) -> String {
        switch category {
        case .push: t("Push", "Drücken")
        case .pull: t("Pull", "Ziehen")
        case .legs: t("Legs", "Beine")
        case .core: t("Core", "Rumpf")
        case .cardio: t("Cardio", "Ausdauer")
        case .accessory: t("Accessory", "Zusatz")
        }
    }
}
