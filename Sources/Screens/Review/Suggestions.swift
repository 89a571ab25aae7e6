import Training

/// Everything that waits for a decision, across plans.
struct Suggestions {
    var review = Review()
}

extension Suggestions {
    /// How earlier changes of the exercises on the screen went.
    static func needs(_ world: World) -> [Query] {
        [.painFlags] + Query.outcomes(of: world.knowledge.suggestions ?? [])
    }

    @inline(never) mutating func update(_ message: ReviewMessage, _ world: World) -> [Effect] {
        if case .acceptAll = message {
            return review.update(.decide(Self.open(world), .accepted, reason: nil), among: [], world)
        }
        return review.update(message, among: [], world)
    }

    /// What "accept all" accepts.
    private static func open(_ world: World) -> [ChangeID] {
        var open: [ChangeID] = []
        for suggestion in world.knowledge.suggestions ?? [] {
            for change in suggestion.changes where change.isOpen && change.type != .stay { open.append(change.id) }
        }
        return open
    }

    /// Everything that waits for a decision, across plans.
    @inline(never) func view(_ world: World) -> Screen {
        let strings = world.strings
        let all = world.knowledge.suggestions ?? []
        let cards = ReviewCard.cards(all)
        let open = Self.open(world)
        let views = CardsView(review: review, suggestions: all, world: world, strings: strings)
        return world.screen(strings[.suggestions], nil, back: true, dock: views.acceptDock(open)) {
            if world.knowledge.suggestions == nil {
                world.awaited(.suggestions)
            } else if !cards.contains(where: { !$0.isStay }) {
                div("empty") {
                    Icon.plans.view
                    tag("h2", "", strings[.nothingWaits])
                    tag("p", "", strings[.nothingWaitsHint])
                }
            } else {
                tag("p", "why", key: 2, strings[.laterMeans])
                div("columns cards", key: 1) {
                    for card in cards where !card.isStay { views.card(card) }
                }
            }
        }
    }
}

extension Query {
    /// How earlier changes of the exercises went that something is proposed for.
    static func outcomes(of suggestions: [PlanSuggestion]) -> [Query] {
        var queries: [Query] = []
        for card in ReviewCard.cards(suggestions) {
            if let exercise = card.first.exerciseID { queries.append(.outcomes(exercise)) }
        }
        return queries
    }
}

/// "2 suggestions wait", on the first screen and on the page of a plan.
func suggestionsCard(of plan: PlanID?, _ world: World) -> View? {
    let cards = world.openCards(of: plan)
    if cards.isEmpty { return nil }
    var names = ""
    for card in cards.prefix(3) {
        names += (names.isEmpty ? "" : ", ") + world.strings.called(card.first)
        // The same lift in two plans is two proposals.
        let same = cards.contains { $0.first.id != card.first.id && $0.first.exerciseID == card.first.exerciseID }
        if same, let plan = card.planName(world) { names += " (" + plan + ")" }
    }
    return link("card coach split", .suggestions, [], key: 15) {
        tag("span") {
            world.strings.suggestionsWait(cards.count)
            tag("small", "why block", names)
        }
        span("chip coach", world.strings[.look])
    }
}
