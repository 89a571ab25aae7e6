import ArgumentParser
import Contract
import Foundation
import Server
import Service
import Synchronization

/// Who may reach the server beside this machine, and how.
struct Sharing: ParsableArguments {
    @Flag(help: "Open the server to the home network: HTTPS with a certificate authority of its own, and pairing.")
    var lan = false

    @Option(help: ArgumentHelp("A certificate with its chain, in PEM.", valueName: "file"))
    var tlsCertificate: String?

    @Option(help: ArgumentHelp("The certificate's key, in PEM.", valueName: "file"))
    var tlsKey: String?

    @Option(
        help: ArgumentHelp(
            "Believe what a proxy at this address says of whom it speaks for; repeatable.", valueName: "address|cidr"))
    var trustProxy: [String] = []

    var isOpen: Bool { lan || tlsCertificate != nil }

    var proxies: [AddressRange] { trustProxy.compactMap { AddressRange($0) } }

    /// - Parameters:
    ///   - host: as given.
    ///   - accounts: whether everybody signs in.
    func validate(host: String?, accounts: Bool) throws {
        guard !lan || (tlsCertificate == nil && tlsKey == nil) else {
            throw ValidationError("--lan makes its own certificate: leave out --tls-certificate and --tls-key.")
        }
        guard (tlsCertificate == nil) == (tlsKey == nil) else {
            throw ValidationError("--tls-certificate and --tls-key belong together.")
        }
        for text in trustProxy where AddressRange(text) == nil {
            throw ValidationError("--trust-proxy is an address or a range such as 10.0.0.0/8, not \(text).")
        }
        guard let host else { return }
        if LoopbackAddress(host: host) == nil, !isOpen, !(accounts && !trustProxy.isEmpty) {
            throw ValidationError(
                "--host must be a loopback address such as 127.0.0.1: others are let in by --lan, by --tls-certificate and "
                    + "--tls-key, or by --accounts behind a proxy that --trust-proxy names.")
        }
    }

    /// What to listen on.
    func host(_ given: String?) -> String {
        if let given { return LoopbackAddress(host: given)?.host ?? given }
        guard isOpen else { return "127.0.0.1" }
        // Where there is no IPv6, "::" is nothing to listen on.
        let socket = Foundation.socket(AF_INET6, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { return "0.0.0.0" }
        close(socket)
        return FileManager.default.fileExists(atPath: "/proc/net/if_inet6") ? "::" : "0.0.0.0"
    }

    /// The certificate to show; `nil` where none is asked for.
    ///
    /// - Parameter path: of the database, beside which the authority is kept.
    func open(besides path: String) throws -> NetworkDoor? {
        do {
            if lan { return try NetworkDoor(authorityIn: URL(fileURLWithPath: path + "-lan")) }
            guard let tlsCertificate, let tlsKey else { return nil }
            return try NetworkDoor(certificate: tlsCertificate, key: tlsKey)
        } catch let error as CertificateFault { throw Failure("cannot serve over TLS: \(error.message)") }
    }
}

/// The server's identity towards others, kept up to date.
final class NetworkDoor: Sendable {
    /// Where the identity comes from.
    private enum Source {
        case authority(LocalAuthority)
        case files(certificate: String, key: String)
    }

    private struct Known {
        /// What the identity was made of.
        var names: MachineNames?
        var dates: [Date] = []
        var url = ""
    }

    let network: NetworkAccess
    private let source: Source
    private let known: Mutex<Known>

    init(authorityIn folder: URL) throws {
        let names = MachineNames.current()
        let authority = try LocalAuthority(in: folder, names: names, now: Date())
        source = .authority(authority)
        network = NetworkAccess(try authority.identity(names, now: Date()).identity)
        known = Mutex(Known(names: names))
    }

    init(certificate: String, key: String) throws {
        source = .files(certificate: certificate, key: key)
        network = NetworkAccess(try Self.read(certificate, key))
        known = Mutex(Known(dates: Self.dates([certificate, key])))
    }

    private static func read(_ certificate: String, _ key: String) throws -> NetworkAccess.Identity {
        func bytes(_ path: String) throws -> [UInt8] {
            guard let data = FileManager.default.contents(atPath: path) else { throw Failure("cannot read \(path)") }
            return Array(data)
        }
        return try NetworkAccess.Identity(certificate: bytes(certificate), key: bytes(key))
    }

    private static func dates(_ paths: [String]) -> [Date] {
        paths.compactMap { try? FileManager.default.attributesOfItem(atPath: $0)[.modificationDate] as? Date }
    }

    // MARK: Time

    /// Looks every minute whether the machine is called otherwise, or the files are others, and shows what holds then.
    func keepUp() async throws {
        while true {
            try await Task.sleep(for: .seconds(60))
            do {
                try look()
            } catch { Terminal.complain("topset: the certificate stays as it is: \(error)") }
        }
    }

    private func look() throws {
        switch source {
        case .authority(let authority):
            let names = MachineNames.current()
            let (identity, isNew) = try authority.identity(names, now: Date())
            guard isNew || known.withLock({ $0.names }) != names else { return }
            network.become(identity)
            known.withLock { $0.names = names }
            tellAddress()
        case .files(let certificate, let key):
            let dates = Self.dates([certificate, key])
            guard dates != known.withLock({ $0.dates }) else { return }
            network.become(try Self.read(certificate, key))
            known.withLock { $0.dates = dates }
        }
    }

    // MARK: Words

    private func tellAddress() {
        let url = network.url
        guard known.withLock({ $0.url }) != url else { return }
        known.withLock { $0.url = url }
        print("Others reach it at \(url)")
        fflush(nil)
    }

    /// Tells how a phone comes in.
    ///
    /// - Parameter service: where a code for the one local user is made; `nil` where users have names.
    func welcome(_ service: TopsetService?) async {
        tellAddress()
        var drawings: [QRCode] = []
        if let certificate = network.certificateURL, let authority = network.identity.authority {
            print("1. Once for each phone: open \(certificate) and trust the certificate “\(authority.name)”.")
            print("   Its fingerprint: \(authority.fingerprint)")
            drawings += QRCode(certificate).map { [$0] } ?? []
        }
        let step = drawings.isEmpty ? "Then" : "2. Then"
        if let service, let code = try? await service.makePairingCode(TopsetService.localUser) {
            let url = network.url + "/pair"
            print("\(step) open \(url) and type the code \(code.code), within ten minutes.")
            drawings += QRCode(url + "#" + code.code).map { [$0] } ?? []
            if isatty(STDOUT_FILENO) == 1 { draw(drawings) } else { print("   At once: \(url)#\(code.code)") }
        } else {
            print("\(step) open \(network.url)/pair and type a code of topset user pair.")
        }
        fflush(nil)
    }

    /// Side by side, white on black whatever the colours of the terminal.
    private func draw(_ codes: [QRCode]) {
        let blocks = codes.map(\.lines)
        for row in 0..<(blocks.map(\.count).max() ?? 0) {
            let line = blocks.map { lines in
                let width = lines[0].count
                let text = row < lines.count ? lines[row] : String(repeating: " ", count: width)
                return row < lines.count ? "\u{1b}[38;5;231;48;5;16m\(text)\u{1b}[0m" : text
            }
            print("   " + line.joined(separator: "   "))
        }
        print(
            codes.count > 1 ? "   The left one leads to the certificate, the right one pairs." : "   It pairs at once.")
    }
}
