import Foundation
import Training

/// The languages of this program: English and German, and what lies as files in the folder of languages (decision 57).
enum Spoken {
    /// Read once, when first asked for.
    static let languages = Languages(files.compactMap(language))

    private static func language(_ file: URL) -> Language? {
        do {
            let text = try String(contentsOf: file, encoding: .utf8)
            return try Catalogue.language(text)
        } catch {
            Terminal.complain("topset: \(file.path) is left out: \(error)")
            return nil
        }
    }

    private static var files: [URL] {
        let environment = ProcessInfo.processInfo.environment
        let binary = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath()
            .deletingLastPathComponent()
        let folders = [
            environment["TOPSET_LANGUAGES"].map { URL(fileURLWithPath: $0) },
            binary.appendingPathComponent("languages"), binary.appendingPathComponent("../share/topset/languages"),
            URL(fileURLWithPath: "Languages"),
        ]
        for folder in folders.compactMap({ $0 }) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
            let files = names.filter { $0.hasSuffix(".json") }.sorted()
            if !files.isEmpty { return files.map { folder.appendingPathComponent($0) } }
        }
        return []
    }
}
