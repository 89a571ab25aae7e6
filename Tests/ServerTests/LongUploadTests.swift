import Contract
import Foundation
import HTTPTypes
import Server
import Service
import Synchronization
import TestSupport
import Testing
import Training
import Wire

/// Everything of an account may be longer than what other apps write, and nothing else may. One after the other: of files that long two
/// are taken at once, and a third is told to come again.
@Suite(.serialized) struct LongUploadTests {
    private static let secret = "correct horse battery"
    /// A MiB more than other files may have.
    private static let room = BodyLimit.file + (1 << 20)

    /// An export with so much space behind it.
    private static func long(_ kit: Kit) async throws -> String {
        try await ExportTests.live(kit, seed: 2, steps: 20)
        return try await kit.get("/v1/export").text + String(repeating: " ", count: room)
    }

    @Test(arguments: [false, true]) func aLongExportComesBack(overSocket: Bool) async throws {
        try await Kit.with { kit in
            let text = try await Self.long(kit)
            try await Kit.with(overSocket: overSocket) { fresh in
                let answer = try await ExportTests.take(fresh, text)
                #expect(answer.status == 200, "\(answer.text)")
                // By itself: over a socket the answer to an import closes the connection.
                let written = Mutex("")
                try await fresh.service.export(TopsetService.localUser, .json) { piece in
                    written.withLock { $0 += piece }
                }
                let again = written.withLock { $0 }
                #expect(again.count > 1_000 && ExportTests.content(text).hasPrefix(ExportTests.content(again)))
            }
        }
    }

    @Test func aLongBackupComesBack() async throws {
        try await Kit.with { kit in
            let text = try await Self.long(kit)
            var (rest, sealed) = (Data(text.utf8), Data())
            _ = try SealedFile.seal(
                .account, Self.secret,
                from: { count in
                    defer { rest = rest.dropFirst(count) }
                    return rest.prefix(count)
                }, to: { sealed.append($0) })
            let file = Array(sealed)
            try await Kit.with { fresh in
                let answer = try await fresh.restore(file, Self.secret)
                #expect(answer.status == 200, "\(answer.text)")
                let again = try await fresh.get("/v1/export").text
                #expect(ExportTests.content(text).hasPrefix(ExportTests.content(again)))
            }
        }
    }

    @Test func anythingElseThatLongIsRefused() async throws {
        try await Kit.with { kit in
            let table = "Date,Exercise,Reps\n" + String(repeating: "2026-11-20,Squat,5\n", count: Self.room / 19 + 1)
            for path in ["/v1/import", "/v1/import/columns", "/v1/restore"] {
                let answer = try await kit.send(.post, path, table, headers: [.contentType: "text/csv"])
                #expect(answer.code == "TOO_LARGE" && answer.text.contains("33 MiB"), "\(path): \(answer.text)")
            }
            let own = #"{"schema":"topset.export"}"# + String(repeating: " ", count: Self.room)
            #expect(try await kit.send(.post, "/v1/import/columns", own).code == "TOO_LARGE")
        }
    }

    @Test func aPassphraseMayBeLong() async throws {
        try await Kit.with { kit in
            for (count, status) in [(7, 400), (8, 200), (1_000, 200), (1_001, 400)] {
                let body = #"{"passphrase":"\#(String(repeating: "ü", count: count))"}"#
                #expect(try await kit.post("/v1/backup", body).status == status, "\(count)")
            }
            let document = try await kit.get("/openapi.json").value(JSONValue.self)
            let form = document["components"]?["schemas"]?["BackUpAccount"]?["properties"]?["passphrase"]
            #expect(form?["minLength"] == 8 && form?["maxLength"] == 1_000)
        }
    }
}
