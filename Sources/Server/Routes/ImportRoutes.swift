import Contract
import Metrics
import Hummingbird
import Service
import Training
import Wire

/// Import of other apps' exports.
func addImportRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    let imports = Counter(label: "topset_imports_total")
    // Told from the start: what appears with its first import looks as if nobody had counted before.
    imports.increment(by: 0)
    routes.add(
        Operation(.importLog, .imports, "Imports another app's export, or only reports what it would do.")
            .query(.format).query(.unit).query(.timezone).query(.dryRun).query(.takeChanges).takesFile().answers(
                ImportReport.self
            ).refuses(.importInProgress)
    ) { exchange in
        let request = try importRequest(exchange)
        let language = try await reportLanguage(exchange, service)
        let report = try await exchange.whileAsked { bytes in
            let upload = try Upload(bytes, mediaType: exchange.request.headers[.contentType])
            var named = request
            named.fileName = upload.fileName
            return try await service.importLog(exchange.user, upload.bytes, named)
        }
        if report.importID != nil { imports.increment() }
        var reply = Reply(report.said(in: language))
        // Whether the client is still there is seen by reading on, which leaves nothing to go on with.
        if exchange.isOverSocket { reply.headers[.connection] = "close" }
        return reply
    }
    routes.add(
        Operation(.imports, .imports, "Reports of past imports, newest first, with what became of their offers.")
            .query(.limit).answers(Page<ImportReport>.self)
    ) { exchange in
        let language = try await reportLanguage(exchange, service)
        let reports = try await service.imports(exchange.user, limit: try exchange.read(.limit))
        return Reply(Page(reports.map { $0.said(in: language) }))
    }
    routes.add(
        Operation(.decideOffer, .imports, "Dismisses a plan that an import offers, or offers it again.")
            .takes(DecideOffer.self).answers(ImportReport.self)
    ) { exchange in
        let decision = try await exchange.body(DecideOffer.self)
        let language = try await reportLanguage(exchange, service)
        return Reply(
            try await service.decide(exchange.user, exchange.id(what: "import"), decision).said(in: language))
    }
}

private func importRequest(_ exchange: Exchange) throws -> TopsetService.ImportRequest {
    var request = TopsetService.ImportRequest()
    request.unit = try exchange.read(.unit)
    request.format = try exchange.read(.format)
    request.timezone = try exchange.read(.timezone)
    request.dryRun = try exchange.read(.dryRun)
    request.takeChanges = try exchange.read(.takeChanges)
    return request
}

/// What reports are said in: the language that the lifter chose, else the device's. Known before anything is written.
private func reportLanguage(_ exchange: Exchange, _ service: TopsetService) async throws -> Language {
    try await service.language(exchange.user) ?? exchange.request.language ?? .english
}
