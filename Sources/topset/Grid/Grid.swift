import Contract
import Training

/// A running workout as the terminal shows it, one exercise at a time, and what a typed line means. It changes nothing itself.
struct Grid {
    /// What a line asks for.
    enum Action: Equatable {
        case log([Work], of: InstanceID)
        case skip(SetPlace), plan(SetPlace), addSet(NewSet, InstanceID), addExercise(String)
        case undo
        case finish(SessionRPE?)
        case leave
        /// Nothing but to draw again.
        case look
    }

    /// A set that was done.
    struct Work: Equatable {
        /// `nil` for one that is to be added.
        var id: SetID?
        var values: SetValues
    }

    /// What was said last.
    struct Message: Equatable {
        var text: String
        var isFault = false
    }

    private(set) var workout: ActiveWorkout
    /// The place of the exercise that is shown; 0 where there is none.
    private(set) var index = 0
    let voice: Voice
    let settings: Settings
    /// What was done of exercises before.
    var prior: [ExerciseID: PriorPerformance] = [:]
    var message: Message?
    private(set) var showsHelp = false
    /// Whether it was asked to finish although sets are left.
    private var isFinishing = false

    init(_ workout: ActiveWorkout, _ lifter: Lifter) {
        self.init(workout, lifter.voice, settings: lifter.settings)
    }

    init(_ workout: ActiveWorkout, _ voice: Voice, settings: Settings = Settings()) {
        (self.workout, self.voice, self.settings) = (workout, voice, settings)
        index = workout.exercises.firstIndex { $0.hasPlanned } ?? 0
    }

    /// The exercise that is shown; `nil` where the workout has none yet.
    var exercise: ActiveExercise? { workout.exercises.indices.contains(index) ? workout.exercises[index] : nil }

    /// Sets that are still to be done.
    var left: Int { workout.exercises.reduce(0) { $0 + $1.sets.count { $0.status == .planned } } }

    // MARK: Lines

    /// What a line asks for. A line that makes no sense is answered with what is wrong.
    mutating func read(_ line: String) -> Action {
        let text = line.filter { $0 != "\r" }.shown.trimmed
        let wasFinishing = isFinishing
        (message, showsHelp, isFinishing) = (nil, false, false)
        let words = text.split(separator: " ", maxSplits: 1)
        let rest = words.count > 1 ? String(words[1]).trimmed : ""
        switch words.first?.lowercased() {
        case nil: return logNext()
        case "n", "p", "g": return move(words[0].lowercased(), rest)
        case "u": return .undo
        case "s": return skip()
        case "w": return addSet()
        case "a": return rest.isEmpty ? refuse("a NAME adds an exercise") : .addExercise(rest)
        case "f": return finish(rest, again: wasFinishing)
        case "q": return .leave
        case "?", "h", "help":
            showsHelp = true
            return .look
        default: return log(text)
        }
    }

    private mutating func refuse(_ text: String) -> Action {
        message = Message(text: text, isFault: true)
        return .look
    }

    private mutating func log(_ text: String) -> Action {
        guard let exercise else { return refuse("there is no exercise yet: a NAME adds one") }
        do throws(SetEntry.Fault) {
            let entry = try SetEntry(text, unit: voice.unit)
            let planned = exercise.sets.filter { $0.status == .planned }
            var sets: [Work] = []
            for (place, amount) in entry.amounts.enumerated() {
                let set = planned.indices.contains(place) ? planned[place] : nil
                sets.append(Work(id: set?.id, values: try entry.values(amount, in: set, of: exercise)))
            }
            return .log(sets, of: exercise.instanceID)
        } catch { return refuse(error.message + " (? tells more)") }
    }

    /// The next set as it stands.
    private mutating func logNext() -> Action {
        guard let exercise else { return refuse("there is no exercise yet: a NAME adds one") }
        guard let set = exercise.nextPlanned else {
            return refuse(left == 0 ? "every set is done: f finishes" : "every set is done here: n goes on")
        }
        do throws(SetEntry.Fault) {
            return .log([Work(id: set.id, values: try exercise.values(asItStands: set))], of: exercise.instanceID)
        } catch { return refuse(error.message) }
    }

    private mutating func move(_ command: String, _ rest: String) -> Action {
        let count = workout.exercises.count
        guard count > 0 else { return refuse("there is no exercise yet: a NAME adds one") }
        switch command {
        case "n": index = (index + 1) % count
        case "p": index = (index + count - 1) % count
        default:
            guard let number = Int(rest), (1...count).contains(number) else {
                return refuse("g with a number from 1 to \(count) goes to an exercise")
            }
            index = number - 1
        }
        return .look
    }

    /// Leaves the next set out; where none is left, plans the last one again that was left out.
    private mutating func skip() -> Action {
        guard let exercise else { return refuse("there is no exercise yet: a NAME adds one") }
        if let set = exercise.nextPlanned { return .skip(SetPlace(exercise.instanceID, set.id)) }
        if let set = exercise.sets.last(where: { $0.status == .skipped }) {
            return .plan(SetPlace(exercise.instanceID, set.id))
        }
        return refuse("no set is left to skip")
    }

    private mutating func addSet() -> Action {
        guard let exercise else { return refuse("there is no exercise yet: a NAME adds one") }
        var new = NewSet()
        if let last = exercise.sets.last {
            new.numbers = last.numbers
            new.rir = nil
        }
        if exercise.measure == .reps { new.reps = max(1, new.reps ?? 10) }
        return .addSet(new, exercise.instanceID)
    }

    private mutating func finish(_ rest: String, again: Bool) -> Action {
        var rpe: SessionRPE?
        if !rest.isEmpty {
            guard let number = Int(rest), (1...10).contains(number) else {
                return refuse("f with a number from 1 to 10 says how hard it was")
            }
            rpe = SessionRPE(halves: number * 2)
        }
        if left > 0, !again {
            isFinishing = true
            message = Message(text: counted(left, "set") + " not done yet: f once more finishes all the same")
            return .look
        }
        return .finish(rpe)
    }

    // MARK: What happened

    /// Takes over the workout as it is now.
    mutating func take(_ workout: ActiveWorkout) {
        let shown = exercise?.instanceID
        self.workout = workout
        index =
            workout.exercises.firstIndex { $0.instanceID == shown } ?? min(index, max(0, workout.exercises.count - 1))
    }

    /// Shows an exercise.
    mutating func show(_ instance: InstanceID) {
        index = workout.exercises.firstIndex { $0.instanceID == instance } ?? index
    }

    /// Tells of a set that was done, and goes on to what comes next.
    mutating func went(_ id: SetID) {
        guard let exercise, let place = exercise.sets.firstIndex(where: { $0.id == id }) else { return }
        let set = exercise.sets[place]
        var text = "\(exercise.name): \(cell(set.numbers, exercise))"
        if let best = prior[exercise.exerciseID]?.bestMax?.value, exercise.isRecord(place, over: best) {
            text += ", a record"
        }
        var rests = true
        if let next = workout.nextInSuperset(after: index, set.setType) {
            (index, rests) = (next.index, !next.isSameRound)
        } else if !exercise.hasPlanned, let next = nextOpen {
            index = next
        }
        let seconds = exercise.restSeconds(after: set, setting: settings.restSeconds(of: exercise.exerciseID))
        if left == 0 {
            text += ". That was the last set: f finishes"
        } else if rests, seconds > 0, let done = set.completedAt {
            text += ". Rest \(voice.duration(seconds)), until \(Self.clock(done.adding(seconds: Int64(seconds))))"
        }
        message = Message(text: text + ".")
    }

    /// The next exercise with something left, in the order of the workout and then from its beginning.
    private var nextOpen: Int? {
        let count = workout.exercises.count
        return (1...max(1, count)).map { (index + $0) % max(1, count) }.first { place in
            workout.exercises.indices.contains(place) && workout.exercises[place].hasPlanned
        }
    }

    /// "18:05:30".
    static func clock(_ instant: Instant) -> String {
        let time = instant.local.time
        return [time.hour, time.minute, time.second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined(separator: ":")
    }
}

extension String {
    /// Without spaces around it.
    var trimmed: String {
        var text = drop { $0 == " " || $0 == "\t" }
        while text.last == " " || text.last == "\t" { text.removeLast() }
        return String(text)
    }
}
