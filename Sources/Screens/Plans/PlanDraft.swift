import Contract
import Sync
import Training
import Wire

/// A plan as it is being edited: what is kept on the device until it is saved.
struct PlanDraft: WireDefaulted {
    /// The plan that is edited; `nil` for a new one.
    var planID: PlanID?
    /// Of what is made: a new plan, or the next version of one. The same edits sent twice make it once.
    var id: PlanID?
    /// The version that the edits began from; `nil` for a new plan.
    var baseVersionID: SnapshotID?
    var name = ""
    var notes: String?
    var exercises: [ExercisePrescription] = []
    /// A new plan without exercises is a draft.
    var isComplete = true

    init() {}

    /// The edits of a plan before there are any.
    init(_ plan: WorkoutPlan) {
        planID = plan.id
        baseVersionID = plan.currentVersion.id
        name = plan.name
        notes = plan.currentVersion.notes
        exercises = plan.currentVersion.exercises
    }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("plan_id", &planID, default: nil)
        try v.field("id", &id, default: nil)
        try v.field("base_version_id", &baseVersionID, default: nil)
        try v.field("name", &name)
        try v.field("notes", &notes, default: nil)
        try v.field("exercises", &exercises)
        try v.field("complete", &isComplete, default: true)
    }

    // MARK: What it is saved with

    var newPlan: CreatePlan {
        let body = CreatePlan(id: id, name: name, complete: isComplete, notes: notes, exercises: exercises)
        return body
    }

    var nextVersion: MakeVersion {
        let body = MakeVersion(id: id?.retyped(), baseVersionID: baseVersionID, notes: notes, exercises: exercises)
        return body
    }

    // MARK: Supersets

    /// Whether an exercise is done in turn with the one after it.
    func isLinked(_ index: Int) -> Bool {
        guard index >= 0, index + 1 < exercises.count, let group = exercises[index].supersetGroup else { return false }
        return exercises[index + 1].supersetGroup == group
    }

    mutating func toggleLink(_ index: Int) {
        guard index + 1 < exercises.count else { return }
        var links = links
        links[index].toggle()
        name(links)
    }

    /// After exercises were moved or removed: what no longer stands side by side is no superset.
    mutating func tidyLinks() { name(links) }

    private var links: [Bool] {
        var links: [Bool] = []
        for index in exercises.indices { links.append(isLinked(index)) }
        return links
    }

    /// Letters for runs of linked exercises, in order.
    private mutating func name(_ links: [Bool]) {
        var letter: UInt8 = 64  // Before "A".
        for index in exercises.indices {
            let follows = index > 0 && links[index - 1]
            if !follows, links[index] { letter += letter < 90 ? 1 : 0 }
            exercises[index].supersetGroup =
                follows || links[index] ? String(Unicode.Scalar(letter)) : nil
        }
    }
}

/// The plan that is being edited.
struct Editor: Equatable {
    /// `nil` for a new one.
    var plan: PlanID?
    var draft: PlanDraft
    /// What it was before.
    var original: PlanDraft
    /// The exercise whose fields are shown.
    var open: PrescriptionID?
    /// What was typed, by JSON pointer: shown as it is, also while it is no number.
    var typed: [String: String] = [:]
    /// What is wrong with it, by JSON pointer, and what the server would not have.
    var faults: [String: String] = [:]
    var refusals: [String: String] = [:]
    var isSaving = false
    /// Somebody else made a version meanwhile.
    var isBehind = false

    func fault(_ path: String) -> String? { faults[path] ?? refusals[path] }

    var isChanged: Bool {
        draft.name != original.name || draft.notes != original.notes || draft.exercises != original.exercises
    }
}

extension App {
    // MARK: Opening and keeping

    /// Takes up the edits where they were left; waits for the plan where it is not known yet.
    func openEditor() {
        switch route {
        case .newPlan:
            if editor?.plan == nil, editor != nil { return }
            var blank = PlanDraft()
            blank.id = draft(of: nil)?.id ?? ids.next(at: now)
            editor = Editor(plan: nil, draft: draft(of: nil) ?? blank, original: blank)
        case .editPlan(let id):
            if editor?.plan == id { return }
            editor = nil
            guard let plan = plan(id) else { return }
            let original = PlanDraft(plan)
            var editor = Editor(plan: id, draft: draft(of: id) ?? original, original: original)
            editor.isBehind = editor.draft.baseVersionID != original.baseVersionID
            self.editor = editor
        default: editor = nil
        }
    }

    /// Edits of a plan that were not saved; of a new one for `nil`.
    func draft(of plan: PlanID?) -> PlanDraft? { drafts.first { $0.planID == plan } }

    func keep(_ draft: PlanDraft?, of plan: PlanID?) {
        drafts.removeAll { $0.planID == plan }
        if let draft { drafts.append(draft) }
    }

    var keepDrafts: Effect {
        .persist(key: Stored.drafts, value: drafts.isEmpty ? "" : JSON.text(drafts))
    }

    /// The edits, to be changed and taken; `nil` while they are on their way.
    private var editable: PlanDraft? { editor.flatMap { $0.isSaving ? nil : $0.draft } }

    /// Changes the edits and keeps them. What is typed while they are on their way stands on the page, so it is taken, too.
    @inline(__always) func edit(_ change: (inout PlanDraft) -> Void) -> [Effect] {
        guard var draft = editor?.draft else { return [] }
        change(&draft)
        return take(draft)
    }

    /// Changes what stands where; what was typed is shown as it was taken.
    @inline(__always) private func rebuild(_ change: (inout PlanDraft) -> Void) -> [Effect] {
        guard var draft = editable else { return [] }
        change(&draft)
        return retake(draft)
    }

    @inline(never) private func retake(_ draft: PlanDraft) -> [Effect] {
        editor?.typed = [:]
        editor?.faults = [:]
        editor?.refusals = [:]
        return take(draft)
    }

    @inline(never) func take(_ draft: PlanDraft) -> [Effect] {
        guard var editor else { return [] }
        editor.draft = draft
        if editor.plan != nil { editor.draft.id = nil }
        self.editor = editor
        keep(editor.isChanged ? editor.draft : nil, of: editor.plan)
        return [keepDrafts]
    }

    func restore(_ draft: PlanDraft) -> [Effect] { rebuild { $0 = draft } }

    // MARK: Messages

    func update(editor message: EditorMessage) -> [Effect] {
        guard let editor else { return [] }
        switch message {
        case .name(let text):
            mark("/name", nil)
            return edit { $0.name = text }
        case .notes(let text): return edit { $0.notes = text.isEmpty ? nil : text }
        case .add: return openSheet(.add)
        case .unfold(let id):
            self.editor?.open = editor.open == id ? nil : id
            return []
        case .move(let from, let to): return move(from, to)
        case .dropped(let places):
            let numbers = places.split(separator: ",")
            guard numbers.count == 2, let from = Int(numbers[0]), let to = Int(numbers[1]) else { return [] }
            return move(from, to)
        case .save: return save()
        case .saveOver:
            self.editor?.isBehind = false
            if let id = editor.plan, let plan = plan(id) {
                self.editor?.draft.baseVersionID = plan.currentVersion.id
            }
            return save()
        case .discard:
            keep(nil, of: editor.plan)
            self.editor = nil
            return [keepDrafts] + enter(editor.plan.map { .plan($0) } ?? .plans, replace: true)
        case .remove(let index), .link(let index), .optional(let index), .addSet(let index), .sameForAll(let index),
            .field(let index, _, _), .set(let index, _, _, _), .removeSet(let index, _), .rule(let index, _),
            .ruleNumber(let index, _, _):
            guard editor.draft.exercises.indices.contains(index) else { return [] }
            return update(exercise: index, message, editor)
        }
    }

    private func update(exercise index: Int, _ message: EditorMessage, _ editor: Editor) -> [Effect] {
        switch message {
        case .remove:
            let undo = Held.draft(editor.draft, name: editor.draft.exercises[index].name)
            return rebuild {
                $0.exercises.remove(at: index)
                $0.tidyLinks()
            } + hold(undo, strings.removed(editor.draft.exercises[index].name))
        case .link: return edit { $0.toggleLink(index) }
        case .optional: return edit { $0.exercises[index].optional.toggle() }
        case .addSet:
            let id = ids.next(at: now, SetPrescriptionTag.self)
            return edit { $0.exercises[index].addSet(id) }
        case .removeSet(_, let set):
            guard editor.draft.exercises[index].sets.indices.contains(set) else { return [] }
            let name = strings.setName(set + 1)
            return rebuild { $0.exercises[index].sets.remove(at: set) }
                + hold(.draft(editor.draft, name: name), strings.removed(name))
        case .sameForAll: return rebuild { $0.exercises[index].levelSets() }
        case .field(_, let field, let text): return type(text, "/exercises/" + String(index), field)
        case .set(_, let set, let field, let text):
            guard editor.draft.exercises[index].sets.indices.contains(set) else { return [] }
            return type(text, index, set, field)
        case .rule(_, let name):
            let step = knowledge.step(editor.draft.exercises[index].exerciseID, strings.unit)
            return rebuild { $0.exercises[index].choose(rule: name, step: step) }
        case .ruleNumber(_, let number, let text):
            let path = "/exercises/" + String(index) + "/rule/" + String(number)
            var prescription = editor.draft.exercises[index]
            let isGood = prescription.rule?.setNumber(number, text, strings.unit) ?? false
            self.editor?.typed[path] = text
            mark(path, isGood ? nil : .noNumber)
            return isGood ? edit { $0.exercises[index] = prescription } : []
        default: return []
        }
    }

    private func move(_ from: Int, _ to: Int) -> [Effect] {
        guard let exercises = editor?.draft.exercises, exercises.indices.contains(from),
            exercises.indices.contains(to), from != to
        else { return [] }
        return rebuild {
            $0.exercises.insert($0.exercises.remove(at: from), at: to)
            $0.tidyLinks()
        } + [.announce(strings.placed(exercises[from].name, to + 1, exercises.count)), .vibrate("8")]
    }

    /// An exercise that was looked for, with the sets of last time or three blank ones.
    func addToPlan(_ exercise: Exercise) -> [Effect] {
        var prescription = ExercisePrescription(
            id: ids.next(at: now), exerciseID: exercise.id, name: exercise.name, loadKind: exercise.loadKind,
            measure: exercise.measure)
        prescription.muscles = exercise.primaryMuscles
        if exercise.measure == .reps { prescription.repRange = RepRange(8, 12) }
        for new in plannedLikeLast(exercise) ?? [NewSet](repeating: blankSet(exercise), count: 3) {
            let set = SetPrescription(
                id: ids.next(at: now), type: new.setType, weight: new.weight, reps: new.reps, rir: new.rir,
                durationSeconds: new.durationSeconds)
            prescription.sets.append(set)
        }
        editor?.open = prescription.id
        let count = editor?.draft.exercises.count ?? 0
        return edit { $0.exercises.append(prescription) } + [
            .focus("edit-" + String(count)), .scroll("edit-" + String(count)),
        ]
    }

    private func blankSet(_ exercise: Exercise) -> NewSet {
        var set = NewSet()
        if exercise.measure == .reps { set.reps = 8 }
        if exercise.measure == .time { set.durationSeconds = 30 }
        return set
    }
}

extension ExercisePrescription {
    /// One more set, like the last one.
    fileprivate mutating func addSet(_ id: SetPrescriptionID) {
        var set = sets.last ?? SetPrescription(id: id)
        set.id = id
        if sets.isEmpty {
            if measure == .time { set.durationSeconds = 30 } else if measure == .reps { set.reps = 8 }
        }
        sets.append(set)
    }

    /// Gives every set the numbers of the first that is no warm-up.
    fileprivate mutating func levelSets() {
        guard let first = sets.first(where: { $0.type != .warmup }) else { return }
        for index in sets.indices where sets[index].type != .warmup {
            let id = sets[index].id
            let type = sets[index].type
            sets[index] = first
            (sets[index].id, sets[index].type) = (id, type)
        }
    }
}
