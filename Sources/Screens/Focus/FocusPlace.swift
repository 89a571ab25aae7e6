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
    /// What else lay over the workout, and of what: 1 the menu, 2 the menu of an exercise, 3 its substitutes, 4 a set, 5 the gyms; from 10
    /// on the digits for a field of a set.
    var over: Int?
    var instance: InstanceID?
    var set: SetID?
    /// The exercise that everything was shown of.
    var about: ExerciseID?
    /// What was being written into the note of a sheet, and the set that is to be logged with no rep done.
    var draft: String?
    var failing: SetID?

    init(_ focus: Focus, _ workout: WorkoutID) {
        (workoutID, open) = (workout, focus.open)
        (effort, notes, compares) = (focus.effort, focus.notes, focus.compares)
        (draft, failing) = (focus.draft, focus.failing?.setID)
        switch focus.sheet {
        case .finish: isFinishing = true
        case .menu: over = 1
        case .exercise(let exercise): (over, instance) = (2, exercise)
        case .swap(let exercise): (over, instance) = (3, exercise)
        case .gyms: over = 5
        case .set(let place): (over, instance, set) = (4, place.exerciseInstanceID, place.setID)
        case nil:
            guard let cell = focus.cell else { return }
            (over, instance, set) = (10 + Int(cell.field.rawValue), cell.place.exerciseInstanceID, cell.place.setID)
        }
    }

    init(blank: Blank) { workoutID = .init(blank: blank) }

    mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
        try v.field("workout_id", &workoutID)
        try v.field("open", &open)
        try v.field("is_finishing", &isFinishing)
        try v.field("effort", &effort)
        try v.field("notes", &notes)
        try v.field("compares", &compares, default: false)
        try v.field("over", &over, default: nil)
        try v.field("instance", &instance, default: nil)
        try v.field("set", &set, default: nil)
        try v.field("about", &about, default: nil)
        try v.field("draft", &draft, default: nil)
        try v.field("failing", &failing, default: nil)
    }
}

extension Focus {
    /// Back to where the lifter was, if it was in this workout: that place.
    mutating func takeUp(_ stored: String?, _ workout: ActiveWorkout?) -> FocusPlace? {
        guard let place = Stored.read(FocusPlace.self, stored) else { return nil }
        compares = place.compares
        if place.workoutID != workout?.id { return nil }
        (open, effort, notes) = (place.open, place.effort, place.notes)
        draft = place.draft
        for exercise in workout?.exercises ?? [] {
            for set in exercise.sets where set.id == place.failing && set.status == .planned {
                failing = SetPlace(exercise.instanceID, set.id)
            }
        }
        if place.isFinishing { sheet = .finish }
        if place.over == 1 { sheet = .menu }
        if place.over == 5 { sheet = .gyms }
        guard let over = place.over, let instance = place.instance, workout?.exercise(instance) != nil else {
            return place
        }
        if over == 2 { sheet = .exercise(instance) }
        if over == 3 { sheet = .swap(instance) }
        guard let set = place.set, workout?[SetPlace(instance, set)] != nil else { return place }
        if over == 4 { sheet = .set(SetPlace(instance, set)) }
        if over >= 10, let field = CellField(rawValue: UInt8(over - 10)) {
            cell = Cell(place: SetPlace(instance, set), field: field)
        }
        return place
    }
}
