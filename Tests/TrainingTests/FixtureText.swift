import Foundation
import Training

/// The lines of a fixture beside the tests.
func fixtureLines(_ name: String) -> [String] {
    let url = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Fixtures/" + name)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { fatalError("no fixture at \(url.path)") }
    return text.split(separator: "\n").map(String.init)
}

/// The rows of a comma-separated fixture, without its heading.
func fixtureRows(_ name: String) -> [[String]] {
    fixtureLines(name).dropFirst().map { line in
        line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    }
}

/// A mass as a fixture writes it.
func mass(_ text: some StringProtocol, _ unit: MassUnit = .kg) -> Mass { Mass(String(text), in: unit)! }
