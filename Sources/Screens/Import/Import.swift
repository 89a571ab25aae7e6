import Contract
import Training
import Wire

/// Where the import of a file stands.
struct Import {
    /// The id of the input that holds the file.
    static let input = "import-file"

    enum Step: Equatable {
        case choose, checking, report, importing, done
        /// What the server said.
        case failed(String)
    }

    var step = Step.choose
    var file = ""
    /// The unit chosen by hand.
    var unit: MassUnit?
    var report: ImportReport?
    /// Whether workouts that the file has otherwise now are put right.
    var takesChanges = false

    var isOver: Bool { step == .done }

    /// Whether there is anything to do.
    var canRun: Bool {
        guard let report else { return false }
        return report.newWorkouts + report.newSets > 0 || takesChanges && !report.changed.isEmpty
    }
}

enum ImportMessage {
    case chosen(String)
    case unit(MassUnit)
    case run
    case again
    case takeChanges
    /// The plan that is offered of a session.
    case addPlan(WorkoutID)
    case dismiss(ImportID, WorkoutID)
    /// Says which exercise a name of the file means.
    case answer(String, ExerciseID)
    /// Leads to the list of what to lift next.
    case whatNext
}

extension Import {
    @inline(never) mutating func update(_ message: ImportMessage, _ world: World) -> [Effect] {
        switch message {
        case .chosen(let name):
            guard step != .importing, !name.isEmpty else { return [] }
            self = Import()
            file = name
            return check(world)
        case .unit(let chosen):
            guard step == .report, unit != chosen else { return [] }
            unit = chosen
            return check(world)
        case .run:
            guard step == .report, canRun else { return [] }
            step = .importing
            return [.upload(options(isDryRun: false, world)), .announce(world.strings[.importingNow])]
        case .again:
            guard step != .importing, step != .checking else { return [] }
            self = Import()
            return [.focus("title")]
        case .whatNext: return [.go(.today, replace: false), .scroll("next")]
        case .takeChanges:
            takesChanges.toggle()
            return []
        case .addPlan(let id):
            guard let offer = world.knowledge.offer(id), !world.isAdding(id), !world.becamePlan(id)
            else { return [] }
            let name = trimmed(offer.name)
            let request = planRequest(id, name.isEmpty ? world.strings[.workout] : name)
            return [.send(Call(purpose: .addOffer(id), request: request))]
        case .answer(let name, let id): return answer(name, id, world)
        case .dismiss(let report, let id):
            return [
                .note(.noOffer(report, id)),
                .offer(
                    Undo(
                        text: world.strings[.offerDismissed], milliseconds: 10_000,
                        undo: [decide(report, id, isDismissed: false)])),
                decide(report, id, isDismissed: true),
            ]
        }
    }

    /// The name is an alias of the exercise from now on; the file is looked through again with it.
    private mutating func answer(_ name: String, _ id: ExerciseID, _ world: World) -> [Effect] {
        guard step == .report, report?.dryRun == true, let exercise = world.knowledge.exercise(id) else { return [] }
        var edit = ExerciseEdit()
        edit.aliases = exercise.aliases + [name]
        step = .checking
        return [.send(Call(purpose: .nameExercise, request: ClientRequest(.changeExercise(id), edit)))]
    }

    /// The answer is saved.
    mutating func named(_ world: World) -> [Effect] { check(world) }

    /// Dismisses an offer, or offers it again.
    private func decide(_ report: ImportID, _ session: WorkoutID, isDismissed: Bool) -> Effect {
        let body = DecideOffer(sessionID: session, dismissed: isDismissed)
        return .send(Call(purpose: .decideOffer, request: ClientRequest(.decideOffer(report), body)))
    }

    private mutating func check(_ world: World) -> [Effect] {
        step = .checking
        return [.upload(options(isDryRun: true, world))]
    }

    private func options(isDryRun: Bool, _ world: World) -> ImportOptions {
        var options = ImportOptions()
        options.dryRun = isDryRun
        options.unit = unit
        options.takeChanges = takesChanges && !isDryRun
        options.timezone = world.timezone.isEmpty ? nil : world.timezone
        return options
    }

    @inline(never) mutating func answered(_ answer: Answer, isDryRun: Bool, _ world: World) -> [Effect] {
        let strings = world.strings
        if answer.isGood, let report = answer.read(ImportReport.self) {
            self.report = report
            step = isDryRun ? .report : .done
            if isDryRun { return [.focus("report")] }
            return [
                .note(.newImport(report)), .lookAgain(Query.daily + [.imports]), .focus("report"),
                .announce(strings.done(report)), .vibrate("20,60,20"),
            ]
        }
        var text = strings[answer.status == 0 ? .noAnswer : .cannotImport]
        if answer.status != 0, let fault = answer.fault, !fault.message.isEmpty { text = fault.message }
        step = .failed(text)
        return [.announce(text)]
    }
}
