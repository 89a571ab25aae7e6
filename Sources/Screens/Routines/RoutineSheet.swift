import Contract
import Sync
import Training

/// A routine over the page: what it is made of, and the clock that leads through it.
struct RoutineSheet {
    var type: RoutineType
    /// What is trained that day.
    var patterns: [MovementPattern]
    /// The one that was chosen in place of the one that fits.
    var chosen: String?
    /// The step that is being done; `nil` before the start.
    var step: Int?
    /// When it was begun, in milliseconds since 1970: it goes on while the phone sleeps.
    var began: Int64 = 0

    init(_ type: RoutineType, _ patterns: [MovementPattern]) { (self.type, self.patterns) = (type, patterns) }
}

enum RoutineMessage {
    case open(RoutineType)
    /// Opens one by itself, by its name for links.
    case show(RoutineType, String)
    /// Another one, by its name for links.
    case choose(String)
    /// Begins, or goes on with the next step; after the last it is over.
    case next
}

extension RoutineSheet {
    @inline(never) mutating func update(_ message: RoutineMessage, _ world: World) -> [Effect] {
        switch message {
        case .open, .show: return []
        case .choose(let slug):
            (chosen, step) = (slug, nil)
            return [.focus("sheet")]
        case .next: return next(world)
        }
    }

    /// Redraws at the next full second of a timed step, and goes on when its time is over.
    @inline(never) mutating func tick(_ world: World) -> [Effect] {
        guard let step, let routine = routine(world), step < routine.steps.count,
            let seconds = routine.steps[step].seconds
        else { return [] }
        let since = world.now.milliseconds - began
        if since < Int64(seconds) * 1_000 {
            return [.timer(.tick, milliseconds: Int(1_000 - ((since % 1_000) + 1_000) % 1_000))]
        }
        return [.vibrate("200,100,200"), .shell(.beep)] + next(world)
    }

    private mutating func next(_ world: World) -> [Effect] {
        guard let routine = routine(world) else { return [] }
        let place = step.map { $0 + 1 } ?? 0
        guard place < routine.steps.count else {
            step = nil
            return [.shell(.wakeLock(false)), .message(.closeSheet), .announce(world.strings.routineOver)]
        }
        (step, began) = (place, world.now.milliseconds)
        let one = routine.steps[place]
        let text = one.name + ", " + world.strings.amount(one)
        return [.shell(.wakeLock(true)), .announce(text), .scroll("step-" + String(place))] + tick(world)
    }

    func routine(_ world: World) -> Routine? {
        let all = world.knowledge.routines ?? []
        if let chosen {
            for routine in all where routine.slug == chosen { return routine }
        }
        return Routine.fitting(patterns, type, among: all)
    }

    /// Seconds that are left of the step, and that it takes.
    func left(_ step: Routine.Step, _ world: World) -> (left: Int, of: Int)? {
        guard let seconds = step.seconds else { return nil }
        return (max(0, seconds - Int(max(0, (world.now.milliseconds - began) / 1_000))), seconds)
    }
}

extension World {
    /// The movements of exercises in their order, those of one joint left out.
    @inline(never) func patterns(_ exercises: [ExerciseID]) -> [MovementPattern] {
        var patterns: [MovementPattern] = []
        for id in exercises {
            guard let pattern = knowledge.exercise(id)?.pattern, pattern != .isolation, !patterns.contains(pattern)
            else { continue }
            patterns.append(pattern)
        }
        return patterns
    }
}
