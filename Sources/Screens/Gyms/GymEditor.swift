import Contract
import Sync
import Training
import Wire

/// The gym that is being edited, or made.
struct GymEditor {
    var gym: Gym
    /// What it was before.
    var original: Gym
    var isNew = false
    /// What a new gym began as; `nil` until that is chosen.
    var preset: GymPreset?
    /// What was typed, by JSON pointer: shown as it is, also while it is no number.
    var typed: [String: String] = [:]
    /// What is wrong with it, by JSON pointer.
    var faults: [String: String] = [:]
    /// Whether weights that are no usual set stayed what they are when the unit was changed.
    var keepsWeights = false
    /// The gym before the unit was changed, and after: as long as nothing else is, changing back gives what was there.
    var switched: [Gym] = []
    /// What stands in the fields of something that is to be added.
    var entries: [String: String] = [:]

    var isChanged: Bool { !gym.isSame(as: original) }
}

/// A field of something that is to be added to a gym.
enum GymEntry { case plate, from, to, step }

/// What is loaded in equal steps.
enum GymStack: Equatable {
    case adjustable, machine, cable
    /// Of one exercise, by its place in the list.
    case own(Int)

    /// Where it stands in a gym, as a JSON pointer.
    var path: String {
        switch self {
        case .adjustable: "/adjustable_dumbbells"
        case .machine: "/machine"
        case .cable: "/cable"
        case .own(let index): "/exercise_loads/" + String(index) + "/stack"
        }
    }
}

enum StackField: String {
    case step, first
    case heaviest = "max"
    case addOns = "add_ons"
}

/// What is done with gyms, and with the one that is being edited.
indirect enum GymMessage {
    /// It is the gym in use from now on.
    case use(GymID)
    case copy(GymID)
    case delete(GymID)
    case preset(GymPreset)
    case name(String)
    case location(Gym.Location)
    case unit(MassUnit)
    case feature(Gym.Feature)
    case addBar
    case barName(Int, String)
    case barWeight(Int, String)
    case removeBar(Int)
    /// So many pairs more, or less.
    case pairs(Mass, Int)
    case entry(GymEntry, String)
    case addPlate, addDumbbells
    case removeDumbbell(Int)
    /// Whether it is there.
    case stack(GymStack)
    case number(GymStack, StackField, String)
    case addExercise
    case removeExercise(Int)
    case note(Int, String)
    case save, discard
}

extension GymEditor {
    /// The gym of the page; `nil` while it is not known. Edits that were left without being saved are gone on with.
    @inline(never) static func made(_ world: World, going: GymEditor? = nil) -> GymEditor? {
        switch world.route {
        case .newGym:
            if let going, going.isNew { return going }
            return blank(world)
        case .gym(let id):
            if let going, going.gym.id == id, going.isChanged { return going }
            for gym in world.knowledge.gyms where gym.id == id { return GymEditor(gym: gym, original: gym) }
            return nil
        default: return nil
        }
    }

    private static func blank(_ world: World) -> GymEditor {
        let gym = Gym(id: world.newID(), name: "", unit: world.strings.unit)
        return GymEditor(gym: gym, original: gym, isNew: true)
    }

    /// - Parameter editor: gone when what was edited is saved or given up.
    @inline(never) static func update(_ editor: inout GymEditor?, _ message: GymMessage, _ world: World) -> [Effect] {
        let strings = world.strings
        switch message {
        case .use(let id): return world.use(id)
        case .copy(let id):
            guard let gym = world.knowledge.gyms.first(where: { $0.id == id }) else { return [] }
            var copied = blank(world)
            copied.preset = .empty
            copied.gym = gym.copied(to: copied.gym.id, named: strings.copyOf(gym.name))
            editor = copied
            return [.go(.newGym, replace: false)]
        case .delete(let id):
            editor = nil
            return world.delete(id)
        case .save: return save(&editor, world)
        case .discard:
            editor = nil
            return [.go(.gyms, replace: true)]
        default: return editor?.edit(message, world) ?? []
        }
    }

    // MARK: Saving

    private static func save(_ editor: inout GymEditor?, _ world: World) -> [Effect] {
        guard var saving = editor else { return [] }
        let strings = world.strings
        saving.gym.name = trimmed(saving.gym.name)
        // What was typed to be added, and was not, is no part of it.
        for entry in [GymEntry.plate, .from, .to, .step] { saving.faults["/" + entry.id] = nil }
        if saving.gym.name.isEmpty { saving.faults["/name"] = strings[.needsName] }
        // The server would refuse it, perhaps only when nobody looks.
        let key = ExerciseName.key(saving.gym.name)
        let isRenamed = world.knowledge.gyms.first { $0.id == saving.gym.id }?.name != saving.gym.name
        for other in world.knowledge.gyms
        where isRenamed && other.id != saving.gym.id && ExerciseName.key(other.name) == key {
            saving.faults["/name"] = strings.gymNameTaken(other.name)
        }
        for fault in saving.gym.faults() where saving.faults[fault.path] == nil {
            saving.faults[fault.path] = strings[.noNumber]
        }
        guard saving.faults.isEmpty else {
            editor = saving
            return [.announce(strings[.lookAtMarked])]
                + (saving.faults["/name"].map { [.focus("gym-name"), .announce($0)] } ?? [])
        }
        editor = nil
        let gym = saving.gym
        var effects: [Effect] = []
        if saving.isNew || saving.isChanged {
            let endpoint = saving.isNew ? Endpoint.makeGym : .replaceGym(gym.id)
            effects = [.queue(.gym(ClientRequest(endpoint, gym), gym), name: gym.name)]
        }
        // The first one is where one trains.
        if world.knowledge.gym == nil { effects += world.use(gym.id) }
        return effects + [.go(.gyms, replace: true), .announce(strings.gymSaved(gym.name))]
    }
}

extension World {
    /// Takes a gym into use.
    @inline(never) func use(_ id: GymID?) -> [Effect] {
        var settings = knowledge.settings
        if settings.gymID == id { return [] }
        settings.gymID = id
        return [.note(.settings(settings))]
    }

    /// Deletes a gym at once; the way back makes it again, with the same id.
    fileprivate func delete(_ id: GymID) -> [Effect] {
        guard let gym = knowledge.gyms.first(where: { $0.id == id }) else { return [] }
        let wasUsed = knowledge.settings.gymID == id
        let again = Effect.queue(.gym(ClientRequest(.makeGym, gym), gym), name: gym.name)
        var settings = knowledge.settings
        settings.gymID = id
        let back = wasUsed ? [again, .note(.settings(settings))] : [again]
        return (wasUsed ? use(nil) : []) + [
            .queue(.deleteGym(id), name: gym.name), .go(.gyms, replace: true),
            .offer(Undo(text: strings.deleted(gym.name), milliseconds: 10_000, undo: back)),
        ]
    }

    /// A gym that is not known (yet).
    var missingGym: Screen {
        awaiting(strings.gyms, [.gyms])
    }
}

extension Gym {
    fileprivate func copied(to id: GymID, named name: String) -> Gym {
        var copy = self
        (copy.id, copy.name) = (id, name)
        return copy
    }
}
