public import Training
import Wire

/// Finished workouts as a list of openweight's workout logs (openweight.org), one on each line. What that format does not know of a
/// workout is left out, but for its id, which has a name of our own; times have their offset, masses and distances are in kilograms
/// and metres.
public struct OpenweightJSON: HistoryWriter {
    /// What holds a workout's id: other apps pass over what has another's name before it.
    static let idName: StaticString = "topset:id"
    /// What says of a set that is more than a working set that it was as many as possible.
    static let amrapName = "topset:amrap"
    /// What holds the time at which a set was done.
    static let doneName = "topset:completedAt"

    private var isFirst = true

    public init() {}

    public mutating func begin(_ text: inout String) { text += "[" }

    public mutating func write(_ session: WorkoutSession, _ text: inout String) {
        var groups: [String: Int64] = [:]
        var exercises: [JSONValue] = []
        for exercise in session.exercises {
            let sets = exercise.sets.filter { $0.status == .done }
            // The format has no exercise without a set, and no workout without an exercise.
            guard !sets.isEmpty else { continue }
            var members: [JSONValue.Member] = [
                .init("exercise", .object([.init("name", .string(exercise.name))])),
                .init("order", .integer(Int64(exercises.count + 1))),
            ]
            members.add("notes", exercise.notes)
            if let group = exercise.supersetGroup {
                let number = groups[group] ?? Int64(groups.count + 1)
                groups[group] = number
                members.append(.init("supersetId", .integer(number)))
            }
            members.append(.init("sets", .array(sets.map(Self.set))))
            exercises.append(.object(members))
        }
        guard !exercises.isEmpty else { return }
        var members: [JSONValue.Member] = [.init("date", .string(session.startedAt.text))]
        members.append(.init(Self.idName.description, .string(session.id.text)))
        members.add("name", session.title)
        members.add("notes", session.notes)
        members.append(.init("durationSeconds", .integer(Int64(session.durationSeconds))))
        members.add("templateId", session.planID?.text)
        members.append(.init("exercises", .array(exercises)))
        text += isFirst ? "\n" : ",\n"
        text += JSON.text(JSONValue.object(members))
        isFirst = false
    }

    public mutating func end(_ text: inout String) { text += "\n]\n" }

    private static func set(_ set: SetPerformance) -> JSONValue {
        var members: [JSONValue.Member] = []
        if let reps = set.reps { members.append(.init("reps", .integer(Int64(reps)))) }
        if let weight = set.weight {
            members.append(.init("weight", decimal(weight.units, scale: Mass.scale)))
            members.add("unit", "kg")
        }
        if let seconds = set.durationSeconds { members.append(.init("durationSeconds", .integer(Int64(seconds)))) }
        if let distance = set.distance {
            members.append(.init("distance", decimal(distance.units, scale: 4)))
            members.add("distanceUnit", "m")
        }
        if let rir = set.rir { members.append(.init("rpe", decimal(Int64(20 - rir.halves) * 5, scale: 1))) }
        if set.isFailure { members.append(.init("toFailure", .bool(true))) }
        members.add("type", name(set))
        if set.amrap, set.setType != .working { members.append(.init(amrapName, .bool(true))) }
        members.add("notes", set.note)
        members.add(doneName, set.completedAt?.text)
        return .object(members)
    }

    private static func name(_ set: SetPerformance) -> String {
        switch set.setType {
        case .warmup, .backoff, .dropset, .cluster: set.setType.rawValue
        case .restPause: "rest-pause"
        case .working: set.amrap ? "amrap" : "working"
        case .top: "top"
        }
    }

    /// An exact decimal: a double of at most 17 digits prints as it was written.
    private static func decimal(_ value: Int64, scale: Int) -> JSONValue {
        (try? JSON.decode(JSONValue.self, from: exactDecimal(value, scale: scale))) ?? .null
    }
}

extension [JSONValue.Member] {
    fileprivate mutating func add(_ name: String, _ text: String?) {
        if let text { append(.init(name, .string(text))) }
    }
}
