import Training

extension Import {
    /// History from another app: choose, look at what would happen, do it.
    @inline(never) func view(_ world: World) -> Screen {
        ImportView(importing: self, world: world, strings: world.strings).screen
    }
}

private struct ImportView {
    let importing: Import
    let world: World
    let strings: Strings

    var screen: Screen {
        world.screen(strings[.importHistory], strings[.importFrom], back: true, dock: dock) {
            dropArea
            switch importing.step {
            case .choose:
                if let files = importing.keptFiles(world) { kept(files) }
                tag("p", "why", strings[.importHint])
                planOffers(world)
                pastImports(importing, world)
                for report in world.knowledge.imports { importHistory(report.history, world) }
                importNames(world)
            case .checking: importing.progressView(strings[.checking], strings)
            case .importing: importing.progressView(strings[.importingNow], strings)
            case .failed(let text):
                div("banner bad", [.role("alert")], key: 60) { tag("span", "", text) }
                button(
                    "btn wide", .importing(importing.isAway ? .retry : .table(.ask)), [], key: 53,
                    importing.isAway ? strings[.tryAgain] : strings.sayColumns)
                next("btn wide")
            case .mapping: importing.tableView(strings)
            case .report: report
            case .done: result
            }
        }
    }

    /// The input stays on the page: it holds the file until it is imported.
    private var dropArea: View {
        tag("label", importing.step == .choose ? "drop" : "drop small", key: 61) {
            tag("b", "", importing.file.isEmpty ? strings[.chooseFile] : shownFile)
            tag("span", "why", strings[importing.file.isEmpty ? .chooseFileHint : .chooseOther])
            tag(
                "input", "",
                [
                    .id(Import.input), .attribute("type", "file"),
                    .attribute("accept", ".csv,.txt,.json,text/csv,text/plain,application/json"),
                    .attribute("multiple", ""),
                    .label(strings[.chooseFile]), .on(.change, .value { .importing(.chosen($0)) }),
                ]
            ) {}
        }
    }

    /// The file that is looked through, and which of several it is.
    private var shownFile: String {
        let count = importing.files.count
        return count < 2 ? importing.file : strings.fileOf(importing.file, importing.place + 1, count)
    }

    /// What was chosen before the app was loaded again, or shared with it by another one.
    private func kept(_ importing: Import) -> View {
        div("card", key: 49) {
            tag("b", "", strings.waitsToBeImported)
            for name in importing.files[importing.place...] { tag("p", "", name) }
            div("trio") {
                button("btn", .importing(.again), [], strings.putAside)
                button("btn", .importing(.goOn), [], strings.lookThrough)
            }
        }
    }

    private func next(_ look: String) -> View? {
        importing.nextFile.map {
            button(
                look, .importing(.next), [.id("go")], key: 48,
                strings.nextFile($0, importing.place + 2, importing.files.count))
        }
    }

    private var dock: View? {
        switch importing.step {
        case .report:
            guard let report = importing.report, importing.canRun else {
                return importing.nextFile == nil ? nil : div("dock", key: 3) { next("go") }
            }
            let text =
                report.newWorkouts > 0 ? strings.importNow(report.newWorkouts) : strings.take(report.changed.count)
            return div("dock", key: 3) { button("go", .importing(.run), [.id("go")], text) }
        case .mapping:
            return div("dock", key: 3) {
                button("go", .importing(.table(.done)), [.id("go")], strings.lookThrough)
            }
        case .done:
            return div("dock", key: 3) {
                next("go") ?? button("go", .importing(.whatNext), [.id("go")], strings[.whatNext])
            }
        case .choose, .checking, .importing, .failed: return nil
        }
    }

    // MARK: The report

    private var report: [View] {
        guard let report = importing.report else { return [] }
        var views = [heading(strings.appName(report.format)), counts(report)]
        if let fault = importing.fault {
            views.append(div("banner bad", [.role("alert")], key: 58) { tag("span", "", fault) })
        }
        if report.format == "csv" {
            views.append(button("btn wide", .importing(.table(.ask)), [], key: 53, strings.sayColumns))
        }
        if report.unitSource == "guess" || report.unitSource == "user" { views.append(unitChoice(report)) }
        if let order = report.dateOrder { views.append(dateChoice(order)) }
        if let sample = report.sample {
            var lines: [View] = []
            for line in strings.text(sample, now: world.now).split(separator: "\n") {
                lines.append(tag("p", "why", String(line)))
            }
            views.append(tag("details", "card", key: 80) { [tag("summary", "", strings.sampleWorkout)] + lines })
        }
        if report.newWorkouts + report.newSets == 0, report.changed.isEmpty {
            views.append(div("banner", [.role("status")], key: 63) { tag("span", "", strings[.nothingNew]) })
        }
        if report.duplicates > 0 { views.append(tag("p", "why", key: 64, strings.known(report.duplicates))) }
        if !report.changed.isEmpty { views.append(changes(report.changed)) }
        for (index, warning) in report.warnings.prefix(5).enumerated() {
            views.append(
                tag(
                    "p", "why", key: 70 + UInt64(index),
                    (warning.line.map { strings.line($0) + ": " } ?? "") + warning.text))
        }
        views += importing.names(report, world)
        // What is kept apart has another reason to be the lifter's own; what is asked about is above.
        let unmatched = report.unmatched.filter { name in
            !report.keptApart.contains { $0.name == name } && !report.names.contains { $0.name == name }
        }
        if let list = list(strings.ownExercises(unmatched.count), unmatched, key: 65) { views.append(list) }
        var apart: [String] = []
        for line in report.keptApart { apart.append(strings.apart(line)) }
        if let list = list(strings.keptApart(apart.count), apart, key: 79) { views.append(list) }
        var skipped: [String] = []
        for row in report.skippedRows { skipped.append(strings.line(row.line) + ": " + row.reason) }
        if let list = list(strings.skippedRows(skipped.count), skipped, key: 66) { views.append(list) }
        var repaired: [String] = []
        for row in report.repairedRows { repaired.append(strings.line(row.line) + ": " + row.repair) }
        if let list = list(strings.repairedRows(repaired.count), repaired, key: 67) { views.append(list) }
        return views
    }

    private func heading(_ text: String) -> View { tag("h2", "section", [.id("report"), .focusable], key: 68, text) }

    private func counts(_ report: ImportReport) -> View {
        tag("table", "report", key: 69) {
            tag("tbody") {
                count(strings[.workoutsWord], strings.count(report.workouts))
                count(strings[.exercises], strings.count(report.exercises))
                count(strings[.setsWord], strings.count(report.sets))
                if report.warmupSets > 0 { count(strings[.warmups], strings.count(report.warmupSets)) }
                count(strings[.from], strings.day(report.firstDate))
                count(strings[.until], strings.day(report.lastDate))
                count(strings[.unit], report.weightUnit.rawValue)
            }
        }
    }

    private func count(_ name: String, _ value: String) -> View {
        tag("tr") {
            tag("th", "", [.attribute("scope", "row")], name)
            tag("td", "n", value)
        }
    }

    /// Workouts that are here and that the file has otherwise now: they stay, unless the lifter takes the file's.
    private func changes(_ changes: [ImportReport.Changed]) -> View {
        div("card", key: 78) {
            tag("h3", "", strings.changed(changes.count))
            for change in changes.prefix(20) { tag("p", "why", strings.change(change)) }
            if changes.count > 20 { tag("p", "why", strings.moreLines(changes.count - 20)) }
            button("btn wide", .importing(.takeChanges), [.pressed(importing.takesChanges)], strings[.takeChanges])
        }
    }

    /// The file does not say its unit: the lifter does.
    private func unitChoice(_ report: ImportReport) -> View {
        div("card", key: 75) {
            tag("p", "why", [.id("unit")]) {
                tag("b", "", strings[report.unitSource == "guess" ? .unitGuessed : .unitChosen])
                " " + (report.unitEvidence.map { $0 + " " } ?? "") + strings[.unitHint]
            }
            div("segments section", [.role("group"), .attribute("aria-labelledby", "unit")]) {
                button("", .importing(.unit(.kg)), [.pressed(report.weightUnit == .kg)], strings[.kilograms])
                button("", .importing(.unit(.lb)), [.pressed(report.weightUnit == .lb)], strings[.pounds])
            }
        }
    }

    /// The dates can be read in two ways: the lifter says in which.
    private func dateChoice(_ order: String) -> View {
        div("card", key: 82) {
            tag("b", "", [.id("dates")], strings.dateOrder)
            div("segments section", [.role("group"), .attribute("aria-labelledby", "dates")]) {
                dateButton("day_first", order, strings.dayFirst)
                dateButton("month_first", order, strings.monthFirst)
            }
        }
    }

    private func dateButton(_ order: String, _ read: String, _ name: String) -> View {
        button("", .importing(.table(.dateOrder(order))), [.pressed(order == read)], name)
    }

    /// A heading with the first of many lines under it.
    private func list(_ heading: String, _ lines: [String], key: UInt64) -> View? {
        if lines.isEmpty { return nil }
        return div("card", key: key) {
            tag("h3", "", heading)
            for line in lines.prefix(20) { tag("p", "why", line) }
            if lines.count > 20 { tag("p", "why", strings.moreLines(lines.count - 20)) }
        }
    }

    // MARK: The result

    private var result: [View] {
        guard let report = importing.report else { return [] }
        if let undone = report.undone {
            return [heading(strings.undone(undone))] + keptLines(undone, key: 66)
        }
        return [heading(strings.done(report)), counts(report)] + importHistory(report.history, world)
            + planOffers(world) + [undoButton(report, importing, strings)]
    }
}
