import Hummingbird
import Service
import Training
import Wire

/// Import of other apps' exports.
func addImportRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.post(
        "/v1/import",
        Operation("importLog", .imports, "Imports another app's export, or only reports what it would do.")
            .query(.format).query(.unit).query(.timezone).query(.dryRun).takesFile().answers(ImportReport.self)
    ) { exchange in
        let request = try importRequest(exchange)
        let upload = try Upload(
            await exchange.bytes(upTo: 33 << 20), mediaType: exchange.request.headers[.contentType])
        var named = request
        named.fileName = upload.fileName
        return Reply(try await service.importLog(exchange.user, upload.bytes, named))
    }
    routes.get(
        "/v1/imports",
        Operation("imports", .imports, "Reports of past imports, newest first.").query(.limit)
            .answers(Page<ImportReport>.self)
    ) { exchange in
        Reply(Page(try await service.imports(exchange.user, limit: try exchange.read(.limit))))
    }
}

private func importRequest(_ exchange: Exchange) throws -> TopsetService.ImportRequest {
    var request = TopsetService.ImportRequest()
    request.unit = try exchange.read(.unit)
    request.format = try exchange.read(.format)
    request.timezone = try exchange.read(.timezone)
    request.dryRun = try exchange.read(.dryRun)
    return request
}
