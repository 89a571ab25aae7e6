import Foundation
import Training

@testable import Interchange

/// What the bytes are given to: a reader of an app's files, or one of the others.
private enum Reader: Hashable, Sendable {
    case log(ImportFormat), notation, bodyTable, appleHealth

    static let all = ImportFormat.allCases.map(Reader.log) + [.notation, .bodyTable, .appleHealth]

    var name: String {
        switch self {
        case .log(let format): format.rawValue
        case .notation: "notation"
        case .bodyTable: "body"
        case .appleHealth: "health"
        }
    }

    /// Whatever the bytes are, they are read or refused, and what was read holds together.
    func read(_ bytes: [UInt8]) {
        switch self {
        case .log(.csv):
            check(bytes, ImportOptions(format: .csv))
            if let guess = try? guessMapping(bytes) {
                check(bytes, ImportOptions(format: .csv, mapping: guess.mapping))
            }
        case .log(let format): check(bytes, ImportOptions(format: format))
        case .notation: readNotation(bytes)
        case .bodyTable: readBodyTable(bytes)
        case .appleHealth: readAppleHealth(bytes)
        }
    }
}

/// Those of `TOPSET_READER=NAME`, or all.
private let readers: [Reader] = {
    guard let name = ProcessInfo.processInfo.environment["TOPSET_READER"] else { return Reader.all }
    return Reader.all.filter { $0.name == name }
}()

/// Called by the fuzzer with bytes of its own. A crash, a hang or growth beyond its limits is the fuzzer's to find.
@_cdecl("LLVMFuzzerTestOneInput")
public func readAnything(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = Array(UnsafeBufferPointer(start: start, count: count))
    // A file that says itself what it is.
    if readers.count > 1 { check(bytes, ImportOptions()) }
    for reader in readers { reader.read(bytes) }
    return 0
}

private func check(_ bytes: [UInt8], _ options: ImportOptions) {
    guard let log = try? readLog(bytes, options) else { return }
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

/// A row of a table is a measurement, or says why it is none, on a line that the file has.
private func readBodyTable(_ bytes: [UInt8]) {
    guard let table = try? BodyTable(bytes, unit: .kg) else { return }
    for row in table.rows { precondition(row.line >= 1, "a measurement stands somewhere") }
    for fault in table.faults { precondition(fault.line >= 1, "a fault stands somewhere") }
}

/// However the pieces of a file are cut, the same is read.
private func readAppleHealth(_ bytes: [UInt8]) {
    func measurements(inPiecesOf size: Int) -> [ReadMeasurement] {
        var reader = AppleHealthReader()
        for start in stride(from: 0, to: bytes.count, by: size) {
            bytes[start..<min(start + size, bytes.count)].withUnsafeBytes { reader.take($0) }
        }
        return reader.measurements()
    }
    precondition(measurements(inPiecesOf: 16_384) == measurements(inPiecesOf: 7), "pieces make a difference")
}

/// Before the first bytes: a name of a reader that there is not is refused; `TOPSET_SEEDS=FOLDER` writes the files to begin with there, and ends.
@_cdecl("LLVMFuzzerInitialize")
public func writeSeeds(_ count: UnsafeMutableRawPointer?, _ arguments: UnsafeMutableRawPointer?) -> CInt {
    guard !readers.isEmpty else {
        print("readers: " + Reader.all.map(\.name).joined(separator: " "))
        exit(2)
    }
    guard let folder = ProcessInfo.processInfo.environment["TOPSET_SEEDS"] else { return 0 }
    for fixture in AppFixture.allCases {
        let path = folder + "/" + fixture.rawValue
        guard FileManager.default.createFile(atPath: path, contents: Data(fixture.text.utf8)) else {
            fatalError("\(path) cannot be written")
        }
    }
    exit(0)
}
