import Training

extension CardsView {
    func decide(_ card: ReviewCard) -> View {
        let open = card.open
        if !open.isEmpty {
            let isDeferred = card.first.state == .deferred
            return div("", key: 1) {
                if isDeferred { tag("p", "why", [.role("status")], strings.decision(.deferred)) }
                trio(open, isDeferred: isDeferred, of: name(card))
            }
        }
        return div("", key: 1) {
            tag("p", card.first.decision == .accepted ? "done-text" : "why", [.role("status")]) {
                strings.decision(card.first.decision)
                if let reason = card.first.decisionReason { ": " + reason }
            }
            if card.first.decision == .rejected, card.first.decisionReason == nil { whyNot(card) }
        }
    }

    /// What a card is called: with its plan where another one is about the same lift.
    func name(_ card: ReviewCard) -> String {
        let isAlone = !suggestions.contains { suggestion in
            suggestion.planID != card.suggestion.planID
                && suggestion.changes.contains { $0.exerciseID == card.first.exerciseID && $0.isOpen }
        }
        guard !isAlone, let plan = card.planName(world) else { return strings.called(card.first) }
        return strings.called(card.first) + " (" + plan + ")"
    }

    func trio(_ open: [ChangeID], isDeferred: Bool, of name: String) -> View {
        func way(_ classes: String, _ phrase: Phrase, _ decision: SuggestedChange.Decision, _ on: Bool = false) -> View
        {
            button(
                classes, .review(.decide(open, decision, reason: nil)),
                [.label(strings[phrase] + ", " + name)] + (on ? [.pressed(true)] : []),
                strings[phrase])
        }
        return div("trio") {
            way("btn", .no, .rejected)
            way("btn", .later, .deferred, isDeferred)
            way("btn yes", .accept, .accepted)
        }
    }

    /// Each change of the group alone.
    func oneByOne(_ card: ReviewCard) -> View {
        div("each", key: 2) {
            for change in card.changes {
                let name = (setNumber(change).map { strings.setName($0) + ": " } ?? "") + strings.change(change)
                div("", key: change.id.low) {
                    tag("p", "n", name)
                    if change.isOpen {
                        trio([change.id], isDeferred: change.state == .deferred, of: name)
                    } else {
                        tag("p", "why", strings.decision(change.decision))
                    }
                }
            }
        }
    }

    /// A word on why not; it may stay unsaid.
    func whyNot(_ card: ReviewCard) -> View {
        var ids: [ChangeID] = []
        for change in card.changes where change.decision == .rejected { ids.append(change.id) }
        let key = card.first.id
        let words = review.words[key] ?? ""
        return div("", key: 3) {
            div("chips", [.role("group"), .label(strings[.whyNot])]) {
                span("why", strings[.whyNot])
                for phrase in [Phrase.tooSoon, .noTime, .pain] {
                    button("chip", .review(.decide(ids, .rejected, reason: strings[phrase])), [], strings[phrase])
                }
            }
            div("field inline") {
                tag(
                    "input", "",
                    [
                        .attribute("type", "text"), .attribute("maxlength", "200"), .attribute("autocomplete", "off"),
                        .attribute("placeholder", strings[.ownWords]), .label(strings[.ownWords]),
                        .property("value", words), .on(.input, .value { .review(.words(key, $0)) }),
                        .on(
                            .keydown,
                            .value { $0 == "Enter" ? .review(.decide(ids, .rejected, reason: words)) : nil }),
                    ]
                ) {}
                if !trimmed(words).isEmpty {
                    button("btn", .review(.decide(ids, .rejected, reason: words)), [], strings[.ready])
                }
            }
        }
    }
}
