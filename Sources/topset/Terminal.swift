import Foundation
import Training
import Wire

/// What a person reads: tables, questions, complaints.
enum Terminal {
    /// The language of the terminal, by `LC_ALL`, `LC_MESSAGES` or `LANG`.
    static var language: Language {
        let environment = ProcessInfo.processInfo.environment
        let tag = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
        return Language(tag: tag ?? "en")
    }

    /// One line to standard error.
    static func complain(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

    /// Complains and ends with "the work failed".
    static func fail(_ text: String, code: Int32 = 1) -> Never {
        complain("topset: " + text)
        exit(code)
    }

    /// Prints a value as JSON.
    static func print<T: WireValue>(json value: T) { Swift.print(JSON.text(value)) }

    static var isInteractive: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

    /// Asks; anything but yes is no.
    static func confirm(_ question: String) -> Bool {
        Swift.print(question + " [y/N] ", terminator: "")
        fflush(nil)
        return ["y", "yes", "j", "ja"].contains((readLine() ?? "").lowercased())
    }

    /// Prints rows under a header, columns as wide as their widest cell; the last column is not padded.
    static func table(_ header: [String], _ rows: [[String]]) {
        var widths = header.map(\.count)
        for row in rows {
            for (column, cell) in row.enumerated() { widths[column] = max(widths[column], cell.count) }
        }
        for row in [header] + rows {
            let cells = row.enumerated().map { column, cell in
                column == row.count - 1 ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
            }
            Swift.print(cells.joined(separator: "  "))
        }
    }
}
