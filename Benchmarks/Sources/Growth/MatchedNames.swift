import Contract
import Foundation
import Service
import Storage
import StorageSQLite
import Training

/// What it takes to tell what names mean, as an import with many of them does: those of a file with a name and a tab in each line,
/// as they stand, then with a slip of the finger in each, which no table knows.
///
/// - Parameter file: such as `Tests/ServerTests/Names/judged.tsv`, from where the package is run.
func measureMatchedNames(in file: String) async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("names-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let database = try SQLiteDatabase(path: folder.appendingPathComponent("t.sqlite").path, now: evening)
    let service = TopsetService(database, clock: { evening })
    let user = UserID.named("namer", in: ID<Never>(high: 0x7000, low: 0x8000_0000_0000_0000))
    let known = try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n")
        .compactMap { $0.split(separator: "\t").first.map { String($0) } }
    print(
        "\(known.count) names, as often as it takes".padding(toLength: 40, withPad: " ", startingAt: 0)
            + "   ms (median)")
    var first: Double?
    for (title, names) in [("as they stand", known), ("with a slip in each", known.map(slipped))] {
        for count in [400, 4_000] {
            var asked: [String] = []
            // No two are the same: a number of sets stands beside them from the second round on.
            for index in 0..<count {
                let round = index / names.count
                asked.append(names[index % names.count] + (round == 0 ? "" : " \(round + 2)x8"))
            }
            // As many as one call takes at once.
            var request = MatchNames(names: [])
            let took = try await median(5) {
                for start in stride(from: 0, to: asked.count, by: MatchNames.longest) {
                    request.names = Array(asked[start..<min(start + MatchNames.longest, asked.count)])
                    _ = try await service.match(user, request)
                }
            }
            first = first ?? took
            print(
                "\(count) names \(title)".padding(toLength: 40, withPad: " ", startingAt: 0)
                    + String(format: "%10.1f  %6.1f times the first", took, took / (first ?? took)))
        }
    }
}

/// The name with two neighbouring letters of its longest word the wrong way round.
private func slipped(_ name: String) -> String {
    var words = name.split(separator: " ", omittingEmptySubsequences: false).map { Array($0) }
    guard let longest = words.indices.max(by: { words[$0].count < words[$1].count }), words[longest].count > 3 else {
        return name
    }
    words[longest].swapAt(1, 2)
    return words.map { String($0) }.joined(separator: " ")
}
