import Training

/// The weights of a gym as they are edited: bars, plates, dumbbells, stacks, and those of one exercise alone.
extension GymEditorView {
    private func text(_ mass: Mass) -> String {
        mass.text(in: gym.unit, separator: strings.voice.language.separator)
    }

    /// A weight in the unit that it is marked in: the gym's, unless it is a round one of the other alone.
    private func marked(_ mass: Mass) -> String {
        let other: MassUnit = gym.unit == .kg ? .lb : .kg
        let isOther =
            Mass(entry: mass.text(in: gym.unit), in: gym.unit) != mass
            && Mass(entry: mass.text(in: other), in: other) == mass
        let unit = isOther ? other : gym.unit
        return mass.text(in: unit, separator: strings.voice.language.separator) + " " + unit.rawValue
    }

    // MARK: Bars and plates

    var barsAndPlates: View {
        div("card", key: 3) {
            tag("h2", "label", strings.barsAndPlates)
            if !gym.bars.isEmpty || !gym.plates.isEmpty { gymBar(gym, strings) }
            for index in gym.bars.indices { bar(index) }
            button("btn wide", .gym(.addBar), [], strings.addBar)
            for weight in sizes { plate(weight) }
            adding(.plate, strings.otherPlate, .addPlate)
        }
    }

    private func bar(_ index: Int) -> View {
        let path = "/bars/" + String(index) + "/weight"
        let name = strings.bar + " " + String(index + 1)
        return div("pair bar", key: UInt64(index)) {
            div("field") {
                tag("label", "", [.attribute("for", "bar-name-" + String(index))], name)
                textInput("bar-name-" + String(index), gym.bars[index].name, limit: "200", false) {
                    .gym(.barName(index, $0))
                }
            }
            number("bar-" + String(index), gym.unit.rawValue, name, path, text(gym.bars[index].weight)) {
                .gym(.barWeight(index, $0))
            }
            iconButton(.close, strings.remove(name), .gym(.removeBar(index)))
        }
    }

    /// The usual plates and those that are there, heaviest first.
    private var sizes: [Mass] {
        var sizes = gym.unit.usualPlates
        for plate in gym.plates where !sizes.contains(plate.weight) { sizes.append(plate.weight) }
        sizes.sort { $0 > $1 }
        return sizes
    }

    private func plate(_ weight: Mass) -> View {
        let pairs = (gym.plates.first { $0.weight == weight }?.count ?? 0) / 2
        let name = marked(weight)
        return div("split", key: UInt64(truncatingIfNeeded: weight.units)) {
            figures(name)
            div("stepper wide") {
                iconButton(
                    .minus, strings.pairLess(name), .gym(.pairs(weight, -1)), [.disabled(pairs == 0)], in: "")
                span("n", strings.pairs(pairs), [.role("status")])
                iconButton(.plus, strings.pairMore(name), .gym(.pairs(weight, 1)), in: "")
            }
        }
    }

    // MARK: Dumbbells

    var dumbbells: View {
        div("card", key: 4) {
            tag("h2", "label", strings.dumbbells)
            if !gym.dumbbells.isEmpty { dumbbellRow(gym, strings) }
            div("chips") {
                for (index, weight) in gym.dumbbells.enumerated() {
                    button(
                        "chip n", .gym(.removeDumbbell(index)), [.label(strings.remove(text(weight)))],
                        key: UInt64(truncatingIfNeeded: weight.units),
                        (editor.keepsWeights ? marked(weight) : text(weight)) + " ×")
                }
            }
            div("pair three", [onEnter(.addDumbbells)]) {
                entry(.from, strings.from)
                entry(.to, strings.upTo)
                entry(.step, strings[.step])
            }
            button("btn wide", .gym(.addDumbbells), [], strings.addDumbbells)
            stackFields(.adjustable, strings.adjustable, strings.adjustableHint)
        }
    }

    private func entry(_ entry: GymEntry, _ name: String) -> View {
        number(entry.id, name, strings.dumbbells + ", " + name, "/" + entry.id, editor.entries[entry.id] ?? "") {
            .gym(.entry(entry, $0))
        }
    }

    private func adding(_ entry: GymEntry, _ name: String, _ message: GymMessage) -> View {
        div("pair", [onEnter(message)]) {
            number(entry.id, name, name, "/" + entry.id, editor.entries[entry.id] ?? "") { .gym(.entry(entry, $0)) }
            button("btn", .gym(message), [.label(strings.add(name))], strings.add)
        }
    }

    /// What the key does in a field of something that is to be added.
    private func onEnter(_ message: GymMessage) -> A {
        .on(.keydown, .value { $0 == "Enter" ? .gym(message) : nil })
    }

    // MARK: Stacks

    func stackCard(_ place: GymStack, _ name: String, _ hint: String?) -> View {
        div("card", key: place == .machine ? 5 : 6) { stackFields(place, name, hint) }
    }

    @Children<Message> private func stackFields(_ place: GymStack, _ name: String, _ hint: String?) -> [View] {
        tag("label", "switch") {
            tag("span") {
                tag("b", "", name)
                if let hint { tag("small", "why block", hint) }
            }
            check(editor.stack(place) != nil, .gym(.stack(place)))
        }
        if let stack = editor.stack(place) { numbers(place, stack, name, place.path.dropFirst()) }
    }

    @Children<Message> private func numbers(
        _ place: GymStack, _ stack: WeightStack, _ name: String, _ id: Substring
    ) -> [View] {
        let id = String(id)
        drawnStack(stack, gym.unit, strings)
        div("pair three") {
            stackNumber(place, .first, id + "-first", strings.lightest, name, stack.first.map { text($0) } ?? "")
            stackNumber(place, .step, id + "-step", strings[.step], name, text(stack.step))
            stackNumber(place, .heaviest, id + "-max", strings.heaviest, name, stack.maximum.map { text($0) } ?? "")
        }
        stackNumber(place, .addOns, id + "-more", strings.addOns, name, addOns(stack))
    }

    private func addOns(_ stack: WeightStack) -> String {
        var line = ""
        for one in stack.addOns { line += (line.isEmpty ? "" : " ") + text(one) }
        return line
    }

    private func stackNumber(
        _ place: GymStack, _ stackField: StackField, _ id: String, _ label: String, _ name: String, _ value: String
    ) -> View {
        let path = place.path + "/" + stackField.rawValue
        let shown = editor.typed[path] ?? value
        guard stackField == .addOns else {
            return number(id, label, name + ", " + label, path, value) { .gym(.number(place, stackField, $0)) }
        }
        return field(label, fault: editor.faults[path], id: id) {
            textInput(id, shown, limit: "60", editor.faults[path] != nil) { .gym(.number(place, .addOns, $0)) }
        }
    }

    /// A number with its name above.
    private func number(
        _ id: String, _ label: String, _ spoken: String, _ path: String, _ value: String,
        _ typed: @escaping (String) -> Message?
    ) -> View {
        let fault = editor.faults[path]
        return field(label, fault: fault, id: id) {
            numberInput(id, spoken, editor.typed[path] ?? value, fault != nil, typed)
        }
    }

    // MARK: Weights of one exercise

    var ownWeights: View {
        div("card", key: 7) {
            tag("h2", "label", strings.ownWeights)
            tag("p", "why", strings.ownWeightsHint)
            for (index, own) in gym.exerciseLoads.enumerated() {
                let name = world.knowledge.exercise(own.exerciseID).map { strings.called($0.id, $0.name) } ?? "–"
                div("", key: own.exerciseID.low) {
                    div("split") {
                        tag("b", "", name)
                        iconButton(.close, strings.remove(name), .gym(.removeExercise(index)))
                    }
                    numbers(.own(index), own.stack, name, "own-" + String(index))
                    field(strings[.note], fault: nil, id: "own-note-" + String(index)) {
                        textInput("own-note-" + String(index), own.note ?? "", limit: "200", false) {
                            .gym(.note(index, $0))
                        }
                    }
                }
            }
            button("btn wide", .gym(.addExercise), [.id("add")], strings[.addExercise])
        }
    }
}
