import ArgumentParser
import Foundation
import Service
import Storage
import StorageSQLite
import Training
import Wire

struct Doctor: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Explain the surroundings: files, rights, room, versions, the clock, the port.",
        discussion:
            "Changes nothing and makes no database. What is wrong is marked, and says what to do. topset verify looks inside."
    )

    @OptionGroup var shared: SharedOptions

    @Option(help: "The port that topset serve is to take.")
    var port = 8080

    /// What was looked at.
    struct Finding: Sendable {
        var name: String
        var text: String
        var isFault = false
    }

    func run() async throws {
        var findings = [
            Finding(name: "version", text: "topset \(Topset.configuration.version), schema \(Schema.version)")
        ]
        findings += files() + [room(), clock(), address()]
        findings += await inside()
        let faults = findings.filter(\.isFault).count
        if shared.json {
            let list = findings.map { finding -> JSONValue in
                ["name": .string(finding.name), "text": .string(finding.text), "ok": .bool(!finding.isFault)]
            }
            print(JSON.text(["findings": .array(list)] as JSONValue))
        } else {
            Terminal.table(["", "", ""], findings.map { [$0.isFault ? "!" : "ok", $0.name, $0.text] })
        }
        if faults > 0 {
            throw Failure(
                faults == 1 ? "one thing is not as it should be" : "\(faults) things are not as they should be")
        }
    }

    // MARK: Files

    private func files() -> [Finding] {
        let folder = URL(fileURLWithPath: shared.path).deletingLastPathComponent().path
        guard shared.exists else {
            let canMake = access(Self.nearest(folder), W_OK) == 0
            return [
                Finding(
                    name: "database", text: "\(shared.path) is not there yet; topset serve makes it", isFault: false),
                Finding(
                    name: "folder", text: canMake ? "\(folder) can be written" : "\(folder) cannot be written",
                    isFault: !canMake),
            ]
        }
        let mode = ((try? FileManager.default.attributesOfItem(atPath: shared.path))?[.posixPermissions] as? NSNumber)?
            .intValue
        let isOpen = (mode ?? 0) & 0o077 != 0
        let canWrite = access(shared.path, R_OK | W_OK) == 0
        let size = FileSize.text(FileSize.of(shared.path))
        let log = FileSize.of(shared.path + "-wal")
        var findings = [
            Finding(
                name: "database",
                text: "\(shared.path), \(size)" + (canWrite ? "" : ": it cannot be written by this user"),
                isFault: !canWrite),
            Finding(
                name: "rights",
                text: isOpen
                    ? "others on this machine may read it; chmod 600 keeps it to you" : "only its owner reads it",
                isFault: isOpen),
            Finding(
                name: "log",
                text: log > 256 << 20
                    ? "\(FileSize.text(log)) are not settled yet; topset serve does it when it has time"
                    : "\(FileSize.text(log)) beside it", isFault: log > 256 << 20),
        ]
        if access(folder, W_OK) != 0 {
            findings.append(
                Finding(name: "folder", text: "\(folder) cannot be written, which SQLite needs", isFault: true))
        }
        return findings + [backup()]
    }

    /// The last backup, and whether the schedule keeps to its hours.
    private func backup() -> Finding {
        let last = BackupNotes.last(of: shared.path)
        var text =
            last.map { "\($0.path) of \($0.date.local.dateText)" } ?? "none that topset made; topset backup makes one"
        if let failure = BackupNotes.failure(of: shared.path) {
            text = "the one of \(failure.date.local.dateText) failed: \(failure.kind.reason ?? ""); the last: " + text
            return Finding(name: "backup", text: text, isFault: true)
        }
        guard let last else { return Finding(name: "backup", text: text) }
        // None is noted that was not read back.
        text += ", \(Self.clock(last.date)), verified as it was written"
        guard case .scheduled(let hours) = last.kind else {
            return Finding(name: "backup", text: text + "; no schedule: topset serve --backups FOLDER keeps one")
        }
        let next = last.date.adding(seconds: Int64(hours) * 3_600)
        let due = "\(next.local.dateText), \(Self.clock(next))"
        text += "; one every \(hours) h while topset serve runs, the next on \(due)"
        let age = (Clock.now().milliseconds - last.date.milliseconds) / 3_600_000
        guard age > Int64(hours) * 2 else { return Finding(name: "backup", text: text) }
        return Finding(
            name: "backup", text: text + ": \(age) hours ago; is topset serve running?",
            isFault: true)
    }

    /// "03:05".
    private static func clock(_ moment: Instant) -> String { String(moment.local.text.dropFirst(11).prefix(5)) }

    /// The folder, or the first above it that is there.
    private static func nearest(_ folder: String) -> String {
        var url = URL(fileURLWithPath: folder)
        while !FileManager.default.fileExists(atPath: url.path), url.path != "/" { url.deleteLastPathComponent() }
        return url.path
    }

    private func room() -> Finding {
        let folder = Self.nearest(URL(fileURLWithPath: shared.path).deletingLastPathComponent().path)
        var status = statvfs()
        guard statvfs(folder, &status) == 0 else {
            return Finding(name: "disk", text: "\(folder) does not answer", isFault: true)
        }
        let free = Int64(clamping: UInt64(status.f_bavail) * UInt64(status.f_frsize))
        let isShort = free < 256 << 20
        return Finding(
            name: "disk", text: "\(FileSize.text(free)) are free" + (isShort ? "; less than 256 MiB is short" : ""),
            isFault: isShort)
    }

    // MARK: Clock and port

    private func clock() -> Finding {
        let now = Clock.now()
        let fault = ClockCheck.fault(now, newest: nil)
        return Finding(
            name: "clock", text: fault ?? "\(now.text), zone \(TimeZone.current.identifier)", isFault: fault != nil)
    }

    /// Whether somebody listens there: a server that runs is no fault.
    private func address() -> Finding {
        let socket = Foundation.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        defer { close(socket) }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_port = UInt16(clamping: port).bigEndian
        address.sin_addr.s_addr = inet_addr("127.0.0.1")
        let answers = withUnsafePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                connect(socket, $0, socklen_t(MemoryLayout<sockaddr_in>.size)) == 0
            }
        }
        return Finding(
            name: "port",
            text: answers ? "\(port) is taken: a server runs there, or another program does" : "\(port) is free")
    }

    // MARK: Inside

    /// What can be said of a database that is there, without changing it.
    private func inside() async -> [Finding] {
        guard shared.exists, !shared.isEmpty else { return [] }
        do {
            if let fault = try WriteAheadLog(of: shared.path).fault { return [broken(fault)] }
            let faults = try SQLiteDatabase.faults(of: shared.path, .quick)
            guard faults.isEmpty else { return [broken(faults[0])] }
            return [
                Finding(name: "file", text: "SQLite finds nothing wrong in it; topset verify looks at what it holds")
            ]
        } catch let error as StorageError { return [broken(error.message)] } catch { return [broken("\(error)")] }
    }

    private func broken(_ fault: String) -> Finding {
        Finding(
            name: "file", text: "it is damaged (\(fault)); topset recover makes a new one of what can be read",
            isFault: true)
    }
}
