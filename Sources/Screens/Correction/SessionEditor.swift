import Training
import Wire

/// A finished workout that is put right, or one of the past that is told now.
struct SessionEditor {
    /// The session as it stands; `nil` for one that is not there yet.
    var original: WorkoutSession?
    var draft: WorkoutSession
    /// The exercise whose sets are shown.
    var open: InstanceID?
    /// What was typed, by JSON pointer: shown as it is, also while it is no number.
    var typed: [String: String] = [:]
    /// What is wrong with it, by JSON pointer.
    var faults: [String: String] = [:]

    var isChanged: Bool { original.map { !$0.isSame(as: draft) } ?? !draft.exercises.isEmpty }
}

/// Edits of a session that were not saved yet, as they are kept on the device.
struct SessionDraft: WireModel {
    var session: WorkoutSession
    /// Whether it is a workout that is not there yet.
    var isNew: Bool

    init(_ session: WorkoutSession, isNew: Bool) { (self.session, self.isNew) = (session, isNew) }

    init(blank: Blank) { (session, isNew) = (WorkoutSession(blank: blank), false) }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("session", &session)
        try v.field("is_new", &isNew)
    }
}

/// A change of the session that is being edited.
indirect enum SessionEditMessage {
    case title(String), notes(String)
    /// Of the start, as the fields of the browser say them: "2026-11-20", "18:05".
    case date(String), time(String)
    case minutes(String)
    /// How hard it was, 1 to 10; empty for nothing said.
    case effort(String)
    case add
    case unfold(InstanceID)
    case remove(Int)
    /// A number of a set; its kind.
    case cell(Int, Int, CellField, String), kind(Int, Int, String)
    case addSet(Int)
    case removeSet(Int, Int)
    /// The edits as they were before something was removed from them.
    case restore(WorkoutSession)
    case save
    case discard
}

extension SessionEditor {
    /// Takes up the edits of the page where they were left; `nil` while the session is not known yet, and on other pages.
    init?(_ world: World) {
        let kept = Stored.sessionDraft(world.knowledge.keptDrafts[Stored.sessionDraft])
        switch world.route {
        case .newSession:
            if let kept, kept.isNew {
                self.init(original: nil, draft: kept.session)
                return
            }
            let start = world.now.adding(seconds: -3_600)
            let minute = Instant(
                milliseconds: start.milliseconds / 60_000 * 60_000, offsetMinutes: start.offsetMinutes)
            self.init(
                original: nil,
                draft: WorkoutSession(
                    id: world.newID(), origin: .freeform, startedAt: minute, endedAt: minute.adding(seconds: 3_600)))
        case .editSession(let id):
            guard let session = world.knowledge.session(id) else { return nil }
            let isKept = kept.map { !$0.isNew && $0.session.id == id } ?? false
            self.init(original: session, draft: isKept ? kept!.session : session)
        default: return nil
        }
    }

    /// A session that is in no list is asked for alone.
    static func needs(_ world: World) -> [Query] {
        if case .editSession(let id) = world.route { return SessionPage.needs(id, world) }
        return []
    }

    // MARK: Changing

    /// Where the app stands after the editor is left.
    private var place: Route { original.map { .session($0.id) } ?? .history }

    @inline(never) private func keep() -> Effect {
        isChanged
            ? .note(.keptDraft(Stored.sessionDraft, JSON.text(SessionDraft(draft, isNew: original == nil))))
            : Self.forget
    }

    /// There are no edits any more.
    static var forget: Effect { .note(.keptDraft(Stored.sessionDraft, "")) }

    /// - Parameter editor: gone when what was edited is saved or given up.
    @inline(never) static func update(_ editor: inout SessionEditor?, _ message: SessionEditMessage, _ world: World)
        -> [Effect]
    {
        guard editor != nil else { return [] }
        switch message {
        case .save: return save(&editor, world)
        case .discard:
            let place = editor!.place
            editor = nil
            return [forget, .go(place, replace: true)]
        default: return editor!.update(message, world)
        }
    }

    private mutating func update(_ message: SessionEditMessage, _ world: World) -> [Effect] {
        switch message {
        case .title(let text): draft.title = text.isEmpty ? nil : text
        case .notes(let text): draft.notes = text.isEmpty ? nil : text
        case .date(let text):
            typed["/started_at"] = text
            setStart(text + "T" + clock + ":00", "/started_at", world)
        case .time(let text):
            typed["/started_at/time"] = text
            setStart(day + "T" + String(text.prefix(5)) + ":00", "/started_at/time", world)
        case .minutes(let text):
            let minutes = Int(trimmed(text)).flatMap { (1...1_440).contains($0) ? $0 : nil }
            typed["/ended_at"] = text
            faults["/ended_at"] = minutes == nil ? world.strings[.noNumber] : nil
            if let minutes { draft.endedAt = draft.startedAt.adding(seconds: Int64(minutes) * 60) }
        case .effort(let text):
            var effort = draft.postEffort ?? PostEffort()
            effort.rpe = Int(text).flatMap { SessionRPE(halves: $0 * 2) }
            draft.postEffort = effort.rpe == nil && effort.notes == nil ? nil : effort
        case .add: return [.openSearch]
        case .unfold(let id):
            open = open == id ? nil : id
            return []
        case .restore(let before):
            draft = before
            (typed, faults) = ([:], [:])
        case .remove(let index), .addSet(let index), .cell(let index, _, _, _), .kind(let index, _, _),
            .removeSet(let index, _):
            guard draft.exercises.indices.contains(index) else { return [] }
            return update(exercise: index, message, world)
        case .save, .discard: return []
        }
        return [keep()]
    }

    private mutating func update(exercise index: Int, _ message: SessionEditMessage, _ world: World) -> [Effect] {
        let before = draft
        switch message {
        case .remove:
            draft.exercises.remove(at: index)
            return removed(before, world.strings.called(before.exercises[index]), world)
        case .addSet:
            var set = draft.exercises[index].sets.last ?? SetPerformance(id: world.newID())
            set = SetPerformance(id: world.newID(), setType: set.setType).with(set.numbers)
            draft.exercises[index].sets.append(set)
        case .removeSet(_, let set) where draft.exercises[index].sets.indices.contains(set):
            draft.exercises[index].sets.remove(at: set)
            return removed(before, world.strings.setName(set + 1), world)
        case .kind(_, let set, let name) where draft.exercises[index].sets.indices.contains(set):
            draft.exercises[index].sets[set].status = name == SetStatus.skipped.rawValue ? .skipped : .done
            draft.exercises[index].sets[set].amrap = name == SetPrescription.asManyAsPossible
            if let type = SetType(rawValue: name) { draft.exercises[index].sets[set].setType = type }
        case .cell(_, let set, let field, let text) where draft.exercises[index].sets.indices.contains(set):
            type(text, index, set, field, world)
        default: return []
        }
        return [keep()]
    }

    /// What stood at another place is shown as it is now; with the way back.
    private mutating func removed(_ before: WorkoutSession, _ name: String, _ world: World) -> [Effect] {
        (typed, faults) = ([:], [:])
        return [
            keep(),
            .offer(
                Undo(
                    text: world.strings.removed(name), milliseconds: 6_000,
                    undo: [.message(.correcting(.restore(before)))])),
        ]
    }

    // MARK: Times

    /// "2026-11-20" and "18:05", of the start.
    var day: String { String(draft.startedAt.text.prefix(10)) }
    var clock: String {
        let time = draft.startedAt.local.time
        return (time.hour < 10 ? "0" : "") + String(time.hour) + (time.minute < 10 ? ":0" : ":") + String(time.minute)
    }

    /// The length stays as it is.
    private mutating func setStart(_ text: String, _ path: String, _ world: World) {
        let length = draft.endedAt.seconds(since: draft.startedAt)
        guard let local = LocalDateTime(text) else {
            faults[path] = world.strings[.noNumber]
            return
        }
        faults[path] = nil
        draft.startedAt = Instant(local, offsetMinutes: draft.startedAt.offsetMinutes)
        draft.endedAt = draft.startedAt.adding(seconds: length)
    }

    // MARK: Sets

    private mutating func type(_ text: String, _ index: Int, _ set: Int, _ field: CellField, _ world: World) {
        var changed = draft.exercises[index].sets[set]
        let path = "/exercises/" + String(index) + "/sets/" + String(set) + "/" + field.wireName
        let isGood = changed.numbers.take(trimmed(text), field, world.strings)
        typed[path] = text
        faults[path] = isGood ? nil : world.strings[.noNumber]
        if !isGood { return }
        // No rep at all is a failed attempt; nothing else is known of it.
        if field == .reps, changed.reps == 0 { changed.isFailure = true }
        if field == .reps, changed.isFailure, changed.reps != 0, draft.exercises[index].sets[set].reps == 0 {
            changed.isFailure = false
        }
        draft.exercises[index].sets[set] = changed
    }

    /// An exercise that was looked for, with the sets of last time or three blank ones.
    @inline(never) mutating func add(_ exercise: Exercise, _ world: World) -> [Effect] {
        var performance = ExercisePerformance(
            id: world.newID(), exerciseID: exercise.id, name: exercise.name, loadKind: exercise.loadKind,
            measure: exercise.measure, muscles: exercise.primaryMuscles)
        for new in world.knowledge.plannedLikeLast(exercise) ?? [NewSet](repeating: NewSet(), count: 3) {
            performance.sets.append(SetPerformance(id: world.newID(), setType: new.setType).with(new.numbers))
        }
        open = performance.id
        draft.exercises.append(performance)
        let place = "edit-" + String(draft.exercises.count - 1)
        return [keep(), .focus(place), .scroll(place)]
    }
}

extension SetPerformance {
    /// Done with these numbers; how hard it was is another set's.
    fileprivate func with(_ numbers: SetNumbers) -> SetPerformance {
        var set = self
        set.numbers = numbers
        set.rir = nil
        return set
    }
}

extension CellField {
    /// The field as the API calls it.
    var wireName: String {
        switch self {
        case .weight: "weight"
        case .reps: "reps"
        case .rir: "rir"
        case .duration: "duration_seconds"
        case .distance: "distance_m"
        }
    }
}

extension SetNumbers {
    /// Takes over what was typed into a field; empty for none.
    ///
    /// - Returns: whether it could be read.
    fileprivate mutating func take(_ entry: String, _ field: CellField, _ strings: Strings) -> Bool {
        switch field {
        case .weight:
            weight = Mass(entry: entry, in: strings.unit)
            return entry.isEmpty || weight != nil
        case .reps:
            reps = Int(entry)
            return entry.isEmpty || reps != nil
        case .rir:
            rir = strings.effort(entry)
            return entry.isEmpty || rir != nil
        case .duration:
            durationSeconds = Self.seconds(entry)
            return entry.isEmpty || durationSeconds != nil
        case .distance:
            distance = Mass(entry, in: .kg).map { Distance(units: $0.units / 1_000) }
            return entry.isEmpty || distance != nil
        }
    }

    /// "90", "1:30" or "1:02:03".
    private static func seconds(_ entry: String) -> Int? {
        var seconds = 0
        for part in entry.split(separator: ":", omittingEmptySubsequences: false) {
            guard let number = Int(part), number >= 0, seconds < 100_000 else { return nil }
            seconds = seconds * 60 + number
        }
        return seconds
    }
}
