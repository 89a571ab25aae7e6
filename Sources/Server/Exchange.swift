import Contract
import HTTPTypes
import Hummingbird
import HummingbirdCore
import NIOCore
import Service
import Synchronization
import Training
import Wire

/// One request with what a route needs of it: typed ids, numbers and bodies, or a refusal that names the field.
struct Exchange: Sendable {
    private(set) var request: Request
    let parameters: Parameters
    let operation: Operation
    let user: UserID
    /// The secret that the user signed in with; `nil` for the one lifter of a server without accounts.
    let token: String?
    /// The paired device that asks.
    let device: TokenID?
    /// The server as the client names it.
    let origin: WebOrigin?
    /// Whether there is a client that may go away.
    let isOverSocket: Bool

    // MARK: Path and query

    /// The id in the path; a text that is no id names nothing.
    func id<T>(_ type: T.Type = T.self, what: String) throws(ServiceError) -> ID<T> {
        guard let text = parameters.get(Endpoint.Name.parameter), let id = ID<T>(text) else { throw .notFound(what) }
        return id
    }

    /// A described parameter of the query.
    func read<Value>(_ query: Query<Value>) throws(ServiceError) -> Value { try query.read(self) }

    func text(_ name: QueryName) -> String? {
        assert(operation.reads(query: name), "\(operation.id) does not describe the parameter \(name)")
        // Forms write a space as a plus; a plus itself is %2B.
        guard let query = request.uri.query, query.contains("+") else {
            return request.uri.queryParameters[name.rawValue[...]].map { String($0) }
        }
        let spaced = URI("/?" + query.split(separator: "+", omittingEmptySubsequences: false).joined(separator: "%20"))
        return spaced.queryParameters[name.rawValue[...]].map { String($0) }
    }

    func int(_ name: QueryName, default fallback: Int, in range: ClosedRange<Int>) throws(ServiceError) -> Int {
        guard let text = text(name) else { return fallback }
        guard let value = Int(text), range.contains(value) else {
            throw ServiceError(
                .validation, "\(name.rawValue) must be a whole number from \(range.lowerBound) to \(range.upperBound).",
                path: "/\(name.rawValue)")
        }
        return value
    }

    func bool(_ name: QueryName, default fallback: Bool) throws(ServiceError) -> Bool {
        switch text(name) {
        case nil: fallback
        case "true", "1": true
        case "false", "0": false
        default: throw ServiceError(.validation, "\(name.rawValue) must be true or false.", path: "/\(name.rawValue)")
        }
    }

    func choice<T: WireEnum>(_ name: QueryName, _ type: T.Type) throws(ServiceError) -> T? {
        guard let text = text(name) else { return nil }
        return try Self.value(of: text, name)
    }

    private static func value<T: WireEnum>(of text: String, _ name: QueryName) throws(ServiceError) -> T {
        if let value = T(rawValue: text) { return value }
        let allowed = T.allCases.map(\.rawValue).joined(separator: ", ")
        throw ServiceError(.validation, "\(name.rawValue) must be one of \(allowed).", path: "/\(name.rawValue)")
    }

    /// The values of an enum that is said as often as there are values, in their order.
    func every<T: WireEnum>(_ name: QueryName, _ type: T.Type) throws(ServiceError) -> [T] {
        guard text(name) != nil else { return [] }
        var values: [T] = []
        for (key, text) in request.uri.queryParameters where key == name.rawValue[...] {
            values.append(try Self.value(of: String(text), name))
        }
        return values
    }

    /// Several values of an enum with commas between them.
    func choices<T: WireEnum & Hashable>(_ name: QueryName, _ type: T.Type) throws(ServiceError) -> Set<T>? {
        guard let text = text(name) else { return nil }
        var values: Set<T> = []
        for part in text.split(separator: ",") { values.insert(try Self.value(of: String(part), name)) }
        return values
    }

    /// A moment in the query: ISO 8601 with an offset, or a day, as it was lived.
    func bound(_ name: QueryName) throws(ServiceError) -> TimeBound? {
        guard let text = text(name) else { return nil }
        // A plus sign that nobody escaped arrives as a space.
        if let instant = Instant(text) ?? Instant(String(text.map { $0 == " " ? "+" : $0 })) {
            return .moment(instant)
        }
        if let day = LocalDate(text) { return .day(day) }
        throw ServiceError(
            .validation, "\(name.rawValue) must be a time like 2026-11-20T18:05:00Z or a day.",
            path: "/\(name.rawValue)")
    }

    // MARK: Body

    /// Larger bodies are refused before they are read.
    private var longestBody: Int { operation.endpoint.longestBody }

    /// Files that are held at once, of all users: 33 MiB of memory each at most.
    private static let mostUploads = 8
    private static let uploads = Mutex(0)

    /// The body as a value.
    func body<T: WireValue>(_ type: T.Type) async throws -> T {
        let bytes = try await json(of: type)
        do throws(WireError) {
            return try JSON.decodeRequest(type, from: bytes)
        } catch { throw ServiceError(error) }
    }

    /// The body as JSON text, for a use case that reads it as `type` itself.
    func json<T: WireValue>(of type: T.Type) async throws -> [UInt8] {
        assert(operation.reads(body: type), "\(operation.id) does not describe its body as \(type)")
        if let mediaType = request.headers[.contentType], !Self.isJSON(mediaType) {
            throw ServiceError(.unsupportedMediaType, "The body must be application/json.")
        }
        let bytes = try await self.bytes()
        if bytes.isEmpty, request.method == .put || request.method == .patch {
            // Everything left out would be everything at its default.
            throw ServiceError(.validation, "The body is missing: nothing was changed.")
        }
        return bytes.isEmpty ? Array("{}".utf8) : bytes
    }

    /// The exchange with its body at hand, and what that says; `nil` for what is no JSON.
    func withBody() async throws -> (Exchange, body: JSONValue?) {
        var exchange = self
        let bytes = try await bytes()
        exchange.request.body = RequestBody(buffer: ByteBuffer(bytes: bytes))
        return (exchange, try? JSON.decode(JSONValue.self, from: bytes))
    }

    /// Does work that takes seconds, with the file that was sent, for as long as the client is there: when it goes, the task is
    /// cancelled.
    func whileAsked<T: Sendable>(
        _ work: @Sendable (Upload) async throws -> T
    ) async throws -> T {
        try checkLength()
        // Without a socket nobody can go.
        guard isOverSocket else { return try await with(request.body, work) }
        guard Self.uploads.withLock({ $0 < Self.mostUploads }) else {
            throw ServiceError.later(1, "Too many files are being sent at once. Try again in a moment.")
        }
        Self.uploads.withLock { $0 += 1 }
        defer { Self.uploads.withLock { $0 -= 1 } }
        return try await request.body.consumeWithCancellationOnInboundClose { body in
            try await with(body, work)
        }
    }

    /// Does work with the body as it comes, none of which is held here, for as long as the client is there.
    func pieces<T: Sendable>(_ work: @Sendable (RequestBody) async throws -> T) async throws -> T {
        try checkLength()
        guard isOverSocket else { return try await work(request.body) }
        guard Self.uploads.withLock({ $0 < Self.mostUploads }) else {
            throw ServiceError.later(1, "Too many files are being sent at once. Try again in a moment.")
        }
        Self.uploads.withLock { $0 += 1 }
        defer { Self.uploads.withLock { $0 -= 1 } }
        return try await request.body.consumeWithCancellationOnInboundClose { body in try await work(body) }
    }

    private func with<T>(_ body: RequestBody, _ work: (Upload) async throws -> T) async throws -> T {
        var intake = UploadIntake(operation.endpoint, declared: declaredLength ?? 0)
        for try await piece in body { try intake.take(piece) }
        let value = try await work(Upload(intake.file.content(), mediaType: request.headers[.contentType]))
        intake.end()
        return value
    }

    private var declaredLength: Int? { request.headers[.contentLength].flatMap { Int($0) } }

    /// The body as it stands.
    private func bytes() async throws -> [UInt8] {
        try checkLength()
        return try await Self.bytes(request.body, upTo: longestBody)
    }

    /// A body that says it is too long is not waited for.
    private func checkLength() throws(ServiceError) {
        guard let length = declaredLength, length > longestBody else { return }
        throw .tooLarge(longestBody)
    }

    private static func bytes(_ body: RequestBody, upTo limit: Int) async throws -> [UInt8] {
        do {
            let buffer = try await body.collect(upTo: limit)
            return Array(buffer.readableBytesView)
        } catch is NIOTooManyBytesError {
            throw ServiceError.tooLarge(limit)
        } catch let error as HTTPError where error.status == .contentTooLarge {
            throw ServiceError.tooLarge(limit)
        }
    }

    private static func isJSON(_ mediaType: String) -> Bool {
        let essence = mediaType.split(separator: ";").first.map { $0.lowercased().filter { $0 != " " } } ?? ""
        return essence == "application/json" || essence.hasSuffix("+json")
    }
}

extension Request {
    /// The first language that the client prefers (RFC 9110, Accept-Language) and that there is a catalogue for.
    func language(of spoken: Languages) -> Language? {
        for range in (headers[.acceptLanguage] ?? "").split(separator: ",") {
            let tag = range.prefix { $0 != ";" }.drop { $0 == " " }.lowercased()
            if let language = spoken[tag] { return language }
        }
        return nil
    }
}

extension Request {
    private static let timeOffset = HTTPField.Name("Time-Offset")!

    /// The clock of the client, in minutes before universal time; `nil` where it does not tell, or says what no clock does.
    var offsetMinutes: Int? {
        headers[Self.timeOffset].flatMap { Int($0) }.flatMap { (-840...840).contains($0) ? $0 : nil }
    }
}

extension Exchange {
    /// A page of a list that is short enough to be held whole; the cursor is the number of items passed.
    func page<T: WireValue & Sendable>(_ items: [T]) throws(ServiceError) -> Reply {
        let limit = try read(.limit)
        let start = try int(.cursor, default: 0, in: 0...Int(Int32.max))
        let slice = Array(items.dropFirst(start).prefix(limit))
        return Reply(Page(slice, next: start + slice.count < items.count ? String(start + slice.count) : nil))
    }

    /// The same of a list of which no more is read than is shown, and one item to know whether there is more.
    func page<T: WireValue & Sendable>(
        reading items: (_ range: Range<Int>) async throws(ServiceError) -> [T]
    ) async throws(ServiceError) -> Reply {
        let limit = try read(.limit)
        let start = try int(.cursor, default: 0, in: 0...Int(Int32.max))
        let found = try await items(start..<start + limit + 1)
        return Reply(Page(Array(found.prefix(limit)), next: found.count > limit ? String(start + limit) : nil))
    }
}
