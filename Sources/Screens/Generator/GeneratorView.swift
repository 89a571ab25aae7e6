import Contract
import Training
import Wire

extension Generator {
    @inline(never) func view(_ world: World) -> Screen {
        GeneratorView(generator: self, world: world, strings: world.strings).screen
    }
}

struct GeneratorView {
    let generator: Generator
    let world: World
    let strings: Strings

    @inline(never) var screen: Screen {
        world.screen(generator.isWeek ? strings.makeWeek : strings.makeWorkout, back: true, dock: dock) {
            if let made = generator.made {
                choices
                gym
                for reason in made.reasons { tag("p", "why", reason.text) }
                for (index, plan) in made.plans.enumerated() { card(plan, index) }
                button("btn wide", .generator(.another), [.id("another")], strings.somethingElse)
                if !generator.isWeek { button("btn plain wide", .generator(.save), [], strings[.saveAsPlan]) }
            } else if let fault = generator.fault {
                tag("p", "why", [.role("alert")], fault)
                tag("p", "why", strings.needsServer)
                button("btn", .generator(.again), [], strings[.tryAgain])
            } else {
                world.skeleton
            }
        }
    }

    // MARK: What is asked for

    private var choices: View {
        let (asked, made) = (generator, generator.made)
        var goals: [(value: String, name: String)] = []
        for goal in Goal.allCases { goals.append((goal.rawValue, strings.name(goal))) }
        var times: [(value: String, name: String)] = []
        for minutes in [20, 30, 45, 60, 75, 90, 120] { times.append((String(minutes), String(minutes) + " min")) }
        let minutes = asked.minutes ?? made?.minutes ?? GenerateLimits.usualMinutes
        return div("pair", key: 1) {
            choice("goal", strings.yourGoal, (asked.goal ?? made?.goal)?.rawValue ?? "", goals, .goal)
            choice("minutes", strings.minutesEach, String(minutes), times, .minutes)
            asked.isWeek ? week : [focus]
        }
    }

    private var week: [View] {
        let (asked, made) = (generator, generator.made)
        let days = asked.days ?? made?.daysPerWeek
        var numbers: [(value: String, name: String)] = []
        for number in Profile.trainingDays { numbers.append((String(number), strings.perWeek(number))) }
        var splits = [(value: "", name: strings.whatFits)]
        for split in Split.allCases where split != .custom { splits.append((split.rawValue, strings.name(split))) }
        return [
            choice("days", strings.daysAWeek, days.map { String($0) } ?? "", numbers, .days),
            choice("split", strings.yourSplit, asked.split?.rawValue ?? "", splits, .split),
        ]
    }

    private var focus: View {
        var kinds = [(value: "", name: strings.whatRested)]
        for focus in WorkoutFocus.allCases { kinds.append((focus.rawValue, strings.name(focus))) }
        return choice("focus", strings.whatToTrain, generator.focus?.rawValue ?? "", kinds, .focus)
    }

    private func choice(
        _ id: String, _ label: String, _ chosen: String, _ choices: [(value: String, name: String)],
        _ field: GeneratorMessage.Field
    ) -> View {
        Screens.field(
            label, fault: nil, id: "make-" + id,
            holding: [
                choiceList("make-" + id, label, chosen, choices) { .generator(.choose(field, $0)) }
            ])
    }

    /// Where it is trained.
    private var gym: View {
        if world.knowledge.gyms.isEmpty { return link("btn plain wide", .gyms, [], key: 2) { strings.setUpGym } }
        var gyms: [(value: String, name: String)] = []
        for gym in world.knowledge.gyms { gyms.append((gym.id.text, gym.name)) }
        let chosen = generator.gym ?? world.knowledge.settings.gymID
        return div("", key: 2) { choice("gym", strings.whereToday, chosen?.text ?? "", gyms, .gym) }
    }

    // MARK: What came of it

    private func card(_ plan: GeneratedPlan, _ index: Int) -> View {
        div("card", [.id("made-" + String(index))], key: 100 + UInt64(index)) {
            tag("h2", "", plan.name)
            tag("p", "why n", [.role("status")], strings.about(plan.minutes))
            for (place, item) in plan.items.enumerated() { row(item, index, place) }
            for left in plan.leftOut { tag("p", "why", left.text) }
            button("btn wide", .generator(.add(index)), [.id("add-" + String(index))], strings[.addExercise])
        }
    }

    /// The exercise with its targets and why it; its tools unfold.
    private func row(_ item: GeneratedItem, _ plan: Int, _ place: Int) -> View {
        let exercise = item.choice.exercise
        let isOpen = generator.open == exercise.exerciseID
        var why = ""
        for reason in item.choice.reasons { why += (why.isEmpty ? "" : " ") + reason.text }
        return div("next", key: exercise.exerciseID.low) {
            button("row", .generator(.open(exercise.exerciseID)), [.expanded(isOpen)]) {
                tag("span") {
                    strings.called(exercise)
                    tag("small", why)
                }
                tag("span", "end") {
                    figures(strings.scheme(exercise))
                    if let weight = exercise.sets.first?.weight { tag("small", "n", strings.voice.mass(weight)) }
                }
            }
            if isOpen {
                div("split") {
                    div("stepper") {
                        mover(.up, .moveUp, plan, place, place - 1)
                        mover(.down, .moveDown, plan, place, place + 1)
                    }
                    div("stepper") {
                        iconButton(
                            .minus, strings[.removeSet], .generator(.sets(plan, place, -1)),
                            [.disabled(exercise.sets.count < 2)], in: "")
                        span("n", strings.sets(exercise.sets.count), [.role("status")])
                        iconButton(
                            .plus, strings[.addSet], .generator(.sets(plan, place, 1)),
                            [.disabled(exercise.sets.count > 9)], in: "")
                    }
                }
                div("tools") {
                    if !item.alternatives.isEmpty { button("", .generator(.swap(plan, place)), [], strings.swapAction) }
                    button("", .generator(.remove(plan, place)), [], strings.removeIt)
                    button("", .exercise(.open(exercise.exerciseID)), [], strings[.details])
                }
            }
        }
    }

    private func mover(_ arrow: Icon, _ name: Phrase, _ plan: Int, _ place: Int, _ to: Int) -> View {
        let count = generator.made?.plans[plan].items.count ?? 0
        return iconButton(
            arrow, strings[name], .generator(.move(plan, place, to: to)), [.disabled(to < 0 || to >= count)], in: "")
    }

    private var dock: View? {
        guard let made = generator.made else { return nil }
        let isEmpty = made.plans.isEmpty || made.plans[0].items.isEmpty
        let name: String
        if generator.isWeek {
            name = strings.followWeek
        } else if world.canStart {
            name = strings.start(made.name)
        } else {
            guard world.workout?.exercises.isEmpty == true else { return nil }
            name = strings.addToWorkout
        }
        return div("dock bare", key: 9) {
            button(
                "go", .generator(generator.isWeek ? .follow : .start),
                [.id("go"), .disabled(generator.isAsking || isEmpty)], name)
        }
    }
}

/// The way to a generated workout, from wherever nothing is planned.
@inline(never) func makeLink(_ classes: String, _ strings: Strings) -> View {
    link(classes, .making(week: false)) { strings.makeWorkout }
}
