public import Training
import Wire

/// A live workout with its text in pieces: after a change only those sets are written out again that it changed, and what holds
/// them is put together anew. The text is the same, byte for byte, as if all of it were written.
public struct WrittenWorkout: Sendable {
    public let workout: ActiveWorkout
    private let exercises: [Exercise]

    /// The text of an exercise, and of each of its sets.
    private struct Exercise {
        var text: [UInt8]
        var sets: [[UInt8]]
    }

    /// - Parameter before: a workout that may have exercises and sets in common with this one, at the same places.
    public init(_ workout: ActiveWorkout, after before: WrittenWorkout? = nil) {
        self.workout = workout
        var exercises: [Exercise] = []
        exercises.reserveCapacity(workout.exercises.count)
        for (place, exercise) in workout.exercises.enumerated() {
            guard let before, place < before.exercises.count else {
                exercises.append(Self.written(exercise, [], []))
                continue
            }
            let (old, known) = (before.workout.exercises[place], before.exercises[place])
            exercises.append(old == exercise ? known : Self.written(exercise, old.sets, known.sets))
        }
        self.exercises = exercises
    }

    /// - Parameters:
    ///   - old: sets of which some may be at the same places of the exercise, and `texts` what each of them was written as.
    private static func written(_ exercise: ActiveExercise, _ old: [ActiveSet], _ texts: [[UInt8]]) -> Exercise {
        var sets: [[UInt8]] = []
        sets.reserveCapacity(exercise.sets.count)
        for (place, set) in exercise.sets.enumerated() {
            sets.append(place < old.count && old[place] == set ? texts[place] : JSON.encode(set))
        }
        return Exercise(text: AroundList<ActiveSet>.text(exercise, around: sets), sets: sets)
    }

    /// The document.
    var text: String {
        let text = String(
            decoding: AroundList<ActiveExercise>.text(workout, around: exercises.map(\.text)), as: UTF8.self)
        assert(text == JSON.text(workout), "a workout that is put together is not what is written as a whole")
        return text
    }
}

/// Writes a model whose list of elements was written already.
private struct AroundList<Element: WireValue>: FieldVisitor {
    private var writer = Writer()
    private var list: RawJSON

    static func text<Model: WireModel>(_ model: Model, around elements: [[UInt8]]) -> [UInt8] {
        var list: [UInt8] = []
        list.reserveCapacity(elements.reduce(2) { $0 + $1.count + 1 })
        list.append(UInt8(ascii: "["))
        for (place, element) in elements.enumerated() {
            if place > 0 { list.append(UInt8(ascii: ",")) }
            list.append(contentsOf: element)
        }
        list.append(UInt8(ascii: "]"))
        var around = AroundList(list: RawJSON(unchecked: list))
        around.brace("{")
        var copy = model
        // Writing never throws; the visitor protocol must allow it for the reader's sake.
        do throws(WireError) { try copy.fields(&around) } catch {}
        around.brace("}")
        return around.writer.bytes
    }

    private init(list: RawJSON) { self.list = list }

    private mutating func brace(_ brace: Unicode.Scalar) { writer.raw(RawJSON(unchecked: [UInt8(ascii: brace)])) }

    mutating func field<T: WireValue>(_ name: StaticString, _ value: inout T) throws(WireError) {
        if T.self == [Element].self {
            try writer.field(name, &list)
        } else {
            try writer.field(name, &value)
        }
    }

    mutating func field<T: WireValue>(_ name: StaticString, _ value: inout T, default fallback: T) throws(WireError) {
        try field(name, &value)
    }

    mutating func omittable<T: WireValue>(_ name: StaticString, _ value: inout T?) throws(WireError) {
        try writer.omittable(name, &value)
    }
}
