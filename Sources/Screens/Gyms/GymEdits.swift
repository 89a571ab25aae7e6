import Training

extension GymEditor {
    /// A change of the gym that is being edited.
    mutating func edit(_ message: GymMessage, _ world: World) -> [Effect] {
        switch message {
        case .preset(let preset):
            let name = preset == .empty ? "" : world.strings.name(preset)
            gym = Gym(preset, id: gym.id, name: name, unit: gym.unit)
            (self.preset, typed, faults) = (preset, [:], [:])
            return [.focus("title")]
        case .name(let text):
            gym.name = text
            faults["/name"] = nil
        case .location(let location): gym.location = location
        case .unit(let unit): change(unit)
        case .feature(let feature):
            if gym.has(feature) {
                gym.has.removeAll { $0 == feature.rawValue }
            } else {
                gym.has.append(feature.rawValue)
            }
        case .addBar, .barName, .barWeight, .removeBar: edit(bars: message, world)
        case .pairs(let weight, let step): add(step, pairsOf: weight)
        case .entry(let entry, let text):
            entries[entry.id] = text
            faults["/" + entry.id] = nil
        case .addPlate:
            guard let weight = mass(.plate, world) else { return [.focus("gym-plate")] }
            add(1, pairsOf: weight)
            entries[GymEntry.plate.id] = nil
        case .addDumbbells: return addDumbbells(world)
        case .removeDumbbell(let index):
            guard gym.dumbbells.indices.contains(index) else { return [] }
            gym.dumbbells.remove(at: index)
        case .stack(let place): toggle(place)
        case .number(let place, let field, let text): type(text, place, field, world)
        case .addExercise: return [.openSearch]
        case .removeExercise(let index):
            guard gym.exerciseLoads.indices.contains(index) else { return [] }
            gym.exerciseLoads.remove(at: index)
            rebuilt()
        case .note(let index, let text):
            guard gym.exerciseLoads.indices.contains(index) else { return [] }
            gym.exerciseLoads[index].note = text.isEmpty ? nil : text
        case .use, .copy, .delete, .save, .discard: break
        }
        return []
    }

    /// Weights that stand in another place now are shown as they were taken.
    private mutating func rebuilt() { (typed, faults) = ([:], [:]) }

    private mutating func change(_ unit: MassUnit) {
        guard unit != gym.unit else { return }
        let before = gym
        keepsWeights = !gym.change(to: unit)
        if switched.count == 2, switched[1].isSame(as: before) {
            gym = switched[0]
            if unit == original.unit { keepsWeights = false }
        }
        switched = [before, gym]
        rebuilt()
    }

    // MARK: Bars, plates, dumbbells

    private mutating func edit(bars message: GymMessage, _ world: World) {
        switch message {
        case .addBar:
            let weight = gym.unit == .kg ? Mass.kg(20) : .lb(45)
            gym.bars.append(Gym.Bar(name: gym.bars.isEmpty ? "Olympic" : "", weight: weight))
        case .barName(let index, let text) where gym.bars.indices.contains(index): gym.bars[index].name = text
        case .barWeight(let index, let text) where gym.bars.indices.contains(index):
            let path = "/bars/" + String(index) + "/weight"
            if let weight = read(text, path, world) { gym.bars[index].weight = weight }
        case .removeBar(let index) where gym.bars.indices.contains(index):
            gym.bars.remove(at: index)
            rebuilt()
        default: break
        }
    }

    private mutating func add(_ step: Int, pairsOf weight: Mass) {
        if let index = gym.plates.firstIndex(where: { $0.weight == weight }) {
            // An odd piece stays: it is of no use on a bar, and may hang from a belt.
            gym.plates[index].count = max(0, gym.plates[index].count + 2 * step)
            if gym.plates[index].count == 0 { gym.plates.remove(at: index) }
        } else if step > 0 {
            let place = gym.plates.firstIndex { $0.weight < weight } ?? gym.plates.count
            gym.plates.insert(PlateCount(weight, 2), at: place)
        }
    }

    /// One dumbbell, or all from one weight to another.
    private mutating func addDumbbells(_ world: World) -> [Effect] {
        guard let first = mass(.from, world) else { return [.focus("gym-from")] }
        var added = [first]
        if !trimmed(entries[GymEntry.to.id] ?? "").isEmpty {
            guard let last = mass(.to, world) else { return [.focus("gym-to")] }
            guard let step = mass(.step, world) else { return [.focus("gym-step")] }
            added = Gym.range(first, last, step: step)
        }
        for weight in added where !gym.dumbbells.contains(weight) && gym.dumbbells.count < 200 {
            let place = gym.dumbbells.firstIndex { $0 > weight } ?? gym.dumbbells.count
            gym.dumbbells.insert(weight, at: place)
        }
        entries = [:]
        return [.focus("gym-from")]
    }

    // MARK: Stacks

    func stack(_ place: GymStack) -> WeightStack? {
        switch place {
        case .adjustable: gym.adjustableDumbbells
        case .machine: gym.machine
        case .cable: gym.cable
        case .own(let index): gym.exerciseLoads.indices.contains(index) ? gym.exerciseLoads[index].stack : nil
        }
    }

    private mutating func set(_ place: GymStack, _ stack: WeightStack?) {
        switch place {
        case .adjustable: gym.adjustableDumbbells = stack
        case .machine: gym.machine = stack
        case .cable: gym.cable = stack
        case .own(let index): if let stack, self.stack(place) != nil { gym.exerciseLoads[index].stack = stack }
        }
    }

    private mutating func toggle(_ place: GymStack) {
        set(place, stack(place) == nil ? WeightStack(step: gym.unit == .kg ? .kg(5) : .lb(10)) : nil)
        rebuilt()
    }

    private mutating func type(_ text: String, _ place: GymStack, _ field: StackField, _ world: World) {
        guard var stack = stack(place) else { return }
        let path = place.path + "/" + field.rawValue
        if field == .addOns {
            guard let addOns = masses(text, path, world) else { return }
            stack.addOns = addOns
        } else if field != .step, trimmed(text).isEmpty {
            typed[path] = text
            faults[path] = nil
            if field == .first { stack.first = nil } else { stack.maximum = nil }
        } else {
            guard let mass = read(text, path, world) else { return }
            switch field {
            case .step: stack.step = mass
            case .first: stack.first = mass
            case .heaviest: stack.maximum = mass
            case .addOns: break
            }
        }
        // The heaviest may fit again, or no more.
        faults[place.path + "/max"] = nil
        set(place, stack)
    }

    /// An exercise that was looked for: with a stack of its own, to begin with that of its kind.
    @inline(never) mutating func add(_ exercise: Exercise, _ world: World) -> [Effect] {
        let known = gym.exerciseLoads.firstIndex { $0.exerciseID == exercise.id }
        if known == nil {
            let usual = exercise.equipment.first == .cable ? gym.cable : gym.machine
            let stack = usual ?? WeightStack(step: gym.unit == .kg ? .kg(5) : .lb(10))
            gym.exerciseLoads.append(ExerciseLoads(exerciseID: exercise.id, stack: stack))
        }
        let id = "own-" + String(known ?? gym.exerciseLoads.count - 1) + "-step"
        return [.focus(id), .scroll(id)]
    }

    // MARK: Numbers

    /// A weight in the unit of the gym; `nil`, and marked, where it is none.
    private mutating func read(_ text: String, _ path: String, _ world: World) -> Mass? {
        let mass = Mass(entry: trimmed(text), in: gym.unit).flatMap { $0 > .zero ? $0 : nil }
        typed[path] = text
        faults[path] = mass == nil ? world.strings[.noNumber] : nil
        return mass
    }

    private mutating func mass(_ entry: GymEntry, _ world: World) -> Mass? {
        let mass = Mass(entry: trimmed(entries[entry.id] ?? ""), in: gym.unit).flatMap { $0 > .zero ? $0 : nil }
        faults["/" + entry.id] = mass == nil ? world.strings[.noNumber] : nil
        return mass
    }

    /// Weights with blanks between them.
    private mutating func masses(_ text: String, _ path: String, _ world: World) -> [Mass]? {
        typed[path] = text
        var masses: [Mass] = []
        for part in text.split(separator: " ") {
            guard let mass = Mass(entry: String(part), in: gym.unit), mass > .zero else {
                faults[path] = world.strings[.noNumber]
                return nil
            }
            masses.append(mass)
        }
        faults[path] = nil
        return masses
    }
}

extension GymEntry {
    var id: String {
        switch self {
        case .plate: "gym-plate"
        case .from: "gym-from"
        case .to: "gym-to"
        case .step: "gym-step"
        }
    }
}
