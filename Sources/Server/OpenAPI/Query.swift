import Contract
import Service
import Training
import Wire

/// A parameter of the query as `/openapi.json` tells it.
struct QueryParameter: Sendable {
    var name: String
    var description: String
    var isRequired = false
    var schema: Operation.Form
}

/// A parameter of the query: its description and how it is read, in one value.
struct Query<Value: Sendable>: Sendable {
    private(set) var parameter: QueryParameter
    let read: @Sendable (Exchange) throws(ServiceError) -> Value

    init(
        _ name: QueryName, _ description: String, _ schema: @escaping Operation.Form,
        read: @escaping @Sendable (Exchange) throws(ServiceError) -> Value
    ) {
        parameter = QueryParameter(name: name.rawValue, description: description, schema: schema)
        self.read = read
    }

    /// The same, told to be needed; the route says so where it is missing.
    var required: Query {
        var query = self
        query.parameter.isRequired = true
        return query
    }
}

extension Query where Value == Int {
    /// A whole number within a range.
    static func int(_ name: QueryName, default fallback: Int, in range: ClosedRange<Int>, _ description: String)
        -> Query
    {
        let (lower, upper) = (Int64(range.lowerBound), Int64(range.upperBound))
        return Query(
            name, description,
            { _ in
                [
                    "type": "integer", "minimum": .integer(lower), "maximum": .integer(upper),
                    "default": .integer(Int64(fallback)),
                ]
            },
            read: { exchange throws(ServiceError) in try exchange.int(name, default: fallback, in: range) })
    }

    static var limit: Query { .int(.limit, default: 50, in: 1...Paging.longest, "How many items at most.") }
    static var after: Query {
        .int(.after, default: 0, in: 0...Int(Int32.max), "The number of the last event already known.")
    }
    static var horizonDays: Query {
        .int(.horizonDays, default: 90, in: 1...3_650, "How many days back the best is looked for.")
    }
}

extension Query where Value == Bool {
    /// A truth value; `1` and `0` are read as well.
    static func bool(_ name: QueryName, default fallback: Bool, _ description: String) -> Query {
        Query(
            name, description, { _ in ["type": "boolean", "default": .bool(fallback)] },
            read: { exchange throws(ServiceError) in try exchange.bool(name, default: fallback) })
    }

    static var dryRun: Query { .bool(.dryRun, default: false, "Report only; nothing is written.") }
    static var active: Query { .bool(.active, default: false, "Only the program that is followed.") }
    static var takingBack: Query {
        .bool(.undo, default: false, "Takes back that it was made: its plans that nothing was trained with go, too.")
    }
    static var undo: Query { .bool(.undo, default: false, "Takes back what the same body made.") }
    static var takeChanges: Query {
        .bool(.takeChanges, default: false, "Puts right the workouts that the file has otherwise now.")
    }
}

extension Query where Value == String? {
    /// Any text.
    static func text(_ name: QueryName, _ description: String) -> Query {
        Query(name, description, { $0.schema(String.self) }, read: { $0.text(name) })
    }

    static var cursor: Query { .text(.cursor, "The `next_cursor` of the page before.") }
    static var search: Query {
        .text(.query, "Words of the name; best match first, what is hidden only by its whole name.")
    }
    static var timezone: Query {
        .text(.timezone, "The zone that the file's times are meant in, such as Europe/Berlin.")
    }
    static var mapping: Query {
        .text(
            .mapping,
            "Which column of a table is what, as a JSON object of names of columns, or #1 for the first: date, exercise and reps, "
                + "seconds or distance; time, workout, set_order, sets, weight, weight_unit, rpe, rir, distance_unit, notes, "
                + "workout_notes, warmup, end, duration; and date_order, day_first or month_first, which alone says it of any app's "
                + "file.")
    }
    static var layout: Query {
        .text(
            .layout,
            "A name under which the mapping is kept for tables with the same header, once the file is imported.")
    }
    static var names: Query {
        .text(
            .names,
            "What names in the file are, as a JSON array of {\"name\", \"choice\": \"exercise\", \"own\" or \"never\", "
                + "\"exercise_id\"}; kept for later imports once the file is imported.")
    }
    static var format: Query {
        Query(
            .format, "The app that wrote the file.",
            { _ in
                ["type": "string", "enum": .array(TopsetService.importFormats.map { .string($0) }), "default": "auto"]
            }, read: { $0.text(.format) })
    }
}

extension Query where Value == TimeBound? {
    /// A time, or a day as it was lived.
    private static func bound(_ name: QueryName, _ description: String) -> Query {
        Query(
            name, description, { ["anyOf": [$0.schema(Instant.self), ["type": "string", "format": "date"]]] },
            read: { exchange throws(ServiceError) in try exchange.bound(name) })
    }

    static var from: Query {
        .bound(.from, "Nothing before this time or day; which day it was goes by the offset of each.")
    }
    static var to: Query {
        .bound(.to, "Nothing after this time or day; which day it was goes by the offset of each.")
    }
}

extension Query {
    /// One value of an enum, or none.
    static func choice<T: WireEnum & Sendable>(
        _ name: QueryName, _ type: T.Type, _ description: String
    ) -> Query where Value == T? {
        Query(
            name, description, { $0.schema(type) },
            read: { exchange throws(ServiceError) in try exchange.choice(name, type) })
    }

    /// An id, or none.
    static func id<Named>(_ name: QueryName, _ description: String) -> Query where Value == ID<Named>? {
        Query(
            name, description, { $0.schema(ID<Named>.self) },
            read: { exchange throws(ServiceError) in
                guard let text = exchange.text(name) else { return nil }
                guard let id = ID<Named>(text) else {
                    throw ServiceError(
                        .validation, "\(name.rawValue) must be a lower-case UUID.", path: "/\(name.rawValue)")
                }
                return id
            })
    }
}

extension Query where Value == SnapshotID? {
    static var older: Query {
        .id(.from, "The version to compare with; by default the one it was made from, else the one before it.")
    }
}

extension Query where Value == ExerciseID? {
    static var exercise: Query { .id(.exercise, "Sessions with this exercise only.") }
    static var changedExercise: Query { .id(.exercise, "Changes of this exercise only.") }
}

extension Query where Value == ListForm {
    static var form: Query {
        Query(
            .form, "Everything of each, or what a list shows.",
            { ["allOf": [$0.schema(ListForm.self)], "default": .string(ListForm.full.rawValue)] },
            read: { exchange throws(ServiceError) in try exchange.choice(.form, ListForm.self) ?? .full })
    }
}

extension Query where Value == Muscle? {
    static var muscle: Query { .choice(.muscle, Muscle.self, "Exercises that train it.") }
}

extension Query where Value == [Equipment] {
    static var equipment: Query {
        Query(
            .equipment, "Exercises that use it; said several times, those that use any of them.",
            { ["type": "array", "items": $0.schema(Equipment.self)] },
            read: { exchange throws(ServiceError) in try exchange.every(.equipment, Equipment.self) })
    }
}

extension Query where Value == MovementPattern? {
    static var pattern: Query { .choice(.pattern, MovementPattern.self, "Exercises that move this way.") }
}

extension Query where Value == ProgramCategory? {
    static var category: Query { .choice(.category, ProgramCategory.self, "Programs of this kind only.") }
}

extension Query where Value == Difficulty? {
    static var difficulty: Query { .choice(.difficulty, Difficulty.self, "Programs that are this difficult only.") }
}

extension Query where Value == Int? {
    static var days: Query {
        Query(
            .days, "Programs that are trained on so many days of a week only.",
            { _ in ["type": "integer", "minimum": 1, "maximum": 7] },
            read: { exchange throws(ServiceError) in
                exchange.text(.days) == nil ? nil : try exchange.int(.days, default: 1, in: 1...7)
            })
    }
}

extension Query where Value == Set<Equipment>? {
    static var kit: Query {
        Query(
            .equipment, "Programs that take nothing else only: one piece or several, with commas between them.",
            { $0.schema(String.self) },
            read: { exchange throws(ServiceError) in try exchange.choices(.equipment, Equipment.self) })
    }
}

extension Query where Value == MassUnit? {
    static var unit: Query { .choice(.unit, MassUnit.self, "The unit of weights that state none.") }
}

extension Query where Value == PlanID? {
    static var plan: Query { .id(.plan, "Changes of this plan only.") }
}

extension Query where Value == GymID? {
    static var gym: Query { .id(.gym, "Only what this gym has; everything where it is left out.") }
}

extension Query where Value == WorkoutID? {
    static var session: Query { .id(.session, "What this session gave rise to.") }
}

extension Query where Value == SuggestedChange.State? {
    static var changeState: Query { .choice(.state, SuggestedChange.State.self, "Changes that stand there.") }
}
