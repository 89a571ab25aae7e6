import Contract
import HTTPTypes
import Storage
import StorageSQLite
import TestSupport
import Testing
import Training
import Wire

/// Measurements out of files: once each, however often they come.
struct BodyImportTests {
    private func send(
        _ kit: Kit, _ text: String, _ query: String = "", _ mediaType: String = "text/csv"
    ) async throws -> BodyImportReport {
        let answer = try await kit.send(
            .post, "/v1/body-log/import?timezone=Europe/Berlin\(query)", text, headers: [.contentType: mediaType])
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.value(BodyImportReport.self)
    }

    private static func table(_ random: inout SeededGenerator, days: Int) -> String {
        var text = "date,weight_kg,sleep hours,resting heart rate\n"
        for day in 0..<days {
            let date = LocalDate("2025-01-01")!.adding(days: Int64(day)).text
            text += "\(date),\(Int.random(in: 7_000...9_000, using: &random)).5e-2,7.5,\(50 + day % 9)\n"
        }
        return text
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>)
    func theSameFileAgainChangesNothing(seed: UInt64) async throws {
        try await Kit.with { kit in
            var random = SeededGenerator(seed)
            let text = Self.table(&random, days: 150)
            let trial = try await send(kit, text, "&dry_run=true")
            #expect(trial.added == 450 && trial.dryRun)
            #expect(try await kit.get("/v1/body-log").text == #"{"items":[],"next_cursor":null}"#)
            let first = try await send(kit, text)
            #expect((first.added, first.entries, first.rows, first.skipped) == (450, 450, 150, 0))
            let before = try await kit.database.content()
            let again = try await send(kit, text)
            #expect((again.added, again.changed, again.duplicates) == (0, 0, 450))
            #expect(try await kit.database.content() == before)
            // In a form it is the same file.
            let form =
                "--b\r\nContent-Disposition: form-data; name=\"file\"; filename=\"a.csv\"\r\n\r\n\(text)\r\n--b--\r\n"
            let formed = try await send(kit, form, "", "multipart/form-data; boundary=b")
            #expect(formed.duplicates == 450)
        }
    }

    @Test func whatWasDeletedHereStaysDeletedAndWhatIsOtherwiseNowIsTaken() async throws {
        try await Kit.with { kit in
            _ = try await send(kit, "date,weight_kg\n2026-11-16,82.5\n2026-11-17,82.1\n")
            let items = try await kit.get("/v1/body-log").value(Page<BodyEntry>.self).items
            #expect(items.map(\.at.text) == ["2026-11-17T00:00:00+01:00", "2026-11-16T00:00:00+01:00"])
            #expect(try await kit.send(.delete, "/v1/body-log/\(items[1].id.text)").status == 200)
            let again = try await send(kit, "date,weight_kg\n2026-11-16,82.5\n2026-11-17,82.2\n2026-11-18,82\n")
            #expect((again.added, again.changed, again.duplicates, again.deletedBefore) == (1, 1, 0, 1))
            let left = try await kit.get("/v1/body-log").value(Page<BodyEntry>.self).items
            #expect(left.map(\.value.number) == [82, 82.2] && left.allSatisfy { $0.source == .csv })
        }
    }

    @Test func theLiftersUnitHoldsWhereTheFileSaysNone() async throws {
        try await Kit.with { kit in
            _ = try await kit.send(.put, "/v1/settings", #"{"unit":"lb"}"#)
            let report = try await send(kit, "date,weight,waist\n2026-11-16,181.2,34.5\n2036-11-16,181,34\n")
            #expect(report.weightUnit == .lb && report.lengthUnit == .inch)
            #expect(report.skippedRows.map(\.reason) == [.inFuture, .inFuture])
            let weight = try await kit.database.read { connection in
                try Store(connection, user: UserID("00000000-0000-7000-8000-000000000001")!).bodyWeight()
            }
            #expect(weight == Mass(thousandths: 181_200, of: .lb))
        }
    }

    @Test func theUnitOfARowWinsOverTheOneThatWasAskedWith() async throws {
        try await Kit.with { kit in
            let report = try await send(kit, "Date,Weight,Unit\n2026-11-16,83.9,kg\n2026-11-17,185,lb\n", "&unit=kg")
            #expect(report.added == 2 && report.weightUnit == nil && report.ignoredColumns.isEmpty)
            let items = try await kit.get("/v1/body-log").value(Page<BodyEntry>.self).items
            #expect(items.map(\.unit) == [.lb, .kg] && items.map(\.value.number) == [185, 83.9])
        }
    }

    /// Dates and numbers are read before what no body has is seen; the lines are named from the first on all the same.
    @Test func whatIsSkippedIsNamedInTheOrderOfTheFile() async throws {
        try await Kit.with { kit in
            let report = try await send(
                kit, "Date,Weight,Unit\n2026-11-16,8,kg\nlater,82,kg\n2026-11-17,x,kg\n2026-11-18,80,cm\n")
            #expect(report.skippedRows.map(\.line) == [2, 3, 4, 5] && report.skipped == 4)
            #expect(report.skippedRows.map(\.reason) == [.outOfRange, .noDate, .noNumber, .unknownUnit])
            let many = try await send(
                kit, "Date,Weight\n2026-11-16,8\n" + String(repeating: "later,82\n", count: 150))
            #expect(many.skipped == 151 && many.skippedRows.map(\.line) == Array(2...101))
        }
    }

    /// What is sent for hours is not held: a long file of steps leaves nothing.
    @Test func aLongExportOfAppleHealthComesInPieces() async throws {
        try await Kit.with { kit in
            let step =
                " <Record type=\"HKQuantityTypeIdentifierStepCount\" unit=\"count\" startDate=\"2026-11-16 08:00:00 +0100\" value=\"7\"/>\n"
            let weight =
                " <Record type=\"HKQuantityTypeIdentifierBodyMass\" unit=\"kg\" startDate=\"2026-11-16 07:00:00 +0100\" value=\"82.35\"/>\n"
            let text = "<HealthData>\n" + String(repeating: step, count: 5_000) + weight + "</HealthData>\n"
            let report = try await send(kit, text, "", "application/xml")
            #expect(report.format == .appleHealth)
            #expect((report.rows, report.entries, report.added) == (1, 1, 1))
            #expect(try await send(kit, text, "", "application/xml").duplicates == 1)
        }
    }
}
