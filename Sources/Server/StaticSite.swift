import Contract
import Foundation
import HTTPTypes
import Hummingbird
import NIOCore
import Service
import Training

/// The web app's files, held in memory: a handful, read once at the start, each with its compressed twins where the
/// build made them. Every path that is no file and no API answers with the app, which finds the screen itself.
struct StaticSite: Sendable {
    private struct File: Sendable {
        var plain: ByteBuffer
        var brotli: ByteBuffer?
        var gzip: ByteBuffer?
        var mediaType: String
        var tag: String
    }

    private var files: [String: File] = [:]

    /// - Throws: when the folder cannot be read or holds no `index.html`.
    init(folder: URL) throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
        for name in names where !name.hasSuffix(".br") && !name.hasSuffix(".gz") {
            guard let data = try? Data(contentsOf: folder.appendingPathComponent(name)) else { continue }
            func twin(_ suffix: String) -> ByteBuffer? {
                (try? Data(contentsOf: folder.appendingPathComponent(name + suffix))).map { ByteBuffer(bytes: $0) }
            }
            files[name] = File(
                plain: ByteBuffer(bytes: data), brotli: twin(".br"), gzip: twin(".gz"),
                mediaType: Self.mediaType(name), tag: entityTag(of: data))
        }
        guard files["index.html"] != nil else { throw CocoaError(.fileNoSuchFile) }
    }

    private static func mediaType(_ name: String) -> String {
        switch name.split(separator: ".").last {
        case "html": "text/html; charset=utf-8"
        case "js": "text/javascript; charset=utf-8"
        case "css": "text/css; charset=utf-8"
        case "wasm": "application/wasm"
        case "svg": "image/svg+xml"
        case "png": "image/png"
        case "webmanifest": "application/manifest+json"
        case "json": "application/json"
        default: "application/octet-stream"
        }
    }

    /// The file for a path, or the app.
    ///
    /// - Throws: `notFound`.
    func response(_ request: Request) throws(ServiceError) -> Response {
        let name = String(request.uri.path.dropFirst())
        // A screen's path has no dot; a missing file must not be answered with the app's HTML.
        guard let file = files[name] ?? (name.contains(".") ? nil : files["index.html"]) else {
            throw .notFound("page")
        }
        var headers: HTTPFields = [
            .contentType: file.mediaType, .eTag: file.tag, .cacheControl: "no-cache", .vary: "Accept-Encoding",
            .contentSecurityPolicy:
                "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data: blob:; "
                + "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        ]
        if request.headers[.ifNoneMatch] == file.tag { return Response(status: .notModified, headers: headers) }
        let accepted = request.headers[.acceptEncoding] ?? ""
        var body = file.plain
        if let brotli = file.brotli, accepted.contains("br") {
            body = brotli
            headers[.contentEncoding] = "br"
        } else if let gzip = file.gzip, accepted.contains("gzip") {
            body = gzip
            headers[.contentEncoding] = "gzip"
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: body))
    }
}

/// Serves the site where no route answers.
struct SiteMiddleware: RouterMiddleware {
    /// Below these, what is not there is an error as JSON, never the app.
    private static let answered = Set(Endpoint.Name.allCases.compactMap { $0.template.split(separator: "/").first })

    let site: StaticSite?

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        let first = request.uri.path.split(separator: "/", omittingEmptySubsequences: true).first ?? ""
        guard !Self.answered.contains(first), let site else { return try await next(request, context) }
        guard request.method == .get || request.method == .head else {
            throw ServiceError.methodNotAllowed(only: "GET, HEAD")
        }
        let response = try site.response(request)
        return request.method == .head ? response.createHeadResponse() : response
    }
}
