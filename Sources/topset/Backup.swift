import ArgumentParser
import Foundation
import StorageSQLite
import Training
import Wire

struct Backup: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Copy the database into one file, also while the server runs.",
        discussion: """
            The copy is the database as it is at one moment, whole in one file without a log beside it. It is not encrypted: \
            keep it where only you can read it. To go back to it, stop the server and put the copy in the database's place.
            """)

    @OptionGroup var shared: SharedOptions

    @Argument(help: "Where to write it; nothing may be there yet.")
    var path: String

    func run() async throws {
        let database = try await Damage.checked(shared, existing: true)
        let target = NSString(string: path).expandingTildeInPath
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: target)) != nil
        guard !target.isEmpty else { throw Failure("a backup needs a name") }
        guard !isLink, !FileManager.default.fileExists(atPath: target) else {
            throw Failure("\(target) exists; a backup is written over nothing, and needs a name of its own")
        }
        try await database.backUp(to: target)
        try LastBackup.note(target, of: shared.path)
        let size = (try FileManager.default.attributesOfItem(atPath: target)[.size] as? NSNumber)?.int64Value ?? 0
        if shared.json { return print(JSON.text(["path": .string(target), "bytes": .integer(size)] as JSONValue)) }
        print("Backed up to \(target) (\((size + 1_023) / 1_024) KiB).")
    }
}

/// Where backups of a database were put, in a file beside it: the database itself may be what cannot be read.
enum LastBackup {
    private static func notes(of database: String) -> String { database + ".backups" }

    /// Notes a backup that was just made.
    static func note(_ path: String, of database: String) throws {
        let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
        let line = Clock.now().text + "\t" + absolute + "\n"
        let known = (try? String(contentsOfFile: notes(of: database), encoding: .utf8)) ?? ""
        try (known + line).write(toFile: notes(of: database), atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: notes(of: database))
    }

    /// The newest backup that is still there, and when it was made.
    static func find(of database: String) -> (path: String, date: String)? {
        let text = (try? String(contentsOfFile: notes(of: database), encoding: .utf8)) ?? ""
        for line in text.split(separator: "\n").reversed() {
            let cells = line.split(separator: "\t", maxSplits: 1)
            guard cells.count == 2, FileManager.default.fileExists(atPath: String(cells[1])) else { continue }
            return (String(cells[1]), String(cells[0].prefix(10)))
        }
        return nil
    }
}
