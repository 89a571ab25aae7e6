import Contract
import Sync
import Training

/// A made-up workout in the grid of every workout, with a line for each thing that there is to know. It has a world of its own: nothing of
/// it is kept, and nothing reaches the server.
final class Tour {
    private var facts = Facts(Boot())
    private var focus = Focus()
    /// How many lines were read: the one with this number is shown.
    private var step = 0

    /// What the lines tell. Each is left when the lifter has done what it says, or with the button beside it.
    private enum Step: Int, CaseIterable { case button, rest, last, weight, undo, finish }

    init(_ world: World) { begin(world) }

    private func begin(_ world: World) {
        facts = Facts(Boot())
        facts.now = world.now
        facts.isWhole = true
        facts.deviceLanguage = world.strings.voice.language.code
        facts.knowledge.speak(like: world.knowledge)
        facts.knowledge.settings = world.knowledge.settings
        facts.knowledge.settings.gymID = nil
        focus.wasAsked = true
        let strings = world.strings
        let unit = strings.unit
        var (blocks, exercises) = ([StartPlan.Block](), [ExerciseFacts]())
        for (index, name) in [strings.tourPress, strings.tourRow].enumerated() {
            let id = ExerciseID(high: 0, low: UInt64(index + 1))
            var last = LastPerformance(sessionID: WorkoutID(high: 0, low: 1), date: world.now.adding(seconds: -259_200))
            var sets: [NewSet] = []
            for number in 0..<(3 - index) {
                var (new, done) = (NewSet(), PerformedSet())
                new.weight = unit == .kg ? .kg(60) : .lb(135)
                new.reps = 8
                done.numbers.weight = unit == .kg ? Mass(thousandths: 57_500, of: .kg) : .lb(130)
                done.numbers.reps = 8 - number
                sets.append(new)
                last.sets.append(done)
            }
            blocks.append(StartPlan.Block(exerciseID: id, name: name, sets: sets))
            exercises.append(ExerciseFacts(id: id, name: name))
            var prior = PriorPerformance()
            prior.lastWorkout = last
            facts.knowledge.prior[id] = prior
        }
        _ = facts.sync.perform(.startAgain(StartPlan(blocks: blocks), exercises, title: strings.tour), at: world.now)
    }

    private var world: World { World(facts) }

    // MARK: What is done

    /// What a tap does; `nil` for what leads away.
    func heard(_ message: Message, at now: Instant) -> [ShellEffect]? {
        facts.now = now
        switch message {
        case .tour:
            goOn(from: step)
            return isOver ? [.focus("go")] : []
        case .focus(let message):
            switch message {
            case .main, .tick, .cell, .pad, .closePad, .open, .addSet, .skip, .moreRest, .lessRest, .skipRest, .useLast,
                .raise, .key, .finish, .reject, .putBack, .takeOffer, .passOffer:
                return carryOut(focus.update(message, world))
            default: break
            }
        case .exercise, .search, .closeSheet: break
        default: return nil
        }
        return [.announce(world.strings.notInTour)]
    }

    func message(forKey key: String) -> Message? {
        step < Step.allCases.count ? focus.message(forKey: key, world) : nil
    }

    /// The next second.
    func tick(at now: Instant) -> [ShellEffect] {
        facts.now = now
        return carryOut(focus.tick(world))
    }

    /// What the workout and the page take of it: no set is sent, no timer rings when the tour is over.
    private func carryOut(_ effects: [Effect]) -> [ShellEffect] {
        var out: [ShellEffect] = []
        for effect in effects {
            switch effect {
            case .perform(let intent): out += perform(intent)
            case .message(.focus(let message)): out += carryOut(focus.update(message, world))
            case .shell(let effect):
                switch effect {
                case .tellKept(let moment): focus.becameDurable(moment)
                case .timer(.tick, _), .vibrate, .focus, .scroll, .announce: out.append(effect)
                default: break
                }
            default: break
            }
        }
        if focus.rest == nil { goOn(from: Step.rest.rawValue) }
        if focus.sheet != nil {
            focus.sheet = nil
            step = Step.allCases.count
            out.append(.focus("go"))
        }
        return out
    }

    private func perform(_ intent: Intent) -> [ShellEffect] {
        focus.isRejected = false
        var declined: [Effect] = []
        for case .declined(let error) in facts.sync.perform(intent, at: facts.now) {
            declined += focus.declined(error, world)
        }
        let followed = focus.performed(intent, world)
        switch intent {
        case .log: goOn(from: Step.button.rawValue)
        case .edit: goOn(from: Step.weight.rawValue)
        case .replan: goOn(from: Step.undo.rawValue)
        default: break
        }
        return carryOut(declined + followed)
    }

    private var isOver: Bool { step >= Step.allCases.count }

    private func goOn(from done: Int) { if step == done { step += 1 } }

    // MARK: What is shown

    /// What the line says now.
    var line: String {
        Step(rawValue: step).map { world.strings.said($0.rawValue) } ?? world.strings.tourIsOver
    }

    func view(_ outer: World) -> Screen {
        // After a cold start the settings come late.
        if step == 0, outer.strings.voice != world.strings.voice { begin(outer) }
        let now = outer.now
        facts.now = now
        let (world, strings) = (world, world.strings)
        let back = iconButton(.back, strings[.close], .go(.today))
        guard !isOver, let workout = world.shown else {
            return Screen(
                frame: .summary, header: [back, title(strings.tour)],
                content: [div("empty", key: 1) { tag("p", "", [.role("status")], line) }],
                dock: div("dock", key: 4) { button("go", .go(.today), [.id("go")], strings[.ready]) })
        }
        var screen = FocusView(focus: focus, world: world, strings: strings).screen(workout)
        screen.header = [back, title(strings.tour, strings.clock(now.seconds(since: workout.startTime)))]
        let foot = screen.dock
        screen.dock = div("", key: 4) {
            div("banner ask", [.id("tour")], key: 1) {
                tag("span", "", [.role("status")], String(step + 1) + "/" + String(Step.allCases.count) + " · " + line)
                button("btn", .tour, [], strings.goOn)
            }
            foot
        }
        return screen
    }
}

extension App {
    /// The next second of what is looked at beside a workout.
    @inline(never) func tickTour() -> [ShellEffect] { tour?.tick(at: facts.now) ?? [] }
}
