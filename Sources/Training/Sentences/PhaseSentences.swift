extension TrainingPhase {
    /// What a week of the phase is for (seed 001, coaching notes); `nil` for a regular one, which needs no word.
    public func coachingNotes(_ language: Language) -> String? {
        switch (self, language) {
        case (.regular, _): nil
        case (.deload, .english):
            "A week to recover: about 60 % of the weight, half of the sets, nothing harder than RPE 7. The next week begins where the last one ended."
        case (.deload, .german):
            "Eine Woche zum Erholen: etwa 60 % vom Gewicht, die Hälfte der Sätze, nichts härter als RPE 7. Danach geht es weiter, wo es vorher war."
        case (.peak, .english):
            "A heavy week with fewer sets: about 105 % of the weight, RPE 9.5 at most. Rest long, and stop when the bar slows down."
        case (.peak, .german):
            "Eine schwere Woche mit weniger Sätzen: etwa 105 % vom Gewicht, höchstens RPE 9,5. Lange Pausen, und Schluss, wenn die Stange langsam wird."
        case (.test, .english):
            "A week to show what you can lift: few sets, and in the last of each lift as many reps as there are. Its results are kept as records, and change no target."
        case (.test, .german):
            "Eine Woche, um zu zeigen, was geht: wenige Sätze, im letzten jeder Übung so viele Wiederholungen wie möglich. Die Ergebnisse zählen als Rekorde und ändern kein Ziel."
        }
    }
}
