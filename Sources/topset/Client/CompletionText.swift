import Contract
import Training

/// What is told at the end of a workout.
struct CompletionText {
    private let answer: CompleteAnswer
    private let voice: Voice

    init(_ answer: CompleteAnswer, _ voice: Voice) { (self.answer, self.voice) = (answer, voice) }

    func print() {
        let totals = answer.totals
        Terminal.say(
            "\(counted(totals.sets, "set")), \(counted(totals.reps, "rep")), \(voice.volume(totals.volume)) in \(answer.durationSeconds / 60) min",
            .bold)
        let summary = answer.summary
        for note in [summary.wentWell, summary.toImprove, summary.nextSessionNote] where !note.text.isEmpty {
            Terminal.tell(note.text)
        }
        for record in answer.records {
            let name = answer.exerciseSummaries.first { $0.exerciseID == record.exerciseID }?.name ?? ""
            Terminal.say("Record: \(name.shown), " + RecordText(voice).line(record), .green)
        }
        for milestone in voice.milestones(answer.achievements) { Terminal.say(milestone, .green) }
        if !answer.next.isEmpty {
            Swift.print("")
            Terminal.table(
                ["Exercise", "Next", "Why"],
                answer.next.map { item in
                    [
                        item.name, voice.planned(item.plannedSets, item.loadKind),
                        item.recommendation.reasons.map(\.text).joined(separator: " "),
                    ]
                }, whole: [0, 1])
        }
        let changes = answer.suggestions.flatMap { Proposal.all(in: $0) }.count { $0.changes[0].isOpen }
        if changes > 0 { Terminal.tell("Proposed: \(counted(changes, "change")), see topset suggestions") }
    }
}

/// How a record is said.
struct RecordText {
    private let voice: Voice

    init(_ voice: Voice) { self.voice = voice }

    /// "estimated max 112.5 kg (100 kg × 4)".
    func line(_ record: PersonalRecord) -> String {
        let mark = record.mark
        return switch record.kind {
        case .e1rm: "estimated max \(value(mark)) (\(work(mark)))"
        case .volume: "volume \(mark.value.map { voice.volume($0) } ?? "–")"
        case .weight, .timedWeight: "weight \(work(mark))"
        case .reps: "reps \(work(mark))"
        case .duration: "time \(work(mark))"
        }
    }

    /// What was done.
    func work(_ mark: RecordMark) -> String {
        voice.target(SetTarget(weight: mark.weight, reps: mark.reps, durationSeconds: mark.durationSeconds))
    }

    /// The estimated max.
    func value(_ mark: RecordMark) -> String { mark.value.map { voice.mass($0) } ?? "–" }
}
