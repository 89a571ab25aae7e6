extension Voice {
    /// The sentence of a reason in English.
    func english(_ code: Reason.Code, _ p: Reason.Params) -> String {
        switch code {
        case .maximumReached:
            text(p.sets) + "×" + text(p.reps) + " reached at " + text(p.from) + ": +" + text(p.percent) + loaded(p)
                + " Back to " + text(p.nextReps) + " reps."
        case .maximumUnconfirmed:
            text(p.reps) + " reps in every set, " + text(p.number) + " of " + text(p.of)
                + " times in a row: once more before the weight goes up."
        case .someAtMaximum:
            text(p.number) + " of " + text(p.of) + " sets reached " + text(p.reps) + ", at " + text(p.from) + ": +"
                + text(p.percent) + loaded(p) + " Back to " + text(p.nextReps) + " reps there."
        case .someAtTarget: text(p.number) + " of " + text(p.of) + " sets reached their target: one rep more there."
        case .targetReached:
            "Every set reached its target: one rep more" + (p.nextReps.map { ", " + String($0) } ?? " each") + "."
        case .belowTarget: stopped(p) + ": the same again."
        case .bodyweightAtMaximum:
            "All sets reached " + text(p.reps) + ": hold it, slow it down, or take a harder variant."
        case .noAssistanceLeft: "All sets reached their reps without help: take the unassisted lift."
        case .durationReached: "Held as long as planned: now " + duration(p.seconds ?? 0) + "."
        case .durationAtMaximum: "Held " + duration(p.seconds ?? 0) + ": take a harder variant."
        case .shorterThanTarget: stopped(p) + ": the same again."
        case .missingSets:
            text(p.sets) + (p.sets == 1 ? " working set was" : " working sets were") + " not done: the same again."
        case .lighterSets:
            "A set was done " + (p.from.map { "at " + mass($0) } ?? "without weight") + ", below " + text(p.to)
                + ": the same again."
        case .noWorkingSets: "No working set was done: the same again."
        case .noWeight: "All sets reached their reps, but no weight is on record: choose one."
        case .noHarderLoad: "There is nothing heavier than " + text(p.from) + " to load: the same again."
        case .manualOverride:
            "You trained at " + text(p.to) + " instead of " + text(p.from) + ": that is the new weight."
        case .manualRule: "You set this target yourself."
        case .overCap: "RPE " + rpe(p.rpe) + " was over the cap of " + rpe(p.cap) + ": that does not count as hit."
        case .deload:
            (p.number == 1 ? "Missed at " : "Missed " + text(p.number) + " times in a row at ") + text(p.from)
                + ": a deload to " + text(p.raw) + (p.raw == p.to ? "" : ", rounded down to " + bare(p.to))
                + (p.nextReps.map { ", back to " + String($0) + " reps" } ?? "") + "."
        case .sessionNotJudged: "This session was no test of strength: the same again."
        case .rampCountedAsWarmup:
            "The first "
                + (p.sets == 1 ? "lighter set counts as a warm-up." : text(p.sets) + " lighter sets count as warm-ups.")
        case .setsReached, .topSetReached, .successCounted, .failureCounted, .stepDoubled, .topSetInRange,
            .topSetBelowRange, .effortStep, .effortHolds, .noEffort, .weekNext, .trainingMaxRaised, .trainingMaxHeld,
            .cycleMissed, .derived, .repsNeeded, .stageFailed, .restarted:
            englishOfPrograms(code, p)
        }
    }

    private func englishOfPrograms(_ code: Reason.Code, _ p: Reason.Params) -> String {
        switch code {
        case .setsReached:
            (p.reps.map { text(p.sets) + "×" + String($0) } ?? "All sets") + " reached at " + text(p.from) + ": +"
                + bare(p.increment) + loaded(p)
        case .successCounted: "Success " + text(p.number) + " of " + text(p.of) + ": the weight goes up after the last."
        case .failureCounted:
            stopped(p) + ": failure " + text(p.number) + " of "
                + text(p.of) + " at " + text(p.from) + ", the same again."
        case .stepDoubled: text(p.reps) + " reps in the last set: the step is doubled to " + text(p.increment) + "."
        case .topSetReached:
            "The top set reached " + text(p.reps) + " at " + text(p.from) + ": +" + bare(p.increment) + loaded(p)
                + " Back to " + text(p.nextReps) + " reps."
        case .topSetInRange:
            "The top set had " + text(p.reps) + ", more weight comes at " + text(p.targetReps) + ": now "
                + text(p.nextReps) + " at the same weight."
        case .topSetBelowRange:
            "The top set had " + text(p.reps) + ", less than " + text(p.targetReps) + ": the same again."
        case .effortStep: "RPE " + rpe(p.rpe) + " at " + text(p.from) + ": " + signed(p.percent) + loaded(p)
        case .effortHolds: "RPE " + rpe(p.rpe) + ": the same again."
        case .noEffort: "No effort is on record: the same again."
        case .weekNext:
            p.of == 1 ? "The same percentages again." : "Week " + text(p.number) + " of " + text(p.of) + " is next."
        case .trainingMaxRaised:
            (p.reps.map { String($0) + " reps in the last set: the" } ?? "The") + " training max goes from "
                + text(p.from) + " to " + bare(p.to) + "."
        case .trainingMaxHeld:
            text(p.reps) + (p.reps == 1 ? " rep" : " reps") + " where it takes " + text(p.targetReps)
                + ": the training max stays at " + text(p.from) + "."
        case .cycleMissed:
            "A minimum was missed in this cycle: the training max stays at " + text(p.from)
                + ". If that happens again, take " + bare(p.to) + "."
        case .derived:
            text(p.percent) + " of " + (p.from.map { mass($0) } ?? "another lift")
                + (p.to.map { ": " + number($0) } ?? "") + "."
        case .repsNeeded:
            "The last set had " + text(p.reps) + "; more weight takes " + text(p.targetReps) + " reps: the same again."
        case .stageFailed:
            stopped(p) + ": on to stage " + text(p.number)
                + " of " + text(p.of) + ", " + text(p.sets) + "×" + text(p.nextReps) + " at " + text(p.to) + "."
        case .restarted:
            stopped(p) + " in the last stage: start again with "
                + text(p.sets) + "×" + text(p.nextReps) + " at " + text(p.to) + "."
        default: ""
        }
    }

    /// " is 63 kg; you can load 62.5 or 65: 62.5 is nearest."
    private func loaded(_ p: Reason.Params) -> String {
        let head = " is " + text(p.raw)
        guard let raw = p.raw, let to = p.to, raw != to else { return head + "." }
        guard let below = p.below, let above = p.above else { return head + "; you can load " + number(to) + "." }
        let choice = "; you can load " + number(below) + " or " + number(above) + ": " + number(to)
        let isNearest = (raw - below < above - raw ? below : above) == to
        return head + choice + (isNearest ? " is nearest." : " is the next step.")
    }

    private func stopped(_ p: Reason.Params) -> String {
        if let seconds = p.seconds { return "A hold ended at " + duration(seconds) }
        return "A set stopped at " + text(p.reps) + " of " + text(p.targetReps)
    }

    private func signed(_ value: Percent?) -> String {
        (value?.thousandths ?? 0 > 0 ? "+" : "") + text(value)
    }
}
