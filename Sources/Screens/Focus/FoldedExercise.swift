import Training

/// An exercise that is not open, on one line.
struct FoldedExercise: Equatable {
    var exercise: ActiveExercise
    var place: Int
    var strings: Strings
    var unkept: [SetID] = []
    var label: String?
    /// How much something hurts there.
    var pain: PainSeverity?
    /// What the gym has not for it.
    var missing: String?

    var view: View {
        let done = exercise.doneCount
        let isDone = !exercise.hasPlanned && !exercise.sets.isEmpty && unkept.isEmpty
        let spoken =
            (label.map { strings.superset($0) + ", " } ?? "") + strings.called(exercise) + ", "
            + strings.doneOf(done, exercise.sets.count) + (pain.map { ", " + strings.pain($0) } ?? "")
            + (missing.map { ", " + $0 } ?? "")
        return button(
            isDone ? "fold done" : "fold", .focus(.open(exercise.instanceID)),
            [.id("ex-" + String(place)), .expanded(false), .label(spoken), .row, .grip]
        ) {
            tag("span") {
                if let label { span("chip n", label) }
                strings.called(exercise)
                if let pain { span("chip hurts " + pain.rawValue, strings.pain(pain)) }
                if let missing { tag("small", "hurts moderate block", missing) }
                if let hint { tag("small", "why n", hint) }
            }
            dots(exercise, unkept)
        }
    }

    /// " 52.5 × 9", the first set still to do, after the warm-up.
    private var hint: String? {
        guard
            let set = exercise.sets.first(where: { $0.status == .planned && $0.setType != .warmup })
                ?? exercise.sets.first(where: { $0.status == .planned })
        else { return nil }
        return " " + strings.short(set, exercise)
    }
}
