import Foundation
import Training

@testable import Interchange

/// Called by the fuzzer with bytes of its own: whatever they are, they are read or refused, and what was read holds together.
/// A crash, a hang or growth beyond its limits is the fuzzer's to find.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    for format in [nil, ImportFormat.csv] { readLog(bytes, format) }
    if let guess = try? guessMapping(bytes) { readTable(bytes, guess) }
    readNotation(bytes)
    return 0
}

private func readLog(_ bytes: [UInt8], _ format: ImportFormat?) {
    guard let log = try? Interchange.readLog(bytes, ImportOptions(format: format)) else { return }
    holdsTogether(log)
}

private func readTable(_ bytes: [UInt8], _ guess: MappingGuess) {
    guard let log = try? Interchange.readLog(bytes, ImportOptions(format: .csv, mapping: guess.mapping)) else { return }
    holdsTogether(log)
}

private func holdsTogether(_ log: ImportedLog) {
    var last = 0
    for row in log.skippedRows {
        precondition(row.line >= max(1, last), "skipped rows are told in the order of the file")
        precondition(!row.reason.isEmpty, "a skipped row says why")
        last = row.line
    }
    var names: Set<String> = []
    for workout in log.workouts {
        precondition(names.insert(workout.idName).inserted, "a workout is there once")
        for exercise in workout.exercises {
            for set in exercise.sets {
                precondition(
                    set.weight != nil || set.reps != nil || set.durationSeconds != nil || set.distance != nil,
                    "a set says something")
            }
        }
    }
}

/// A text that is a program says the same once it is written again.
private func readNotation(_ bytes: [UInt8]) {
    let text = String(decoding: bytes.prefix(8_192), as: UTF8.self)
    func named(_ name: String) -> Exercise? {
        var id = ID<ExerciseTag>(high: 1, low: 0)
        for byte in name.lowercased().utf8 { id = ID(high: 1, low: id.low &* 31 &+ UInt64(byte)) }
        return Exercise(id: id, slug: "", name: name)
    }
    guard let program = try? ProgramNotation.read(text, exercise: named) else { return }
    let written = ProgramNotation.print(program) { _ in nil }
    guard let again = try? ProgramNotation.read(written, exercise: named) else {
        preconditionFailure("what was written cannot be read:\n\(written)")
    }
    precondition(again == program, "what was written says something else:\n\(written)")
}

/// Before the first bytes: `TOPSET_SEEDS=FOLDER` writes the files to begin with there, and ends.
@_cdecl("LLVMFuzzerInitialize")
public func writeSeeds(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?) -> CInt {
    guard let folder = ProcessInfo.processInfo.environment["TOPSET_SEEDS"] else { return 0 }
    for fixture in AppFixture.allCases {
        let path = folder + "/" + fixture.rawValue
        guard FileManager.default.createFile(atPath: path, contents: Data(fixture.text.utf8)) else {
            fatalError("\(path) cannot be written")
        }
    }
    exit(0)
}
