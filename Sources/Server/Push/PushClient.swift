import AsyncHTTPClient
import Foundation
import NIOCore
import NIOHTTP1
public import Service

/// Hands messages to push services over HTTPS. It connects to the very address that it has looked at: a name that is one of the
/// internet when it is checked, and one of the house a moment later, gains nothing.
public struct PushClient: PushTransport {
    /// For a connection, for an answer, and for all of it, in seconds.
    private static let (connecting, answering, altogether): (Int64, Int64, Int64) = (10, 15, 30)
    /// Addresses of a host that are tried.
    private static let most = 4

    /// Goes to any address there is.
    private let allowsPrivate: Bool

    public init(allowsPrivate: Bool = false) { self.allowsPrivate = allowsPrivate }

    public func send(_ request: PushRequest) async -> PushOutcome {
        let all = await AddressLookup.addresses(of: request.endpoint.host)
        let addresses = all.filter { allowsPrivate || $0.isOnInternet }.prefix(Self.most)
        if addresses.isEmpty, !all.isEmpty { return .refused(0) }
        for address in addresses {
            if let outcome = await send(request, to: address) { return outcome }
        }
        return .later(seconds: nil)
    }

    /// - Returns: `nil` where nobody is reached there, and another address may be tried.
    private func send(_ request: PushRequest, to address: IPAddress) async -> PushOutcome? {
        var configuration = HTTPClient.Configuration(
            redirectConfiguration: .disallow,
            timeout: .init(connect: .seconds(Self.connecting), read: .seconds(Self.answering)),
            decompression: .disabled)
        configuration.dnsOverride = [request.endpoint.host: address.text]
        // Tried once: whoever asked decides when again.
        configuration.connectionPool.retryConnectionEstablishment = false
        let client = HTTPClient(eventLoopGroupProvider: .singleton, configuration: configuration)
        let outcome = await post(request, client)
        try? await client.shutdown()
        return outcome
    }

    private func post(_ request: PushRequest, _ client: HTTPClient) async -> PushOutcome? {
        var call = HTTPClientRequest(url: request.endpoint.url)
        call.method = .POST
        for (name, value) in request.headers { call.headers.add(name: name, value: value) }
        call.body = .bytes(ByteBuffer(bytes: request.body))
        do {
            let answer = try await client.execute(call, timeout: .seconds(Self.altogether))
            let after = answer.headers.first(name: "Retry-After").flatMap { Int($0) }
            return PushOutcome(status: Int(answer.status.code), retryAfter: after.map { max(0, $0) })
        } catch let error as HTTPClientError where error == .readTimeout || error == .deadlineExceeded {
            // It may have been taken.
            return .later(seconds: nil)
        } catch { return nil }
    }
}

extension PushOutcome {
    /// What a status means (RFC 8030 sections 5 and 7.3).
    init(status: Int, retryAfter: Int?) {
        self =
            switch status {
            case 200..<300: .delivered
            case 404, 410: .gone
            case 429, 500..<600: .later(seconds: retryAfter)
            default: .refused(status)
            }
    }
}
