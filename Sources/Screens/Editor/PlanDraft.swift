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
    var category: String?
    var estimatedMinutes: Int?
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
        (category, estimatedMinutes) = (plan.category, plan.estimatedMinutes)
    }

    /// Whether a plan says something else of itself.
    func says(_ other: PlanDraft) -> Bool {
        name == other.name && category == other.category && estimatedMinutes == other.estimatedMinutes
    }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("plan_id", &planID, default: nil)
        try v.field("id", &id, default: nil)
        try v.field("base_version_id", &baseVersionID, default: nil)
        try v.field("name", &name)
        try v.field("notes", &notes, default: nil)
        try v.field("category", &category, default: nil)
        try v.field("estimated_minutes", &estimatedMinutes, default: nil)
        try v.field("exercises", &exercises)
        try v.field("complete", &isComplete, default: true)
    }

    // MARK: What it is saved with

    var newPlan: CreatePlan {
        CreatePlan(
            id: id, name: name, category: category, complete: isComplete, estimatedMinutes: estimatedMinutes,
            notes: notes,
            exercises: exercises)
    }

    var nextVersion: MakeVersion {
        MakeVersion(id: id?.retyped(), baseVersionID: baseVersionID, notes: notes, exercises: exercises)
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
