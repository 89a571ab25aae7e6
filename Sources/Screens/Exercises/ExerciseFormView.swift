import Training
import Wire

extension ExerciseForm {
    @inline(never) func sheet(_ world: World) -> [View] {
        ExerciseFormView(form: self, strings: world.strings).all
    }

    /// What it takes to go on training: the rest can be said later.
    @inline(never) func shortSheet(_ world: World) -> [View] {
        ExerciseFormView(form: self, strings: world.strings).short
    }
}

private struct ExerciseFormView {
    let form: ExerciseForm
    let strings: Strings

    var all: [View] {
        Screens.sheet(form.known == nil ? strings.newExercise : strings.editExercise, strings) {
            named
            div("field") {
                tag("span", "", strings.mainMuscle)
                muscles(strings.mainMuscle, form.primary) { .primary($0) }
            }
            tag("details") {
                tag("summary", "label", helpers)
                muscles(strings.otherMuscle, form.secondary) { .secondary($0) }
            }
            div("field") {
                tag("span", "", strings.equipmentWord)
                equipment
            }
            choice("exercise-pattern", strings.movement, form.pattern?.rawValue ?? "", patterns) { .pattern($0) }
            div("pair") {
                choice("exercise-measure", strings.counted, form.measure.rawValue, measures) { .measure($0) }
                choice("exercise-load", strings.loadWord, form.loadKind.rawValue, kinds) { .loadKind($0) }
            }
            div("pair") {
                field(strings.stepOf, fault: form.faults["exercise-step"], id: "exercise-step") {
                    numberInput("exercise-step", strings.stepOf, form.step, form.faults["exercise-step"] != nil) {
                        send(.step($0))
                    }
                }
                choice("exercise-category", strings.categoryWord, form.category?.rawValue ?? "", categories) {
                    .category($0)
                }
            }
            choice("exercise-rule", strings[.howToProgress], form.rule, rules) { .rule($0) }
            tag("label", "switch") {
                tag("span", "", strings.oneSide)
                check(form.isUnilateral, .library(.form(.unilateral)))
            }
            tag("label", "switch") {
                tag("span", "", strings.isMobility)
                check(form.isMobility, .library(.form(.mobility)))
            }
            text("exercise-video", strings.videoLink, form.video, "500") { .video($0) }
            area("exercise-how", strings.howItIsDone, form.instructions) { .instructions($0) }
            area("exercise-cues", strings.cuesOne, form.cues) { .cues($0) }
            area("exercise-mistakes", strings.mistakesOne, form.mistakes) { .mistakes($0) }
            button("go", .library(.form(.save)), [.id("save-exercise")], strings.save)
        }
    }

    var short: [View] {
        Screens.sheet(strings.newExercise, strings) {
            named
            div("pair") {
                choice("exercise-measure", strings.counted, form.measure.rawValue, measures) { .measure($0) }
                choice("exercise-load", strings.loadWord, form.loadKind.rawValue, kinds) { .loadKind($0) }
            }
            button("go", .library(.form(.save)), [.id("save-exercise")], strings.makeAndAdd)
        }
    }

    private var named: View {
        text("exercise-name", strings.nameWord, form.name, "200") { .name($0) }
    }

    private func text(
        _ id: String, _ name: String, _ text: String, _ limit: String, _ message: @escaping (String) -> FormMessage
    ) -> View {
        field(name, fault: form.faults[id], id: id) {
            textInput(id, text, limit: limit, form.faults[id] != nil) { send(message($0)) }
        }
    }

    private func send(_ message: FormMessage) -> Message? { .library(.form(message)) }

    /// A chip for each muscle: one tap puts it in, another takes it out.
    private func muscles(
        _ name: String, _ chosen: [Muscle], _ message: @escaping (String) -> FormMessage
    ) -> View {
        div("chips", [.role("group"), .label(name)]) {
            for muscle in Muscle.allCases {
                button(
                    "chip", .library(.form(message(muscle.rawValue))), [.pressed(chosen.contains(muscle))],
                    strings.name(muscle))
            }
        }
    }

    /// The same for what it takes; what is loaded is chosen first.
    private var equipment: View {
        div("chips", [.role("group"), .label(strings.equipmentWord)]) {
            for piece in Equipment.allCases {
                button(
                    "chip", .library(.form(.equipment(piece.rawValue))), [.pressed(form.equipment.contains(piece))],
                    strings.title(piece))
            }
        }
    }

    /// "Helps: Biceps, Forearms": few say so, and the muscles would stand there twice.
    private var helpers: String {
        form.secondary.isEmpty ? strings.otherMuscle : strings.otherMuscle + ": " + strings.names(form.secondary)
    }

    private func choice(
        _ id: String, _ name: String, _ chosen: String, _ choices: [(value: String, name: String)],
        _ message: @escaping (String) -> FormMessage
    ) -> View {
        field(name, fault: form.faults[id], id: id) {
            choiceList(id, name, chosen, choices) { .library(.form(message($0))) }
        }
    }

    private func area(
        _ id: String, _ name: String, _ text: String, _ message: @escaping (String) -> FormMessage
    ) -> View {
        field(name, fault: form.faults[id], id: id) { textArea(id, text) { .library(.form(message($0))) } }
    }

    private var patterns: [(value: String, name: String)] {
        var choices = [(value: "", name: strings.none)]
        for pattern in MovementPattern.allCases { choices.append((pattern.rawValue, strings.name(pattern))) }
        return choices
    }

    private var categories: [(value: String, name: String)] {
        var choices = [(value: "", name: strings.followsFromRest)]
        for category in ExerciseCategory.allCases { choices.append((category.rawValue, strings.name(category))) }
        return choices
    }

    private var rules: [(value: String, name: String)] {
        var choices: [(value: String, name: String)] = []
        let names = ProgressionRule.choices(form.measure, follows: false)
        for name in names { choices.append((name, strings[ProgressionRule.title(name)])) }
        // One that is made elsewhere, and kept.
        if !names.contains(form.rule) { choices.append((form.rule, strings[ProgressionRule.title(form.rule)])) }
        return choices
    }

    private var measures: [(value: String, name: String)] {
        var choices: [(value: String, name: String)] = []
        for measure in Measure.allCases { choices.append((measure.rawValue, strings.name(measure))) }
        return choices
    }

    private var kinds: [(value: String, name: String)] {
        var choices: [(value: String, name: String)] = []
        for kind in LoadKind.allCases { choices.append((kind.rawValue, strings.name(kind))) }
        return choices
    }
}
