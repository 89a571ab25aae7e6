import Training

/// Programs on the first screen, in words.
extension Strings {
    var chooseProgram: String { t("Choose a program", "Programm wählen") }

    func place(_ day: ProgramDay, in program: Training.Program) -> String { voice.place(day, in: program) }
    func short(_ phase: TrainingPhase) -> String? { voice.short(phase) }

    /// Where a program stands on a day on which nothing of it is trained.
    func standing(_ program: Training.Program) -> String {
        if program.run?.finishedAt != nil { return t("Program done", "Programm geschafft") }
        if program.run?.pausedAt != nil { return t("Paused", "Pausiert") }
        return t("Rest day", "Ruhetag")
    }

    func nextInProgram(_ plan: String) -> String { t("Next: {}", "Als Nächstes: {}", plan) }
}
