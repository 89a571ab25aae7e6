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
    /// Sessions on their way to become plans.
    var adding: [WorkoutID] = []

    var isOver: Bool { step == .done }

    func offer(_ session: WorkoutID) -> ImportReport.PlanOffer? {
        report?.planOffers.first { $0.sessionID == session }
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
            guard importing.step == .report, let report = importing.report, report.newWorkouts + report.newSets > 0
            else {
                return []
            }
            importing.step = .importing
            return ask(.importing(dryRun: false)) + [.announce(strings[.importingNow])]
        case .again:
            guard importing.step != .importing, importing.step != .checking else { return [] }
            importing = Import()
            return [.focus("title")]
        case .whatNext: return enter(.today, replace: false) + [.scroll("next")]
        case .addPlan(let index):
            guard let offers = importing.report?.planOffers, offers.indices.contains(index), importing.step == .done
            else {
                return []
            }
            let id = offers[index].sessionID
            guard !importing.adding.contains(id), !history.saved.contains(id) else { return [] }
            importing.adding.append(id)
            return ask(.savePlan(id))
        }
    }

    private func check() -> [Effect] {
        importing.step = .checking
        // An answer to an earlier file or unit is not waited for.
        for (id, request) in requests where request == .importing(dryRun: true) { requests[id] = nil }
        return ask(.importing(dryRun: true))
    }

    func importPath(dryRun: Bool) -> String {
        var path = "/v1/import?dry_run=" + (dryRun ? "true" : "false")
        if let unit = importing.unit { path += "&unit=" + unit.rawValue }
        if !timezone.isEmpty { path += "&timezone=" + escaped(timezone) }
        return path
    }

    func learnImport(_ status: Int, _ body: String, dryRun: Bool) -> [Effect] {
        if (200..<300).contains(status), let report = Stored.read(ImportReport.self, body) {
            importing.report = report
            importing.step = dryRun ? .report : .done
            if dryRun { return [.focus("report")] }
            return load() + [.focus("report"), .announce(strings.imported(report.newWorkouts)), .vibrate("20,60,20")]
        }
        var text = strings[status == 0 ? .noAnswer : .cannotImport]
        if status != 0, let answer = Stored.read(ErrorAnswer.self, body), !answer.error.message.isEmpty {
            text = answer.error.message
        }
        importing.step = .failed(text)
        return [.announce(text)]
    }
}
