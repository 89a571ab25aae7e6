import Contract
import Foundation
import HTTPTypes
import Server
import Service
import TestSupport
import Testing
import Training
import Wire

/// `POST /v1/backup` and `POST /v1/restore`: an account sealed, and back.
struct AccountBackupTests {
    private static let secret = "correct horse battery"
    private static let body = #"{"passphrase":"\#(secret)"}"#

    @Test(arguments: [1, 4] as [UInt64])
    func everythingComesBackFromASealedBackup(seed: UInt64) async throws {
        try await Kit.with { kit in
            try await ExportTests.live(kit, seed: seed)
            let export = try await kit.get("/v1/export").text
            let backup = try await kit.post("/v1/backup", Self.body)
            #expect(backup.status == 200 && backup.headers[.contentType] == "application/octet-stream")
            #expect(backup.headers[.contentDisposition]?.contains("topset_backup_") == true)
            #expect(backup.bytes.count > export.utf8.count)
            #expect(Data(backup.bytes).range(of: Data("topset.export".utf8)) == nil, "nobody reads it")
            // What was sealed is the export.
            var (rest, plain) = (Data(backup.bytes), Data())
            let opened = try SealedFile.open(
                Self.secret,
                from: { count in
                    defer { rest = Data(rest.dropFirst(count)) }
                    return rest.prefix(count)
                }, to: { plain.append($0) })
            #expect(opened.content == .account && String(decoding: plain, as: UTF8.self) == export)
            try await Kit.with { fresh in
                let answer = try await fresh.restore(backup.bytes, Self.secret)
                #expect(answer.status == 200, "\(answer.text)")
                #expect(ExportTests.content(try await fresh.get("/v1/export").text) == ExportTests.content(export))
                #expect(try await fresh.restore(backup.bytes, Self.secret).status == 200, "again is safe")
                #expect(try await fresh.service.verify().faults == [])
            }
        }
    }

    @Test func eachEndIsToldFromTheOthersAndChangesNothing() async throws {
        try await Kit.with { kit in
            _ = try await kit.plan()
            let sealed = try await kit.post("/v1/backup", Self.body).bytes
            func changed(_ place: Int, _ byte: UInt8) -> [UInt8] {
                sealed.enumerated().map { $0 == place ? byte : $1 }
            }
            // A file whose key costs a gigabyte is not tried.
            let (turned, costly) = (changed(200, ~sealed[200]), changed(10, 20))
            try await Kit.with { fresh in
                for (file, passphrase, code, path) in [
                    (sealed, "another one", "WRONG_PASSPHRASE", "/passphrase"),
                    (sealed, "", "WRONG_PASSPHRASE", "/passphrase"),
                    (turned, Self.secret, "DAMAGED_FILE", "/file"), (costly, Self.secret, "DAMAGED_FILE", "/file"),
                    (Array(sealed.prefix(300)), Self.secret, "DAMAGED_FILE", "/file"),
                    (Array(sealed.prefix(20)), Self.secret, "DAMAGED_FILE", "/file"),
                    ([], Self.secret, "DAMAGED_FILE", "/file"),
                    (Array("{}".utf8), Self.secret, "DAMAGED_FILE", "/file"),
                ] {
                    let answer = try await fresh.restore(file, passphrase)
                    #expect(answer.status == 422 && answer.code == code && answer.path == path, "\(answer.text)")
                }
                #expect(try await fresh.restore(sealed, nil).path == "/passphrase")
                #expect(try await fresh.post("/v1/restore", "{}").status == 400)
                #expect(try await fresh.get("/v1/plans").value(Page<WorkoutPlan>.self).items.isEmpty)
                _ = try await fresh.post("/v1/gyms", #"{"name":"Own"}"#)
                #expect(try await fresh.restore(sealed, Self.secret).code == "IN_USE")
            }
        }
    }

    @Test func anotherAccountTakesItAsItsOwnAndNobodySeesAnothers() async throws {
        try await Kit.with(configured: { $0.accounts = true }) { kit in
            let (anna, berta) = (try await kit.signedIn(as: "Anna"), try await kit.signedIn(as: "Berta"))
            let plan = try await anna.plan()
            let sealed = try await anna.post("/v1/backup", Self.body).bytes
            #expect(try await kit.post("/v1/backup", Self.body).status == 401)
            #expect(try await kit.restore(sealed, Self.secret).status == 401)
            #expect(try await berta.restore(sealed, Self.secret).status == 200)
            #expect(try await berta.get("/v1/plans").value(Page<WorkoutPlan>.self).items.map(\.name) == [plan.name])
        }
    }
}
