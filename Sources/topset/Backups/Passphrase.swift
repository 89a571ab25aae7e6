import ArgumentParser
import Contract
import Foundation

/// Where the passphrase of a backup comes from: a file, the environment, or whoever sits at the terminal. Never an argument, which
/// everybody on the machine may read.
struct PassphraseOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("A file with the passphrase in its first line (else TOPSET_PASSPHRASE).", valueName: "path"))
    var passphraseFile: String?

    /// The passphrase of what is to be sealed or opened; `nil` where nobody has said one.
    ///
    /// - Parameter data: where what it protects lies: a key that lies beside it protects nothing.
    func known(besides data: [String]) throws -> String? {
        if let passphraseFile {
            let path = URL(fileURLWithPath: NSString(string: passphraseFile).expandingTildeInPath)
                .resolvingSymlinksInPath()
            let folder = path.deletingLastPathComponent().path
            if data.contains(where: { Self.folder($0) == folder }) {
                throw Failure("\(path.path) lies beside what it protects; keep the passphrase elsewhere")
            }
            guard let text = try? String(contentsOf: path, encoding: .utf8) else {
                throw Failure("\(path.path) cannot be read")
            }
            let line = text.split(whereSeparator: \.isNewline).first.map(String.init) ?? ""
            guard !line.isEmpty else { throw Failure("\(path.path) has no passphrase in its first line") }
            return line
        }
        let text = ProcessInfo.processInfo.environment["TOPSET_PASSPHRASE"] ?? ""
        return text.isEmpty ? nil : text
    }

    private static func folder(_ file: String) -> String {
        URL(fileURLWithPath: file).resolvingSymlinksInPath().deletingLastPathComponent().path
    }

    /// The passphrase of what is to be sealed.
    ///
    /// - Throws: where it is too short, or typed differently the second time.
    func forSealing(besides data: [String]) throws -> String {
        let text = try known(besides: data) ?? Self.typed(twice: true)
        try Self.check(text)
        return text
    }

    static func check(_ text: String) throws {
        let length = BackUpAccount.passphraseLength
        guard length.contains(text.unicodeScalars.count) else {
            throw Failure("a passphrase has \(length.lowerBound) characters at least, and \(length.upperBound) at most")
        }
    }

    /// The passphrase of what is to be opened.
    func forOpening() throws -> String { try known(besides: []) ?? Self.typed(twice: false) }

    private static func typed(twice: Bool) throws -> String {
        guard isatty(STDIN_FILENO) == 1 else {
            throw Failure("a passphrase is needed: TOPSET_PASSPHRASE or --passphrase-file says it")
        }
        func ask(_ question: String) -> String { getpass(question).map { String(cString: $0) } ?? "" }
        let text = ask("Passphrase: ")
        if twice, ask("The same again: ") != text { throw Failure("these were two different passphrases") }
        return text
    }
}
