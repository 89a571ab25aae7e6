import Foundation
import Training
import Wire

/// What a person reads: tables, questions, complaints.
enum Terminal {
    /// The language of the one at the terminal, by `LC_ALL`, `LC_MESSAGES` or `LANG`: for JSON and for what is kept. What is printed
    /// is English.
    static var language: Language {
        let environment = ProcessInfo.processInfo.environment
        let tag = ["LC_ALL", "LC_MESSAGES", "LANG"].compactMap { environment[$0] }.first { !$0.isEmpty }
        return Spoken.languages[tag ?? "en"] ?? .english
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

    /// Prints rows under a header, fitted to the terminal; the last cells go on in further lines where they are too long.
    static func table(
        _ header: [String], _ rows: [[String]], wrapsLast: Bool = true, whole: Set<Int> = []
    ) {
        let table = TextTable(header: header, rows: rows, wrapsLast: wrapsLast, whole: whole)
        for (index, lines) in table.groups(width: width).enumerated() {
            for line in lines { draw(line, index == 0 ? .bold : nil) }
        }
    }

    /// Prints a line that must not be wider than the terminal, which letters that are told by two would make it.
    static func draw(_ line: String, _ paint: Paint? = nil) {
        say(isUnicode ? line : line.inASCII.fitted(to: width ?? .max), paint)
    }

    /// Prints a line as the terminal can show it.
    static func say(_ line: String, _ paint: Paint? = nil) {
        let line = isUnicode ? line : line.inASCII
        Swift.print(paint?(line, if: isColoured) ?? line)
    }

    /// Prints sentences in lines that fit the terminal.
    static func tell(_ text: String, _ paint: Paint? = nil) {
        guard let width else { return say(text.shown, paint) }
        for line in text.shown.wrapped(to: width) { say(line, paint) }
    }

    // MARK: What the terminal can do

    private static func environment(_ name: String) -> String? {
        ProcessInfo.processInfo.environment[name].flatMap { $0.isEmpty ? nil : $0 }
    }

    /// Whether what is printed is seen at once, and not kept in a file or taken by another program.
    static var isSeen: Bool { isatty(STDOUT_FILENO) == 1 }

    /// Columns to print in, by `COLUMNS` or the terminal; `nil` where nothing limits them.
    static var width: Int? { environment("COLUMNS").flatMap { Int($0) }.flatMap { $0 > 0 ? $0 : nil } ?? size?.columns }

    /// The size of the terminal; `nil` without one, or where it does not say.
    static var size: (columns: Int, rows: Int)? {
        var size = winsize()
        guard isSeen, ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return (Int(size.ws_col), Int(size.ws_row))
    }

    /// Whether the terminal obeys orders to clear itself and the like.
    static var obeys: Bool { isSeen && environment("TERM") != nil && environment("TERM") != "dumb" }

    /// Whether to use colours: on a terminal that has them, unless `NO_COLOR` says otherwise (no-color.org).
    static var isColoured: Bool { obeys && environment("NO_COLOR") == nil }

    /// Whether to print more signs than ASCII has: what is no terminal gets them all.
    static var isUnicode: Bool {
        guard isSeen else { return true }
        let locale = ["LC_ALL", "LC_CTYPE", "LANG"].compactMap { environment($0) }.first?.lowercased() ?? ""
        return locale.contains("utf-8") || locale.contains("utf8")
    }
}
