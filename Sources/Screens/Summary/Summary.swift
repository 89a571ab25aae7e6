import Contract
import Training

/// What is shown after a workout; without an answer it waits to be saved.
struct Summary {
    /// Behind a reference: both are large, and the summary is handed around.
    private var boxed: Boxed

    private indirect enum Boxed { case value(CompleteAnswer?, ActiveWorkout) }

    var answer: CompleteAnswer? {
        get {
            switch boxed {
            case .value(let answer, _): answer
            }
        }
        set { boxed = .value(newValue, workout) }
    }

    var workout: ActiveWorkout {
        switch boxed {
        case .value(_, let workout): workout
        }
    }

    /// What the lifter said of the session.
    var effort: SessionRPE?
    /// The name typed for a plan, and why the plan could not be saved.
    var name: String?
    var fault: String?
    /// What is proposed for the next time.
    var review = Review()
    /// Changes of structure that were unticked; whether the others are on their way; and the version that they made.
    var unticked: [ChangeID] = []
    var isKeeping = false
    var keptIn: Int?

    init(answer: CompleteAnswer?, workout: ActiveWorkout, effort: SessionRPE? = nil) {
        boxed = .value(answer, workout)
        self.effort = effort
    }

    var planName: String { name ?? workout.title ?? "" }

    /// What "accept all" accepts: nothing that was just put off.
    var open: [ChangeID] {
        var open: [ChangeID] = []
        for suggestion in answer?.suggestions ?? [] {
            for change in suggestion.changes where change.type != .stay && change.state == .pending {
                open.append(change.id)
            }
        }
        return open
    }
}

enum SummaryMessage {
    case name(String)
    case save
    case done
}

extension Summary {
    /// How earlier changes of the exercises on the screen went.
    var needs: [Query] {
        guard let answer else { return [] }
        let rules: [Query] = workout.planSnapshotID == nil ? [.rules(answer.archivedWorkoutID)] : []
        return rules + Query.outcomes(of: answer.suggestions)
    }

    @inline(never) mutating func update(_ message: SummaryMessage, _ world: World) -> [Effect] {
        switch message {
        case .name(let text):
            name = text
            fault = nil
            return []
        case .save: return answer.map { savePlan($0.archivedWorkoutID, planName, world) } ?? []
        case .done: return [.go(.today, replace: true)] + (answer == nil ? [] : [.closeSummary])
        }
    }

    @inline(never) mutating func update(review message: ReviewMessage, _ world: World) -> [Effect] {
        if answer != nil { answer!.suggestions = world.workedOut(self).answer!.suggestions }
        var changes: [SuggestedChange] = []
        for suggestion in answer?.suggestions ?? [] { changes += suggestion.changes }
        switch message {
        case .acceptAll:
            return review.update(.decide(open, .accepted, reason: nil), among: changes, world)
        case .keep(let change):
            if let index = unticked.firstIndex(of: change) {
                unticked.remove(at: index)
            } else {
                unticked.append(change)
            }
            return []
        case .keepTicked: return keepTicked()
        case .decide, .unfold, .words: return review.update(message, among: changes, world)
        }
    }
}
