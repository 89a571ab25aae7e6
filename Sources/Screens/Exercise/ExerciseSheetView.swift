import Contract
import Training
import Wire

extension ExerciseSheet {
    @inline(never) func sheet(_ world: World) -> [View] {
        ExerciseSheetView(sheet: self, world: world, strings: world.strings).all
    }
}

/// The name of an exercise, which leads to what is known of it.
func exerciseName(_ id: ExerciseID, _ name: String, _ attributes: [A] = []) -> View {
    button("name", .exercise(.open(id)), [.attribute("aria-haspopup", "dialog")] + attributes, name)
}

private struct ExerciseSheetView {
    let sheet: ExerciseSheet
    let world: World
    let strings: Strings
    let history: ExerciseHistory

    init(sheet: ExerciseSheet, world: World, strings: Strings) {
        (self.sheet, self.world, self.strings) = (sheet, world, strings)
        history = ExerciseHistory(world.knowledge.outings(of: sheet.exercise), of: sheet.exercise)
    }

    var all: [View] {
        let look = world.knowledge[.outings(sheet.exercise)]
        return Screens.sheet(name, strings, "sheet beside") {
            marks
            next
            propose
            about
            AboutExercise(id: sheet.exercise, world: world, strings: strings).all
            if history.outings.isEmpty {
                look.isLoading
                    ? busy(strings)
                    : tag(
                        "p", "why",
                        strings.noLast(isUnseen: look.state != .loaded && world.knowledge.isUnseen(sheet.exercise)))
            } else {
                if let chart = ExerciseChart(history, strings, world.now) { chart.view }
                best
                section(strings[.history])
                tag("ol", "list", [], key: 3) {
                    for outing in history.outings.prefix(sheet.shown) { item(outing) }
                }
                if history.outings.count > sheet.shown || look.cursor != nil {
                    button("btn wide", .exercise(.more), [.disabled(look.isLoading)], key: 4, strings[.showMore])
                }
            }
            link("btn wide", .progress(sheet.exercise), [], key: 5) { strings[.progress] }
            notes
            // The strip of the page lies under the sheet.
            if world.undo != nil { div("ways", key: 99) { undoStrip(world) } }
        }
    }

    private var name: String {
        world.knowledge.exercise(sheet.exercise)?.shownName ?? history.outings.first?.performances.first?.name
            ?? strings[.exercises]
    }

    // MARK: What comes next

    private var items: [NextItem] {
        var items: [NextItem] = []
        for item in world.shownNext where item.exerciseID == sheet.exercise { items.append(item) }
        return items
    }

    /// The next target and its reasons, once for each plan that holds the lift.
    @Children<Message> private var next: [View] {
        let items = items
        if items.count > 1 { section(strings[.nextTime], key: 13) }
        for item in items {
            div("", key: item.key) {
                if items.count == 1 {
                    section(strings[.nextTime] + (item.planName.map { " · " + $0 } ?? ""))
                } else if let plan = item.planName {
                    tag("p", "label", plan)
                }
                let day = world.nextDay(of: item)
                tag("p", "same n") {
                    strings.planned(day?.sets ?? item.plannedSets, item.measure, item.loadKind)
                }
                if let day { tag("p", "why", day.line) }
                for line in strings.why(item) { line }
            }
        }
    }

    // MARK: What the lifter notes

    @Children<Message> private var marks: [View] {
        if let exercise = world.knowledge.exercise(sheet.exercise) {
            div("chips", key: 10) {
                button(
                    "chip", .exercise(.favourite), [.pressed(exercise.isFavorite), .id("favourite")],
                    strings.favourite)
                button("chip", .exercise(.hide), [.pressed(exercise.isHidden)], strings.hide)
                if exercise.isCustom, world.route != .workout {
                    button("chip", .library(.edit(exercise.id)), [], strings.editExercise)
                    button("chip", .exercise(.merge), [.id("merge")], strings.mergeInto)
                    if history.outings.isEmpty, world.knowledge.places(of: exercise.id).isEmpty {
                        button("chip", .library(.delete(exercise.id)), [], strings[.delete])
                    }
                }
            }
            tag("p", "why", key: 11, strings.about(exercise))
            if let line = world.lacking(exercise.id, in: world.knowledge.gym) { tag("p", "why", key: 14, line) }
            for one in sheet.merged(world) {
                div("split why", key: one.id.low) {
                    tag("span", "", strings.merged(one.name))
                    button("btn", .exercise(.part(one.id)), [], strings.part)
                }
            }
        }
    }

    // MARK: How it is done

    /// Open for a lift that was never done here.
    private var about: View? {
        guard let exercise = world.knowledge.described.first(where: { $0.id == sheet.exercise }) else {
            // Once looked at, it stays on the device.
            let isAway = !world.isOnline || world.knowledge[.exercise(sheet.exercise)].state == .failed
            return isAway ? tag("p", "why", [.role("status")], key: 9, strings.describedLater) : nil
        }
        guard
            exercise.instructions != nil || !exercise.formCues.isEmpty || !exercise.commonMistakes.isEmpty
        else { return nil }
        let isNew = history.outings.isEmpty && !world.knowledge[.outings(sheet.exercise)].isLoading
        return tag("details", "", [isNew ? .attribute("open", "") : .none], key: 9) {
            tag("summary", "label", strings.t("How it is done", "So geht es"))
            if let instructions = exercise.instructions { tag("p", "why", instructions) }
            list(exercise.formCues)
            if !exercise.commonMistakes.isEmpty {
                tag("p", "label section", strings.t("What often goes wrong", "Was oft schiefgeht"))
                list(exercise.commonMistakes)
            }
        }
    }

    private func list(_ lines: [String]) -> View {
        tag("ul", "why") {
            for line in lines { tag("li", "", line) }
        }
    }

    /// A link to a video, and what is to be remembered.
    private var notes: View? {
        guard let exercise = world.knowledge.exercise(sheet.exercise) else { return nil }
        let video = sheet.video ?? exercise.videoURL ?? ""
        return tag("details", "", key: 12) {
            tag("summary", "label", strings.linkAndNote)
            field(strings.videoLink, fault: sheet.videoFault ? strings.videoFault : nil, id: "video") {
                textInput("video", video, limit: "500", sheet.videoFault) { .exercise(.video($0)) }
            }
            field(strings.ownNote, fault: nil, id: "note") {
                textArea("note", sheet.note ?? exercise.note ?? "") { .exercise(.note($0)) }
            }
            button("btn wide", .exercise(.saveNotes), [.id("save-notes")], strings.save)
        }
    }

    // MARK: A proposal of one's own

    @Children<Message> private var propose: [View] {
        let places = world.knowledge.places(of: sheet.exercise)
        if sheet.isProposed {
            div("split", [.role("status")], key: 6) {
                tag("span", "done-text", strings.proposalStands)
                link("btn", .suggestions) { strings[.look] }
            }
        } else if let place = places.first(where: { $0.exercise.id == sheet.proposing }) {
            form(place.plan, place.exercise, places)
        } else if let first = places.first {
            button(
                "btn wide", .exercise(.propose(first.exercise.id.text)), [.id("propose")], key: 7,
                strings.proposeChange)
        }
    }

    private func form(
        _ plan: WorkoutPlan, _ exercise: ExercisePrescription,
        _ places: [(plan: WorkoutPlan, exercise: ExercisePrescription)]
    ) -> View {
        div("card edit", [.id("propose")], key: 8) {
            if places.count > 1 {
                choiceList("propose-plan", strings[.planWord], exercise.id.text, choices(places)) {
                    .exercise(.propose($0))
                }
            } else {
                tag("p", "label", plan.name)
            }
            div("pair") {
                for one in exercise.proposable {
                    let id = "propose-" + one.rawValue
                    field(strings.name(one), fault: sheet.faults[one.rawValue], id: id) {
                        numberInput(
                            id, strings.name(one), sheet.typed[one.rawValue] ?? one.text(of: exercise, strings),
                            sheet.faults[one.rawValue] != nil
                        ) { .exercise(.field(one, $0)) }
                    }
                }
            }
            div("pair") {
                button("btn", .exercise(.propose("")), [], strings[.close])
                button("btn accent", .exercise(.send), [], strings.propose)
            }
        }
    }

    private func choices(
        _ places: [(plan: WorkoutPlan, exercise: ExercisePrescription)]
    ) -> [(value: String, name: String)] {
        var choices: [(value: String, name: String)] = []
        for place in places { choices.append((place.exercise.id.text, place.plan.name)) }
        return choices
    }

    // MARK: How it went

    /// The hardest sets by their reps, or by their length.
    private var best: View? {
        if history.best.isEmpty { return nil }
        let hasMore = !world.knowledge.holdsAll(sheet.exercise)
        return div("", key: 2) {
            if let hardest = history.best.first, history.marks.count == 2 {
                section(strings.records + (hasMore ? strings.ofTheLast(history.outings.count) : ""))
                tag("table", "ev n") {
                    tag("tbody") {
                        record(strings.hardestSet, text(hardest), hardest)
                        record(strings[.bestMax], strings.voice.mass(history.marks[0].value ?? .zero), history.marks[0])
                        record(strings.mostVolume, strings.volume(history.marks[1].value ?? .zero), history.marks[1])
                    }
                }
            }
            section(strings.bestByReps(history.measure) + (hasMore ? strings.ofTheLast(history.outings.count) : ""))
            tag("table", "ev n") {
                tag("tbody") {
                    for mark in history.best {
                        tag("tr") {
                            tag("td", "", text(mark))
                            tag("td", "", strings.date(mark.date, now: world.now))
                        }
                    }
                }
            }
        }
    }

    private func text(_ mark: RecordMark) -> String {
        strings.full(mark.weight, mark.reps, mark.durationSeconds, nil, history.measure, history.loadKind)
    }

    private func record(_ name: String, _ text: String, _ mark: RecordMark) -> View {
        tag("tr") {
            tag("td") {
                name + " "
                tag("small", strings.date(mark.date, now: world.now))
            }
            tag("td", "", text)
        }
    }

    private func item(_ outing: Outing) -> View {
        tag("li", "", key: outing.session.id.low) {
            link("item", .session(outing.session.id)) {
                tag("span") {
                    for performance in outing.performances { tag("span", "n block", sets(performance)) }
                    tag("small") {
                        strings.date(outing.session.startedAt, now: world.now)
                            + (outing.session.title.map { " · " + $0 } ?? "")
                    }
                }
                if outing.isRecord { span("chip gold", strings[.record]) }
            }
        }
    }

    private func sets(_ performance: ExercisePerformance) -> String {
        var done: [PerformedSet] = []
        for set in performance.sets where set.status == .done { done.append(PerformedSet(set)) }
        return strings.work(done, performance.measure, performance.loadKind)
    }
}
