import Foundation
import NIOSSL
import SwiftASN1
import Synchronization
import X509

/// How others than this machine reach the server: by which names, under which certificate, where. It may change while the server
/// runs: a phone that comes next meets what holds then.
public final class NetworkAccess: Sendable {
    /// What holds at a moment.
    public struct Identity: Sendable {
        /// The names and addresses of the certificate, in small letters; one that begins with `*.` stands for one label more.
        public var names: Set<String>
        /// By which others are led here, as it stands in a URL.
        public var primary: String
        var context: NIOSSLContext
        /// The authority that phones have to trust first; `nil` where they trust the certificate anyway.
        public var authority: AuthorityCertificate?

        init(
            names: Set<String>, primary: String, context: NIOSSLContext, authority: AuthorityCertificate? = nil
        ) {
            (self.names, self.primary, self.context, self.authority) = (names, primary, context, authority)
        }
    }

    private struct State {
        var identity: Identity
        var port = 0
    }

    private let state: Mutex<State>

    public init(_ identity: Identity) { state = Mutex(State(identity: identity)) }

    /// What holds now.
    public var identity: Identity { state.withLock { $0.identity } }

    /// From now on this holds, for connections that come.
    public func become(_ identity: Identity) { state.withLock { $0.identity = identity } }

    /// Notes the port once it is known.
    public func listens(on port: Int) { state.withLock { $0.port = port } }

    private var authority: String { authority(state.withLock { $0.identity.primary }) }

    private func authority(_ host: String) -> String {
        let port = state.withLock { $0.port }
        return port == 443 ? host : "\(host):\(port)"
    }

    /// Where a phone finds the app.
    public var url: String { "https://" + authority }

    /// The same under a name that a phone came by.
    func url(_ host: String) -> String { "https://" + authority(IPAddress(host)?.authority ?? host) }

    /// Where a phone finds the certificate to trust: in plain HTTP, because it trusts nothing yet.
    public var certificateURL: String? { identity.authority.map { _ in "http://" + authority + "/" } }

    /// Whether the certificate is one of this name.
    func isNamed(_ host: String) -> Bool {
        let names = identity.names
        if names.contains(host) { return true }
        guard let dot = host.firstIndex(of: "."), IPAddress(host) == nil else { return false }
        return names.contains("*" + host[dot...])
    }
}

extension NetworkAccess.Identity {
    /// - Parameters:
    ///   - certificate: a chain in PEM, the server's first.
    ///   - key: its key in PEM, without a passphrase.
    /// - Throws: `CertificateFault`.
    public init(certificate: [UInt8], key: [UInt8], authority: AuthorityCertificate? = nil, primary: String? = nil)
        throws
    {
        let chain: [NIOSSLCertificate]
        do {
            chain = try NIOSSLCertificate.fromPEMBytes(certificate)
        } catch { throw CertificateFault("the certificate is no PEM") }
        guard let first = chain.first else { throw CertificateFault("the certificate is no PEM") }
        guard let privateKey = try? NIOSSLPrivateKey(bytes: key, format: .pem) else {
            throw CertificateFault("the key is no PEM of a private key without a passphrase")
        }
        var configuration = TLSConfiguration.makeServerConfiguration(
            certificateChain: chain.map { .certificate($0) }, privateKey: .privateKey(privateKey))
        configuration.minimumTLSVersion = .tlsv12
        configuration.applicationProtocols = ["http/1.1"]
        guard let context = try? NIOSSLContext(configuration: configuration) else {
            throw CertificateFault("the key is not the certificate's")
        }
        let names = try Self.names(Certificate(derEncoded: first.toDERBytes()))
        guard let shown = primary ?? names.first(where: { !$0.hasPrefix("*.") }) else {
            throw CertificateFault("the certificate names no host")
        }
        self.init(names: Set(names), primary: shown, context: context, authority: authority)
    }

    /// The names and addresses of a certificate, in its order.
    static func names(_ certificate: Certificate) throws -> [String] {
        guard let names = try certificate.extensions.subjectAlternativeNames else { return [] }
        return names.compactMap { name in
            switch name {
            case .dnsName(let name): name.lowercased()
            case .ipAddress(let octets):
                [4, 16].contains(octets.bytes.count) ? IPAddress(bytes: Array(octets.bytes)).text : nil
            default: nil
            }
        }
    }
}

/// Why there is no certificate to serve with, for the operator.
public struct CertificateFault: Error, Equatable {
    public let message: String

    init(_ message: String) { self.message = message }
}
