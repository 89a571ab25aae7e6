extension GoalEmphasis {
    /// Writes out what it asks for.
    public mutating func render(_ voice: Voice) { text = voice.sentence(reason(isAdvice: true)) }
}

// What a goal makes of a rule, and all that it asks for. Doors of their own: the first screen needs none of them (decision 19).
extension Voice {
    /// A template.
    @inline(never) func emphasis(_ code: Reason.Code, _ p: Reason.Params) -> String {
        switch code {
        case .goalStrength:
            p.reps == nil
                ? t(
                    "Your goal is a heavier lift: weight goes up before reps.",
                    "Dein Ziel ist mehr Gewicht: das Gewicht steigt vor den Wdh.")
                : t(
                    "Your goal is a heavier lift: {reps} to {target} reps, {seconds} rest, weight first.",
                    "Dein Ziel ist mehr Gewicht: {reps} bis {target} Wdh., {seconds} Pause, Gewicht zuerst.")
        case .goalHypertrophy:
            p.reps == nil
                ? t(
                    "Your goal is muscle: sets stay within RPE {cap}.",
                    "Dein Ziel sind Muskeln: Sätze bis höchstens RPE {cap}.")
                : t(
                    "Your goal is muscle: {reps} to {target} reps, {seconds} rest, within RPE {cap}.",
                    "Dein Ziel sind Muskeln: {reps} bis {target} Wdh., {seconds} Pause, höchstens RPE {cap}.")
        case .goalEndurance where p.targetReps == nil:
            t("Your goal is endurance: more time first.", "Dein Ziel ist Ausdauer: erst mehr Zeit.")
        case .goalEndurance:
            p.reps == nil
                ? t(
                    "Your goal is endurance: up to {target} reps before more weight.",
                    "Dein Ziel ist Ausdauer: bis zu {target} Wdh. vor mehr Gewicht.")
                : t(
                    "Your goal is endurance: {reps} to {target} reps, {seconds} rest, reps first.",
                    "Dein Ziel ist Ausdauer: {reps} bis {target} Wdh., {seconds} Pause, Wdh. zuerst.")
        default:
            t(
                "Your goal is a lower body weight: what you lift stays as heavy as it is.",
                "Dein Ziel ist weniger Körpergewicht: was du hebst, bleibt so schwer, wie es ist.")
        }
    }
}
