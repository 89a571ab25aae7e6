import Contract
import Training
import Wire

/// The end of a workout as it is kept on the device until it was looked at, so that a reload comes back to it.
struct StoredSummary: WireModel {
    var answer: CompleteAnswer
    var workout: ActiveWorkout
    var effort: SessionRPE?
    var keptIn: Int?

    init(_ answer: CompleteAnswer, _ summary: Summary) {
        (self.answer, workout, effort, keptIn) = (answer, summary.workout, summary.effort, summary.keptIn)
    }

    init(blank: Blank) { (answer, workout) = (CompleteAnswer(blank: blank), ActiveWorkout(blank: blank)) }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("answer", &answer)
        try v.field("workout", &workout)
        try v.field("effort", &effort)
        try v.field("kept_in", &keptIn)
    }
}

extension Summary {
    /// As it was kept; `nil` for none.
    @inline(never) init?(stored: String) {
        guard let kept = Stored.read(StoredSummary.self, stored) else { return nil }
        self.init(answer: kept.answer, workout: kept.workout, effort: kept.effort)
        keptIn = kept.keptIn
    }

    /// As it is kept; empty while it waits to be saved: what waits is kept with the workout.
    @inline(never) var text: String { answer.map { JSON.text(StoredSummary($0, self)) } ?? "" }
}
