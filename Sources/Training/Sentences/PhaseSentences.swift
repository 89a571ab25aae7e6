extension TrainingPhase {
    /// What a week of the phase is for (seed 001, coaching notes). How much of the weight and of the sets stands beside it: a week may
    /// have numbers of its own.
    public func coachingNotes(_ language: Language) -> String {
        switch self {
        case .regular:
            language.t(
                "An ordinary week, as hard as the plan asks. What you do counts, and moves the targets on.",
                "Eine gewöhnliche Woche, so hart, wie der Plan es vorsieht. Was du machst, zählt und bringt die Ziele voran."
            )
        case .deload:
            language.t(
                "A week to recover. The next one begins where the last one ended.",
                "Eine Woche zum Erholen. Danach geht es weiter, wo es vorher war."
            )
        case .peak:
            language.t(
                "A heavy week. Rest long, and stop when the bar slows down.",
                "Eine schwere Woche. Lange Pausen, und Schluss, wenn die Stange langsam wird."
            )
        case .test:
            language.t(
                "A week to show what you can lift: in the last set of each lift as many reps as there are. Its results are kept as records, and change no target.",
                "Eine Woche, um zu zeigen, was geht: im letzten Satz jeder Übung so viele Wiederholungen wie möglich. Die Ergebnisse zählen als Rekorde und ändern kein Ziel."
            )
        }
    }
}
