import Contract
import Training
import Wire

/// The routes of programs, as far as a client can tell: the engine's own functions over a list.
extension FakeServer {
    mutating func program(_ method: String, _ parts: [String], _ path: String, _ body: String, _ now: Instant) -> Answer
    {
        if parts[1] == "program-templates" { return method == "GET" ? Self.ok(Page(library)) : preview(body) }
        let index = parts.count > 2 ? programs.firstIndex { $0.id.text == parts[2] } : nil
        switch (method, parts.count, parts.last) {
        case ("GET", 2, _):
            let asked = path.hasSuffix("active=true") ? programs.filter { $0.id == followed } : programs
            return Self.ok(page(asked.map { tracked($0, now) }, path))
        case ("GET", 3, _):
            guard let index else { break }
            return Self.ok(tracked(programs[index], now))
        case ("POST", 2, _):
            guard let request = try? JSON.decode(CreateProgram.self, from: body), let id = request.id else { break }
            created.append(request)
            guard let template = library.first(where: { $0.id.text == request.programTemplateID }) else {
                return make(request, id, now)
            }
            var program = Program(id: id, name: template.blueprint.name, days: libraryDays)
            program.start(at: now)
            programs.append(program)
            followed = id
            return Answer(status: 201, body: JSON.text(tracked(program, now)))
        case ("POST", 3, "import"):
            guard let request = try? JSON.decode(ImportProgram.self, from: body), let id = request.id else { break }
            imported.append(request)
            var made = CreateProgram()
            (made.name, made.activate) = (request.program?.name ?? request.pasted, request.activate)
            made.days = request.program == nil ? [] : libraryDays
            return make(made, id, now)
        case ("POST", 4, "skip"):
            guard let active = programs.firstIndex(where: { $0.id == followed }),
                let day = (try? JSON.decode(SkipDay.self, from: body))?.dayNumber
            else { break }
            programs[active].skip(day, at: now)
            return Self.ok(ProgramToday(tracked(programs[active], now), now: now) { _ in nil })
        case ("PATCH", 3, _):
            guard let index, let patch = try? JSON.decode(PatchProgram.self, from: body) else { break }
            programs[index] = patch.applied(to: programs[index])
            if let day = patch.currentDay { programs[index].jump(to: day, at: now) }
            if let run = patch.run { programs[index].putBack(run) }
            if let paused = patch.paused { programs[index].pause(paused, at: now) }
            return Self.ok(tracked(programs[index], now))
        case ("GET", 4, "share"):
            guard let index else { break }
            let blueprint = ProgramBlueprint(name: programs[index].name)
            return Self.ok(SharedProgram(blueprint, notation: "program: " + blueprint.name, link: "cHJvZ3JhbQ"))
        case ("DELETE", 3, let last?):
            let id = last.prefix { $0 != "?" }
            programs.removeAll { $0.id.text == id }
            if followed?.text == String(id) { followed = nil }
            if path.hasSuffix("?undo=true") { plans.removeAll { $0.madeFor?.text == String(id) && $0.lastUsed == nil } }
            return Self.ok(DoneAnswer())
        case ("POST", 4, let way?):
            guard let index else { break }
            if way != "deactivate" {
                programs[index].follow(
                    isActive: followed == programs[index].id, restarting: way == "restart", at: now)
            }
            followed = way == "deactivate" ? nil : programs[index].id
            return Self.ok(tracked(programs[index], now))
        default: break
        }
        return Self.fault(404, "NOT_FOUND", "There is no such program.")
    }

    /// A whole program, as it was said.
    private mutating func make(_ request: CreateProgram, _ id: ProgramID, _ now: Instant) -> Answer {
        var program = Program(id: id, name: request.name ?? "", days: request.days ?? [])
        (program.about, program.category, program.daysPerWeek) = (request.about, request.category, request.daysPerWeek)
        (program.loops, program.weekdays) = (request.loops ?? false, request.weekdays)
        if request.activate {
            program.start(at: now)
            followed = id
        }
        programs.removeAll { $0.id == id }
        programs.append(program)
        return Answer(status: 201, body: JSON.text(tracked(program, now)))
    }

    /// A text is the name of a program here, and one that begins with "?" is none.
    private func preview(_ body: String) -> Answer {
        guard let request = try? JSON.decode(PreviewProgram.self, from: body) else {
            return Self.fault(400, "VALIDATION_ERROR", "That is no request.")
        }
        var preview = ProgramPreview(days: [])
        if let text = request.pasted {
            if text.hasPrefix("?") { return Self.fault(400, "VALIDATION_ERROR", "Line 1: that is no exercise (?)") }
            preview.program = ProgramBlueprint(name: text)
        }
        return Self.ok(preview)
    }

    private func tracked(_ program: Program, _ now: Instant) -> TrackedProgram {
        TrackedProgram(program, isActive: program.id == followed, lastUsed: nil, now: now)
    }

    /// A finished workout did a day.
    mutating func didDay(_ workout: ActiveWorkout) {
        if workout.totals.sets == 0 { return }
        for index in programs.indices {
            guard let day = programs[index].days.first(where: { $0.id == workout.programDayID }) else { continue }
            programs[index].done(day, session: workout.id, at: workout.startTime)
        }
    }
}
