import Contract
import Sync
import Training
import Wire

/// A workout or a week that the server puts together: what is asked for, what came of it, and what was changed of that.
///
/// A class, so that the first screen carries no more of it than a reference.
final class Generator {
    /// A week, else one workout.
    var isWeek = false
    // What was chosen; what was not is the server's to choose.
    var goal: Goal?
    var minutes: Int?
    var focus: WorkoutFocus?
    var days: Int?
    var split: Split?
    var gym: GymID?
    var variant = 0
    var made: GeneratedTraining?
    /// As it was before the last change.
    var before: GeneratedTraining?
    /// The exercise whose tools are shown.
    var open: ExerciseID?
    /// The plan that an exercise is looked for.
    var adding = 0
    /// How often it was asked: an answer to an earlier question is not waited for.
    var asked = 0
    var isAsking = false
    /// Why there is nothing to show.
    var fault: String?
}

enum GeneratorMessage {
    enum Field { case goal, minutes, focus, days, split, gym }

    case choose(Field, String)
    case again
    /// The next best.
    case another
    case open(ExerciseID)
    /// Of a plan, by its place and the exercise's.
    case swap(Int, Int)
    case remove(Int, Int)
    /// To another place; one set more or less.
    case move(Int, Int, to: Int)
    case sets(Int, Int, Int)
    /// Looks for one more for a plan.
    case add(Int)
    /// Takes the last change back.
    case back
    /// Starts it, or puts it into the workout that runs and is empty.
    case start
    /// It stands in the workout.
    case added
    case save
    case follow
}

extension Generator {
    /// The place was gone to: what was chosen before stays chosen.
    @inline(never) static func arrived(_ generator: inout Generator?, week: Bool, _ world: World) -> [Effect] {
        let here = generator ?? Generator()
        generator = here
        if here.isWeek != week { (here.made, here.variant) = (nil, 0) }
        here.isWeek = week
        return here.ask(world)
    }

    @inline(never) func update(_ message: GeneratorMessage, _ world: World) -> [Effect] {
        switch message {
        case .choose(let field, let value): return choose(field, value, world)
        case .again: return ask(world)
        case .another:
            variant = (variant + 1) % 10
            return ask(world) + [.scroll("title")]
        case .open(let exercise): open = open == exercise ? nil : exercise
        case .swap(let plan, let place): return swap(plan, place, world)
        case .remove(let plan, let place): return remove(plan, place, world)
        case .move(let plan, let place, let to): return move(plan, place, to, world)
        case .sets(let plan, let place, let step):
            guard var item = item(plan, place) else { return [] }
            item.changeSets(by: step)
            made?.plans[plan].items[place] = item
            return changed(plan, world.strings.sets(item.choice.exercise.sets.count), world)
        case .add(let plan):
            adding = plan
            return [.openSearch]
        case .back:
            if let before { made = before }
            before = nil
        case .start: return start(world)
        case .added:
            // The first one is done first; a tap on what is open would fold it.
            guard let exercises = world.workout?.exercises, exercises.count > 1 else {
                return [.go(.workout, replace: true)]
            }
            return [.go(.workout, replace: true), .message(.focus(.open(exercises[0].instanceID)))]
        case .save: return save(world)
        case .follow: return follow(world)
        }
        return []
    }

    private func choose(_ field: GeneratorMessage.Field, _ value: String, _ world: World) -> [Effect] {
        variant = 0
        var effects: [Effect] = []
        switch field {
        case .goal: goal = Goal(rawValue: value)
        case .minutes: minutes = Int(value)
        case .focus: focus = WorkoutFocus(rawValue: value)
        case .days: days = Int(value)
        case .split: split = Split(rawValue: value)
        case .gym:
            // It says where the lifter is, here as elsewhere.
            gym = GymID(value)
            var settings = world.knowledge.settings
            settings.gymID = gym
            effects.append(.note(.settings(settings)))
        }
        return effects + ask(world)
    }

    // MARK: Asking

    private func ask(_ world: World) -> [Effect] {
        asked += 1
        (isAsking, fault, before, open) = (true, nil, nil, nil)
        return [.send(Call(purpose: .generate(asked), request: request(gym ?? world.startGym)))]
    }

    private func request(_ gym: GymID?) -> ClientRequest {
        if isWeek {
            var week = GenerateWeek()
            (week.goal, week.minutes, week.gymID, week.variant) = (goal, minutes, gym, variant)
            (week.daysPerWeek, week.split) = (days, split)
            return ClientRequest(.generateWeek, week)
        }
        var workout = GenerateWorkout()
        (workout.goal, workout.minutes, workout.gymID, workout.variant) = (goal, minutes, gym, variant)
        workout.focus = focus
        return ClientRequest(.generateWorkout, workout)
    }

    /// What the server made of it, or why it did not.
    @inline(never) func answered(_ number: Int, _ answer: Answer, _ world: World) -> [Effect] {
        if number != asked { return [] }
        isAsking = false
        if answer.isGood, let found = answer.read(GeneratedTraining.self) {
            made = found
            return [.announce(found.name)]
        }
        (made, fault) = (nil, answer.fault?.message ?? world.strings[.serverAway])
        return []
    }

    // MARK: Changing

    private func item(_ plan: Int, _ place: Int) -> GeneratedItem? {
        guard let made, plan < made.plans.count, place < made.plans[plan].items.count else { return nil }
        return made.plans[plan].items[place]
    }

    /// The next choice takes the place; the one that stood there comes last among the others.
    private func swap(_ plan: Int, _ place: Int, _ world: World) -> [Effect] {
        guard var item = item(plan, place), !item.alternatives.isEmpty else { return [] }
        item.alternatives.append(item.choice)
        item.choice = item.alternatives.removeFirst()
        before = made
        open = item.choice.exercise.exerciseID
        made?.plans[plan].items[place] = item
        return changed(plan, world.strings.called(item.choice.exercise), world)
    }

    /// How long it takes now, and what was done.
    private func changed(_ plan: Int, _ said: String, _ world: World) -> [Effect] {
        guard let minutes = made?.plans[plan].estimate() else { return [] }
        made?.plans[plan].minutes = minutes
        return [.announce(said + ". " + world.strings.about(minutes))]
    }

    private func move(_ plan: Int, _ place: Int, _ to: Int, _ world: World) -> [Effect] {
        guard let item = item(plan, place), let count = made?.plans[plan].items.count, to >= 0, to < count else {
            return []
        }
        made?.plans[plan].items.remove(at: place)
        made?.plans[plan].items.insert(item, at: to)
        return [.announce(world.strings.placed(world.strings.called(item.choice.exercise), to + 1, count))]
    }

    /// One more, as it was done last, at the end of the plan that it was looked for. What hurts there is said.
    @inline(never) func add(_ exercise: Exercise, _ world: World) -> [Effect] {
        guard let plans = made?.plans, adding < plans.count else { return [] }
        for item in plans[adding].items where item.choice.exercise.exerciseID == exercise.id {
            return [.focus("title")]
        }
        var prescription = ExercisePrescription(
            id: .unnamed, exerciseID: exercise.id, name: exercise.name, loadKind: exercise.loadKind,
            measure: exercise.measure)
        prescription.muscles = exercise.primaryMuscles
        for new in world.plannedLikeLast(exercise) ?? [] {
            var set = SetPrescription(id: .unnamed)
            (set.weight, set.reps, set.durationSeconds) = (new.weight, new.reps, new.durationSeconds)
            prescription.sets.append(set)
        }
        while prescription.sets.count < 3 {
            var set = prescription.sets.last ?? SetPrescription(id: .unnamed)
            if exercise.measure == .reps, set.reps == nil { set.reps = 8 }
            if exercise.measure == .time, set.durationSeconds == nil { set.durationSeconds = 30 }
            prescription.sets.append(set)
        }
        var choice = GeneratedChoice(prescription)
        if let pain = world.pain(on: exercise.id) {
            choice.reasons.append(
                GeneratedReason(pain.holds ? .moderatePain : .mildPain, world.strings.voice.sentence(Reason(pain))))
        }
        before = made
        made?.plans[adding].items.append(GeneratedItem(choice))
        open = exercise.id
        return changed(adding, world.strings.called(prescription), world)
    }

    private func remove(_ plan: Int, _ place: Int, _ world: World) -> [Effect] {
        guard let item = item(plan, place) else { return [] }
        before = made
        made?.plans[plan].items.remove(at: place)
        if let minutes = made?.plans[plan].estimate() { made?.plans[plan].minutes = minutes }
        let text = world.strings.removed(world.strings.called(item.choice.exercise))
        return [
            .offer(Undo(text: text, milliseconds: 10_000, undo: [.message(.generator(.back))])), .focus("title"),
        ]
    }

    // MARK: Taking it

    private func start(_ world: World) -> [Effect] {
        guard let made, let plan = made.plans.first else { return [] }
        var (blocks, facts, added) = ([StartPlan.Block](), [ExerciseFacts](), [Effect]())
        for item in plan.items {
            let exercise = item.choice.exercise
            let known = ExerciseFacts(
                id: exercise.exerciseID, name: exercise.name, loadKind: exercise.loadKind, measure: exercise.measure)
            var sets: [NewSet] = []
            for set in exercise.sets { sets.append(NewSet(set, of: exercise)) }
            blocks.append(StartPlan.Block(exerciseID: exercise.exerciseID, name: exercise.name, sets: sets))
            facts.append(known)
            added.append(.perform(.addExercise(known, sets: sets)))
        }
        if blocks.isEmpty { return [] }
        if world.canStart { return [.perform(.startAgain(StartPlan(blocks: blocks), facts, title: made.name))] }
        guard world.workout?.exercises.isEmpty == true else { return [] }
        return added + [.message(.generator(.added))]
    }

    /// One workout becomes a plan, which can be edited like any other.
    private func save(_ world: World) -> [Effect] {
        guard let plan = made?.plans.first, !plan.items.isEmpty else { return [] }
        var request = CreatePlan(id: world.newID(), name: plan.name, estimatedMinutes: plan.minutes, exercises: [])
        for item in plan.items { request.exercises?.append(item.choice.exercise) }
        return send(ClientRequest(.createPlan, request), nil, world.strings[.planSaved], goes: nil) + [
            .go(.plans, replace: true)
        ]
    }

    /// Each carries an id, so that it can be sent again.
    private func send(_ request: ClientRequest, _ id: ProgramID?, _ said: String, goes: Route?) -> [Effect] {
        [.send(Call(purpose: .program(id, said: said, goes: goes), request: request))]
    }

    /// The week becomes a program that is followed, in one request.
    private func follow(_ world: World) -> [Effect] {
        guard let made, !isAsking else { return [] }
        var request = ImportProgram()
        (request.id, request.program, request.activate) = (world.newID(), made.blueprint, true)
        request.gymID = made.gymID
        return send(
            ClientRequest(.importProgram, request), request.id, world.strings.following(made.name), goes: .today)
    }
}

extension NewSet {
    /// As it is prescribed. How hard it is is the lifter's to say.
    fileprivate init(_ set: SetPrescription, of exercise: ExercisePrescription) {
        self.init()
        // A kind of set other than working ones is of a rule, which a workout without a plan has not.
        (weight, reps, durationSeconds) = (set.weight, set.reps, set.durationSeconds)
        restSeconds = exercise.restSeconds(after: set)
    }
}
