import ArgumentParser
import Foundation
import Service
import StorageSQLite
import Training
import Wire

struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copy the database into one file, sealed with a passphrase, also while the server runs.",
        discussion: """
            The copy is the database as it is at one moment, read again before it counts. It is sealed: nobody reads it without \
            its passphrase, and nobody can make a new one, so keep that where the database is not. --plain leaves it open. \
            topset restore puts it back.
            """)

    @OptionGroup var shared: SharedOptions
    @OptionGroup var passphrase: PassphraseOptions

    @Flag(help: "Do not seal it: who has the file can read it.")
    var plain = false

    @Flag(help: "Of one account alone, as the app makes it: topset restore, topset import and the app put it back.")
    var account = false

    @Option(help: "Whose account, by name; otherwise the one local user's.")
    var user: String?

    @Argument(help: "Where to write it; nothing may be there yet.")
    var path: String

    func run() async throws {
        try shared.requireDatabase()
        let target = NSString(string: path).expandingTildeInPath
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: target)) != nil
        guard !target.isEmpty else { throw Failure("a backup needs a name") }
        guard !isLink, !FileManager.default.fileExists(atPath: target) else {
            throw Failure("\(target) exists; a backup is written over nothing, and needs a name of its own")
        }
        guard !plain || !account else {
            throw Failure("the backup of an account is sealed: topset export leaves it open")
        }
        guard account || user == nil else { throw Failure("--user says whose account: it goes with --account") }
        let secret = plain ? nil : try passphrase.forSealing(besides: [shared.path, target])
        let size: Int64
        if account, let secret {
            let service = try await shared.service()
            size = try await BackupFile.make(
                service, of: service.owner(named: user), to: target, passphrase: secret)
        } else {
            let database = try await Damage.checked(shared, existing: true)
            size = try await BackupFile.make(database, at: shared.path, to: target, passphrase: secret)
            try BackupNotes.add(target, .made, of: shared.path)
        }
        if shared.json {
            return print(
                JSON.text(
                    ["path": .string(target), "bytes": .integer(size), "sealed": .bool(!plain)] as JSONValue))
        }
        print("Backed up to \(target) (\((size + 1_023) / 1_024) KiB)" + (plain ? "; it is not sealed." : ", sealed."))
    }
}

struct Backups: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "List the backups that are known of: those you made, and those of topset serve --backups.")

    @OptionGroup var shared: SharedOptions

    func run() throws {
        let notes = BackupNotes.all(of: shared.path)
        if shared.json {
            let list = notes.map { note -> JSONValue in
                [
                    "date": .string(note.date.text), "path": .string(note.path), "kind": .string(note.kind.name),
                    "bytes": .integer(FileSize.of(note.path)), "there": .bool(note.isThere),
                    "reason": note.kind.reason.map { .string($0) } ?? .null,
                ]
            }
            return print(JSON.text(["items": .array(list)] as JSONValue))
        }
        guard !notes.isEmpty else {
            return print("No backup is known of: topset backup makes one, topset serve --backups many.")
        }
        let rows = notes.map { note -> [String] in
            let size = note.kind.reason ?? (note.isThere ? FileSize.text(FileSize.of(note.path)) : "gone")
            return [note.date.local.dateText, note.kind.name, size, note.path]
        }
        Terminal.table(["made", "by", "size", "path"], rows)
    }
}
