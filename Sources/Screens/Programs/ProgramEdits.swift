import Training
import Wire

extension ProgramEditor {
    func apply(_ change: ProgramEdit, _ world: World) -> [Effect] {
        let strings = world.strings
        switch change {
        case .field(let field, let place, let text): return type(text, field, place, world)
        case .loops: program.loops.toggle()
        case .weekday(let day):
            if program.weekdays.contains(day) {
                program.weekdays.removeAll { $0 == day }
            } else {
                program.weekdays.append(day)
                program.weekdays.sort { $0 < $1 }
            }
        case .add(let plan, let week): add(plan, week, world)
        case .addOther(let week):
            add(world.usablePlans.first?.id, week, world)
            open = program.days[(places(of: week).last ?? 0)].id
            return [.focus("day-" + String(places(of: week).last ?? 0) + "-plan")]
        case .unfold(let id): open = open == id ? nil : id
        case .unfoldWeek(let week): self.week = self.week == week ? 0 : week
        case .copyDay(let index):
            guard program.days.indices.contains(index) else { return [] }
            var copy = program.days[index]
            copy.id = world.newID()
            program.days.insert(copy, at: index + 1)
            settle()
            return [.announce(strings.copied(name(of: copy, world)))]
        case .removeDay(let index):
            guard program.days.indices.contains(index) else { return [] }
            let back = undo(strings.removed(name(of: program.days[index], world)))
            program.days.remove(at: index)
            settle()
            return [back]
        case .move(let from, let to): return move(from, to, world)
        case .dropped(let week, let text):
            let places = places(of: week)
            guard let (from, to) = Screens.dropped(text), places.indices.contains(from), places.indices.contains(to)
            else { return [] }
            return move(places[from], places[to], world)
        case .copyWeek(let number):
            repeatWeek(number, isRegular: false, world)
            settle()
            week = number + 1
            return [.announce(strings.copied(strings.weekTitle(number, nil))), .focus("week-" + String(week))]
        case .likeWeek(let number): return likeWeek(number, world)
        case .removeWeek(let number):
            let back = undo(strings.removed(strings.weekTitle(number, nil)))
            program.days.removeAll { $0.week == number }
            settle()
            return [back, .focus("title")]
        case .restore(let before):
            program = before
            settle()
        case .save, .discard: break
        }
        return []
    }

    /// A place that something is wrong with is opened.
    func show(_ path: String) {
        let parts = path.split(separator: "/")
        guard parts.count > 1, parts[0] == "days", let index = Int(parts[1]), program.days.indices.contains(index)
        else { return }
        open = program.days[index].id
        week = program.days[index].week ?? week
    }

    func name(of day: ProgramDay, _ world: World) -> String {
        if let name = day.name, !name.isEmpty { return name }
        guard let plan = day.planID else { return world.strings.restDay }
        return world.plan(plan)?.name ?? world.strings[.notHere]
    }

    /// The way back to the program as it is.
    private func undo(_ text: String) -> Effect {
        .offer(Undo(text: text, milliseconds: 10_000, undo: [.message(.programs(.edit(.restore(program))))]))
    }

    /// Numbers the days and the weeks in their order; faults are of places that may be others now.
    private func settle() {
        var (last, number): (Int?, Int) = (nil, 0)
        for index in program.days.indices {
            program.days[index].dayNumber = index + 1
            guard let own = program.days[index].week else { continue }
            if own != last { number += 1 }
            last = own
            program.days[index].week = number
        }
        (typed, faults) = ([:], [:])
    }

    // MARK: Days

    private func add(_ plan: PlanID?, _ week: Int?, _ world: World) {
        let last = places(of: week).last
        var day = last.map { program.days[$0] } ?? ProgramDay(id: world.newID(), dayNumber: 0)
        // What the week says goes for it, too.
        (day.id, day.planID, day.name, day.notes) = (world.newID(), plan, nil, nil)
        program.days.insert(day, at: last.map { $0 + 1 } ?? program.days.count)
        settle()
    }

    /// Within its week.
    private func move(_ from: Int, _ to: Int, _ world: World) -> [Effect] {
        let days = program.days
        guard days.indices.contains(from), days.indices.contains(to), from != to, days[from].week == days[to].week
        else { return [] }
        program.days.insert(program.days.remove(at: from), at: to)
        settle()
        let places = places(of: days[from].week)
        let place = (places.firstIndex(of: to) ?? 0) + 1
        // At either end the arrow that led there has done its work, and cannot hold the focus.
        let isAtEnd = place == 1 || place == places.count
        return [.announce(world.strings.placed(name(of: days[from], world), place, places.count)), .vibrate("8")]
            + (isAtEnd ? [.focus("day-" + String(to))] : [])
    }

    // MARK: Weeks

    /// A week once more, right behind it.
    private func repeatWeek(_ number: Int, isRegular: Bool, _ world: World) {
        let places = places(of: number)
        var end = (places.last ?? program.days.count - 1) + 1
        for index in end..<program.days.count { program.days[index].week? += 1 }
        for index in places {
            var copy = program.days[index]
            (copy.id, copy.week) = (world.newID(), number + 1)
            if isRegular { (copy.phase, copy.intensityModifier, copy.volumeModifier) = (nil, nil, nil) }
            program.days.insert(copy, at: end)
            end += 1
        }
    }

    /// Made of so many weeks: the last one goes on, or what is too much goes; without weeks the first one stays.
    private func setWeeks(_ count: Int?, _ world: World) -> [Effect] {
        if count == weeks { return [] }
        let back = undo(world.strings.weeksChanged)
        let before = program.days.count
        if let count {
            if weeks == nil { for index in program.days.indices { program.days[index].week = 1 } }
            program.days.removeAll { $0.week ?? 0 > count }
            let last = weeks ?? 0
            if last > 0, last < count {
                for week in last..<count { repeatWeek(week, isRegular: true, world) }
            }
        } else {
            program.days.removeAll { $0.week ?? 1 > 1 }
            for index in program.days.indices {
                program.days[index].week = nil
                setPhase(nil, of: index)
            }
        }
        settle()
        return program.days.count < before ? [back] : []
    }

    /// What the week of a day is for; another phase has modifiers of its own.
    private func setPhase(_ phase: TrainingPhase?, of index: Int) {
        program.days[index].phase = phase
        (program.days[index].intensityModifier, program.days[index].volumeModifier) = (nil, nil)
    }

    /// The days of a week in all of them; what the others are for stays.
    private func likeWeek(_ number: Int, _ world: World) -> [Effect] {
        let back = undo(world.strings.weeksChanged)
        let before = program.days
        var days: [ProgramDay] = []
        var last: Int?
        for old in before where old.week != last {
            last = old.week
            for index in places(of: number) {
                var day = before[index]
                if old.week != number {
                    (day.id, day.week, day.phase) = (world.newID(), old.week, old.phase)
                    (day.intensityModifier, day.volumeModifier) = (old.intensityModifier, old.volumeModifier)
                }
                days.append(day)
            }
        }
        program.days = days
        settle()
        return [back]
    }

    // MARK: Fields

    private func type(_ text: String, _ field: ProgramField, _ place: Int, _ world: World) -> [Effect] {
        let entry: String? = text.isEmpty ? nil : text
        switch field {
        case .name:
            program.name = text
            faults["/name"] = nil
        case .about: program.about = entry
        case .category: program.category = ProgramCategory(rawValue: text)
        case .difficulty: program.difficulty = Difficulty(rawValue: text)
        case .daysPerWeek: program.daysPerWeek = Int(text)
        case .weeks:
            week = 1
            return setWeeks(Int(text), world)
        case .phase:
            for index in places(of: place) { setPhase(TrainingPhase(rawValue: text), of: index) }
            (typed, faults) = ([:], [:])
        case .intensity, .volume:
            let path = "week-" + String(place) + field.rawValue
            let percent = Mass(entry: trimmed(text), in: .kg).map { $0.units / 1_000_000_000 }
            let isGood = trimmed(text).isEmpty || percent.map { (100...2_000).contains($0) } == true
            typed[path] = text
            faults[path] = isGood ? nil : world.strings[.noNumber]
            guard isGood else { return [] }
            for index in places(of: place) {
                let modifier = percent.map { Modifier(thousandths: $0) }
                if field == .volume {
                    program.days[index].volumeModifier = modifier
                } else {
                    program.days[index].intensityModifier = modifier
                }
            }
        case .plan, .dayName, .notes:
            guard program.days.indices.contains(place) else { return [] }
            faults["/days"] = nil
            faults["/days/" + String(place) + "/plan_id"] = nil
            switch field {
            case .plan: program.days[place].planID = PlanID(text)
            case .dayName: program.days[place].name = entry
            default: program.days[place].notes = entry
            }
        }
        return []
    }
}
