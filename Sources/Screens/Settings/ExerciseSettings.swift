import Training

/// What holds for one exercise in the place of what holds for all: its rest, the step of its weight, its reps.
struct ExerciseSettings {
    let exercise: Exercise
    let world: World
    let strings: Strings

    private var own: ExerciseDefaults { world.knowledge.settings[defaults: exercise.id] }

    @Children<Message> @inline(never) var views: [View] {
        list(.rest, strings[.restBetween], own.restSeconds.map { String($0) } ?? "", rests)
        if exercise.measure == .reps {
            if exercise.loadKind != .bodyweight {
                list(.increment, strings.stepOfLoad, own.increment.map { String($0.units) } ?? "", steps)
            }
            list(.reps, strings.repsAimedAt, own.repRange.map { text($0, "-") } ?? "", ranges)
        }
        if strings.own(world.knowledge.settings, exercise.id) != nil {
            button("btn wide", .settings(.asOthers(exercise.id)), [], key: 53, strings.asOthers)
        }
    }

    private func list(
        _ what: OwnSetting, _ name: String, _ chosen: String, _ choices: [(value: String, name: String)]
    ) -> View {
        let (exercise, id) = (exercise.id, "own-" + what.rawValue)
        return field(name, fault: nil, id: id) {
            choiceList(id, name, chosen, choices) { .settings(.own(exercise, what, $0)) }
        }
    }

    private var rests: [(value: String, name: String)] {
        let usual = Int64(world.knowledge.settings.restSeconds)
        var choices = [(value: "", name: strings.asOthers + " (" + strings.clock(usual) + ")")]
        var seconds = [30, 45, 60, 75, 90, 120, 150, 180, 240, 300, 420, 600]
        if let own = own.restSeconds, !seconds.contains(own) { seconds.append(own) }
        for one in seconds { choices.append((String(one), strings.clock(Int64(one)))) }
        return choices
    }

    private var steps: [(value: String, name: String)] {
        let usual = strings.voice.mass(exercise.increment(in: strings.unit))
        var choices = [(value: "", name: strings.asOthers + " (" + usual + ")")]
        var steps: [Mass] = []
        for thousandths: Int64 in [500, 1_000, 1_250, 2_000, 2_500, 5_000, 10_000, 20_000] {
            steps.append(Mass(thousandths: thousandths, of: strings.unit))
        }
        if let own = own.increment, !steps.contains(own) { steps.append(own) }
        for step in steps { choices.append((String(step.units), strings.voice.mass(step))) }
        return choices
    }

    private var ranges: [(value: String, name: String)] {
        var choices = [(value: "", name: strings.asOthers)]
        var ranges = [
            RepRange(1, 3), RepRange(3, 5), RepRange(5, 5), RepRange(4, 6), RepRange(5, 8), RepRange(6, 10),
            RepRange(8, 12), RepRange(10, 15), RepRange(12, 20), RepRange(15, 30),
        ]
        if let own = own.repRange, !ranges.contains(own) { ranges.append(own) }
        for range in ranges { choices.append((text(range, "-"), text(range, "–"))) }
        return choices
    }

    private func text(_ range: RepRange, _ between: String) -> String {
        String(range.lower ?? 0) + between + String(range.upper ?? 0)
    }
}

extension Strings {
    /// "3:00 · 1.25 kg · 5–8", of what was set for an exercise alone; `nil` where nothing was.
    @inline(never) func own(_ settings: Settings, _ exercise: ExerciseID) -> String? {
        var parts: [String] = []
        if let own = settings.exerciseDefaults?[exercise] {
            if let seconds = own.restSeconds { parts.append(clock(Int64(seconds))) }
            if let step = own.increment { parts.append(voice.mass(step)) }
            if let lower = own.lower, let upper = own.upper { parts.append(String(lower) + "–" + String(upper)) }
        }
        if let preset = settings.exerciseCoachPresets[exercise.text] {
            parts.append(t("Coach: {}", "Coach: {}", name(preset)))
        }
        if let on = settings[autoApply: exercise] { parts.append(self[.autoApply] + ": " + onOrOff(on)) }
        if parts.isEmpty { return nil }
        var text = ""
        for part in parts { text += (text.isEmpty ? "" : " · ") + part }
        return text
    }
}
