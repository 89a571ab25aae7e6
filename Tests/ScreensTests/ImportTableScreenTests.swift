import Contract
import Foundation
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// A table of the lifter's own: what its columns are is said, then it is looked through like any file.
struct ImportTableScreenTests {
    private static let columns = [
        ImportColumns.Column("wann", cells: ["2026-10-01"], part: "date", evidence: "cells"),
        ImportColumns.Column("was", cells: ["Squat", "Bench Press"], part: "exercise", evidence: "cells"),
        ImportColumns.Column("wie oft", cells: ["8", "9"]),
    ]

    /// A file that is no known app's was chosen, and its columns came.
    private static func atTable(_ saved: [ImportColumns.Saved] = []) throws -> Device {
        var device = Device.atGym(at: "/import")
        device.event(.change, try #require(device.path(to: Import.input, .change)), "log.csv")
        let body = #"{"success":false,"error":{"code":"VALIDATION_ERROR","message":"This is no export."}}"#
        device.respond(device.takeUpload().id, 400, body)
        #expect(device.pageText.contains("This is no export."))
        device.tap("Say which column is what")
        let asked = device.takeUpload()
        #expect(asked.path == "/v1/import/columns")
        device.respond(asked.id, 200, JSON.text(ImportColumns(columns: columns, layouts: saved)))
        return device
    }

    private static func mapping(_ path: String) throws -> String {
        let mark = try #require(path.range(of: "mapping="))
        return try #require(String(path[mark.upperBound...].prefix { $0 != "&" }).removingPercentEncoding)
    }

    @Test func columnsAreSaidAndKeptUnderAName() throws {
        var device = try Self.atTable()
        #expect(device.pageText.contains("Squat · Bench Press (guessed from these)"))
        device.event(.change, try #require(device.path(to: "column-2", .change)), "reps")
        device.event(.change, try #require(device.path(to: "date-order", .change)), "day_first")
        device.type(" My sheet ", into: "layout-name")
        device.tap("Look through")
        let checked = device.takeUpload()
        #expect(
            try Self.mapping(checked.path)
                == ##"{"date_order":"day_first","date":"#1","exercise":"#2","reps":"#3"}"##)
        #expect(checked.path.contains("dry_run=true") && !checked.path.contains("layout="))
        var report = ImportReport(
            dryRun: true, format: "csv", dialect: "csv", delimiter: ",", weightUnit: .kg, unitSource: "guess")
        report.newWorkouts = 2
        device.respond(checked.id, 200, JSON.text(report))
        device.tap("Import 2 workouts")
        #expect(device.takeUpload().path.contains("layout=My%20sheet"))
    }

    /// One column is a thing; what cannot be is said where it can be changed.
    @Test func whatCannotBeIsSaidBesideTheColumns() throws {
        var device = try Self.atTable()
        device.event(.change, try #require(device.path(to: "column-2", .change)), "exercise")
        device.tap("Look through")
        let checked = device.takeUpload()
        #expect(try Self.mapping(checked.path) == ##"{"date":"#1","exercise":"#3"}"##)
        let body =
            #"{"success":false,"error":{"code":"VALIDATION_ERROR","message":"Say which column is the number of reps."}}"#
        device.respond(checked.id, 400, body)
        #expect(device.pageText.contains("Say which column is the number of reps."))
        #expect(device.pageText.contains("wie oft"))
    }

    @Test func whatWasSaidOfSuchATableIsOfferedAgain() throws {
        var device = try Self.atTable([
            .init("Old", parts: ["date", "exercise", "reps"], dateOrder: nil),
            .init("Older", parts: ["date", "", "exercise"], dateOrder: "month_first"),
        ])
        device.tap("Older")
        device.tap("Old")
        device.tap("Look through")
        #expect(try Self.mapping(device.takeUpload().path) == ##"{"date":"#1","exercise":"#2","reps":"#3"}"##)
    }

    /// Of any app's file whose dates can be read in two ways.
    @Test func theOrderInDatesIsSaidOfAFileThatIsKnown() throws {
        var device = Device.atGym(at: "/import")
        device.settle()
        device.event(.change, try #require(device.path(to: Import.input, .change)), "log.csv")
        var report = ImportReport(
            dryRun: true, format: "strong", dialect: "S2", delimiter: ",", weightUnit: .kg, unitSource: "column")
        (report.newWorkouts, report.dateOrder) = (1, "month_first")
        device.respond(device.takeUpload().id, 200, JSON.text(report))
        device.tap("Day before month")
        let checked = device.takeUpload()
        #expect(checked.path.contains("dry_run=true"))
        #expect(try Self.mapping(checked.path) == #"{"date_order":"day_first"}"#)
        report.dateOrder = "day_first"
        device.respond(checked.id, 200, JSON.text(report))
        device.tap("Import 1 workout")
        #expect(try Self.mapping(device.takeUpload().path) == #"{"date_order":"day_first"}"#)
    }
}
