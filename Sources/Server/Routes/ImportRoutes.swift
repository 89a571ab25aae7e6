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
            .query(.format).query(.unit).query(.mapping).query(.layout)
            .query(.names).query(.timezone).query(.dryRun).query(.takeChanges).takesFile()
            .answers(
                ImportReport.self
            ).withoutKey().refuses(.importInProgress)
    ) { exchange in
        let request = try importRequest(exchange)
        let language = try await reportLanguage(exchange, service)
        let report = try await exchange.whileAsked { upload in
            var named = request
            named.fileName = upload.fileName
            return try await service.importLog(exchange.user, upload.file, named)
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
            try await service.decide(exchange.user, exchange.id(what: "import"), decision, language: language))
    }
    routes.add(
        Operation(
            .undoImport, .imports,
            "Takes out what an import brought, but for what was changed or is used since, which the answer tells. The same again answers the same."
        ).answers(ImportReport.self).withoutKey().refuses(.importInProgress)
    ) { exchange in
        let language = try await reportLanguage(exchange, service)
        return Reply(
            try await service.undoImport(exchange.user, exchange.id(what: "import"), language: language))
    }
    routes.add(
        Operation(
            .importColumns, .imports,
            "The columns of a table with some cells and what they are likely to be, and what was said of tables with the same header."
        ).takesFile().answers(ImportColumns.self).withoutKey()
    ) { exchange in
        let columns = try await exchange.whileAsked { upload in
            try await service.importColumns(exchange.user, upload.file.array)
        }
        var reply = Reply(columns)
        if exchange.isOverSocket { reply.headers[.connection] = "close" }
        return reply
    }
    routes.add(
        Operation(
            .importProgress, .imports, "How far the import is that is being written: workouts of those that are new."
        )
        .answers(ImportProgress.self)
    ) { exchange in Reply(service.importProgress(exchange.user)) }
    routes.add(
        Operation(
            .importNames, .imports,
            "What each name of the files that were imported is, as the lifter said or as it was found."
        )
        .answers(Page<ImportName>.self)
    ) { exchange in Reply(Page(try await service.importNames(exchange.user))) }
    routes.add(
        Operation(
            .decideName, .imports,
            "Says what a name of other apps is, for later imports and for all that was imported of it. The same again changes nothing."
        ).takes(ImportName.self).answers(ImportName.self).refuses(.notFound).refuses(.workoutInProgress)
            .refuses(.importInProgress)
    ) { exchange in
        Reply(try await service.decide(exchange.user, try await exchange.body(ImportName.self)))
    }
}

private func importRequest(_ exchange: Exchange) throws -> TopsetService.ImportRequest {
    var request = TopsetService.ImportRequest()
    request.unit = try exchange.read(.unit)
    request.format = try exchange.read(.format)
    request.mapping = try exchange.read(.mapping)
    request.layout = try exchange.read(.layout)
    request.names = try exchange.read(.names)
    request.timezone = try exchange.read(.timezone)
    request.dryRun = try exchange.read(.dryRun)
    request.takeChanges = try exchange.read(.takeChanges)
    return request
}

/// What reports are said in: the language that the lifter chose, else the device's. Known before anything is written.
func reportLanguage(_ exchange: Exchange, _ service: TopsetService) async throws -> Language {
    try await service.language(exchange.user) ?? exchange.request.language(of: service.spoken) ?? .english
}
