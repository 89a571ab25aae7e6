import Contract
import HTTPTypes
import Hummingbird
import Logging
import NIOCore
import NIOHTTP1
import Service
import Training
import Wire

extension ErrorCode {
    /// The status as the router knows it, with the words of its first line.
    var httpStatus: HTTPResponse.Status {
        switch status {
        case 400: .badRequest
        case 401: .unauthorized
        case 403: .forbidden
        case 404: .notFound
        case 405: .methodNotAllowed
        case 408: .requestTimeout
        case 409: .conflict
        case 413: .contentTooLarge
        case 415: .unsupportedMediaType
        case 422: .unprocessableContent
        case 429: .tooManyRequests
        case 503: .serviceUnavailable
        default: .internalServerError
        }
    }
}

extension ServiceError {
    static let malformedHTTP = ServiceError(.validation, "The request is no well-formed HTTP.")

    /// - Parameter methods: what the path takes, as the header `Allow` lists it.
    static func methodNotAllowed(only methods: String) -> ServiceError {
        var refusal = ServiceError(.methodNotAllowed, "This path takes \(methods).")
        refusal.allowedMethods = methods
        return refusal
    }
}

/// What a route answers: JSON with a status, or plain text.
struct Reply: Sendable {
    var status: HTTPResponse.Status
    var text: String
    var mediaType = "application/json; charset=utf-8"
    /// What the answer says beside its body; the headers of every answer are added in `response`.
    var headers: HTTPFields = [:]
    /// What is told from now on, instead of the text.
    private(set) var events: ChangeStream?
    /// What is sent instead of the text.
    private(set) var file: SpooledAnswer?

    init(_ status: HTTPResponse.Status = .ok, json: String) {
        self.status = status
        text = json
    }

    /// Plain text.
    init(text: String) {
        status = .ok
        self.text = text
        mediaType = "text/plain; version=0.0.4; charset=utf-8"
    }

    /// A stream of events. Its connection serves nothing else afterwards.
    init(events: ChangeStream) {
        (status, text, mediaType) = (.ok, "", "text/event-stream")
        self.events = events
        if events.exchange.isOverSocket { headers[.connection] = "close" }
    }

    /// A file to be kept under a name.
    init(file: SpooledAnswer, named name: String, mediaType: String) {
        (status, text) = (.ok, "")
        self.mediaType = mediaType
        self.file = file
        headers[.contentDisposition] = "attachment; filename=\"\(name)\""
    }

    init<T: WireValue>(_ value: T, _ status: HTTPResponse.Status = .ok) {
        self.init(status, json: JSON.text(value))
    }

    init(_ error: ServiceError) {
        let fault = ErrorAnswer.Fault(code: error.code.rawValue, message: error.message, details: error.details)
        self.init(ErrorAnswer(error: fault), error.code.httpStatus)
        if error.code == .unauthenticated { headers[.wwwAuthenticate] = "Bearer" }
        if let seconds = error.retryAfterSeconds { headers[.retryAfter] = String(seconds) }
        if let methods = error.allowedMethods { headers[.allow] = methods }
    }

    var response: Response {
        var headers = headers
        headers[.contentType] = mediaType
        // What has a tag may be kept, and is asked about each time.
        headers[.cacheControl] = headers[.eTag] == nil ? "no-store" : "private, no-cache"
        headers[.contentSecurityPolicy] = SecurityHeaders.ofAnswers
        let body: ResponseBody =
            if let events {
                ResponseBody { writer in try await events.write(to: &writer) }
            } else if let file {
                file.body
            } else {
                ResponseBody(byteBuffer: ByteBuffer(string: text))
            }
        return Response(status: status, headers: headers, body: body)
    }
}

/// Notes the language of the lifter who is refused: that of the settings, else the device's.
struct ErrorLanguage: RouterMiddleware {
    let service: TopsetService

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        // Known before anything is refused: what is refused may be that the database is busy. Without it the device's does.
        let language = (try? await service.language(context.user)) ?? nil
        do {
            return try await next(request, context)
        } catch var error as ServiceError {
            error.language = language
            throw error
        } catch let error as HTTPError where error.status == .notFound {
            var refusal = ServiceError.notFound("page")
            refusal.language = language
            throw refusal
        }
    }
}

/// Turns everything that is thrown below into the one error shape, in the language of the one who is refused; inner details
/// go to the log alone.
struct ErrorShape<Context: RequestContext>: RouterMiddleware {
    let spoken: Languages

    func handle(
        _ request: Request, context: Context, next: (Request, Context) async throws -> Response
    ) async throws -> Response {
        do {
            return try await next(request, context)
        } catch let error as ServiceError {
            if let inner = error.inner {
                context.logger.error("\(request.method) \(request.uri.path): \(inner)")
            }
            return answer(error, request)
        } catch is CancellationError {
            throw CancellationError()
        } catch is HTTPParserError {
            return answer(.malformedHTTP, request)
        } catch let error as HTTPError where error.status == .notFound {
            return answer(.notFound("page"), request)
        } catch {
            context.logger.error("\(request.method) \(request.uri.path): \(error)")
            return answer(ServiceError(.internalFault, "Something went wrong here. Nothing was changed."), request)
        }
    }

    private func answer(_ error: ServiceError, _ request: Request) -> Response {
        let response = Reply(error.said(in: error.language ?? request.language(of: spoken) ?? .english)).response
        return request.method == .head ? response.createHeadResponse() : response
    }
}
