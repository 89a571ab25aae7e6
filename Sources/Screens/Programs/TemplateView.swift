import Contract
import Training

/// A program of the library: what it asks for, what the gym lacks for it, and what it would be with the lifter's numbers.
extension Programs {
    @inline(never) func template(_ id: ProgramID, _ world: World) -> Screen {
        let strings = world.strings
        guard let template = world.knowledge.library?.first(where: { $0.id == id }) else {
            return world.awaiting(strings.programs, [.library])
        }
        let program = template.blueprint
        let dock = div("dock bare", key: 9) {
            button("go", .programs(.follow(id)), [.id("go"), .disabled(isBusy || !world.isOnline)]) {
                strings.followProgram
            }
        }
        return world.screen(
            program.name, strings.facts(program.difficulty, program.daysPerWeek, template.weeks), back: true, dock: dock
        ) {
            if let about = program.about { tag("p", "why", about) }
            if !world.isOnline { tag("p", "why", [.role("status")], strings[.serverAway]) }
            div("columns", key: 10) {
                div("", key: 1) {
                    missing(program, world)
                    content(program, strings)
                }
                div("", key: 2) {
                    numbers(template, world)
                    ahead(
                        world.knowledge.ahead[id], world, without: template.lifts.contains { isWrong($0.id, world) })
                    button(
                        "btn wide", .programs(.keep(id)), [.disabled(isBusy || !world.isOnline)], key: 5,
                        strings.copyToChange)
                }
            }
        }
    }

    /// The order of the days, and the plans that they are made of.
    func content(_ program: ProgramBlueprint, _ strings: Strings) -> [View] {
        var views = [weeks(program, strings)]
        for (index, plan) in program.plans.enumerated() {
            var week: ProgramWeek?
            if let day = program.days.first(where: { $0.plan == plan.name }) { week = program.week(of: day) }
            views.append(
                div("card lifts", key: 100 + UInt64(index)) {
                    tag("h2", "", plan.name)
                    for exercise in plan.exercises {
                        row(strings.called(exercise), strings.beside(exercise)) {
                            figures(strings.scheme(exercise, on: week))
                        }
                    }
                })
        }
        return views
    }

    /// What every day would ask for, if everything went as planned.
    ///
    /// - Parameter isWithout: whether something of what was typed is no weight, and is not in it.
    func ahead(_ preview: ProgramPreview?, _ world: World, without isWithout: Bool = false) -> View? {
        guard let preview else { return nil }
        let strings = world.strings
        var byItself = world.knowledge.settings.appliesByItself(nil)
        for day in preview.days {
            for exercise in day.exercises where !world.knowledge.settings.appliesByItself(exercise.exerciseID) {
                byItself = false
            }
        }
        return div("card lifts", key: 6) {
            tag("h2", "", strings.withYourNumbers)
            tag("p", "why", strings.ifAllGoesWell(byItself: byItself))
            if isWithout { tag("p", "fault", strings.withoutMarked) }
            for (index, day) in preview.days.enumerated() where day.plan != nil {
                tag("details", "", key: UInt64(index)) {
                    tag("summary", strings.aheadTitle(day))
                    if let notes = day.phase?.coachingNotes(strings.voice.language) { tag("p", "why", notes) }
                    for exercise in day.exercises {
                        row(strings.called(exercise.exerciseID, exercise.name), strings.effort(of: exercise)) {
                            for piece in strings.pieces(of: exercise) {
                                figures(piece)
                                " "
                            }
                        }
                    }
                }
            }
        }
    }

    /// What the gym in use has not got for it, and what else there is.
    private func missing(_ program: ProgramBlueprint, _ world: World) -> View? {
        guard let gym = world.knowledge.gym else { return nil }
        var found: [(exercise: ExercisePrescription, missing: [Equipment], instead: Exercise?)] = []
        for plan in program.plans {
            // As a start does it.
            let lacking = world.missingHere(plan.exercises)
            var ids: [ExerciseID] = []
            for one in lacking { ids.append(one.exercise.exerciseID) }
            let instead = world.instead(of: ids, in: gym, besides: world.taken(plan.exercises, []))
            for (place, (exercise, missing)) in lacking.enumerated()
            where !found.contains(where: { $0.exercise.exerciseID == exercise.exerciseID }) {
                let other =
                    place < instead.count ? instead[place].flatMap { world.knowledge.exercises?[$0.index] } : nil
                found.append((exercise, missing, other))
            }
        }
        if found.isEmpty { return nil }
        let strings = world.strings
        return div("card", [.id("missing")], key: 9) {
            tag("h2", "", strings.notIn(gym.name))
            tag("p", "why", strings.swappedAtStart)
            for one in found {
                row(strings.called(one.exercise), strings.notThere(one.missing, gym)) {
                    if let instead = one.instead {
                        "→ " + strings.called(instead.id, instead.name)
                    } else {
                        strings.nothingInstead
                    }
                }
            }
        }
    }

    /// The days in their order: week by week, or the round.
    private func weeks(_ program: ProgramBlueprint, _ strings: Strings) -> View {
        var lines: [(title: String, text: String, notes: String?)] = []
        var last: Int?
        for day in program.days {
            let name = day.name ?? day.plan ?? strings.restDay
            if day.week != nil, day.week == last {
                lines[lines.count - 1].text += ", " + name
            } else if let week = day.week {
                lines.append(
                    (
                        strings.weekTitle(week, day.phase), name,
                        strings.phaseLine(day.phase, day.intensityModifier, day.volumeModifier)
                    ))
            } else if lines.isEmpty {
                lines.append((strings.inTurn, name, nil))
            } else {
                lines[lines.count - 1].text += ", " + name
            }
            last = day.week
        }
        return div("card", key: 8) {
            for line in lines {
                row(line.title, line.text) {}
                if let notes = line.notes { tag("p", "why", notes) }
            }
        }
    }

    /// What can be lifted, where the log does not say so.
    private func numbers(_ template: ProgramTemplate, _ world: World) -> View? {
        let strings = world.strings
        let lifts = template.lifts
        if lifts.isEmpty { return nil }
        let ahead = world.knowledge.ahead[template.id]
        var isKnown = false
        for lift in lifts where starts[lift.id] == nil && ahead?.max(of: lift.id) != nil { isKnown = true }
        return div("card", key: 7) {
            tag("h2", "", strings.firstWeights)
            tag("p", "why", strings.firstWeightsHint(isKnown: isKnown))
            for lift in lifts {
                let id = "start-" + lift.id.text
                let isWrong = isWrong(lift.id, world)
                div("row", key: lift.id.low) {
                    tag("label", "", [.attribute("for", id)]) {
                        strings.called(lift.id, lift.name)
                        tag("small", strings.oneRepMax)
                        if let ahead, ahead.guessed.contains(lift.id), let first = ahead.first(of: lift.id) {
                            tag("small", strings.guessed(first))
                        }
                        for aged in ahead?.aged ?? [] where aged.exerciseID == lift.id {
                            tag("small", aged.reason.text)
                        }
                        if isWrong { span("fault", strings[.noNumber], [.id(id + "-fault")]) }
                    }
                    numberInput(
                        id, strings.called(lift.id, lift.name) + ", " + strings.oneRepMax,
                        starts[lift.id] ?? ahead?.max(of: lift.id).map { strings.tenths($0) } ?? "", isWrong
                    ) {
                        .programs(.start(lift.id, $0))
                    }
                }
            }
            button("btn plain wide", .programs(.look(template.id)), [], strings.lookAhead)
        }
    }
}

extension ProgramPreview {
    /// What is lifted once of an exercise, as far as it is known.
    fileprivate func max(of exercise: ExerciseID) -> Mass? {
        for start in maxes where start.exerciseID == exercise { return start.weight }
        return nil
    }

    /// With what an exercise begins: of its first day, the first set.
    fileprivate func first(of lift: ExerciseID) -> Mass? {
        for day in days {
            for exercise in day.exercises where exercise.exerciseID == lift { return exercise.targets.first?.weight }
        }
        return nil
    }
}
