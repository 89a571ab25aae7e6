import Contract
import Sync
import Training

/// What is known of one exercise, over whatever was shown: how it went, where it goes, and what the lifter would change.
struct ExerciseSheet {
    var exercise: ExerciseID
    /// How many of the last times are shown.
    var shown = 5
    /// The place in a plan that a change is proposed for, and what was typed for it.
    var proposing: PrescriptionID?
    var typed: [String: String] = [:]
    var faults: [String: String] = [:]
    /// The link and the note, while they are typed.
    var video: String?
    var note: String?
    var videoFault = false
    /// Whether a proposal was just made.
    var isProposed = false

    init(_ exercise: ExerciseID) { self.exercise = exercise }
}

enum ExerciseSheetMessage {
    case open(ExerciseID)
    case more
    /// Shows the fields of a proposal for a place in a plan, by its id as text; none for an empty one.
    case propose(String)
    case field(ProposalField, String)
    case send
    case favourite, hide
    case video(String), note(String), saveNotes
    /// Looks for the exercise that this one is, or parts one that is this.
    case merge, part(ExerciseID)
}

/// What a lifter may propose of a lift in a plan.
enum ProposalField: String {
    case weight, reps, seconds, sets, rest
}

/// A time on which the exercise was done.
struct Outing {
    var session: WorkoutSession
    var performances: [ExercisePerformance] = []
    /// The estimated maximum of its sets, and its hardest set.
    var estimatedMax: Mass?
    var top: PerformedSet?
    /// Whether it was better than ever.
    var isRecord = false
}

extension ExerciseSheet {
    var needs: [Query] {
        [
            .outings(exercise), .prior(exercise), .exercise(exercise), .exercises, .outcomes(exercise), .goals,
            .painFlags,
        ]
    }

    @inline(never) mutating func update(_ message: ExerciseSheetMessage, _ world: World) -> [Effect] {
        switch message {
        case .open: return []
        case .more:
            shown += 10
            return shown > world.knowledge.outings(of: exercise).count ? [.more(.outings(exercise))] : []
        case .propose(let id):
            proposing = PrescriptionID(id)
            (typed, faults, isProposed) = ([:], [:], false)
            return proposing == nil ? [] : [.scroll("propose")]
        case .field(let field, let text):
            typed[field.rawValue] = text
            faults[field.rawValue] = nil
            return []
        case .send: return send(world)
        case .favourite: return world.mark(exercise) { $0.isFavorite = !($1.isFavorite) }
        case .hide: return world.mark(exercise) { $0.isHidden = !($1.isHidden) }
        case .video(let text):
            (video, videoFault) = (text, false)
            return []
        case .note(let text):
            note = text
            return []
        case .saveNotes: return saveNotes(world)
        case .merge: return [.message(.search(.merging(exercise)))]
        case .part(let id): return part(id, world)
        }
    }
}

extension Knowledge {
    /// Every session known that holds an exercise, newest first. What was changed here goes before what the server said of it.
    func outings(of id: ExerciseID) -> [WorkoutSession] {
        var found: [WorkoutSession] = []
        for session in (sessions ?? []) + opened + (outings[id] ?? []) {
            guard session.exercises.contains(where: { $0.exerciseID == id }),
                !found.contains(where: { $0.id == session.id })
            else { continue }
            found.insert(session, at: found.firstIndex { $0.startedAt < session.startedAt } ?? found.count)
        }
        return found
    }

    /// Every place of an exercise in a plan.
    func places(of id: ExerciseID) -> [(plan: WorkoutPlan, exercise: ExercisePrescription)] {
        var places: [(plan: WorkoutPlan, exercise: ExercisePrescription)] = []
        // The lifter's own first; what is left of programs that are gone is no plan of anybody's.
        for isOwn in [true, false] {
            for plan in plans ?? [] where !plan.archived && !plan.isLeftOver && (plan.madeFor == nil) == isOwn {
                for exercise in plan.currentVersion.exercises where exercise.exerciseID == id {
                    places.append((plan, exercise))
                }
            }
        }
        return places
    }
}

/// How an exercise went, folded from what is known of it.
struct ExerciseHistory {
    /// Newest first.
    var outings: [Outing] = []
    /// The hardest sets of so many reps, the fewest first.
    var best: [RecordMark] = []
    /// The best estimated maximum, and the most volume of one session.
    var marks: [RecordMark] = []
    var measure = Measure.reps
    var loadKind = LoadKind.external

    init(_ sessions: [WorkoutSession], of id: ExerciseID) {
        var records = ExerciseRecords(id)
        var index = sessions.count
        while index > 0 {
            index -= 1
            let session = sessions[index]
            var outing = Outing(session: session)
            for performance in session.exercises where performance.exerciseID == id {
                outing.performances.append(performance)
                (measure, loadKind) = (performance.measure, performance.loadKind)
                for set in performance.sets where set.isWork && isHarder(set, than: outing.top) {
                    outing.top = PerformedSet(set)
                }
            }
            // What was better than ever is the server's to say: it knows all of the history.
            for record in session.records where record.exerciseID == id { outing.isRecord = true }
            outing.estimatedMax =
                records.add(outing.performances, session: session.id, at: session.startedAt, policy: RecordPolicy())
                .estimatedMax
            outings.insert(outing, at: 0)
        }
        best = measure == .time ? records.timedMarks : records.repMarks
        if measure == .reps, let max = records.estimatedMax, let volume = records.volume { marks = [max, volume] }
    }

    private func isHarder(_ set: SetPerformance, than top: PerformedSet?) -> Bool {
        guard let top else { return true }
        if measure == .distance {
            return (set.distance ?? Distance(units: 0)) > (top.distance ?? Distance(units: 0))
        }
        if let weight = set.weight, let other = top.weight, weight != other {
            return loadKind == .assisted ? weight < other : weight > other
        }
        return (set.reps ?? 0, set.durationSeconds ?? 0) > (top.reps ?? 0, top.durationSeconds ?? 0)
    }
}
