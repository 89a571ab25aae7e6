extension TrainingPhase {
    /// What a week of the phase is for (seed 001, coaching notes).
    public func coachingNotes(_ language: Language) -> String {
        switch self {
        case .regular:
            language.t(
                "An ordinary week: all of the weight and all of the sets, as hard as the plan asks. What you do counts, and moves the targets on.",
                "Eine gewöhnliche Woche: volles Gewicht und alle Sätze, so hart, wie der Plan es vorsieht. Was du machst, zählt und bringt die Ziele voran."
            )
        case .deload:
            language.t(
                "A week to recover: about 60 % of the weight, half of the sets, nothing harder than RPE 7. The next week begins where the last one ended.",
                "Eine Woche zum Erholen: etwa 60 % vom Gewicht, die Hälfte der Sätze, nichts härter als RPE 7. Danach geht es weiter, wo es vorher war."
            )
        case .peak:
            language.t(
                "A heavy week with fewer sets: about 105 % of the weight, RPE 9.5 at most. Rest long, and stop when the bar slows down.",
                "Eine schwere Woche mit weniger Sätzen: etwa 105 % vom Gewicht, höchstens RPE 9,5. Lange Pausen, und Schluss, wenn die Stange langsam wird."
            )
        case .test:
            language.t(
                "A week to show what you can lift: few sets, and in the last of each lift as many reps as there are. Its results are kept as records, and change no target.",
                "Eine Woche, um zu zeigen, was geht: wenige Sätze, im letzten jeder Übung so viele Wiederholungen wie möglich. Die Ergebnisse zählen als Rekorde und ändern kein Ziel."
            )
        }
    }
}
