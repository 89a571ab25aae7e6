import TestSupport
import Testing
import Training
import Wire

@testable import Interchange

struct HistoryExportTests {
    private func records(_ text: String) -> [[String]] {
        var reader = DelimitedText(DecodedText(Array(text.utf8)).utf8, delimiter: UInt8(ascii: ","))
        var records: [[String]] = []
        while let record = reader.next() {
            #expect(record.repair == nil)
            records.append(record.cells)
        }
        return records
    }

    // MARK: Tables

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func everySetIsARowWithWhatItKnows(seed: UInt64) throws {
        var history = MadeHistory(seed: seed)
        let sessions = history.sessions(5)
        let rows = records(written(SetsCSV(), sessions))
        #expect(rows[0] == SetsCSV.header)
        let sets = sessions.flatMap { session in
            session.exercises.flatMap { exercise in exercise.sets.map { (session, exercise, $0) } }
        }
        #expect(rows.count == sets.count + 1, "seed \(seed)")
        for (row, (session, exercise, set)) in zip(rows.dropFirst(), sets) {
            func cell(_ name: String) -> String { row[SetsCSV.header.firstIndex(of: name) ?? 0] }
            #expect(row.count == SetsCSV.header.count)
            #expect(cell("workout_id") == session.id.text && cell("set_id") == set.id.text)
            #expect(unmarkedFormula(cell("workout")) == session.title ?? "")
            #expect(unmarkedFormula(cell("exercise")) == exercise.name)
            #expect(unmarkedFormula(cell("exercise_notes")) == exercise.notes ?? "")
            #expect(unmarkedFormula(cell("set_notes")) == set.note ?? "")
            #expect(cell("set_type") == set.setType.rawValue && cell("status") == set.status.rawValue)
            #expect(Instant(cell("started_at")) == session.startedAt)
            #expect(cell("reps") == set.reps.map { String($0) } ?? "")
            let weight: Mass? = cell("weight_kg").isEmpty ? nil : try JSON.decode(Mass.self, from: cell("weight_kg"))
            #expect(weight == set.weight)
        }
        // The note on a workout stands once, and on a set that was done where there is one.
        func cell(_ row: [String], _ name: String) -> String { row[SetsCSV.header.firstIndex(of: name) ?? 0] }
        for session in sessions where session.exercises.contains(where: { !$0.sets.isEmpty }) {
            let noted = rows.dropFirst().filter {
                cell($0, "workout_id") == session.id.text && !cell($0, "workout_notes").isEmpty
            }
            let hasNotes = !(session.notes ?? "").isEmpty
            #expect(noted.count == (hasNotes ? 1 : 0), "seed \(seed)")
            guard let row = noted.first else { continue }
            #expect(unmarkedFormula(cell(row, "workout_notes")) == session.notes)
            let hasDone = session.exercises.contains { $0.sets.contains { $0.status == .done } }
            #expect(!hasDone || cell(row, "status") == "done")
        }
    }

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func noCellThatALifterWroteBeginsAFormula(seed: UInt64) {
        var history = MadeHistory(seed: seed)
        let sessions = history.sessions(5)
        let tables = [written(SetsCSV(), sessions), written(WorkoutsCSV(), sessions)]
        for cell in tables.flatMap({ records($0).flatMap { $0 } }) {
            #expect(!["=", "+", "-", "@", "\t", "\r", "\n"].contains(cell.first.map { String($0) } ?? ""), "\(cell)")
        }
    }

    @Test func aMarkIsTakenAwayAgainAndNothingElse() {
        for text in ["=1", "'=1", "''=1", "@x", "-", "+", "\tx", "it's", "'", "", "'quoted'", "a=b", "''"] {
            #expect(unmarkedFormula(markedFormula(text)) == text)
        }
        #expect(markedFormula("=1") == "'=1")
        #expect(markedFormula("'=1") == "''=1")
        #expect(markedFormula("it's") == "it's")
    }

    @Test func aWorkoutIsARowOfWhatItComesTo() {
        var history = MadeHistory(seed: 3)
        let sessions = history.sessions(4)
        let rows = records(written(WorkoutsCSV(), sessions))
        #expect(rows.count == 5 && rows.allSatisfy { $0.count == WorkoutsCSV.header.count })
        let sets = WorkoutsCSV.header.firstIndex(of: "sets") ?? 0
        #expect(rows.dropFirst().map { $0[sets] } == sessions.map { String($0.computedTotals.sets) })
    }

    @Test func anExerciseIsARow() {
        var exercise = Exercise(id: id(1), slug: "curl", name: "=Curl")
        exercise.aliases = ["Bizeps, eng", "x"]
        exercise.primaryMuscles = [.biceps]
        var text = ""
        ExercisesCSV().begin(&text)
        let other: ExerciseID = id(2)
        ExercisesCSV().write(exercise, shownAs: other, &text)
        let rows = records(text)
        #expect(rows.count == 2 && rows[1].count == ExercisesCSV.header.count)
        #expect(rows[1][2] == "'=Curl" && rows[1][4] == "Bizeps, eng|x" && rows[1].last == other.text)
    }

    // MARK: Openweight

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func openweightHoldsEveryDoneSet(seed: UInt64) throws {
        var history = MadeHistory(seed: seed)
        let sessions = history.sessions(5)
        guard case .array(let logs) = try JSON.decode(JSONValue.self, from: written(OpenweightJSON(), sessions)) else {
            Issue.record("no list")
            return
        }
        let done = sessions.filter { $0.exercises.contains { $0.sets.contains { $0.status == .done } } }
        #expect(logs.map { $0["date"] } == done.map { .string($0.startedAt.text) })
        for (log, session) in zip(logs, done) {
            guard case .array(let exercises)? = log["exercises"] else { continue }
            let sets = exercises.flatMap { exercise -> [JSONValue] in
                guard case .array(let sets)? = exercise["sets"] else { return [] }
                return sets
            }
            let expected = session.exercises.flatMap { $0.sets.filter { $0.status == .done } }
            #expect(sets.count == expected.count)
            for (set, original) in zip(sets, expected) {
                let weight = try set["weight"].map { try JSON.decode(Mass.self, from: JSON.text($0)) }
                #expect(weight == original.weight)
                #expect((set["unit"] != nil) == (weight != nil), "a weight has its unit")
                #expect((set["distanceUnit"] != nil) == (set["distance"] != nil))
                #expect(set["reps"] == original.reps.map { .integer(Int64($0)) })
            }
        }
    }

    // MARK: Calendar

    @Test(arguments: 1...40 as ClosedRange<UInt64>)
    func aCalendarIsFoldedAndEscaped(seed: UInt64) {
        var history = MadeHistory(seed: seed)
        let sessions = history.sessions(5)
        let coming = WorkoutCalendar.Coming(name: "legs", date: LocalDate(evening), title: "Legs, heavy")
        let text = written(WorkoutCalendar(coming: [coming], now: evening), sessions)
        #expect(text == written(WorkoutCalendar(coming: [coming], now: evening), sessions))
        let lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)
        #expect(
            lines.last == ""
                && lines.allSatisfy { $0.utf8.count <= 75 && !$0.utf8.contains(10) && !$0.utf8.contains(13) })
        let unfolded = text.replacing("\r\n ", with: "")
        #expect(unfolded.split(separator: "\r\n").count { $0 == "BEGIN:VEVENT" } == 6)
        for session in sessions {
            #expect(unfolded.contains("UID:\(session.id.text)@topset\r\n"))
            #expect(unfolded.contains("SUMMARY:\(WorkoutCalendar.escaped(session.title ?? "Workout"))\r\n"))
        }
        #expect(unfolded.contains("DTSTART;VALUE=DATE:20261118\r\nSUMMARY:Legs\\, heavy\r\n"))
    }

    @Test func valuesOfACalendarAreEscaped() {
        #expect(WorkoutCalendar.escaped("a\\b;c,d\ne\r\nf\tg\u{1}") == "a\\\\b\\;c\\,d\\ne\\nf g")
    }
}
