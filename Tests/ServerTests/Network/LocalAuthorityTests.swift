import Foundation
import SwiftASN1
import Testing
import X509

@testable import Server

/// The certificate authority of a machine at home, and what it makes.
struct LocalAuthorityTests {
    private static let day = 86_400.0

    private func server(_ home: Home) throws -> Certificate {
        let text = try String(contentsOf: home.folder.appendingPathComponent("server.pem"), encoding: .utf8)
        let start = try #require(text.range(of: "-----BEGIN CERTIFICATE-----"))
        return try Certificate(pemEncoded: text[start.lowerBound...].trimmingCharacters(in: .whitespacesAndNewlines))
    }

    @Test func theFolderIsTheLiftersAlone() throws {
        let home = try Home()
        #expect(try home.mode("") == 0o700)
        #expect(try home.mode("authority.pem") == 0o600 && home.mode("server.pem") == 0o600)
        // Made wider by somebody, they are closed again.
        let path = home.folder.appendingPathComponent("authority.pem").path
        try FileManager.default.setAttributes([.posixPermissions: 0o644], ofItemAtPath: path)
        try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: home.folder.path)
        _ = try LocalAuthority(in: home.folder, names: home.names, now: Date())
        #expect(try home.mode("") == 0o700 && home.mode("authority.pem") == 0o600)
    }

    @Test func theCertificateIsOneThatPhonesTake() throws {
        let home = try Home()
        let made = try server(home)
        #expect(made.notValidAfter.timeIntervalSince(made.notValidBefore) <= 397 * Self.day)
        #expect(try made.extensions.extendedKeyUsage.map { Array($0) } == [.serverAuth])
        #expect(try made.extensions.keyUsage == KeyUsage(digitalSignature: true))
        #expect(
            try NetworkAccess.Identity.names(made) == [
                "localhost", "iron", "iron.local", "127.0.0.1", "::1", "192.168.1.5", "fd00::5",
            ])
        let authority = try Certificate(derEncoded: home.certificate.der)
        #expect(authority.publicKey.isValidSignature(made.signature, for: made))
        #expect(try authority.extensions.basicConstraints == .isCertificateAuthority(maxPathLength: 0))
        #expect(try authority.extensions.keyUsage == KeyUsage(keyCertSign: true, cRLSign: true))
        #expect(authority.notValidAfter > Date().addingTimeInterval(3_600 * Self.day))
    }

    @Test func itIsGoodForItsNamesAndRefusedForOthers() async throws {
        let home = try Home()
        let (root, made) = (try Certificate(derEncoded: home.certificate.der), try server(home))
        func isGood(_ name: String?, _ address: String? = nil) async -> Bool {
            var verifier = Verifier(rootCertificates: CertificateStore([root])) {
                RFC5280Policy()
                ServerIdentityPolicy(serverHostname: name, serverIP: address)
            }
            if case .validCertificate = await verifier.validate(leaf: made, intermediates: CertificateStore([])) {
                return true
            }
            return false
        }
        for name in ["localhost", "iron", "iron.local"] { #expect(await isGood(name), "\(name)") }
        #expect(await isGood(nil, "192.168.1.5"))
        for name in ["evil.example", "iron.evil.example", "steel.local"] { #expect(await !isGood(name), "\(name)") }
        #expect(await !isGood(nil, "192.168.1.6"))
    }

    @Test func itVouchesForNoSiteOfTheInternet() throws {
        let home = try Home(MachineNames(hosts: ["iron", "iron.local"], addresses: []))
        let constraints = try #require(
            try Certificate(derEncoded: home.certificate.der).extensions.nameConstraints)
        #expect(!constraints.permittedDNSDomains.contains { "example.org".hasSuffix($0) || $0 == "org" || $0 == "com" })
        #expect(constraints.permittedDNSDomains.contains("local"))
        // Called otherwise one day, it leaves out what its authority may not speak for.
        let other = MachineNames(hosts: ["steel", "steel.local", "steel.example.org"], addresses: [])
        _ = try home.authority.identity(other, now: Date())
        #expect(try NetworkAccess.Identity.names(server(home)) == ["localhost", "steel.local", "127.0.0.1", "::1"])
    }

    @Test func theCertificateIsRenewedWhenTheAddressesChangeOrItNearsItsEnd() throws {
        let home = try Home()
        #expect(try !home.authority.identity(home.names, now: Date()).isNew)
        var moved = home.names
        moved.addresses = ["10.0.0.7"].compactMap { IPAddress($0) }
        let (identity, isNew) = try home.authority.identity(moved, now: Date())
        #expect(isNew && identity.names.contains("10.0.0.7") && !identity.names.contains("192.168.1.5"))
        #expect(identity.primary == "10.0.0.7")
        #expect(try !home.authority.identity(moved, now: Date()).isNew)
        let end = try server(home).notValidAfter
        #expect(try !home.authority.identity(moved, now: end.addingTimeInterval(-31 * Self.day)).isNew)
        #expect(try home.authority.identity(moved, now: end.addingTimeInterval(-29 * Self.day)).isNew)
    }

    @Test func theAuthorityStaysUntilItsEndAndIsNotReplacedWhenItIsDamaged() throws {
        let home = try Home()
        let again = try LocalAuthority(in: home.folder, names: home.names, now: Date())
        #expect(try again.handedOut == home.certificate)
        let later = Date().addingTimeInterval(10 * 365 * Self.day)
        #expect(try LocalAuthority(in: home.folder, names: home.names, now: later).handedOut != home.certificate)
        let file = home.folder.appendingPathComponent("authority.pem")
        try "nonsense".write(to: file, atomically: true, encoding: .utf8)
        #expect(throws: CertificateFault.self) {
            try LocalAuthority(in: home.folder, names: home.names, now: Date())
        }
        #expect(try String(contentsOf: file, encoding: .utf8) == "nonsense")
    }

    @Test func aCertificateOfAnotherKeyIsRefused() throws {
        let (one, other) = (try Home(), try Home())
        func bytes(_ home: Home) throws -> [UInt8] {
            Array(try Data(contentsOf: home.folder.appendingPathComponent("server.pem")))
        }
        #expect(throws: Never.self) { try NetworkAccess.Identity(certificate: bytes(one), key: bytes(one)) }
        #expect(throws: CertificateFault.self) {
            try NetworkAccess.Identity(certificate: bytes(one), key: bytes(other))
        }
        #expect(throws: CertificateFault.self) { try NetworkAccess.Identity(certificate: [1, 2], key: bytes(one)) }
    }
}
