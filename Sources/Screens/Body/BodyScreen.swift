import Contract
import Sync
import Training

/// What was measured of the body, and how it goes.
struct BodyScreen {
    /// The id of the input that holds a file of measurements.
    static let input = "body-file"

    var kind = BodyKind.weight
    /// What is typed for the next one, and its day like "2026-11-20"; `nil` for now.
    var typed = ""
    var date: String?
    var fault: String?
    /// What an import would do, or did; `nil` before one.
    var report: BodyImportReport?
    var isLoading = false
    var importFault: String?
}

enum BodyMessage {
    case kind(String)
    case value(String), date(String)
    case add
    case delete(BodyEntryID)
    case more
    /// A file was chosen; what is in it is taken over.
    case file(String), take
}

extension BodyScreen {
    /// The unit in which the lifter enters and sees it.
    static func unit(_ kind: BodyKind, _ strings: Strings) -> BodyUnit {
        switch kind.unit {
        case .kg: strings.unit == .kg ? .kg : .lb
        case .cm: strings.unit == .kg ? .cm : .inch
        default: kind.unit
        }
    }

    @inline(never) mutating func update(_ message: BodyMessage, _ world: World) -> [Effect] {
        switch message {
        case .kind(let name):
            kind = BodyKind(rawValue: name) ?? kind
            (typed, fault) = ("", nil)
        case .value(let text): (typed, fault) = (text, nil)
        case .date(let text): (date, fault) = (text, nil)
        case .add: return add(world)
        case .delete(let id):
            guard let entry = world.knowledge.bodyLog[kind]?.first(where: { $0.id == id }) else { return [] }
            let name = world.strings.amount(entry.amount, of: kind)
            return [.offer(.deleting(.deleteBody(id), name, world.strings))]
        case .more: return [.more(.bodyLog(kind))]
        case .file(let name):
            (report, importFault, isLoading) = (nil, nil, !name.isEmpty)
            return name.isEmpty ? [] : [send(options(isDryRun: true, world))]
        case .take:
            isLoading = true
            return [send(options(isDryRun: false, world))]
        }
        return []
    }

    private mutating func add(_ world: World) -> [Effect] {
        // Numbers of any unit are typed as those of kilograms are.
        guard let number = Mass(trimmed(typed), in: .kg) else { return fail(world.strings[.noNumber]) }
        var at = world.now
        if let day = date.flatMap({ LocalDate($0) }), day != LocalDate(at) {
            // The same time of that day.
            at = at.adding(seconds: (day.day - at.local.day) * 86_400)
            if at > world.now { return fail(world.strings.inTheFuture) }
        }
        let entry = BodyEntry(
            id: world.newID(), at: at, kind, Amount(units: number.units), Self.unit(kind, world.strings))
        if !entry.faults().isEmpty { return fail(world.strings.range(kind)) }
        (typed, date) = ("", nil)
        let name = world.strings.amount(entry.amount, of: kind)
        return [
            .queue(.logBody(LogBody(id: entry.id, at: at, kind, entry.value, entry.unit)), name: name),
            .offer(
                Undo(
                    text: world.strings.noted(name), milliseconds: 6_000,
                    undo: [.queue(.deleteBody(entry.id), name: name)])),
        ]
    }

    private mutating func fail(_ text: String) -> [Effect] {
        fault = text
        return [.announce(text), .focus("body-value")]
    }

    private func options(isDryRun: Bool, _ world: World) -> BodyImportOptions {
        var options = BodyImportOptions()
        (options.dryRun, options.unit) = (isDryRun, world.strings.unit)
        if !world.timezone.isEmpty { options.timezone = world.timezone }
        return options
    }

    private func send(_ options: BodyImportOptions) -> Effect {
        let call = Call(purpose: .importBody(isDryRun: options.dryRun), request: ClientRequest(.importBody(options)))
        return .sendFile(call, input: Self.input)
    }

    @inline(never) mutating func imported(_ answer: Answer, isDryRun: Bool, _ world: World) -> [Effect] {
        isLoading = false
        report = answer.isGood ? answer.read(BodyImportReport.self) : nil
        guard let report else {
            importFault = answer.status == 0 ? world.strings[.noAnswer] : answer.fault?.message ?? world.strings.noFile
            return [.announce(importFault ?? "")]
        }
        return [.announce(world.strings.said(report))]
            + (isDryRun ? [] : [.lookAgain([.bodyTrends, .bodyLog(kind), .goals])])
    }

    @inline(never) func view(_ world: World, asTable: Bool) -> Screen {
        BodyView(own: self, asTable: asTable, world: world, strings: world.strings).screen
    }
}

extension World {
    /// Whether something of the calendar, the body log or the goals is being deleted, by the low half of its id.
    func isHidden(_ id: UInt64) -> Bool { undo?.hides == .aside(id) }
}
