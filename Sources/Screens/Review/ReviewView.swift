import Training

/// The cards of what is proposed, and what goes with them.
struct CardsView {
    let review: Review
    /// The bundles on the screen.
    let suggestions: [PlanSuggestion]
    /// The work that they come from, where it was just done, and how hard it was.
    var done: [ActiveExercise] = []
    var effort: SessionRPE?
    let world: World
    let strings: Strings

    /// - Parameter done: what stands beside it, for who decides later.
    func acceptDock(_ open: [ChangeID], done: View? = nil) -> View? {
        if open.isEmpty { return nil }
        return div(done == nil ? "dock" : "dock two", key: 3) {
            done
            button("go", .review(.acceptAll), [.id("go")]) {
                strings.acceptAll(nextVersion)
            }
        }
    }

    /// The number of the version that accepting makes; `nil` where it makes none, or more than one.
    private var nextVersion: Int? {
        var id: PlanID?
        for suggestion in suggestions where suggestion.changes.contains(where: { $0.isOpen && $0.type != .stay }) {
            guard let own = suggestion.planID, id == nil || id == own else { return nil }
            id = own
        }
        return id.flatMap { world.plan($0) }.map { $0.currentVersion.versionNumber + 1 }
    }

    // MARK: Earlier changes

    /// How the changes went that were tried today, before anything new is proposed.
    func outcomesCard(_ outcomes: [SuggestedChange]) -> View? {
        let ones = outcomes.onePerGroup
        if ones.isEmpty { return nil }
        return div("card", key: 8) {
            tag("h2", "h3", strings[.howItWent])
            for change in ones {
                link("row", change.exerciseID.map { .progress($0) } ?? .today, [], key: change.id.low) {
                    tag("span") {
                        strings.howDidItFeel(strings.delta(change))
                        tag("small", strings.called(change))
                    }
                    if let outcome = change.outcome { span(outcome.chip, strings[outcome]) }
                }
            }
        }
    }

    // MARK: A card

    /// What, why in the lifter's own numbers, what came of the last ones; then three ways of equal reach.
    func card(_ card: ReviewCard) -> View {
        let isOpen = review.open.contains(card.first.id)
        let lines = lines(card.changes)
        return div(card.open.isEmpty && !card.isStay ? "card decided" : "card", key: card.first.id.low) {
            div("split") {
                tag("h2", "h3") {
                    if let exercise = card.first.exerciseID {
                        exerciseName(exercise, strings.called(card.first))
                    } else {
                        card.first.exerciseName
                    }
                    if let plan = card.planName(world) { tag("small", "why block", plan) }
                }
                if card.isStay { span("chip", strings[.stay]) }
            }
            // Where the sets differ, one number cannot stand for all of them.
            if !card.isStay, lines.count < 2 { headline(card) }
            if !card.isStay { for line in lines { tag("p", "n", line) } }
            reasons(card)
            pain(card)
            if !card.isStay {
                evidence(card)
                outcomeChips(card)
                if isOpen { oneByOne(card) } else { decide(card) }
                fault(card)
                if world.isWaiting(card.first.id) { span("chip bad", strings.waitsToBeSaved) }
                if card.changes.count > 1 {
                    button("btn plain wide", .review(.unfold(card.first.id)), [.expanded(isOpen)]) {
                        strings[isOpen ? .together : .setBySet]
                    }
                }
            }
        }
    }

    /// What hurts there by now, unless the reasons say it.
    private func pain(_ card: ReviewCard) -> View? {
        guard let exercise = card.first.exerciseID, let touch = world.pain(on: exercise) else { return nil }
        let reason = Reason(touch)
        for change in card.changes {
            for said in change.reasons where said.code == reason.code { return nil }
        }
        return tag("p", "hurts " + touch.severity.rawValue, strings.voice.sentence(reason))
    }

    /// Why the server would not have a decision.
    func fault(_ card: ReviewCard) -> View? {
        for change in card.changes {
            if let text = review.faults[change.id] { return tag("p", "fault", [.role("alert")], text) }
        }
        return nil
    }

    /// "82.5 → 85 kg, back to 8 reps".
    private func headline(_ card: ReviewCard) -> View {
        func first(_ quantity: ChangeType.Quantity) -> SuggestedChange? {
            card.changes.first { $0.type.quantity == quantity && $0.value != nil }
        }
        guard let weight = first(.mass) else {
            let change = card.first
            guard let change = first(.reps) ?? first(.seconds), let to = change.value?.whole else {
                return div("n same") { strings.change(change) }
            }
            return arrow(
                change.from?.whole.map { String($0) }, String(to),
                change.type.quantity == .reps ? strings[.repsWord] : "s", strings)
        }
        var unit = strings.unit.rawValue
        if let reps = first(.reps), let to = reps.value?.whole {
            unit += reps.type == .decreaseReps ? ", " + strings.backTo(to) : " × " + String(to)
        }
        return arrow(
            weight.from?.mass.map { strings.voice.number($0) }, strings.number(weight.value?.mass), unit, strings)
    }

    private func evidence(_ card: ReviewCard) -> View? {
        guard let evidence = Evidence(card, done, effort, world.knowledge.sessions ?? []) else { return nil }
        let target = strings.voice.sets(evidence.targets, evidence.loadKind)
        let done = strings.voice.sets(evidence.done, evidence.loadKind)
        return tag("table", "ev n") {
            tag("tbody") {
                tag("tr") {
                    tag("th", "", [.attribute("scope", "row")], strings[.target])
                    tag("td", target)
                }
                tag("tr") {
                    tag("th", "", [.attribute("scope", "row")], strings[.doneButton])
                    tag("td", evidence.isHit.map { $0 ? "hit" : "miss" } ?? "", done)
                }
                if let rpe = evidence.effort {
                    tag("tr") {
                        tag("th", "", [.attribute("scope", "row")], strings[.effort])
                        tag("td", strings.outOfTen(rpe.halves))
                    }
                }
            }
        }
    }

    /// "+2.5 kg good": the last four changes of the exercise, the newest last.
    private func outcomeChips(_ card: ReviewCard) -> View? {
        let all = (card.first.exerciseID.flatMap { world.knowledge.outcomes[$0] } ?? []).onePerGroup
        guard let exercise = card.first.exerciseID, !all.isEmpty else { return nil }
        return link("chips", .progress(exercise), [.label(strings[.lastChanges])]) {
            for change in all.prefix(4).reversed() {
                if let outcome = change.outcome {
                    span(outcome.chip, strings.delta(change) + " " + strings[outcome])
                }
            }
        }
    }
}

/// Old to new, as large as a number can be.
func arrow(_ from: String?, _ to: String, _ unit: String, _ strings: Strings) -> View {
    div("n change") {
        if let from, from != to {
            span("big was", from)
            span("arrow big", "→", [.label(strings[.becomes])])
        }
        span("big", to)
        span("muted", " " + unit)
    }
}

/// As the server says them, each once; the first one counts most.
func reasons(_ card: ReviewCard) -> View {
    var texts: [String] = []
    for change in card.changes {
        for reason in change.reasons where !reason.text.isEmpty && !texts.contains(reason.text) {
            texts.append(reason.text)
        }
    }
    // Of a whole bundle the rules say how much it changes; a card is a part of it.
    for reason in card.suggestion.reasons
    where reason.code != .afterSession && !reason.text.isEmpty && !texts.contains(reason.text) {
        texts.append(reason.text)
    }
    return reasonsText(texts)
}

/// The first one counts most.
func reasonsText(_ texts: [String]) -> View {
    tag("p", "why") {
        if let first = texts.first {
            let (what, rest) = parted(first)
            tag("b", what)
            rest
        }
        for text in texts.dropFirst() { " " + text }
    }
}

/// What a reason says first, and the rest: "All sets reached 12." counts more than how the weight was rounded.
private func parted(_ text: String) -> (String, String) {
    let bytes = Array(text.utf8)
    for index in bytes.indices.dropLast() where bytes[index + 1] == UInt8(ascii: " ") {
        if bytes[index] == UInt8(ascii: ":") || bytes[index] == UInt8(ascii: ".") {
            return (
                String(decoding: bytes[...index], as: UTF8.self),
                String(decoding: bytes[(index + 1)...], as: UTF8.self)
            )
        }
    }
    return (text, "")
}
