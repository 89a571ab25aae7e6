import Contract
import HTTPTypes
import Hummingbird
import NIOCore
import Service
import Training
import Wire

/// What is measured of the body.
func addBodyRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(.bodyLog, .everyDay, "What was measured, newest first.")
            .query(.bodyKind).query(.from).query(.to).query(.limit).query(.cursor).answers(Page<BodyEntry>.self)
    ) { exchange in
        var filter = BodyFilter(try exchange.read(.bodyKind))
        filter.from = try exchange.read(.from)
        filter.to = try exchange.read(.to)
        let wanted = filter
        return try await exchange.page { range throws(ServiceError) in
            try await service.bodyLog(exchange.user, wanted, in: range)
        }
    }
    routes.add(
        Operation(
            .logBody, .everyDay,
            "Notes a measurement: weight in kg or lb, lengths in cm or in, body_fat in percent, sleep in hours, soreness from 0 to 10, "
                + "resting_heart_rate in bpm, hrv in ms."
        ).takes(LogBody.self).answers(BodyEntry.self, .created, .ok)
    ) { exchange in
        let made = try await service.log(exchange.user, try await exchange.body(LogBody.self))
        return Reply(made.entry, made.created ? .created : .ok)
    }
    routes.add(
        Operation(.deleteBodyEntry, .everyDay, "Forgets a measurement; the same again is the same.")
            .answers(DoneAnswer.self)
    ) { exchange in
        try await service.deleteBodyEntry(exchange.user, exchange.id(what: "measurement"))
        return Reply(DoneAnswer())
    }
    routes.add(
        Operation(
            .bodyTrends, .everyDay,
            "How each measure goes: the mean of each day, its mean over seven days, and how much it changes in a week."
        ).query(.bodyKind).query(.trendDays).answers(Page<BodyTrend>.self)
    ) { exchange in
        let (kind, days) = (try exchange.read(.bodyKind), try exchange.read(.trendDays))
        return Reply(Page(try await service.bodyTrends(exchange.user, of: kind, days: days)))
    }
    routes.add(
        Operation(
            .importBody, .everyDay,
            "Imports measurements from a table or from the export.xml of Apple Health, or only reports what it would do. "
                + "A unit that a row says wins, then its column's, then `unit`. The same again changes nothing."
        ).query(.unit).query(.timezone).query(.dryRun).takesFile().answers(BodyImportReport.self).withoutKey()
    ) { exchange in
        let (unit, timezone) = (try exchange.read(.unit), try exchange.read(.timezone))
        let dryRun = try exchange.read(.dryRun)
        let report = try await exchange.measurements { intake, table in
            try await service.importBody(
                exchange.user, intake, table: table, unit: unit, timezone: timezone, dryRun: dryRun)
        }
        var reply = Reply(report)
        // Whether the client is still there is seen by reading on, which leaves nothing to go on with.
        if exchange.isOverSocket { reply.headers[.connection] = "close" }
        return reply
    }
}

extension Exchange {
    /// Measurements as they come, and the table that they are where they are one, without a form around it.
    fileprivate func measurements<T: Sendable>(
        _ work: @Sendable (BodyIntake, [UInt8]) async throws -> T
    ) async throws -> T {
        let mediaType = request.headers[.contentType]
        return try await pieces { pieces in
            var intake = BodyIntake()
            for try await piece in pieces {
                try piece.withUnsafeReadableBytes { bytes throws(ServiceError) in try intake.take(bytes) }
            }
            try intake.end()
            let table = intake.isHealth ? [] : try Upload(FileBytes(intake.table), mediaType: mediaType).file.array
            return try await work(intake, table)
        }
    }
}

extension Query where Value == BodyKind? {
    fileprivate static var bodyKind: Query { .choice(.kind, BodyKind.self, "This measure only.") }
}

extension Query where Value == Int {
    fileprivate static var trendDays: Query {
        .int(.days, default: 90, in: 7...3_660, "How many days are told, today among them.")
    }
}
