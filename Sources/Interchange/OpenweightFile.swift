import Training
import Wire

/// Workouts in openweight's JSON: one, a list of them, or a list under a name.
struct OpenweightFile {
    /// One set: where it begins, as it stands, and what is in it.
    fileprivate struct SetText: WireValue {
        let offset: Int
        let raw: String
        let value: JSONValue

        static func read(_ reader: inout Reader) throws(WireError) -> SetText {
            SetText(
                offset: reader.fault(.invalid, "").offset, raw: String(decoding: reader.raw().bytes, as: UTF8.self),
                value: try JSONValue.read(&reader))
        }

        func write(_ writer: inout Writer) { value.write(&writer) }

        static func describe(_ describer: inout Describer) -> JSONValue { JSONValue.describe(&describer) }
    }

    fileprivate struct Entry: WireDefaulted {
        var exercise = JSONValue.null
        var notes = JSONValue.null
        var superset = JSONValue.null
        var sets: [SetText] = []

        mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("exercise", &exercise, default: .null)
            try v.field("notes", &notes, default: .null)
            try v.field("supersetId", &superset, default: .null)
            try v.field("sets", &sets, default: [])
        }
    }

    fileprivate struct Workout: WireDefaulted {
        var id = JSONValue.null
        var date = JSONValue.null
        var name = JSONValue.null
        var notes = JSONValue.null
        var length = JSONValue.null
        /// `nil` where it has no such list, and is something else.
        var exercises: [Located<Entry>]?

        mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field(OpenweightJSON.idName, &id, default: .null)
            try v.field("date", &date, default: .null)
            try v.field("name", &name, default: .null)
            try v.field("notes", &notes, default: .null)
            try v.field("durationSeconds", &length, default: .null)
            try v.field("exercises", &exercises, default: nil)
        }
    }

    /// What stands in a list: where, and what is in it; no value where it is no object.
    fileprivate struct Located<Value: WireDefaulted>: WireValue {
        let place: Range<Int>
        let value: Value?

        static func read(_ reader: inout Reader) throws(WireError) -> Located {
            let offset = reader.fault(.invalid, "").offset
            let raw = reader.raw().bytes
            var value: Value?
            if raw.first == UInt8(ascii: "{") {
                value = try Value.read(&reader)
            } else {
                _ = try JSONValue.read(&reader)
            }
            return Located(place: offset..<offset + raw.count, value: value)
        }

        func write(_ writer: inout Writer) { value?.write(&writer) }

        static func describe(_ describer: inout Describer) -> JSONValue { Value.describe(&describer) }
    }

    /// A list of workouts under one of these names.
    private struct Wrapper: WireDefaulted {
        var workouts: [Located<Workout>] = []

        mutating func fields<V: FieldVisitor>(_ v: inout V) throws(WireError) {
            try v.field("workouts", &workouts, default: [])
            if workouts.isEmpty { try v.field("workoutLogs", &workouts, default: []) }
        }
    }

    private let text: [UInt8]
    private let workouts: [Located<Workout>]

    /// `nil` for a text of another kind.
    ///
    /// - Throws: `damaged`, with its line, for a text that breaks off or is no JSON.
    init?(_ utf8: [UInt8]) throws(ImportError) {
        guard let first = utf8.first(where: { !isBlank($0) }), first == UInt8(ascii: "{") || first == UInt8(ascii: "["),
            Self.mentions(utf8)
        else { return nil }
        do throws(WireError) {
            if first == UInt8(ascii: "[") {
                workouts = try JSON.decode([Located<Workout>].self, from: utf8)
            } else {
                let one = try JSON.decode(Located<Workout>.self, from: utf8)
                workouts =
                    one.value?.exercises?.isEmpty ?? true ? try JSON.decode(Wrapper.self, from: utf8).workouts : [one]
            }
        } catch {
            var line = 1
            for byte in utf8.prefix(error.offset) where byte == UInt8(ascii: "\n") { line += 1 }
            throw .damaged(line: line)
        }
        let isLog = workouts.contains { element in
            (element.value?.exercises ?? []).contains { entry in
                entry.value.map { !$0.sets.isEmpty && $0.exercise["name"] != nil } ?? false
            }
        }
        guard isLog else { return nil }
        text = utf8
    }

    /// Whether the names that every workout has are there.
    private static func mentions(_ utf8: [UInt8]) -> Bool {
        let start = String(decoding: utf8.prefix(65_536), as: UTF8.self)
        return ["\"exercises\"", "\"exercise\"", "\"sets\""].allSatisfy { start.contains($0) }
    }

    /// The columns of the rows that `unfold` makes.
    static let columns = Columns([
        .workoutNumber, .start, .workoutDuration, .workoutName, .workoutNotes, .exerciseName, .equipment,
        .exerciseNotes,
        .superset, .setType, .weight, .weightUnit, .reps, .rpe, .rir, .seconds, .distance, .distanceUnit, .failure,
        .rest,
        .setNotes, .amrap, .done, .setOrder,
    ])

    private static let exerciseColumns = Columns([.exerciseName, .equipment, .exerciseNotes, .superset])

    /// One row for each set.
    ///
    /// - Throws: `tooManyRows`.
    func unfold(_ findings: inout Findings) throws(ImportError) -> [LogLine] {
        var lines: [LogLine] = []
        var (line, at) = (1, 0)
        func reach(_ offset: Int) {
            while at < offset {
                if text[at] == UInt8(ascii: "\n") { line += 1 }
                at += 1
            }
        }
        for (number, element) in workouts.enumerated() {
            guard let workout = element.value, let exercises = workout.exercises else {
                reach(element.place.lowerBound)
                findings.skip(line, "\(quoted(shown(element.place))) is no workout")
                continue
            }
            if exercises.isEmpty {
                reach(element.place.lowerBound)
                let day = String(cell(workout.date).prefix(10))
                findings.warn(line, WorkoutHeading.withoutSets(textCell(cell(workout.name)), day))
            }
            var heading = [
                WorkoutID(cell(workout.id))?.text ?? String(number), cell(workout.date), cell(workout.length),
                cell(workout.name), cell(workout.notes),
            ]
            for located in exercises {
                guard findings.skipped.count <= ImportLimit.rows else { throw .tooManyRows(limit: ImportLimit.rows) }
                guard let entry = located.value, !entry.sets.isEmpty else {
                    reach(located.place.lowerBound)
                    let name = called(located.value?.exercise["name"], located.place)
                    findings.skip(line, "exercise \(quoted(name)) has no sets")
                    continue
                }
                var exercise = [
                    cell(entry.exercise["name"]), cell(entry.exercise["equipment"]), cell(entry.notes),
                    cell(entry.superset),
                ]
                for (index, set) in entry.sets.enumerated() {
                    guard lines.count + findings.skipped.count <= ImportLimit.rows else {
                        throw .tooManyRows(limit: ImportLimit.rows)
                    }
                    reach(set.offset)
                    // Before it stands on every set; short ones stay as they are.
                    heading = LogLine(line: line, cells: heading).tidied(Self.columns, &findings).cells
                    if index == 0 {
                        exercise = LogLine(line: line, cells: exercise).tidied(Self.exerciseColumns, &findings).cells
                    }
                    guard case .object = set.value else {
                        findings.skip(line, "\(quoted(set.raw)) is no set")
                        continue
                    }
                    lines.append(
                        LogLine(
                            // The same exercise twice in a row is two, as it stands there.
                            line: line, cells: heading + exercise + cells(of: set.value) + [String(index + 1)],
                            raw: [String(set.raw.unicodeScalars.prefix(ImportLimit.noteCharacters))]))
                }
            }
        }
        return lines
    }

    /// The beginning of what stands at a place.
    private func shown(_ place: Range<Int>) -> String { String(decoding: text[place].prefix(300), as: UTF8.self) }

    /// A name, or the beginning of what has none.
    private func called(_ name: JSONValue?, _ place: Range<Int>) -> String {
        textCell(cell(name)) ?? shown(place)
    }

    private func cells(of set: JSONValue) -> [String] {
        var type = cell(set["type"])
        // One kind of set there; here a set of any kind may be as many as possible.
        let isAmrap = trimmed(type).lowercased() == "amrap"
        if isAmrap { type = "" }
        return [type]
            + [
                "weight", "unit", "reps", "rpe", "rir", "durationSeconds", "distance", "distanceUnit", "toFailure",
                "restSeconds", "notes",
            ]
            .map { cell(set[$0]) }
            + [isAmrap ? "true" : cell(set[OpenweightJSON.amrapName]), cell(set[OpenweightJSON.doneName])]
    }

    /// A value as a table would have it.
    private func cell(_ value: JSONValue?) -> String {
        switch value {
        case .string(let text): text
        case .integer(let number): String(number)
        case .double(let number): "\(number)"
        case .bool(let mark): mark ? "true" : "false"
        case .null, .array, .object, nil: ""
        }
    }
}
