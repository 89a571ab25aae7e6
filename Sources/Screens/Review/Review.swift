import Training

/// What a screen with proposals remembers of them.
struct Review {
    /// The cards whose changes are shown one by one, by the first change.
    var open: [ChangeID] = []
    /// Why not, in the lifter's own words, by the first change.
    var words = Family<ChangeID, String>()
    /// Why decisions were refused.
    var faults = Family<ChangeID, String>()
}

enum ReviewMessage {
    case decide([ChangeID], SuggestedChange.Decision, reason: String?)
    /// Shows the changes of a card one by one, or together again.
    case unfold(ChangeID)
    case words(ChangeID, String)
    case acceptAll
    /// Ticks a change of structure, or takes the tick away.
    case keep(ChangeID)
    case keepTicked
}

extension Review {
    /// - Parameter changes: those on the screen that are not among all that wait.
    mutating func update(_ message: ReviewMessage, among changes: [SuggestedChange], _ world: World) -> [Effect] {
        switch message {
        case .decide(let ids, let decision, let reason):
            faults = Family()
            return Decisions.decide(ids, decision, reason, among: changes, world)
        case .unfold(let change):
            if let index = open.firstIndex(of: change) { open.remove(at: index) } else { open.append(change) }
        case .words(let change, let text): words[change] = text
        case .acceptAll, .keep, .keepTicked: break  // Of the whole screen.
        }
        return []
    }
}
