import Foundation
import Training

/// What is known of the backups of a database, in a file beside it: the database itself may be what cannot be read.
///
/// A line for each: when, where, what it is, with tabs between.
enum BackupNotes {
    /// What a note tells.
    enum Kind: Equatable, Sendable {
        /// Somebody made one.
        case made
        /// The schedule made one, as it does every so many hours.
        case scheduled(hours: Int)
        /// The schedule could not make one; why.
        case failed(String)

        fileprivate var text: String {
            switch self {
            case .made: "made"
            case .scheduled(let hours): "scheduled \(hours)"
            case .failed(let reason): "failed " + reason.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            }
        }

        var name: String {
            switch self {
            case .made: "made"
            case .scheduled: "scheduled"
            case .failed: "failed"
            }
        }

        /// Why it failed.
        var reason: String? { if case .failed(let reason) = self { reason } else { nil } }

        fileprivate init(_ text: Substring) {
            let words = text.split(separator: " ", maxSplits: 1)
            switch words.first {
            case "scheduled": self = .scheduled(hours: words.count > 1 ? Int(words[1]) ?? 24 : 24)
            case "failed": self = .failed(words.count > 1 ? String(words[1]) : "")
            default: self = .made
            }
        }
    }

    /// One line.
    struct Note: Sendable {
        var date: Instant
        var path: String
        var kind: Kind

        fileprivate var text: String { date.text + "\t" + path + "\t" + kind.text + "\n" }
        var isThere: Bool { FileManager.default.fileExists(atPath: path) }
    }

    private static func file(_ database: String) -> String { database + ".backups" }

    /// Every note, oldest first.
    static func all(of database: String) -> [Note] {
        let text = (try? String(contentsOfFile: file(database), encoding: .utf8)) ?? ""
        return text.split(separator: "\n").compactMap { line in
            let cells = line.split(separator: "\t", maxSplits: 2)
            guard cells.count > 1, let date = Instant(String(cells[0])) else { return nil }
            return Note(date: date, path: String(cells[1]), kind: Kind(cells.count > 2 ? cells[2] : "made"))
        }
    }

    /// Notes what was just made, or could not be. What tells of files that are gone, or of older failures, is dropped.
    static func add(_ path: String, _ kind: Kind, of database: String) throws {
        let absolute = URL(fileURLWithPath: path).standardizedFileURL.path
        let left = all(of: database).filter { note in
            note.kind.reason == nil && note.isThere && note.path != absolute
        }
        let text = (left + [Note(date: Clock.now(), path: absolute, kind: kind)]).map(\.text).joined()
        try text.write(toFile: file(database), atomically: true, encoding: .utf8)
        try FileManager.default.setAttributes([.posixPermissions: 0o600], ofItemAtPath: file(database))
    }

    /// The newest backup that is still there.
    static func last(of database: String) -> Note? {
        all(of: database).last { note in
            note.kind.reason == nil && note.isThere
        }
    }

    /// Why the schedule's last try failed; `nil` where it did not, or another has been made since.
    static func failure(of database: String) -> Note? {
        all(of: database).last.flatMap { $0.kind.reason == nil ? nil : $0 }
    }
}
