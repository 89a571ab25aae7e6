import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// What was measured of the body.
@Suite struct BodyTests {
    private static func entry(_ tenths: Int64, _ days: Int64, _ number: UInt64 = 1) -> BodyEntry {
        BodyEntry(
            id: BodyEntryID(high: 4, low: number),
            at: Instant(milliseconds: 1_795_000_000_000 - days * 86_400_000, offsetMinutes: 60), .weight,
            Amount(units: tenths * 1_000_000_000), .kg)
    }

    private static func at(_ prepare: (inout FakeServer) -> Void = { _ in }) -> Device {
        Device.atGym(at: "/body", prepare)
    }

    @Test func aWeightIsNotedInTheLiftersUnitAndTakenBack() throws {
        var device = Self.at { $0.settings.unit = .lb }
        device.type("181.5", into: "body-value")
        device.tap("Note it")
        #expect(device.pageText.contains("181.5 lb"), "at once")
        device.settle()
        let noted = try #require(device.server.bodyLog.first)
        #expect(noted.value == Amount(units: 1_815_000_000_000) && noted.unit == .lb && noted.kind == .weight)
        #expect(device.pageText.contains("181.5 lb"), "as it was entered")
        device.tap("Undo")
        device.settle()
        #expect(device.server.bodyLog.isEmpty)
    }

    @Test func aMeasureOfAnotherDayAndKind() throws {
        var device = Self.at { $0.settings.language = "de" }
        device.change("waist", "body-kind")
        device.settle()
        device.change("2026-11-15", "body-date")
        device.type("84,5", into: "body-value")
        device.tap("Notieren")
        device.settle()
        let noted = try #require(device.server.bodyLog.first)
        #expect(noted.kind == .waist && noted.unit == .cm && LocalDate(noted.at).text == "2026-11-15")
        #expect(device.pageText.contains("84,5 cm"))
    }

    @Test(arguments: ["", "abc", "5", "900"]) func whatNoBodyHasIsSaidBesideItsField(value: String) {
        var device = Self.at()
        device.type(value, into: "body-value")
        device.tap("Note it")
        #expect(device.html.contains("aria-invalid=\"true\"") && device.focused == "body-value")
        device.settle()
        #expect(device.server.bodyLog.isEmpty)
    }

    @Test func tomorrowIsNotMeasuredYet() {
        var device = Self.at()
        device.change("2026-11-19", "body-date")
        device.type("80", into: "body-value")
        device.tap("Note it")
        device.settle()
        #expect(device.server.bodyLog.isEmpty && device.pageText.contains("Must not be in the future."))
    }

    @Test func aWrongOneIsDeletedWhenTheStripGoes() {
        var device = Self.at { $0.bodyLog = [Self.entry(824, 0, 1), Self.entry(828, 1, 2)] }
        device.tap("Delete, 82.4 kg")
        #expect(device.path(to: "Delete, 82.4 kg") == nil, "at once")
        device.settle()
        #expect(device.server.bodyLog.count == 2)
        device.tap("Undo")
        #expect(device.path(to: "Delete, 82.4 kg") != nil)
        device.tap("Delete, 82.4 kg")
        device.wait(seconds: 11)
        device.settle()
        #expect(device.server.bodyLog.map(\.id.low) == [2])
    }

    @Test func theTrendIsALineAndASentence() throws {
        let trend = #"""
            {"kind":"weight","unit":"kg","latest":{"id":"00000000-0000-0004-0000-000000000001","at":"2026-11-18T07:00:00+01:00",\#
            "kind":"weight","value":82.4,"unit":"kg","source":"manual"},"days":[\#
            {"date":"2026-11-16","value":83,"trend":83},{"date":"2026-11-18","value":82.4,"trend":82.7}],"weekly_change":-0.3}
            """#
        var device = Self.at { server in
            server.bodyTrends = (try? JSON.decode(BodyTrend.self, from: trend)).map { [$0] } ?? []
        }
        #expect(device.pageText.contains("Trend: 82.7 kg, 0.3 kg less a week"))
        #expect(device.html.contains("Body weight: 16 Nov, 83 kg; 18 Nov, 82.4 kg."), "for ears, too")
        #expect(device.html.contains("M10 18L310 122") && device.html.contains("M10 18L310 70"))
        for mark in ["83 kg", "82.4 kg", "16 Nov", "18 Nov"] { #expect(device.html.contains(">" + mark + "</text>")) }
        device.tap("As a table, Body weight")
        #expect(!device.html.contains("M10 18") && device.pageText.contains("82.4 kgTrend 82.7 kg"))
        device.tap("As a table, Body weight")
        device.change("waist", "body-kind")
        #expect(!device.html.contains("M10 18"))
    }

    @Test func aFileIsLookedThroughBeforeItIsTakenOver() throws {
        var device = Self.at()
        device.event(.change, try #require(device.path(to: "body-file", .change)), "export.xml")
        var upload = device.takeUpload()
        #expect(upload.path.hasPrefix("/v1/body-log/import?dry_run=true&unit=kg"))
        var report = BodyImportReport(.appleHealth, dryRun: true)
        (report.added, report.duplicates, report.skipped) = (120, 3, 2)
        device.respond(upload.id, 200, JSON.text(report))
        #expect(device.pageText.contains("In the file: 120 new, 3 known already, 2 not taken."))
        device.tap("Take over")
        upload = device.takeUpload()
        #expect(upload.path.hasPrefix("/v1/body-log/import?dry_run=false"))
        report.dryRun = false
        device.requests = []
        device.respond(upload.id, 200, JSON.text(report))
        #expect(device.pageText.contains("Taken over: 120 new") && device.path(to: "Take over") == nil)
        #expect(device.requests.contains { $0.path.hasPrefix("/v1/body-log?") }, "it is in the list at once")
    }

    @Test func theLookThroughSaysUnitsColumnsAndLines() throws {
        var device = Self.at()
        device.event(.change, try #require(device.path(to: "body-file", .change)), "body.csv")
        let upload = device.takeUpload()
        var report = BodyImportReport(.csv, dryRun: true)
        (report.added, report.weightUnit, report.ignoredColumns) = (2, .lb, ["mood", "steps"])
        report.skippedRows = [.init(line: 4, .noDate), .init(line: 7, .unknownUnit)]
        report.skipped = 9
        device.respond(upload.id, 200, JSON.text(report))
        for line in [
            "Without a unit, taken for lb.", "Left out: mood, steps", "Line 4: no date", "Line 7: unknown unit",
            "and 7 more",
        ] {
            #expect(device.pageText.contains(line))
        }
    }

    @Test func whatIsNotedWithoutTheServerWaits() {
        var device = Self.at()
        device.goOnline(false)
        device.type("80", into: "body-value")
        device.tap("Note it")
        #expect(device.pageText.contains("80 kg") && device.server.bodyLog.isEmpty)
        device.goOnline(true)
        device.settle()
        #expect(device.server.bodyLog.map(\.value) == [Amount(80)])
    }
}
