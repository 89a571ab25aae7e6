import Foundation
import Testing

/// The server opened to others by the real command line.
struct SharingTests {
    private func mode(_ path: String) throws -> Int? {
        (try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? NSNumber)?.intValue
    }

    @Test(arguments: [
        ["--host", "0.0.0.0"], ["--host", "0.0.0.0", "--accounts"], ["--host", "0.0.0.0", "--trust-proxy", "10.0.0.1"],
        ["--lan", "--tls-certificate", "a", "--tls-key", "b"], ["--tls-certificate", "a"], ["--tls-key", "b"],
        ["--trust-proxy", "nonsense"],
    ]) func whatWouldLetStrangersInIsRefused(_ options: [String]) throws {
        let outcome = try Binary.run(["serve"] + options)
        #expect(outcome.status == 2, "\(options)")
        #expect(outcome.errors.contains("--"), "it says what to do: \(outcome.errors)")
    }

    @Test func aCertificateThatCannotBeReadIsSaidInOneLine() throws {
        let folder = try Binary.folder()
        let (certificate, key) = (
            folder.appendingPathComponent("c.pem").path, folder.appendingPathComponent("k.pem").path
        )
        let options = ["serve", "--db", folder.path + "/t.sqlite", "--tls-certificate", certificate, "--tls-key", key]
        #expect(try Binary.run(options).errors.contains("cannot read \(certificate)"))
        for file in [certificate, key] { try "nonsense".write(toFile: file, atomically: true, encoding: .utf8) }
        let outcome = try Binary.run(options)
        #expect(outcome.status == 1 && outcome.errors.contains("no PEM"), "\(outcome.errors)")
    }

    @Test func atHomeThisMachineGoesOnAsBeforeAndTheKeysAreTheLifters() async throws {
        let database = try Binary.folder().appendingPathComponent("t.sqlite").path
        let server = ServerProcess(database: database, options: ["--lan"])
        try await server.start()
        #expect(await server.send("GET", "/v1/plans")?.status == 200)
        #expect(try mode(database + "-lan") == 0o700)
        for file in ["authority.pem", "server.pem"] { #expect(try mode(database + "-lan/" + file) == 0o600) }
        // Another command makes a code that the running server takes.
        let made = try Binary.run(["user", "pair", "--local", "--json", "--db", database])
        let code = try #require(made.output.firstMatch(of: /[0-9A-Z]{4}-[0-9A-Z]{4}/)?.output)
        #expect(await server.send("POST", "/v1/auth/pair", #"{"code":"\#(code)","name":"Phone"}"#)?.status == 201)
        #expect(try Binary.run(["user", "list", "--db", database]).output.contains("Phone"))
        #expect(try Binary.run(["user", "revoke", "--local", "--token-name", "Phone", "--db", database]).status == 0)
        #expect(await server.send("GET", "/v1/devices")?.text.contains("Phone") == false)
        server.killNine()
    }
}
