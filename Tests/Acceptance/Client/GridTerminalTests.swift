import Contract
import Foundation
import Testing
import Training
import Wire

/// The grid on a terminal, which is a pair of pseudo-terminals: what is typed goes in, what is drawn comes out.
struct GridTerminalTests {
    /// A command on a terminal of its own.
    private final class Session {
        private let process = Process()
        private let master: Int32
        /// What was drawn and not waited for yet, and all that was drawn. Bytes, since a letter may come in two parts.
        private var seen = Data()
        private var drawn = Data()
        var all: String { String(decoding: drawn, as: UTF8.self) }

        init(_ arguments: [String], columns: UInt16, environment: [String: String]) throws {
            var (master, slave): (Int32, Int32) = (0, 0)
            var size = winsize(ws_row: 24, ws_col: columns, ws_xpixel: 0, ws_ypixel: 0)
            guard openpty(&master, &slave, nil, nil, &size) == 0 else { throw CocoaError(.fileReadUnknown) }
            self.master = master
            process.executableURL = URL(fileURLWithPath: Binary.path)
            process.arguments = arguments
            process.environment = ["HOME": "/nowhere", "TZ": "UTC", "PATH": "/usr/bin:/bin"].merging(environment) { $1 }
            let terminal = FileHandle(fileDescriptor: slave, closeOnDealloc: true)
            process.standardInput = terminal
            process.standardOutput = terminal
            process.standardError = terminal
            try process.run()
        }

        func type(_ line: String) {
            _ = Array((line + "\n").utf8).withUnsafeBytes { write(master, $0.baseAddress, $0.count) }
        }

        /// Waits, at most two minutes, until something is drawn that was not yet there when it was asked for.
        func waits(for text: String) -> Bool {
            let deadline = ContinuousClock.now + .seconds(120)
            while ContinuousClock.now < deadline {
                if let found = seen.range(of: Data(text.utf8)) {
                    seen.removeSubrange(..<found.upperBound)
                    return true
                }
                read()
            }
            return false
        }

        private func read() {
            var asked = pollfd(fd: master, events: Int16(POLLIN), revents: 0)
            guard poll(&asked, 1, 100) > 0 else { return }
            var bytes = [UInt8](repeating: 0, count: 65_536)
            let count = Foundation.read(master, &bytes, bytes.count)
            guard count > 0 else { return }
            seen.append(contentsOf: bytes[..<count])
            drawn.append(contentsOf: bytes[..<count])
        }

        func killNine() {
            kill(process.processIdentifier, SIGKILL)
            process.waitUntilExit()
        }

        /// Waits for the end.
        func end() -> Int32 {
            while process.isRunning { read() }
            return process.terminationStatus
        }

        deinit {
            if process.isRunning { kill(process.processIdentifier, SIGKILL) }
            close(master)
        }
    }

    private let database: String

    init() throws { database = try Binary.folder().appendingPathComponent("t.sqlite").path }

    private func session(
        _ arguments: String..., columns: UInt16 = 40, environment: [String: String] = [:]
    ) throws -> Session {
        try Session(
            arguments + ["--db", database], columns: columns,
            environment: ["TERM": "xterm-256color", "LANG": "C.UTF-8"].merging(environment) { $1 })
    }

    private func workout() throws -> ActiveWorkout {
        let output = try Binary.run(["log", "--json", "--db", database]).output
        return try JSON.decode(ActiveWorkout.self, from: output.trimmingCharacters(in: .newlines))
    }

    @Test func whatWasShownSurvivesAKilledTerminal() throws {
        let first = try session("start", "--freeform")
        #expect(first.waits(for: "\u{1B}[2J"))
        #expect(first.waits(for: "kg> "))
        first.type("a bench press")
        #expect(first.waits(for: "is added"))
        first.type("80x5")
        #expect(first.waits(for: "until"))
        first.killNine()
        let sets = try workout().exercises[0].sets
        #expect(sets.map(\.status) == [.done, .planned, .planned])
        let second = try session("log")
        #expect(second.waits(for: "80 × 5"))
        second.type("82,5x4 @9")
        #expect(second.waits(for: "82.5 × 4"))
        second.type("q")
        #expect(second.waits(for: "topset log"))
        #expect(second.end() == 0)
        #expect(try workout().exercises[0].sets.map(\.reps) == [5, 4, 10])
    }

    @Test func aTerminalThatCanDoLittleGetsPlainLines() throws {
        let grid = try session(
            "start", "--freeform", environment: ["TERM": "dumb", "LANG": "C", "NO_COLOR": "1"])
        #expect(grid.waits(for: "No exercise yet"))
        grid.type("a bench press")
        #expect(grid.waits(for: "is added"))
        #expect(grid.waits(for: "kg> "))
        grid.type("80x5")
        #expect(grid.waits(for: "80 x 5"))
        #expect(grid.waits(for: "kg> "))
        #expect(!grid.all.contains("\u{1B}") && grid.all.utf8.allSatisfy { $0 < 128 })
        grid.type("q")
        #expect(grid.end() == 0)
    }
}
