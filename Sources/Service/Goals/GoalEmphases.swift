import Storage
import Training

/// What the goals that are followed ask of exercises.
struct GoalEmphases: Sendable {
    private let goals: [LifterGoal]
    private let bodyWeight: Amount?

    init(turn: Turn) throws {
        goals = try turn.store.goals(.active)
        // Only of a body weight it matters what is weighed.
        let weighs = goals.contains { $0.kind == .cut }
        bodyWeight = weighs ? try turn.store.bodyWeight().map { Amount(units: $0.units) } : nil
    }

    func emphasis(of exercise: Exercise) -> GoalEmphasis? {
        goals.isEmpty ? nil : GoalEmphasis(of: exercise, among: goals, bodyWeight: bodyWeight)
    }

    /// What one of them asks of the exercises that it is about.
    func emphasis(of goal: LifterGoal) -> GoalEmphasis? { GoalEmphasis(goal, bodyWeight: bodyWeight) }
}
