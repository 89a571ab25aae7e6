import Contract
import Foundation
import Service
import Training
import Wire

/// Trains from the terminal: draws the grid, reads a line, does what it says, until the lifter leaves or finishes.
///
/// Every change is on the disk before the grid shows it, so that a process that is killed loses nothing: `topset log` goes on.
/// The terminal's modes are left as they are.
struct GridLoop {
    private let lifter: Lifter
    private var grid: Grid
    private let input = LineInput()
    private var drawn: (columns: Int, rows: Int)?

    init(_ workout: ActiveWorkout, _ lifter: Lifter) {
        self.lifter = lifter
        grid = Grid(workout, lifter)
    }

    /// How long to wait for a line before looking whether the terminal or, on another device, the workout has changed.
    private static let pause: Int32 = 500
    private static let pausesBetweenLooks = 4

    mutating func run() async throws {
        try await know()
        draw()
        var (pauses, hasRead) = (0, false)
        while true {
            switch input.next(within: Self.pause) {
            case .end:
                // Who had nothing to say is shown how things stand.
                if Terminal.isSeen { print("") } else if !hasRead { WorkoutText(grid.workout, lifter.voice).print() }
                return
            case .pause:
                pauses += 1
                if let drawn, let size = Terminal.size, drawn != size { draw() }
                if Terminal.isSeen, pauses % Self.pausesBetweenLooks == 0, try await look() { return }
            case .line(let line):
                hasRead = true
                if try await carryOut(grid.read(line)) { return }
            }
        }
    }

    // MARK: Doing

    /// - Returns: whether that was all.
    private mutating func carryOut(_ action: Grid.Action) async throws -> Bool {
        let id = grid.workout.id
        do {
            switch action {
            case .leave:
                Terminal.say("The workout goes on: topset log comes back to it.")
                return true
            case .finish(let rpe):
                let answer = try await lifter.finish(id, rpe: rpe, key: Self.newKey)
                try CompletionText(JSON.decode(CompleteAnswer.self, from: answer), lifter.voice).print()
                return true
            case .look: break
            case .log(let sets, let exercise): try await log(sets, exercise)
            case .skip(let place): try await lifter.mark(place, as: .skipped, in: id, key: Self.newKey)
            case .plan(let place): try await lifter.mark(place, as: .planned, in: id, key: Self.newKey)
            case .addSet(let set, let exercise): try await add(set, to: exercise)
            case .addExercise(let name): try await add(name)
            case .undo:
                try await lifter.takeBack(in: id, key: Self.newKey)
                grid.message = Grid.Message(text: "The last change is undone.")
            }
        } catch let error as ServiceError {
            grid.message = Grid.Message(text: error.message, isFault: true)
        } catch let error as Failure { grid.message = Grid.Message(text: error.message, isFault: true) }
        if action != .look, try await isOver() { return true }
        try await know()
        draw()
        return false
    }

    private static var newKey: String { UUID().uuidString.lowercased() }

    private mutating func log(_ sets: [Grid.Work], _ exercise: InstanceID) async throws {
        let (workout, log) = (grid.workout.id, Self.newKey)
        for (index, set) in sets.enumerated() {
            let key = StepKey.set(index, of: log)
            let id = set.id ?? SetID.named(Self.newKey, in: workout)
            if set.id == nil {
                try await lifter.add(set.values.planned(id), to: exercise, in: workout, key: StepKey.adding(key))
            }
            try await lifter.log(set.values, at: SetPlace(exercise, id), in: workout, key: key)
            grid.take(try await lifter.service.workout(lifter.user, workout))
            grid.show(exercise)
            grid.went(id)
        }
    }

    private func add(_ set: NewSet, to exercise: InstanceID) async throws {
        var set = set
        set.id = SetID.named(Self.newKey, in: grid.workout.id)
        try await lifter.add(set, to: exercise, in: grid.workout.id, key: Self.newKey)
    }

    private mutating func add(_ name: String) async throws {
        let (found, workout) = (try await lifter.exercise(name), grid.workout.id)
        let instance = InstanceID.named(Self.newKey, in: workout)
        try await lifter.add(found.id, as: instance, nil, to: workout, key: Self.newKey)
        grid.take(try await lifter.service.workout(lifter.user, workout))
        grid.show(instance)
        grid.message = Grid.Message(text: "\(found.name) is added.")
    }

    // MARK: Knowing

    /// Takes the workout as it is now; it may have been finished elsewhere.
    private mutating func isOver() async throws -> Bool {
        let now = try await lifter.service.workout(lifter.user, grid.workout.id)
        grid.take(now)
        guard now.status != .inProgress else { return false }
        Terminal.say("The workout is \(now.status.rawValue).")
        return true
    }

    /// Looks for what others changed.
    private mutating func look() async throws -> Bool {
        let before = grid.workout.revision
        if try await isOver() { return true }
        if grid.workout.revision != before { draw() }
        return false
    }

    /// Looks up what was done before of the exercise that is shown.
    private mutating func know() async throws {
        guard let exercise = grid.exercise?.exerciseID, grid.prior[exercise] == nil else { return }
        grid.prior[exercise] = try await lifter.service.priorPerformance(lifter.user, exercise, horizonDays: 3_650)
    }

    // MARK: Drawing

    /// Draws the whole screen; where nobody sees it, only what was said.
    private mutating func draw() {
        guard Terminal.isSeen else {
            if let message = grid.message { Terminal.say(message.text.shown) }
            if grid.showsHelp { for line in Grid.help { Terminal.say(line) } }
            fflush(nil)
            return
        }
        drawn = Terminal.size
        // Home, and clear: no other screen, which a killed process would leave behind.
        print(Terminal.obeys ? "\u{1B}[H\u{1B}[2J" : "\n", terminator: "")
        for line in grid.lines(width: Terminal.width ?? 80, height: drawn?.rows ?? 24) {
            Terminal.draw(line.text, line.paint)
        }
        print(lifter.voice.unit.rawValue + "> ", terminator: "")
        fflush(nil)
    }
}
