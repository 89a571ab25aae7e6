import Foundation
import Testing

@testable import Server

/// A machine in a home network, with a certificate authority in a folder of its own.
struct Home {
    let folder: URL
    let names: MachineNames
    let authority: LocalAuthority
    let network: NetworkAccess
    let certificate: AuthorityCertificate

    static let now = Date(timeIntervalSince1970: 1_795_000_000)

    init(
        _ names: MachineNames = MachineNames(
            hosts: ["iron", "iron.local"], addresses: ["192.168.1.5", "fd00::5"].compactMap { IPAddress($0) })
    ) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("topset-\(UUID().uuidString)")
        self.names = names
        // Clients look at the real clock.
        authority = try LocalAuthority(in: folder, names: names, now: Date())
        network = NetworkAccess(try authority.identity(names, now: Date()).identity)
        certificate = try authority.handedOut
    }

    func mode(_ file: String) throws -> Int? {
        let path = folder.appendingPathComponent(file).path
        return (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
    }
}
