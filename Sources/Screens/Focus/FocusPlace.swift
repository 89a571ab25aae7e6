import Sync
import Training
import Wire

/// Where the lifter is in a workout, as it is kept on the device: a reload comes back to it.
struct FocusPlace: WireModel {
    var workoutID: WorkoutID
    var open: InstanceID?
    /// Whether the end was being looked at, and what was said there.
    var isFinishing = false
    var effort: Int?
    var notes = ""
    /// Whether the sets stand beside those of before; also in the next workout.
    var compares = false

    init(_ focus: Focus, _ workout: WorkoutID) {
        (workoutID, open, isFinishing) = (workout, focus.open, focus.sheet == .finish)
        (effort, notes, compares) = (focus.effort, focus.notes, focus.compares)
    }

    init(blank: Blank) { workoutID = .init(blank: blank) }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID)
        try v.field("open", &open)
        try v.field("is_finishing", &isFinishing)
        try v.field("effort", &effort)
        try v.field("notes", &notes)
        try v.field("compares", &compares, default: false)
    }
}

extension Focus {
    /// Back to where the lifter was, if it was in this workout.
    mutating func takeUp(_ stored: String?, _ workout: WorkoutID?) {
        guard let place = Stored.read(FocusPlace.self, stored) else { return }
        compares = place.compares
        if place.workoutID != workout { return }
        (open, effort, notes) = (place.open, place.effort, place.notes)
        if place.isFinishing { sheet = .finish }
    }
}
