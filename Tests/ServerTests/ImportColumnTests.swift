import Contract
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// Tables that lifters keep themselves: what their columns are, and what was said of them once.
struct ImportColumnTests {
    private static let table = """
        wann,was,Reps,Last,Note
        2026-10-01,Squat,8,100,deep
        2026-10-02,Bench Press,9,60,
        2026-10-02,Bench Press,8,60,"a note that is longer than what anybody would like to see in a list"

        """

    private static func columns(_ kit: Kit, _ table: String) async throws -> ImportColumns {
        let answer = try await kit.send(.post, "/v1/import/columns", table, headers: [.contentType: "text/csv"])
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.value(ImportColumns.self)
    }

    private static func take(
        _ kit: Kit, _ table: String, _ mapping: String, layout: String?, dryRun: Bool = false
    ) async throws -> Kit.Answer {
        var options = ImportOptions()
        (options.unit, options.dryRun, options.mapping, options.layout) = (.kg, dryRun, mapping, layout)
        return try await kit.send(.post, Endpoint.importLog(options).path, table, headers: [.contentType: "text/csv"])
    }

    @Test func columnsComeWithCellsAndWhatTheyMayBe() async throws {
        try await Kit.with { kit in
            let columns = try await Self.columns(kit, Self.table)
            #expect(columns.columns.map(\.name) == ["wann", "was", "Reps", "Last", "Note"])
            #expect(columns.columns.map(\.part) == ["date", "exercise", "reps", "weight", "notes"])
            #expect(columns.columns.map(\.evidence) == ["cells", "cells", "header", "header", "header"])
            #expect(columns.columns[2].cells == ["8", "9", "8"])
            #expect(columns.columns[4].cells.map(\.count) == [4, 40])
            #expect(columns.layouts.isEmpty)
        }
    }

    /// A row of three sets is three sets of one name each, so that importing it again adds none.
    @Test func rowsOfSeveralSetsAreImportedOnce() async throws {
        try await Kit.with { kit in
            let table = "Date,Exercise,Sets,Reps,Weight (kg)\n2026-10-01,Squat,3,5,100\n2026-10-01,Bench Press,2,8,60\n"
            let columns = try await Self.columns(kit, table)
            #expect(columns.columns.map(\.part) == ["date", "exercise", "sets", "reps", "weight"])
            let mapping = ##"{"date":"#1","exercise":"#2","sets":"#3","reps":"#4","weight":"#5"}"##
            let report = try await Self.take(kit, table, mapping, layout: nil).value(ImportReport.self)
            #expect((report.newWorkouts, report.newSets) == (1, 5))
            let session = try #require(
                try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items.first)
            let sets = session.exercises.flatMap(\.sets)
            #expect(Set(sets.map(\.id)).count == 5 && sets.map(\.numbers.reps) == [5, 5, 5, 8, 8])
            let again = try await Self.take(kit, table, mapping, layout: nil).value(ImportReport.self)
            #expect((again.newWorkouts, again.newSets, again.duplicates) == (0, 0, 5))
        }
    }

    /// Kept with an import, and offered to whoever has a table with that header; a dry run keeps none.
    @Test func aLayoutIsKeptUnderANameAndOfferedAgain() async throws {
        try await Kit.with { kit in
            let mapping = ##"{"date":"#1","exercise":"was","reps":"#3","weight":"Last","date_order":"day_first"}"##
            #expect(try await Self.take(kit, Self.table, mapping, layout: "My sheet", dryRun: true).status == 200)
            #expect(try await Self.columns(kit, Self.table).layouts.isEmpty)
            #expect(try await Self.take(kit, Self.table, mapping, layout: "My sheet").status == 200)
            let later = Self.table.replacing("2026-10", with: "2026-11")
            let saved = try #require(try await Self.columns(kit, later).layouts.first)
            #expect(saved.name == "My sheet" && saved.dateOrder == "day_first")
            #expect(saved.parts == ["date", "exercise", "reps", "weight", ""])
            // It holds for what comes later, without being said again.
            var options = ImportOptions()
            (options.unit, options.dryRun) = (.kg, true)
            let read = try await kit.send(
                .post, Endpoint.importLog(options).path, Self.table.replacing("2026-10", with: "2026-09"),
                headers: [.contentType: "text/csv"]
            ).value(ImportReport.self)
            #expect((read.newWorkouts, read.sets, read.format) == (2, 3, "csv"))
            let other = later.replacing("wann", with: "when")
            #expect(try await Self.columns(kit, other).layouts.isEmpty, "another header is another table")
            // Said anew, it is another.
            let less = ##"{"date":"#1","exercise":"#2","reps":"#3"}"##
            #expect(try await Self.take(kit, later, less, layout: "My sheet").status == 200)
            let changed = try await Self.columns(kit, Self.table).layouts
            #expect(changed.map(\.parts) == [["date", "exercise", "reps", "", ""]])
        }
    }

    private static func slashed(_ day: String) -> String { "when,Exercise,Reps,Weight (kg)\n\(day),Squat,5,100\n" }

    private static func look(_ kit: Kit, _ table: String, zone: String? = nil) async throws -> ImportReport {
        var options = ImportOptions()
        (options.dryRun, options.timezone, options.format) = (true, zone, "csv")
        let answer = try await kit.send(
            .post, Endpoint.importLog(options).path, table, headers: [.contentType: "text/csv"])
        try #require(answer.status == 200, "\(answer.text)")
        return try answer.value(ImportReport.self)
    }

    /// A file that proved the order of its dates says it for a later one of its layout, which does not tell; one that proves another
    /// is read by that.
    @Test func aLayoutKeepsTheOrderOfItsDates() async throws {
        try await Kit.with { kit in
            let mapping = ##"{"date":"#1","exercise":"#2","reps":"#3","weight":"#4"}"##
            let first = try await Self.take(kit, Self.slashed("25/02/2024"), mapping, layout: "Mine")
            #expect(try first.value(ImportReport.self).firstDate == "2024-02-25")
            let saved = try await Self.columns(kit, Self.slashed("05/03/2024")).layouts
            #expect(saved.map(\.dateOrder) == ["day_first"])
            #expect(saved.map(\.parts) == [["date", "exercise", "reps", "weight"]])
            let later = try await Self.look(kit, Self.slashed("05/03/2024"))
            #expect(later.firstDate == "2024-03-05" && later.dateOrder == "day_first", "the lifter can still say it")
            let proven = try await Self.look(kit, Self.slashed("03/25/2024"))
            #expect(proven.firstDate == "2024-03-25" && proven.dateOrder == nil)
        }
    }

    /// Where nothing in the file tells, dates are as the lifter writes them: by the language, and of English by the zone.
    @Test func datesAreReadAsTheLifterWritesThem() async throws {
        try await Kit.with { kit in
            let table = Self.slashed("05/03/2024")
            #expect(try await Self.look(kit, table).firstDate == "2024-05-03")
            #expect(try await Self.look(kit, table, zone: "America/Chicago").firstDate == "2024-05-03")
            let inLondon = try await Self.look(kit, table, zone: "Europe/London")
            #expect(inLondon.firstDate == "2024-03-05" && inLondon.dateOrder == "day_first")
            _ = try await kit.send(.put, "/v1/settings", #"{"language":"de"}"#)
            #expect(try await Self.look(kit, table).firstDate == "2024-03-05")
        }
    }

    @Test func aNameThatIsNoneIsRefusedAndNothingIsImported() async throws {
        try await Kit.with { kit in
            let mapping = ##"{"date":"#1","exercise":"#2","reps":"#3"}"##
            let long = String(repeating: "x", count: 101)
            #expect(try await Self.take(kit, Self.table, mapping, layout: long).status == 400)
            let reports = try await kit.get("/v1/imports").value(Page<ImportReport>.self).items
            #expect(reports.isEmpty)
        }
    }
}
