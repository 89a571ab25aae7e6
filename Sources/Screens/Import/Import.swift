import Contract
import Training
import Wire

/// Where the import of a file stands.
struct Import: Equatable {
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
    /// Sessions on their way to become plans.
    var adding: [WorkoutID] = []

    var isOver: Bool { step == .done }

    /// Whether there is anything to do.
    var canRun: Bool {
        guard let report else { return false }
        return report.newWorkouts + report.newSets > 0 || takesChanges && !report.changed.isEmpty
    }
}

extension App {
    func update(importing message: ImportMessage) -> [Effect] {
        switch message {
        case .chosen(let name):
            guard importing.step != .importing, !name.isEmpty else { return [] }
            importing = Import()
            importing.file = name
            return check()
        case .unit(let unit):
            guard importing.step == .report, importing.unit != unit else { return [] }
            importing.unit = unit
            return check()
        case .run:
            guard importing.step == .report, importing.canRun else { return [] }
            importing.step = .importing
            return ask(.importing(dryRun: false)) + [.announce(strings[.importingNow])]
        case .again:
            guard importing.step != .importing, importing.step != .checking else { return [] }
            importing = Import()
            return [.focus("title")]
        case .whatNext: return enter(.today, replace: false) + [.scroll("next")]
        case .takeChanges:
            importing.takesChanges.toggle()
            return []
        case .addPlan(let id):
            guard offer(id) != nil, !importing.adding.contains(id), !history.saved.contains(id) else { return [] }
            importing.adding.append(id)
            return ask(.savePlan(id))
        case .dismiss(let report, let id):
            for (index, known) in knowledge.imports.enumerated() where known.importID == report {
                knowledge.imports[index].planOffers.removeAll { $0.sessionID == id }
            }
            return hold(.offer(report, id), strings[.offerDismissed]) + [decide(report, id, dismissed: true)]
        }
    }

    /// Dismisses an offer, or offers it again.
    func decide(_ report: ImportID, _ session: WorkoutID, dismissed: Bool) -> Effect {
        let body = DecideOffer(sessionID: session, dismissed: dismissed)
        return send(Call(purpose: .decideOffer, request: ClientRequest(.decideOffer(report), body)))
    }

    func offer(_ session: WorkoutID) -> ImportReport.PlanOffer? {
        for report in knowledge.imports {
            for offer in report.planOffers where offer.sessionID == session { return offer }
        }
        return nil
    }

    private func check() -> [Effect] {
        importing.step = .checking
        // An answer to an earlier file or unit is not waited for.
        for (id, request) in requests where request == .importing(dryRun: true) { requests[id] = nil }
        return ask(.importing(dryRun: true))
    }

    func importOptions(dryRun: Bool) -> ImportOptions {
        var options = ImportOptions()
        options.dryRun = dryRun
        options.unit = importing.unit
        options.takeChanges = importing.takesChanges && !dryRun
        options.timezone = timezone.isEmpty ? nil : timezone
        return options
    }

    func learnImport(_ status: Int, _ body: String, dryRun: Bool) -> [Effect] {
        if CallOutcome(status: status) == .success, let report = Stored.read(ImportReport.self, body) {
            importing.report = report
            importing.step = dryRun ? .report : .done
            if dryRun { return [.focus("report")] }
            knowledge.imports.insert(report, at: 0)
            return load() + ask(.imports) + [
                .focus("report"), .announce(strings.done(report)), .vibrate("20,60,20"),
            ]
        }
        var text = strings[status == 0 ? .noAnswer : .cannotImport]
        if status != 0, let answer = Stored.read(ErrorAnswer.self, body), !answer.error.message.isEmpty {
            text = answer.error.message
        }
        importing.step = .failed(text)
        return [.announce(text)]
    }
}
