import Contract
import HTTPTypes
import Hummingbird
import Service
import Synchronization
import Training
import Wire

/// Everything that a lifter takes along.
func addExportRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    let count = WorkCount(4, "Too many exports are being written at once. Try again in a moment.")
    routes.add(
        Operation(
            .exportData, .imports,
            "Takes along what is the lifter's: everything as JSON, to be imported again; tables of sets, workouts, exercises or measurements; "
                + "finished workouts as Strong or openweight write them; a calendar."
        )
        .query(.exportFormat).query(.exportPart).answersFile(["text/csv", "text/calendar"])
    ) { exchange in
        let (format, part) = (try exchange.read(.exportFormat), try exchange.read(.exportPart))
        let file = SpooledAnswer()
        try await count.within {
            try await service.export(exchange.user, format, part) { try file.append($0) }
        }
        let name = format.fileName(part, on: try await service.now(of: exchange.user).local.dateText)
        return Reply(file: file, named: name, mediaType: format.mediaType + "; charset=utf-8")
    }
    addBackupRoutes(&routes, service, count)
}

/// The same sealed with a passphrase, and back.
private func addBackupRoutes(_ routes: inout RouteTable, _ service: TopsetService, _ exports: WorkCount) {
    // A key takes 64 MiB and half a second of a core.
    let seals = WorkCount(1, "Another backup is being sealed or opened. Try again in a moment.")
    routes.add(
        Operation(
            .backUp, .imports,
            "Takes along everything, sealed with a passphrase, which is kept nowhere: without it nobody opens the backup."
        ).takes(BackUpAccount.self).answersBytes().withoutKey()
    ) { exchange in
        let body = try await exchange.body(BackUpAccount.self)
        let file = SpooledAnswer()
        try await exports.within {
            try await seals.within {
                try await service.backUp(exchange.user, body) { try file.append($0) }
            }
        }
        let day = try await service.now(of: exchange.user).local.dateText.filter { $0 != "-" }
        return Reply(file: file, named: "topset_backup_\(day).sealed", mediaType: "application/octet-stream")
    }
    routes.add(
        Operation(
            .restoreBackup, .imports,
            "Puts a sealed backup into an account in which nothing is yet: everything, or nothing. The same again adds nothing."
        ).takesSealedFile().answers(ImportReport.self).withoutKey().refuses(
            .wrongPassphrase, .damagedFile, .inUse, .importInProgress)
    ) { exchange in
        let language = try await reportLanguage(exchange, service)
        let report = try await exchange.whileAsked { upload in
            guard let passphrase = upload.fields["passphrase"] else {
                throw ServiceError(.validation, "passphrase is required.", path: "/passphrase")
            }
            return try await seals.within {
                try await service.restore(exchange.user, sealed: upload.file, BackUpAccount(passphrase: passphrase))
            }
        }
        var reply = Reply(report.said(in: language))
        // As with an import: reading on has left nothing to go on with.
        if exchange.isOverSocket { reply.headers[.connection] = "close" }
        return reply
    }
}

/// How much of a kind of work is done at once: each takes memory or reads for as long as it takes.
private final class WorkCount: Sendable {
    private let most: Int
    private let refusal: String
    private let underWay = Mutex(0)

    init(_ most: Int, _ refusal: String) { (self.most, self.refusal) = (most, refusal) }

    func within<T>(_ work: () async throws -> T) async throws -> T {
        let isFree = underWay.withLock { count in
            if count < most { count += 1 } else { return false }
            return true
        }
        guard isFree else { throw ServiceError.later(1, refusal) }
        defer { underWay.withLock { $0 -= 1 } }
        return try await work()
    }
}

extension Query where Value == ExportFormat {
    fileprivate static var exportFormat: Query {
        Query(
            .format, "As what it is written.",
            { ["allOf": [$0.schema(ExportFormat.self)], "default": .string(ExportFormat.json.rawValue)] },
            read: { exchange throws(ServiceError) in try exchange.choice(.format, ExportFormat.self) ?? .json })
    }
}

extension Query where Value == ExportPart {
    fileprivate static var exportPart: Query {
        Query(
            .part, "Which table, of csv.",
            { ["allOf": [$0.schema(ExportPart.self)], "default": .string(ExportPart.sets.rawValue)] },
            read: { exchange throws(ServiceError) in try exchange.choice(.part, ExportPart.self) ?? .sets })
    }
}
