import Crypto
public import Foundation
import SwiftASN1
import X509

/// The certificate that phones trust, to be handed out.
public struct AuthorityCertificate: Equatable, Sendable {
    public let der: [UInt8]
    /// As phones list it.
    public let name: String

    /// SHA-256 in pairs of digits, to be compared by eye.
    public var fingerprint: String {
        SHA256.hash(data: der).map { String(format: "%02X", $0) }.joined(separator: " ")
    }
}

/// A certificate authority of this machine's own, and the server's certificate by it. Both are kept in a folder that nobody else
/// may read; the certificate is made anew when the machine is called otherwise or it nears its end.
public struct LocalAuthority: Sendable {
    /// What browsers take, of a server: 398 days.
    static let serverDays = 397
    /// It is made anew when so many days are left.
    static let renewalDays = 30
    static let authorityYears = 10

    private let key: P256.Signing.PrivateKey
    private let certificate: Certificate
    private let folder: URL

    /// The authority that is kept in a folder; made where there is none, or where it ends before a certificate by it would.
    ///
    /// - Throws: `CertificateFault` when what is there cannot be read: phones trust it, so it is not quietly replaced.
    public init(in folder: URL, names: MachineNames, now: Date) throws {
        self.folder = folder
        try FileManager.default.createDirectory(
            at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: folder.path)
        let file = folder.appendingPathComponent("authority.pem")
        if let text = try? String(contentsOf: file, encoding: .utf8) {
            guard let (key, certificate) = try? Self.read(text) else {
                throw CertificateFault("\(file.path) cannot be read; move it away, and phones have to trust a new one")
            }
            try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file.path)
            if certificate.notValidAfter > now.addingTimeInterval(Double(Self.renewalDays) * 86_400) {
                (self.key, self.certificate) = (key, certificate)
                return
            }
        }
        key = P256.Signing.PrivateKey()
        certificate = try Self.authority(key, names, now)
        try Self.write(Self.pem(key, certificate), to: file)
    }

    /// The certificate that phones are given.
    public var handedOut: AuthorityCertificate {
        get throws {
            var serializer = DER.Serializer()
            try serializer.serialize(certificate)
            return AuthorityCertificate(der: serializer.serializedBytes, name: Self.name(of: certificate))
        }
    }

    /// What the server shows: the certificate that is kept, or a new one where that is none of these names, or nears its end.
    public func identity(_ names: MachineNames, now: Date) throws -> (identity: NetworkAccess.Identity, isNew: Bool) {
        let file = folder.appendingPathComponent("server.pem")
        let wanted = permitted(names)
        let kept = (try? String(contentsOf: file, encoding: .utf8)).flatMap { try? Self.read($0) }
        if let kept, try isGood(kept.1, wanted, now) {
            return (try identity(kept.0, kept.1, names), false)
        }
        let key = P256.Signing.PrivateKey()
        let made = try server(key, wanted, names, now)
        try Self.write(Self.pem(key, made), to: file)
        return (try identity(key, made, names), true)
    }

    private func identity(
        _ key: P256.Signing.PrivateKey, _ certificate: Certificate, _ names: MachineNames
    ) throws -> NetworkAccess.Identity {
        try NetworkAccess.Identity(
            certificate: Array(certificate.serializeAsPEM().pemString.utf8), key: Array(key.pemRepresentation.utf8),
            authority: handedOut, primary: names.primary)
    }

    private func isGood(_ kept: Certificate, _ wanted: [GeneralName], _ now: Date) throws -> Bool {
        let left = kept.notValidAfter.timeIntervalSince(now)
        let own = try kept.extensions.subjectAlternativeNames.map { Set($0) }
        return left > Double(Self.renewalDays) * 86_400 && kept.notValidBefore <= now && own == Set(wanted)
            && certificate.publicKey.isValidSignature(kept.signature, for: kept)
    }

    // MARK: Names

    /// What the authority may speak for: names that have no owner in the world. Its own name is as of when it was made.
    private static let domains = ["localhost", "local", "lan", "home", "internal", "home.arpa", "fritz.box"]

    /// What the server is called, as far as the authority may speak for it.
    private func permitted(_ names: MachineNames) -> [GeneralName] {
        let domains = (try? certificate.extensions.nameConstraints?.permittedDNSDomains).map { Array($0) } ?? []
        let hosts =
            ["localhost"]
            + names.hosts.filter { host in
                domains.contains { host == $0 || host.hasSuffix("." + $0) }
            }
        let addresses = ["127.0.0.1", "::1"].compactMap { IPAddress($0) } + names.addresses
        return hosts.map { .dnsName($0) } + addresses.map { .ipAddress(ASN1OctetString(contentBytes: $0.bytes[...])) }
    }

    private static func name(of certificate: Certificate) -> String {
        for attributes in certificate.subject {
            for attribute in attributes where attribute.type == .RDNAttributeType.commonName {
                return String(describing: attribute.value)
            }
        }
        return "Topset"
    }

    // MARK: Making

    private static func authority(_ key: P256.Signing.PrivateKey, _ names: MachineNames, _ now: Date) throws
        -> Certificate
    {
        let host = names.hosts.first ?? "this machine"
        let subject = try DistinguishedName {
            OrganizationName("Topset")
            CommonName("Topset on \(host)")
        }
        let publicKey = Certificate.PublicKey(key.publicKey)
        // Ranges of addresses would be sensible, too, but BoringSSL refuses every chain with constraints of that kind.
        let constraints = NameConstraints(
            permittedDNSDomains: domains + names.hosts.filter { !$0.hasSuffix(".local") })
        return try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: publicKey,
            // A phone's clock may be a little behind.
            notValidBefore: now.addingTimeInterval(-86_400),
            notValidAfter: now.addingTimeInterval(Double(authorityYears) * 365 * 86_400), issuer: subject,
            subject: subject, signatureAlgorithm: .ecdsaWithSHA256,
            extensions: Certificate.Extensions {
                Critical(BasicConstraints.isCertificateAuthority(maxPathLength: 0))
                Critical(KeyUsage(keyCertSign: true, cRLSign: true))
                Critical(constraints)
                SubjectKeyIdentifier(hash: publicKey)
            }, issuerPrivateKey: Certificate.PrivateKey(key))
    }

    private func server(
        _ key: P256.Signing.PrivateKey, _ wanted: [GeneralName], _ names: MachineNames, _ now: Date
    ) throws -> Certificate {
        let publicKey = Certificate.PublicKey(key.publicKey)
        let end = now.addingTimeInterval(Double(Self.serverDays - 1) * 86_400)
        return try Certificate(
            version: .v3, serialNumber: Certificate.SerialNumber(), publicKey: publicKey,
            notValidBefore: now.addingTimeInterval(-86_400), notValidAfter: min(end, certificate.notValidAfter),
            issuer: certificate.subject,
            subject: DistinguishedName { CommonName(names.hosts.first ?? "topset") },
            signatureAlgorithm: .ecdsaWithSHA256,
            extensions: Certificate.Extensions {
                Critical(BasicConstraints.notCertificateAuthority)
                Critical(KeyUsage(digitalSignature: true))
                try ExtendedKeyUsage([.serverAuth])
                SubjectAlternativeNames(wanted)
                SubjectKeyIdentifier(hash: publicKey)
                AuthorityKeyIdentifier(
                    keyIdentifier: SubjectKeyIdentifier(hash: Certificate.PublicKey(self.key.publicKey)).keyIdentifier)
            }, issuerPrivateKey: Certificate.PrivateKey(self.key))
    }

    // MARK: Files

    /// Key and certificate in one file, so that they cannot be of different times.
    private static func pem(_ key: P256.Signing.PrivateKey, _ certificate: Certificate) throws -> String {
        key.pemRepresentation + "\n" + (try certificate.serializeAsPEM().pemString) + "\n"
    }

    private static func read(_ text: String) throws -> (P256.Signing.PrivateKey, Certificate) {
        guard let start = text.range(of: "-----BEGIN CERTIFICATE-----") else {
            throw CertificateFault("no certificate")
        }
        let key = try P256.Signing.PrivateKey(
            pemRepresentation: text[..<start.lowerBound].trimmingCharacters(in: .whitespacesAndNewlines))
        let certificate = try Certificate(
            pemEncoded: text[start.lowerBound...].trimmingCharacters(in: .whitespacesAndNewlines))
        guard certificate.publicKey == Certificate.PublicKey(key.publicKey) else {
            throw CertificateFault("the key is not the certificate's")
        }
        return (key, certificate)
    }

    /// Written beside it, then put in its place: a crash leaves the old one or the new one.
    private static func write(_ text: String, to file: URL) throws {
        let fresh = file.appendingPathExtension("new")
        try? FileManager.default.removeItem(at: fresh)
        guard
            FileManager.default.createFile(
                atPath: fresh.path, contents: Data(text.utf8), attributes: [.posixPermissions: 0o600])
        else { throw CertificateFault("\(file.path) cannot be written") }
        guard rename(fresh.path, file.path) == 0 else { throw CertificateFault("\(file.path) cannot be written") }
    }
}
