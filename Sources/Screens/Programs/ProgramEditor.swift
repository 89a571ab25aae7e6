import Contract
import Sync
import Training
import Wire

/// The program that is being edited, or made. A class, because the app holds it: the code that copies a value of its size would be
/// part of the first screen.
final class ProgramEditor {
    var program: Training.Program
    let isNew: Bool
    var isChanged: Bool
    var isSaving = false
    /// The day whose fields are shown, and the week whose days are.
    var open: ProgramDayID?
    var week: Int
    /// What was typed, by its place: shown as it is, also while it is no number.
    var typed: [String: String] = [:]
    /// What is wrong with it, by JSON pointer.
    var faults: [String: String] = [:]

    init(program: Training.Program, isNew: Bool = false, isChanged: Bool = false, week: Int = 1) {
        (self.program, self.isNew, self.isChanged, self.week) = (program, isNew, isChanged, week)
    }

    /// How many weeks it is made of; `nil` where it is not.
    var weeks: Int? {
        var weeks: Int?
        for day in program.days { if let week = day.week { weeks = max(weeks ?? 0, week) } }
        return weeks
    }

    /// The places of the days of a week; of all where there are no weeks.
    func places(of week: Int?) -> [Int] {
        var places: [Int] = []
        for index in program.days.indices where program.days[index].week == week { places.append(index) }
        return places
    }
}

/// What is typed or chosen of a program, of one of its weeks or of its days.
enum ProgramField: String {
    case name, category, difficulty
    case about = "description"
    case daysPerWeek = "days_per_week"
    // Of all days, or of a week.
    case weeks, phase
    case intensity = "intensity_modifier"
    case volume = "volume_modifier"
    // Of a day.
    case plan = "plan_id"
    case dayName = "day_name"
    case notes
}

/// A change of the program that is being edited.
indirect enum ProgramEdit {
    /// A field: of the program, or of the week or the day at a place.
    case field(ProgramField, Int, String)
    case loops
    case weekday(Int)
    /// A day with a plan, or one of rest, at the end of a week.
    case add(PlanID?, week: Int?)
    /// The same with its fields open, to choose another plan.
    case addOther(week: Int?)
    case unfold(ProgramDayID)
    case unfoldWeek(Int)
    case copyDay(Int), removeDay(Int)
    case move(Int, to: Int)
    /// "2,0": what stood third in a week was dropped first.
    case dropped(week: Int?, String)
    case copyWeek(Int), removeWeek(Int)
    /// The days of one week in all of them.
    case likeWeek(Int)
    /// As it was before something was removed from it.
    case restore(Training.Program)
    case save, discard
}

extension Programs {
    /// The program of the page; `nil` while it is not known. Edits that were left without being saved are gone on with.
    @inline(never) static func editor(_ world: World, going: ProgramEditor?) -> ProgramEditor? {
        let kept = going == nil ? Stored.programDraft(world.knowledge.keptDrafts[Stored.programDraft]) : nil
        switch world.route {
        case .newProgram:
            if let going, going.isNew { return going }
            if let kept, kept.isNew { return ProgramEditor(kept) }
            return ProgramEditor(program: Training.Program(id: world.newID(), name: ""), isNew: true)
        case .editProgram(let id):
            if let going, going.program.id == id, going.isChanged { return going }
            if let kept, !kept.isNew, kept.program.id == id { return ProgramEditor(kept) }
            guard let program = tracked(id, world)?.program else { return nil }
            return ProgramEditor(program: program, week: program.day(number: program.run?.nextDay ?? 1)?.week ?? 1)
        default: return going
        }
    }

    /// A copy of one of the lifter's, to be changed before it is kept.
    mutating func copy(_ id: ProgramID, _ world: World) -> [Effect] {
        guard let original = Self.tracked(id, world)?.program else { return [] }
        let copy = ProgramEditor(program: original, isNew: true, isChanged: true)
        (copy.program.id, copy.program.name) = (world.newID(), world.strings.copyOf(original.name))
        copy.program.run = nil
        for index in copy.program.days.indices { copy.program.days[index].id = world.newID() }
        editor = copy
        return [copy.kept, .go(.newProgram, replace: false)]
    }

    @inline(never) mutating func edit(_ change: ProgramEdit, _ world: World) -> [Effect] {
        guard let editing = editor, !editing.isSaving else { return [] }
        switch change {
        case .save: return save(editing, world)
        case .discard:
            editor = nil
            return [
                ProgramEditor.forget, .go(editing.isNew ? .programs : .program(editing.program.id), replace: true),
            ]
        default:
            switch change {
            case .unfold, .unfoldWeek: break
            default: editor!.isChanged = true
            }
            let effects = editor!.apply(change, world)
            return [editor!.kept] + effects
        }
    }

    // MARK: Saving

    private mutating func save(_ editing: ProgramEditor, _ world: World) -> [Effect] {
        let strings = world.strings
        editing.program.name = trimmed(editing.program.name)
        let program = editing.program
        if program.name.isEmpty {
            editor!.faults["/name"] = strings.programNeedsName
            return [.focus("program-name"), .announce(strings.programNeedsName)]
        }
        if program.workouts == 0 {
            editor!.faults["/days"] = strings.programNeedsDay
            return [.announce(strings.programNeedsDay)]
        }
        if !editing.faults.isEmpty { return [.announce(strings[.lookAtMarked])] }
        editor!.isSaving = true
        let request: ClientRequest
        if editing.isNew {
            var create = CreateProgram()
            (create.id, create.name, create.about) = (program.id, program.name, program.about)
            (create.category, create.difficulty) = (program.category, program.difficulty)
            (create.goal, create.split, create.loops) = (program.goal, program.split, program.loops)
            (create.daysPerWeek, create.weekdays, create.days) = (program.daysPerWeek, program.weekdays, program.days)
            request = ClientRequest(.createProgram, create)
        } else {
            var patch = PatchProgram()
            (patch.name, patch.about, patch.category) = (program.name, .some(program.about), .some(program.category))
            (patch.difficulty, patch.daysPerWeek) = (.some(program.difficulty), .some(program.daysPerWeek))
            (patch.loops, patch.weekdays, patch.days) = (program.loops, program.weekdays, program.days)
            request = ClientRequest(.changeProgram(program.id), patch)
        }
        // What waits already comes first.
        if !world.isDirect { return wait(request, world) }
        let purpose = Call.Purpose.program(program.id, said: strings.programSaved, goes: .program(program.id))
        // What is saved is no edit to be taken back.
        return [.lapse, .send(Call(purpose: purpose, request: request))]
    }

    /// It waits on the device until the server can be reached.
    private mutating func wait(_ request: ClientRequest, _ world: World) -> [Effect] {
        guard let saving = editor else { return [] }
        editor = nil
        let program = saving.program
        return [
            .lapse, .queue(.program(request, program), name: program.name), ProgramEditor.forget,
            .go(.program(program.id), replace: true), .announce(world.strings.kept(false)),
        ]
    }

    /// What was refused while it waited is a draft again, unless there is another one.
    @inline(never) func redraft(_ request: ClientRequest, _ program: Training.Program, _ world: World) -> [Effect] {
        // Where the lifter stands is no draft.
        guard !request.movesProgram, editor?.isChanged != true,
            world.knowledge.keptDrafts[Stored.programDraft]?.isEmpty != false
        else { return [] }
        let isNew = request.path == Endpoint.createProgram.path
        return [ProgramEditor(program: program, isNew: isNew, isChanged: true).kept]
    }

    /// What the server would not have stands at its field; what it did not hear of waits.
    ///
    /// - Parameter isRefused: whether it answered.
    /// - Returns: `nil` where nothing was being saved here.
    @inline(never) mutating func notSaved(
        _ request: ClientRequest, isRefused: Bool, _ fault: ErrorAnswer.Fault?, _ world: World
    ) -> [Effect]? {
        isBusy = false
        guard editor?.isSaving == true else {
            let waiting = wait()
            return isRefused || waiting.isEmpty ? nil : waiting + [.announce(world.strings.kept(false))]
        }
        if !isRefused { return wait(request, world) }
        editor!.isSaving = false
        guard let fault else { return [.offer(.refused(world.strings[.notSaved]))] }
        editor!.faults = fault.byField
        for path in fault.byField.keys { editor!.show(path) }
        return [.announce(world.strings[.lookAtMarked])]
    }
}
