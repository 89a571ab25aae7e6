import Training
import Wire

/// The plan that is being edited.
struct Editor {
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
    /// The rules that exercises had in this form before another one was chosen.
    var formerRules: [(exercise: PrescriptionID, rule: ProgressionRule)] = []
    /// The exercises as they were before a rule was chosen that says how many reps there are.
    var formerExercises: [ExercisePrescription] = []
    var isSaving = false
    /// Somebody else made a version meanwhile.
    var isBehind = false

    func fault(_ path: String) -> String? { faults[path] ?? refusals[path] }

    var isChanged: Bool {
        !draft.says(original) || draft.notes != original.notes
            || !draft.exercises.isSame(as: original.exercises)
    }
}

extension Editor {
    /// Takes up the edits of the page where they were left; `nil` while the plan is not known yet, and on other pages.
    init?(_ world: World) {
        switch world.route {
        case .newPlan:
            var blank = PlanDraft()
            let kept = world.knowledge.draft(of: nil)
            blank.id = kept?.id ?? world.newID()
            self.init(plan: nil, draft: kept ?? blank, original: blank)
        case .editPlan(let id):
            guard let plan = world.plan(id) else { return nil }
            let original = PlanDraft(plan)
            self.init(plan: id, draft: world.knowledge.draft(of: id) ?? original, original: original)
            isBehind = draft.baseVersionID != original.baseVersionID
        default: return nil
        }
    }

    private init(plan: PlanID?, draft: PlanDraft, original: PlanDraft) {
        self.plan = plan
        self.draft = draft
        self.original = original
    }

    // MARK: Changing

    /// Changes the edits and keeps them. What is typed while they are on their way stands on the page, so it is taken, too.
    @inline(__always) mutating func edit(_ change: (inout PlanDraft) -> Void) -> [Effect] {
        change(&draft)
        return [keep()]
    }

    /// Changes what stands where; what was typed is shown as it was taken.
    @inline(__always) mutating func rebuild(_ change: (inout PlanDraft) -> Void) -> [Effect] {
        if isSaving { return [] }
        change(&draft)
        (typed, faults, refusals) = ([:], [:], [:])
        return [keep()]
    }

    @inline(never) private mutating func keep() -> Effect {
        if plan != nil { draft.id = nil }
        return .note(.draft(isChanged ? draft : nil, of: plan))
    }
}

/// A change of the plan that is being edited.
indirect enum EditorMessage {
    case name(String)
    case notes(String)
    case category(String)
    case minutes(String)
    case add
    case unfold(PrescriptionID)
    case remove(Int)
    case move(Int, to: Int)
    /// "2,0": what stood third was dropped first.
    case dropped(String)
    case link(Int)
    case optional(Int)
    case field(Int, PlanField, String)
    case set(Int, Int, SetField, String)
    case addSet(Int)
    case removeSet(Int, Int)
    case sameForAll(Int)
    /// Takes over what a goal asks for.
    case emphasize(Int)
    case rule(Int, String)
    /// A setting of the rule, by its name.
    case ruleSetting(Int, String, String)
    case save
    /// Saves although somebody else made a version meanwhile.
    case saveOver
    case discard
    /// The edits as they were before something was removed from them.
    case restore(PlanDraft)
}

/// A field of an exercise in a plan.
enum PlanField: String {
    case lower = "rep_range/lower"
    case upper = "rep_range/upper"
    case rest = "rest/seconds"
    case notes
}

/// A field of a set in a plan.
enum SetField: String {
    case type, weight, reps, rir
    case seconds = "duration_seconds"
}
