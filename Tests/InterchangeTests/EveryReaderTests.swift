import TestSupport
import Testing
import Training

@testable import Interchange

/// What holds for the files of every app.
@Suite struct EveryReaderTests {
    @Test(arguments: AppFixture.allCases) func aFileIsTakenForItsAppsAndNoOther(fixture: AppFixture) throws {
        let log = try log(fixture.text)
        #expect(log.format == fixture.format)
        #expect((log.workouts.count, log.setCount) == fixture.counts)
        for format in ImportFormat.allCases where format != .csv && format != fixture.format {
            #expect(throws: ImportError.otherFormat(said: format, found: fixture.format)) {
                try Interchange.readLog(Array(fixture.text.utf8), ImportOptions(format: format))
            }
        }
        if fixture.format != .csv { #expect(try self.log(fixture.text, format: fixture.format) == log) }
    }

    private func log(_ text: String, format: ImportFormat? = nil) throws(ImportError) -> ImportedLog {
        try readLog(Array(text.utf8), ImportOptions(format: format))
    }

    @Test(arguments: AppFixture.allCases) func readingTwiceIsTheSameAndLineBreaksDoNotMatter(fixture: AppFixture) throws
    {
        let once = try log(fixture.text)
        #expect(try log(fixture.text) == once)
        let carriage = fixture.text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        let other = try log(carriage)
        #expect(other.sets.map(\.line) == once.sets.map(\.line))
        #expect(other.workouts.map(\.idName) == once.workouts.map(\.idName))
        let marked = fixture.text.hasPrefix("\u{FEFF}") ? fixture.text : "\u{FEFF}" + fixture.text
        #expect(try log(marked).workouts == once.workouts)
    }

    /// Files whose rows say their workout, in blocks of a workout each.
    @Test(arguments: AppFixture.allCases.filter { $0 != .jefit && $0 != .openweight }, 1...5 as ClosedRange<UInt64>)
    func theOrderOfWorkoutsInAFileDoesNotMatter(fixture: AppFixture, seed: UInt64) throws {
        var random = SeededGenerator(seed)
        let lines = fixture.text.split(separator: "\n")
        let once = try log(fixture.text)
        // A workout's rows stay together, in their order.
        let starts = Set(once.workouts.compactMap { $0.exercises.first?.sets.first?.line })
        var blocks: [[Substring]] = []
        for (index, line) in lines.enumerated().dropFirst() {
            if starts.contains(index + 1) || blocks.isEmpty { blocks.append([]) }
            blocks[blocks.count - 1].append(line)
        }
        let text = ([lines[0]] + blocks.shuffled(using: &random).flatMap { $0 }).joined(separator: "\n") + "\n"
        let shuffled = try log(text)
        #expect(shuffled.workouts.map(\.idName) == once.workouts.map(\.idName), "seed \(seed)")
        #expect(shuffled.sets.map(\.raw) == once.sets.map(\.raw), "seed \(seed)")
        #expect(shuffled.sets.map(\.weight) == once.sets.map(\.weight), "seed \(seed)")
    }

    @Test(arguments: AppFixture.allCases) func aFileCutAnywhereIsReadOrRefused(fixture: AppFixture) throws {
        let bytes = Array(fixture.text.utf8)
        let whole = try readLog(bytes)
        for length in 0..<bytes.count {
            guard let cut = try? readLog(Array(bytes[..<length])) else { continue }
            #expect(cut.setCount <= whole.setCount, "cut at \(length)")
            for row in cut.skippedRows { #expect(row.line >= 1 && !row.reason.isEmpty) }
        }
    }

    @Test(arguments: AppFixture.allCases, 1...60 as ClosedRange<UInt64>)
    func damageNeverCrashesAReader(fixture: AppFixture, seed: UInt64) {
        var random = SeededGenerator(seed)
        var bytes = Array(fixture.text.utf8)
        let noise = Array("\",;:\n\r\t0-.eWx#/{}[]\\\0\u{FF}".utf8)
        for _ in 0..<Int.random(in: 1...25, using: &random) {
            let at = Int.random(in: 0..<bytes.count, using: &random)
            switch Int.random(in: 0...3, using: &random) {
            case 0: bytes[at] = noise.randomElement(using: &random) ?? 0
            case 1: bytes.remove(at: at)
            case 2: bytes.insert(UInt8.random(in: .min ... .max, using: &random), at: at)
            default:
                let piece = bytes[at..<min(bytes.count, at + Int.random(in: 1...80, using: &random))]
                bytes.insert(contentsOf: Array(piece), at: Int.random(in: 0...bytes.count, using: &random))
            }
        }
        for format in [nil, ImportFormat.csv] {
            guard let log = try? readLog(bytes, ImportOptions(format: format)) else { continue }
            #expect(log.skippedRows == log.skippedRows.sorted { $0.line < $1.line }, "seed \(seed)")
            let empty = log.sets.filter {
                $0.weight == nil && $0.reps == nil && $0.durationSeconds == nil && $0.distance == nil
            }
            #expect(empty.isEmpty, "seed \(seed)")
            #expect(Set(log.workouts.map(\.idName)).count == log.workouts.count, "seed \(seed)")
        }
        _ = try? guessMapping(bytes)
    }

    @Test(arguments: AppFixture.allCases) func randomRowsUnderAHeaderNeverCrash(fixture: AppFixture) {
        var random = SeededGenerator(UInt64(fixture.rawValue.utf8.count))
        let header = Array(fixture.text.utf8.prefix { $0 != UInt8(ascii: "\n") }) + [UInt8(ascii: "\n")]
        for _ in 0..<100 {
            let bytes = (0..<Int.random(in: 0...600, using: &random)).map { _ in
                UInt8.random(in: .min ... .max, using: &random)
            }
            _ = try? readLog(header + bytes)
        }
    }

    /// Files that are large in one way only: of delimiters, quotes, sections, brackets, columns, sets.
    @Test func hostileFilesCostLittle() {
        let shapes = [
            "### EXERCISE LOGS ###\nename,logs\nSquat,\"" + String(repeating: "1x1,", count: 200_000) + "\"\n",
            String(repeating: "### A ###\nb,c\n", count: 100_000),
            "{\"exercises\": [{\"exercise\": 1, \"sets\": " + String(repeating: "[", count: 200_000),
            "Date,Body Weight (KG)," + String(repeating: "Exercise 1,Weight (KG),Set 1,", count: 160) + "\n"
                + String(repeating: "01/02/2020,80," + String(repeating: "Squat,60,5,", count: 160) + "\n", count: 300),
            "Date,Exercise,Category,Weight,Reps\n" + String(repeating: "2026-04-07,a,b,c,d,e\n", count: 100_000),
            "Date,Exercise,Reps\n" + String(repeating: "\"", count: 500_000),
            "Date,Exercise,Reps\n" + String(repeating: "1.", count: 1_000_000) + ",Squat,5\n",
            String(repeating: "Exercise ", count: 200_000) + ",Date,Reps\n1,2,3\n",
            "ename,logs\n" + String(repeating: "Squat ", count: 200_000) + ",\""
                + String(repeating: "1x1,", count: 50_000) + "\"\n",
            "{\"date\": \"2026-04-07\", \"name\": \"" + String(repeating: "n", count: 2_000_000)
                + "\", \"exercises\": [{\"exercise\": {\"name\": \"a\"}, \"sets\": ["
                + String(repeating: "{\"reps\": 1},", count: 50_000) + "{}]}]}",
            "Date,Exercise,Reps\n" + String(repeating: "2026-04-07,Squat,\"5\n", count: 50_000),
        ]
        for shape in shapes {
            let time = processorTime { _ = try? readLog(Array(shape.utf8)) }
            #expect(time < .seconds(30), "\(shape.prefix(30)) took \(time)")
        }
    }

    /// A few bytes of a packed file are a set, so that rows alone do not bound them.
    @Test func setsAreCountedWhereverTheyStand() {
        let packed =
            "ename,logs,mydate\nSquat,\"" + String(repeating: "1x1,", count: ImportLimit.rows + 1) + "\",2026-04-07\n"
        #expect(throws: ImportError.tooManyRows(limit: ImportLimit.rows)) { try log(packed) }
    }
}
