import Contract
import Training

/// Where a lifter stands in a program and what becomes of that, in words.
extension Strings {
    func beganAgain(_ name: String) -> String { t("{} begins again", "{} beginnt von vorn", name) }
    func paused(_ name: String, _ pauses: Bool) -> String {
        pauses ? t("{} is paused", "{} ist pausiert", name) : t("{} goes on", "{} geht weiter", name)
    }
    func endedFollowing(_ name: String) -> String { t("You no longer follow {}", "Du folgst nicht mehr: {}", name) }
    func following(_ name: String, instead other: String) -> String {
        t("{} instead of {}", "{} statt {}", following(name), other)
    }
    func jumped(_ number: Int) -> String { t("{} is next", "{} ist als Nächstes dran", dayTitle(number)) }

    var againAsLearnt: String { t("Again, with the weights of now", "Noch einmal, mit den Gewichten von jetzt") }
    var ownProgram: String { t("One of your own", "Ein eigenes") }
    var whatNext: String { t("Choose what comes next", "Wählen, was als Nächstes kommt") }
    var programTools: String { t("Edit, share, begin again, end", "Bearbeiten, teilen, neu beginnen, beenden") }
    func daysTitle(_ first: Int, _ last: Int) -> String {
        t("Days {}–{}", "Tage {}–{}", String(first), String(last))
    }

    // MARK: Weeks

    /// "60 % of the weight, 50 % of the sets, at least 3 reps in reserve." and what the week is for; `nil` where there is nothing to
    /// say.
    func phaseLine(_ phase: TrainingPhase?, _ intensity: Modifier?, _ volume: Modifier?) -> String? {
        let usual = PhaseAdjustment(phase ?? .regular)
        let (weight, sets) = (intensity ?? usual.intensity, volume ?? usual.volume)
        var text = ""
        func add(_ part: String) { text += (text.isEmpty ? "" : ", ") + part }
        if weight != .whole { add(t("{} of the weight", "{} vom Gewicht", voice.percent(weight.share))) }
        if sets != .whole { add(t("{} of the sets", "{} der Sätze", voice.percent(sets.share))) }
        if let reserve = usual.reserve {
            add(
                effortScale == .rpe
                    ? t("at most RPE {}", "höchstens RPE {}", rir(reserve))
                    : t("at least {} reps in reserve", "mindestens {} Wdh. in Reserve", rir(reserve)))
        }
        if !text.isEmpty { text += "." }
        // Beside a day that changes nothing, nothing is to be said.
        if usual.phase != .regular { text += (text.isEmpty ? "" : " ") + usual.phase.coachingNotes(voice.language) }
        return text.isEmpty ? nil : text
    }

    /// How hard the sets of an exercise are meant to be, and whether it may be left out.
    func beside(_ exercise: ExercisePrescription) -> String? {
        var text = effort(exercise.sets.last { $0.type.countsForProgression }?.rir) ?? ""
        if exercise.optional { text += (text.isEmpty ? "" : " · ") + whenTime }
        return text.isEmpty ? nil : text
    }

    func effort(of exercise: SimulatedExercise) -> String? { effort(exercise.targets.last?.rir) }

    private func effort(_ rir: RIR?) -> String? { rir.map { effortName + " " + self.rir($0) } }

    // MARK: What is not there

    func notIn(_ gym: String) -> String { t("Not in {}", "Nicht in {}", gym) }
    var swappedAtStart: String {
        t(
            "Before each workout you are asked what to do instead. Likely:",
            "Vor jedem Training wirst du gefragt, was du stattdessen machst. Wahrscheinlich:")
    }
    var nothingInstead: String { t("nothing that fits", "nichts Passendes") }
}
