import Contract
import Training

extension ExerciseCard {
    /// Below the row of a set: what was done today, last time and at best, and which way it goes.
    func comparison(_ index: Int) -> View {
        let set = exercise.sets[index]
        let before = exercise.last(index, of: last)
        let isDone = set.status == .done && !unkept.contains(set.id)
        let trend =
            isDone ? before.flatMap { set.numbers.trend(since: $0.numbers, exercise.measure, exercise.loadKind) } : nil
        var top = "–"
        if let best, set.setType != .warmup { top = strings.voice.number(best.weight) + " × " + String(best.reps) }
        return tag("tr", "beside", [], key: ~set.id.low) {
            tag("td", "", [.attribute("colspan", String(exercise.columns.count + 3))]) {
                tag("dl") {
                    fact(strings[.today], isDone ? strings.short(set, exercise) : "–")
                    fact(strings.lastShort, before.map { strings.short($0, exercise) } ?? "–")
                    fact(strings.bestShort, top)
                    div {
                        tag("dt", "", "Trend")
                        tag("dd", trend == .more ? "done-text" : "") {
                            if trend == .more { Icon.up.view } else if trend == .less { Icon.down.view }
                            trend.map { strings.trend($0) } ?? "–"
                        }
                    }
                }
            }
        }
    }

    private func fact(_ name: String, _ value: String) -> View {
        div {
            tag("dt", "", name)
            tag("dd", "", value)
        }
    }
}

extension FocusView {
    /// What the rule of an exercise waits for, by the engine: always where it is close, all else beside the sets of before.
    func awaits(_ exercise: ActiveExercise, _ workout: ActiveWorkout) -> String? {
        guard let awaited = world.untilRaise(exercise, workout) else { return nil }
        if case .reps(let reps, _) = awaited, reps <= exercise.sets.count { return strings.awaits(awaited) }
        return focus.compares ? strings.awaits(awaited) : nil
    }
}

extension Strings {
    var compare: String { t("Compare with before", "Mit früher vergleichen") }
    var bestShort: String { t("Best", "Bestes") }

    func trend(_ trend: SetTrend) -> String {
        switch trend {
        case .more: t("more", "mehr")
        case .same: t("= same", "= gleich")
        case .less: t("less", "weniger")
        }
    }

    /// "2 more reps across sets until the weight goes up".
    func awaits(_ awaited: UntilRaise) -> String {
        switch awaited {
        case .reps(0, _): return t("Done like this, the weight goes up.", "So getan, steigt das Gewicht.")
        case .reps(let count, let place):
            let more = plural(count, "{} more rep", "{} more reps", "Noch {} Wdh.", "Noch {} Wdh.")
            switch place {
            case .allSets:
                return t("{} across sets until the weight goes up", "{} über alle Sätze, dann steigt das Gewicht", more)
            case .topSet:
                return t("{} in the top set until the weight goes up", "{} im Top-Satz, dann steigt das Gewicht", more)
            case .oneSet:
                return t("{} in one set until its weight goes up", "{} in einem Satz, dann steigt sein Gewicht", more)
            }
        case .sessions(let count):
            return t(
                "The weight goes up when everything is reached in {} workouts in a row.",
                "Das Gewicht steigt, wenn in {} Trainings nacheinander alles erreicht ist.", String(count))
        case .effort(let rpe):
            let number = rir(RIR(halves: 20 - rpe.halves))
            let bound = effortScale == .rpe ? t(" or less", " oder weniger") : t(" or more", " oder mehr")
            return t(
                "The weight goes up after a last set at {} {}{}.",
                "Das Gewicht steigt nach einem letzten Satz mit {} {}{}.", effortName, number, bound)
        case .percentage:
            return t("The weight follows the plan's percentages.", "Das Gewicht folgt den Prozenten des Plans.")
        }
    }
}
