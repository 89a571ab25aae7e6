import Contract
import Service
import Training

/// Finds the one thing that is meant by an id or a name: the one that is called so, else the only one that has it in its name.
///
/// - Parameter what: what it is: "plan".
/// - Throws: `Failure` where there is none, or more than one.
func theOne<T, Tag>(
    _ text: String, _ what: String, among things: [T], id: (T) -> ID<Tag>, name: (T) -> String
) throws -> T {
    if let wanted = ID<Tag>(text.lowercased()), let thing = things.first(where: { id($0) == wanted }) { return thing }
    let key = ExerciseName.key(text)
    if let thing = things.first(where: { ExerciseName.key(name($0)) == key }) { return thing }
    let near = key.isEmpty ? [] : things.filter { ExerciseName.key(name($0)).contains(key) }
    if near.count == 1 { return near[0] }
    if near.isEmpty { throw Failure("there is no \(what) called “\(text.shown)”") }
    let names = near.prefix(5).map { name($0).shown }.joined(separator: ", ") + (near.count > 5 ? " …" : "")
    throw Failure("“\(text.shown)” may be \(names): say more of the name")
}

/// "1 set", "2 sets".
func counted(_ count: Int, _ noun: String) -> String { "\(count) \(noun)" + (count == 1 ? "" : "s") }

extension Lifter {
    /// The plan that is meant; archived ones only by their whole name.
    func plan(_ text: String) async throws -> WorkoutPlan {
        let plans = try await service.plans(user)
        if let archived = plans.first(where: { $0.archived && ExerciseName.key($0.name) == ExerciseName.key(text) }),
            !plans.contains(where: { !$0.archived && ExerciseName.key($0.name) == ExerciseName.key(text) })
        {
            return archived
        }
        return try theOne(text, "plan", among: plans.filter { !$0.archived }, id: \.id, name: \.name)
    }

    /// The program of the lifter's that is meant.
    func program(_ text: String) async throws -> TrackedProgram {
        try theOne(
            text, "program", among: try await service.programs(user), id: { $0.program.id },
            name: { $0.program.name })
    }

    /// The gym that is meant.
    func gym(_ text: String) async throws -> GymID {
        try theOne(text, "gym", among: try await service.gyms(user), id: \.id, name: \.name).id
    }

    /// The exercise of the catalogue that is meant, by the names that imports know as well.
    func exercise(_ text: String) async throws -> (id: ExerciseID, name: String) {
        if let id = ExerciseID(text.lowercased()) { return (id, text) }
        let found = try await service.match(user, MatchNames(names: [text])).first
        if let match = found?.match { return (match.exerciseID, match.name) }
        let others = found?.alternatives.prefix(3).map(\.name).joined(separator: ", ") ?? ""
        throw Failure(
            "there is no exercise called “\(text.shown)”" + (others.isEmpty ? "" : "; perhaps \(others)?"))
    }
}
