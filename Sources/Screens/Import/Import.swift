import Contract
import Training
import Wire

/// Where the import of a file stands.
struct Import {
    /// The id of the input that holds the file.
    static let input = "import-file"

    enum Step: Equatable {
        case choose, checking, mapping, report, importing, done
        /// What the server said.
        case failed(String)
    }

    var step = Step.choose
    /// The files that were chosen, and which of them it is about.
    var files: [String] = []
    var place = 0
    /// The unit chosen by hand.
    var unit: MassUnit?
    var report: ImportReport?
    /// Whether workouts that the file has otherwise now are put right.
    var takesChanges = false
    /// The columns of a table that is no known app's, and what was said of them.
    var table = TableMapping()
    /// What was said of names in the file, each once.
    var said: [ImportName] = []
    /// Whether the server could not be reached: the file may be as good as any.
    var isAway = false
    /// Why it was not imported.
    var fault: String?
    /// How far it is.
    var progress: ImportProgress?
    /// The import that is being undone.
    var undoing: ImportID?

    var isOver: Bool { step == .done }
    var file: String { files.indices.contains(place) ? files[place] : "" }
    /// The file after this one.
    var nextFile: String? { place + 1 < files.count ? files[place + 1] : nil }
    /// Where the browser finds the file.
    var chosenInput: String { Import.input + "#" + String(place) }

    /// Whether there is anything to do.
    var canRun: Bool {
        guard let report else { return false }
        return report.newWorkouts + report.newSets > 0 || takesChanges && !report.changed.isEmpty
    }
}

enum ImportMessage {
    /// The names of files, each in a line.
    case chosen(String)
    /// Goes on with the files that were kept, with the next one of several, or ends what is on its way.
    case goOn, next, cancel
    /// Looks through the file again that the server was not reached with.
    case retry
    case unit(MassUnit)
    case run
    case again
    case takeChanges
    /// The plan that is offered of a session.
    case addPlan(WorkoutID)
    case dismiss(ImportID, WorkoutID)
    /// Says what a name is, of the file that is looked through or of those before.
    case say(ImportName)
    /// Looks for the exercise that a name is.
    case look(String)
    case table(TableMessage)
    case undo(ImportID)
    /// The import that was to be undone stays.
    case keep
    /// Leads to the list of what to lift next.
    case whatNext
}

extension Import {
    @inline(never) mutating func update(_ message: ImportMessage, _ world: World) -> [Effect] {
        switch message {
        case .chosen(let names):
            guard step != .importing, !names.isEmpty else { return [] }
            self = Import(names)
            // What was said of files of these names before holds no more, nor that some of them were imported.
            return [keepAnswers] + check(world)
        case .goOn:
            guard step == .choose, let kept = keptFiles(world) else { return [] }
            self = kept
            return check(world)
        case .retry:
            guard case .failed = step else { return [] }
            return check(world)
        case .next:
            guard step != .importing, step != .checking, nextFile != nil else { return [] }
            self = following
            return [keepAnswers] + check(world)
        case .cancel:
            guard step == .importing || step == .checking else { return [] }
            let text = world.strings.importCancelled
            self = Import()
            // Without its client the server takes an import back.
            return forget + [
                .shell(.endUpload), .lookAgain(Query.daily + [.imports]), .announce(text), .focus("title"),
            ]
        case .unit(let chosen):
            guard step == .report, unit != chosen else { return [] }
            unit = chosen
            return [keepAnswers] + check(world)
        case .run:
            guard step == .report, canRun else { return [] }
            (step, fault, progress) = (.importing, nil, nil)
            return [
                .upload(options(isDryRun: false, world)), .announce(world.strings[.importingNow]), Self.askLater,
            ]
        case .again:
            guard step != .importing, step != .checking else { return [] }
            self = Import()
            return forget + [.shell(.forgetFiles), .focus("title")]
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
        case .say(let name): return say(name, world)
        case .table(let message): return update(message, world)
        case .undo(let id): return undo(id, world)
        case .keep:
            undoing = nil
            return []
        case .look(let name): return [.openSearch, .message(.search(.naming(name)))]
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

    private init(_ names: String) {
        self.init()
        for name in names.split(separator: "\n") { files.append(String(name)) }
    }

    /// The same files at the next of them, of which nothing was said yet.
    private var following: Import {
        var next = Import()
        (next.files, next.place) = (files, place + 1)
        return next
    }

    /// The files that were kept, at the first of them that waits still, with what was said of it; `nil` where there are none.
    @inline(never) func keptFiles(_ world: World) -> Import? {
        guard let names = world.knowledge.keptDrafts[Stored.files], !names.isEmpty else { return nil }
        var kept = Import(names)
        kept.takeUpAnswers(world.knowledge.keptDrafts[Stored.fileAnswers])
        return kept
    }

    /// Their names are no longer offered, and what was said of them holds no more.
    private var forget: [Effect] {
        [.note(.keptDraft(Stored.files, "")), .note(.keptDraft(Stored.fileAnswers, ""))]
    }

    /// Dismisses an offer, or offers it again.
    private func decide(_ report: ImportID, _ session: WorkoutID, isDismissed: Bool) -> Effect {
        let body = DecideOffer(sessionID: session, dismissed: isDismissed)
        return .send(Call(purpose: .decideOffer, request: ClientRequest(.decideOffer(report), body)))
    }

    /// Why a file did not arrive.
    func awayText(_ world: World) -> String {
        world.isOnline ? world.strings[.noAnswer] : world.strings.noNetwork
    }

    mutating func check(_ world: World) -> [Effect] {
        step = .checking
        return [.upload(options(isDryRun: true, world))]
    }

    private func options(isDryRun: Bool, _ world: World) -> ImportOptions {
        var options = ImportOptions()
        options.dryRun = isDryRun
        options.unit = unit
        options.takeChanges = takesChanges && !isDryRun
        options.mapping = table.mapping
        if !isDryRun, table.mapping != nil, !table.name.isEmpty { options.layout = table.name }
        if !said.isEmpty { options.names = JSON.text(said) }
        options.timezone = world.timezone.isEmpty ? nil : world.timezone
        return options
    }

    @inline(never) mutating func answered(_ answer: Answer, isDryRun: Bool, _ world: World) -> [Effect] {
        let strings = world.strings
        guard step == (isDryRun ? .checking : .importing) else {
            // It was cancelled, too late.
            return !isDryRun && answer.isGood ? [.lookAgain(Query.daily + [.imports, .importNames, .exercises])] : []
        }
        if answer.isGood, let report = answer.read(ImportReport.self) {
            self.report = report
            step = isDryRun ? .report : .done
            if isDryRun { return [.focus("report")] }
            // What is imported waits no more, also where the page is loaded again before the next one is looked through.
            return (nextFile == nil ? forget + [.shell(.forgetFiles)] : [following.keepAnswers]) + [
                .note(.newImport(report)), .lookAgain(Query.daily + [.imports, .importNames, .exercises]),
                .focus("report"),
                .announce(strings.done(report)), .vibrate("20,60,20"),
            ]
        }
        var text = strings[.cannotImport]
        isAway = answer.status == 0
        if isAway {
            text = awayText(world)
        } else if let fault = answer.fault, !fault.message.isEmpty {
            text = fault.message
        }
        // What was chosen and said stands.
        if !isDryRun, report != nil {
            (step, fault) = (.report, text)
        } else if table.mapping != nil, !table.parts.isEmpty {
            (step, fault) = (.mapping, text)
        } else {
            step = .failed(text)
        }
        return [.announce(text)]
    }
}
