import TestSupport
import Testing
import Training

@testable import Interchange

@Suite struct ImportPropertyTests {
    /// The log as a reader of the dialect can understand it: Hevy knows no rests.
    private func expected(_ log: MadeLog, _ dialect: LogWriter.Dialect) -> MadeLog {
        guard dialect == .hevy else { return log }
        var log = log
        for workout in log.workouts.indices {
            for exercise in log.workouts[workout].exercises.indices {
                for set in log.workouts[workout].exercises[exercise].sets.indices {
                    log.workouts[workout].exercises[exercise].sets[set].rest = nil
                }
            }
        }
        return log
    }

    @Test(arguments: LogWriter.Dialect.allCases, 1...40 as ClosedRange<UInt64>)
    func aLogWrittenAndReadIsTheSame(dialect: LogWriter.Dialect, seed: UInt64) throws {
        let made = MadeLog(seed: seed)
        let log = try log(LogWriter(dialect: dialect).text(made), unit: .kg)
        #expect(MadeLog(log) == expected(made, dialect), "seed \(seed)")
        #expect(log.skippedRows.isEmpty && log.repairedRows.isEmpty && log.warnings.isEmpty, "seed \(seed)")
    }

    @Test(arguments: LogWriter.Dialect.allCases, 1...20 as ClosedRange<UInt64>)
    func theOrderOfTheColumnsDoesNotMatter(dialect: LogWriter.Dialect, seed: UInt64) throws {
        var random = SeededGenerator(seed)
        var writer = LogWriter(dialect: dialect)
        writer.order = Array(writer.header.indices).shuffled(using: &random)
        let made = MadeLog(seed: seed)
        #expect(MadeLog(try log(writer.text(made), unit: .kg)) == expected(made, dialect), "seed \(seed)")
    }

    @Test(arguments: LogWriter.Dialect.allCases) func aLogIsTheSameWhateverItsLineBreaks(dialect: LogWriter.Dialect)
        throws
    {
        let text = LogWriter(dialect: dialect).text(MadeLog(seed: 7))
        let carriage = text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\r\n")
        let (one, other) = (try log(text, unit: .kg), try log(carriage, unit: .kg))
        #expect(one.sets.map(\.line) == other.sets.map(\.line))
        #expect(one.workouts.map(\.key) == other.workouts.map(\.key))
    }

    @Test func aLaterExportOnlyAddsWorkouts() throws {
        let made = MadeLog(seed: 3, workouts: 12)
        var earlier = made
        earlier.workouts.removeLast(4)
        for dialect in LogWriter.Dialect.allCases {
            let writer = LogWriter(dialect: dialect)
            let (before, after) = (try log(writer.text(earlier), unit: .kg), try log(writer.text(made), unit: .kg))
            #expect(after.workouts.prefix(8).map(\.idName) == before.workouts.map(\.idName))
            #expect(Set(after.workouts.map(\.idName)).count == 12)
        }
    }

    @Test(arguments: LogWriter.Dialect.allCases) func aFileCutAnywhereIsReadAsFarAsItGoes(dialect: LogWriter.Dialect)
        throws
    {
        let bytes = Array(LogWriter(dialect: dialect).text(MadeLog(seed: 11, workouts: 3)).utf8)
        let whole = try readLog(bytes, ImportOptions(unit: .kg))
        for length in 0..<bytes.count {
            guard let cut = try? readLog(Array(bytes[..<length]), ImportOptions(unit: .kg)) else { continue }
            #expect(cut.setCount <= whole.setCount, "cut at \(length)")
            // Everything but the workout in which it was cut is there.
            let isWhole = cut.workouts.dropLast().allSatisfy(whole.workouts.contains)
            #expect(isWhole, "cut at \(length)")
        }
    }

    @Test(arguments: 1...300 as ClosedRange<UInt64>) func randomBytesNeverCrash(seed: UInt64) {
        var random = SeededGenerator(seed)
        let bytes = (0..<Int.random(in: 0...2_000, using: &random)).map { _ in
            UInt8.random(in: .min ... .max, using: &random)
        }
        _ = try? readLog(bytes)
        let headers = [Header.s2, Header.s4, Header.s5, Header.s6, Header.hevy]
        let header = headers.randomElement(using: &random) ?? ""
        _ = try? readLog(Array(header.utf8) + [10] + bytes)
    }

    @Test(arguments: LogWriter.Dialect.allCases, 1...100 as ClosedRange<UInt64>)
    func damagedFilesNeverCrashAndAccountForEveryRow(dialect: LogWriter.Dialect, seed: UInt64) throws {
        var random = SeededGenerator(seed)
        var bytes = Array(LogWriter(dialect: dialect).text(MadeLog(seed: seed)).utf8)
        let start = (bytes.firstIndex(of: 10) ?? 0) + 1
        for _ in 0..<20 {
            let at = Int.random(in: start..<bytes.count, using: &random)
            bytes[at] = Array("\",;\n\r\t0-.eW\0\u{FF}".utf8).randomElement(using: &random) ?? 0
        }
        let log = try readLog(bytes, ImportOptions(unit: .kg))
        #expect(log.setCount + log.skippedRows.count <= log.rows, "seed \(seed)")
        #expect(log.skippedRows == log.skippedRows.sorted { $0.line < $1.line }, "seed \(seed)")
        let empty = log.sets.filter {
            $0.weight == nil && $0.reps == nil && $0.durationSeconds == nil && $0.distance == nil
        }
        #expect(empty.isEmpty, "seed \(seed)")
    }

    @Test func aLongHistoryIsReadWhole() throws {
        let row = ",\"Push, the long afternoon workout\",1h 13m,\"Bench Press (Barbell)\""
        var text = Header.s4 + "\n"
        for number in 0..<25_000 {
            let day = LocalDateTime(millisecondsOnTheWall: Int64(number / 20) * 86_400_000 + 1_500_000_000_000)
            let start = day.text.split(separator: "T").joined(separator: " ")
            text +=
                "\(start)\(row),\(number % 20 + 1),\(60 + number % 40).0,8.0,0,0.0,\"a note of some length\",\"\",8.5\n"
        }
        let log = try log(text)
        #expect((log.rows, log.setCount, log.workouts.count) == (25_000, 25_000, 1_250))
        #expect(log.sets.last?.line == 25_001)
        #expect(log.skippedRows.isEmpty && log.warnings.isEmpty)
    }
}
