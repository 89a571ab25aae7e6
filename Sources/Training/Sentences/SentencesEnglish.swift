extension Voice {
    static func english(_ code: Reason.Code, _ p: Reason.Params) -> String {
        switch code {
        case .maximumReached:
            "{sets}×{reps} reached at {from}: {percent}{load}" + (p.startsOver ? " Back to {next} reps." : "")
        case .maximumUnconfirmed:
            "{reps} reps in every set, {n} of {of} times in a row: the weight goes up after the last."
        case .someAtMaximum:
            "{n} of {of} sets reached {reps}, at {from}: {percent}{load}"
                + (p.startsOver ? " Back to {next} reps there." : "")
        case .someAtTarget: "{n} of {of} sets reached their target: one rep more there."
        case .goesAlong:
            p.from == p.to
                ? "This goes along with the set at {from}." : "The set at {from} goes to {to}: this one goes along."
        case .targetReached, .countingSetsReached:
            (code == .targetReached ? "Every set" : "Every set that counts") + " reached its target: one rep more"
                + (p.of != nil ? " in {n} of {of} sets." : p.nextReps == nil ? " each." : ", {next}.")
        case .repsRepeated:
            "At least {reps} reps in every set last time: one rep more"
                + (p.of != nil ? " in {n} of {of} sets." : p.nextReps == nil ? " each." : ", {next}.")
        case .repsIntoRange: "Every set reached its target: the next ones lie between {reps} and {target} reps."
        case .untilFailure:
            "To failure with {reps} reps"
                + (p.targetReps == nil ? ": the same again." : "; more weight comes at {target} in every set.")
        case .belowTarget, .shorterThanTarget: "{short}: the same again."
        case .bodyweightAtMaximum: "All sets reached {reps}: hold it, slow it down, or take a harder variant."
        case .noAssistanceLeft: "All sets reached their reps without help: take the unassisted lift."
        case .durationReached:
            "Held as long as planned: " + (p.seconds == nil ? "each set a little longer." : "now {seconds}.")
        case .durationAtMaximum: "Held {seconds}: take a harder variant."
        case .missingSets:
            p.sets == 1
                ? "One working set was not done: the same again." : "{sets} working sets were not done: the same again."
        case .lighterSets:
            p.from == nil
                ? "A set was done without weight, below {to}: the same again."
                : "A set was done at {from}, below {to}: the same again."
        case .noWorkingSets: "No working set was done: the same again."
        case .noWeight: "All sets reached their reps, but no weight is on record: choose one."
        case .targetFound:
            p.to != nil && p.reps == nil && p.seconds == nil
                ? "The plan named no weight yet: what you lifted is the first one."
                : "The plan named no target yet: what you did is the first one."
        case .firstWeight: "The plan names no weight yet: this one follows from your estimated max of {from}."
        case .agedMax:
            "Last trained {n} months ago, when the estimated max was {from}: a tenth less is assumed, {to}."
        case .planTarget: "This is what your plan says."
        case .waiting: "This is your plan with what waits for your decision."
        case .declined: "You declined a change: your plan stays as it is."
        case .noHarderLoad: "There is nothing heavier than {from} to load: the same again."
        case .manualOverride: "You trained at {to} instead of {from}: it goes on from there."
        case .manualRule: "You set this target yourself."
        case .keptAsDone: "This is what you did last time."
        case .overCap: "RPE {rpe} was over the cap of {cap}: that does not count as hit."
        case .deload:
            (p.number == 1 ? "Missed" : "Missed {n} times in a row") + " at {from}: a deload to {raw}"
                + (p.raw == p.to ? "" : ", rounded down to {to-}")
                + (p.nextReps == nil ? "." : ", back to {next} reps.")
        case .testNotJudged: "A test changes nothing by itself: the same again."
        case .sessionNotJudged: "This session was no test of strength: the same again."
        case .rampCountedAsWarmup:
            p.sets == 1
                ? "The first lighter set counts as a warm-up." : "The first {sets} lighter sets count as warm-ups."
        case .setsReached: (p.reps == nil ? "All sets" : "{sets}×{reps}") + " reached at {from}: +{increment-}{load}"
        case .successCounted: "Success {n} of {of}: the weight goes up after the last."
        case .failureCounted: "{short}: failure {n} of {of} at {from}, the same again."
        case .stepDoubled: "{reps} reps in the last set: the step is doubled to {increment}."
        case .topSetReached: "The top set reached {reps} at {from}: +{increment-}{load} Back to {next} reps."
        case .topSetInRange: "The top set had {reps}, more weight comes at {target}: now {next} at the same weight."
        case .topSetBelowRange: "The top set had {reps}, less than {target}: the same again."
        case .effortStep: "RPE {rpe} at {from}: {percent}{load}"
        case .effortHolds: "RPE {rpe}: the same again."
        case .noEffort: "No effort is on record: the same again."
        case .weekNext: p.of == 1 ? "The same percentages again." : "Week {n} of {of} is next."
        case .trainingMaxRaised:
            (p.reps == nil ? "The" : "{reps} reps in the last set: the") + " training max goes from {from} to {to-}."
        case .trainingMaxHeld: "{reps} reps where it takes {target}: the training max stays at {from}."
        case .cycleMissed:
            "A minimum was missed in this cycle: the training max stays at {from}. If that happens again, take {to-}."
        case .derived: p.from == nil ? "{share} of another lift." : "{share} of {from}: {to-}."
        case .repsNeeded: "The last set had {reps}; more weight takes {target} reps: the same again."
        case .stageFailed: "{short}: on to stage {n} of {of}, {sets}×{next} at {to}."
        case .restarted: "{short} in the last stage: start again with {sets}×{next} at {to}."
        case .gateHardSession: "The session was RPE {rpe}: no increase on top of that."
        case .gateEasySession: "The session was RPE {rpe} and you did more than planned: one load more, {to-}."
        case .gateConfirm: "This was no usual day: confirm the same first."
        // Said by themselves.
        case .gatePain, .gatePainSevere, .painNoted, .painLeaveOut, .sameMovement, .sameMuscles, .someMuscles,
            .helpingMuscles, .oppositeMuscles, .poorMatch, .sameEquipment, .trainedBefore, .goalStrength,
            .goalHypertrophy, .goalEndurance, .goalFatLoss:
            ""
        case .calibratedDown: "Your last step was too much, so this one is half."
        case .calibratedUp: "Your last steps were too easy, so this one is half as much again."
        case .stepCapped: "More than {to} at once would be too large a step."
        case .largeStep: "That is {percent} at once: no smaller step is known here."
        case .smallerStep: "{raw} would be {percent} at once: {to-} is a smaller step."
        case .ownLoad: "{raw} would be {percent} at once: {to-} stands in your log."
        case .doneAnywayBefore: "You did this last time although you had said no."
        case .gymLimit: "This gym loads {to} instead of {from}."
        case .gymLimitKept: "The gym loaded {to} instead of {from}: the plan stays as it is."
        case .phaseRegular: "This week asks for {share} of {from}: {to}."
        case .phaseDeload: "Deload week: {share} of {from} is {to}."
        case .phasePeak: "Peak week: {share} of {from} is {to}."
        case .phaseTest: "Test week: {share} of {from} is {to}."
        case .overrideWeight: "{percent} today: {from} becomes {to}."
        case .overrideVolume:
            (p.percent?.thousandths ?? 0) > 0 ? "Added today: {percent} sets." : "Left out today: {percent} sets."
        case .overrideSkip: "Left out today."
        case .readinessSick: "You feel sick: {percent} weight."
        case .readinessLow: "There is little energy today: {percent} weight and fewer sets."
        case .readinessSore: "You are sore: {percent} weight and fewer sets."
        case .readinessTrusted: "You have trained well when tired: the targets stay."
        case .shortTime: "About {n} minutes are planned, you have {of}. What stays takes {minutes}."
        case .coachLayoff: "{n} days without training: {to} × {next} is {share} less than {from}, the way back in."
        case .coachReturn: "{did}; {to} × {next} works about {odds}."
        case .coachThere: "You were at {to} on {date}."
        case .coachLoad: "{did}; {to} × {next} works about {odds}."
        case .coachReps: "{did}; {next} reps work about {odds}."
        case .coachEase: "{did}. The same again works only about {odds}: one rep less."
        case .coachLight: "{did}, {share} of what you lifted lately: a light day stays one."
        case .coachHold: "{did}: the same again. A rep more works about {odds}."
        case .coachSlot: "Your days differ here: this goes on from {date}."
        case .coachCold:
            p.number == 1
                ? "It is known from one workout only, so this is a first guess."
                : "It is known from {n} workouts only, so this is a first guess."
        case .coachStepsBack:
            "In the last {n} targets of the coach, repeating would have come closer to what you did: so it asks for no more than the last time."
        case .hardTarget: "This works only about {odds}; {to} × {next} would be safer."
        case .hardTargetOnly: "This works only about {odds}, and little lighter is much surer."
        case .surelyHeld: "{to} works about {odds}: the step is larger."
        case .hardlyHeld: "{raw} would work only about {odds}: a smaller step."
        case .ruleFromBackoffs:
            "In {n} of the last {of} workouts lighter sets followed the heaviest: a top set, then back-offs at {share}."
        case .ruleFromStraightSets: "Straight sets of about {reps} stay straight: +{increment} when all are done."
        case .ruleFromRange: "You usually do {n}: from {reps} up to {target} reps, then +{increment}."
        case .readinessLayoff:
            "Since lifts of this plan were last done there were {n} days without training: {percent} weight is proposed for them today, the plan stays as it is."
        case .unitConversion: "{from} cannot be loaded any more: {to-} is nearest."
        case .unitChanged: "The unit changed: these weights cannot be loaded any more."
        case .afterSession:
            p.number == 0
                ? "Every exercise stays as it is."
                : p.number == p.of
                    ? "A change for every exercise." : "A change for {n} of {of} exercises, the others stay."
        case .stated: ""
        }
    }

    /// What was asked for, and what can be loaded.
    static func englishLoad(_ p: Reason.Params) -> String {
        switch Rounding(p) {
        case .exact: " is {raw}."
        case .nearest: " is {raw}; you can load {below-} or {above-}: {to-} is nearest."
        case .nextStep: " is {raw}; you can load {below-} or {above-}: {to-} is the next step."
        case .onlyLoad: " is {raw}; you can load {to-}."
        }
    }

    /// What was done in the outing that is spoken of.
    static func englishOuting(_ p: Reason.Params) -> String {
        "You did {from} × {reps}" + (p.rir == nil ? "" : " with {rir} in reserve") + " on {date}"
    }

    static func englishShort(_ p: Reason.Params) -> String {
        p.seconds != nil
            ? "A hold ended at {seconds}"
            : p.reps == nil ? "A working set was not done" : "A set stopped at {reps} of {target}"
    }
}
