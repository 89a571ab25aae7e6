import Contract
import Training

/// How programs are said.
struct ProgramText {
    private let voice: Voice

    init(_ voice: Voice) { self.voice = voice }

    /// A program in a list.
    func row(_ program: TrackedProgram) -> [String] {
        [
            program.isActive ? "►" : "", program.program.name, String(program.program.days.count), place(program),
            program.lastUsed?.local.dateText ?? "never",
        ]
    }

    /// "week 3 of 8, 5 of 24 done".
    private func place(_ program: TrackedProgram) -> String {
        let progress = program.progress
        switch progress.status {
        case .notStarted: return "not begun"
        case .paused: return "paused"
        case .finished: return "done"
        case .running:
            let week = progress.week.map { "week \($0)" + (progress.weeks.map { " of \($0)" } ?? "") + ", " } ?? ""
            return week + "\(progress.done) of \(progress.total) done"
                + (progress.laps > 0 ? ", round \(progress.laps + 1)" : "")
        }
    }

    /// A program day by day.
    func show(_ program: TrackedProgram) {
        Terminal.say("\(program.program.name.shown): \(place(program))", .bold)
        if let about = program.program.about { Terminal.tell(about) }
        let rows = program.program.days.map { day in
            [
                day.dayNumber == program.currentDay ? "►" : "", String(day.dayNumber), name(day),
                day.week.map { String($0) } ?? "", day.phase.map { $0 == .regular ? "" : $0.rawValue } ?? "",
            ]
        }
        Terminal.table(["", "#", "Day", "Week", "Phase"], rows, wrapsLast: false)
    }

    /// What is due today.
    func show(_ today: ProgramToday) {
        let program = today.program
        Terminal.say("\(program.program.name.shown): \(place(program))", .bold)
        guard let day = today.day else { return }
        let phase = day.phase.map { $0 == .regular ? "" : ", \($0.rawValue)" } ?? ""
        if day.isRestDay || today.isRest {
            let next = today.nextWorkout.map { ", next is \(name($0).shown)" } ?? ""
            Terminal.say("A day of rest" + (day.isRestDay ? next : ", then \(name(day, today.planName).shown)"))
        } else {
            Terminal.say("Today: day \(day.dayNumber), \(name(day, today.planName).shown)\(phase)")
        }
        if let notes = today.coachingNotes { Terminal.tell(shares(today) + notes) }
    }

    /// "60% of the weight, 50% of the sets. "; empty where the day leaves them.
    private func shares(_ today: ProgramToday) -> String {
        var parts: [String] = []
        if let weight = today.intensity, weight != .whole {
            parts.append(voice.percent(weight.share) + " of the weight")
        }
        if let sets = today.volume, sets != .whole { parts.append(voice.percent(sets.share) + " of the sets") }
        return parts.isEmpty ? "" : parts.joined(separator: ", ") + ". "
    }

    private func name(_ day: ProgramDay, _ plan: String? = nil) -> String {
        day.name ?? plan ?? (day.isRestDay ? "rest" : "day \(day.dayNumber)")
    }
}
