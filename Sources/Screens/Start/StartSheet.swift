import Training

extension App {
    /// What waits, how the lifter feels, what follows from it; then the start.
    func startSheet(_ starting: Starting) -> [View] {
        let cards = waiting(starting)
        return sheet(plan(starting.plan)?.name ?? strings[.start], strings) {
            if !cards.isEmpty { waitingChanges(cards) }
            mood(starting.mood)
            if starting.isLoading, starting.preview == nil { busy(strings) }
            if starting.hasFailed { tag("p", "why", [.role("alert")], strings[.serverAway]) }
            if let preview = starting.preview { today(preview, starting) }
            startButtons(starting, !cards.isEmpty)
        }
    }

    private func waitingChanges(_ cards: [ReviewCard]) -> View {
        div("card coach", key: 1) {
            tag("p", "label", strings.suggestionsWait(cards.count))
            for card in cards {
                div("row", key: card.first.id.low) {
                    tag("span") {
                        card.first.exerciseName
                        if let reason = card.first.reasons.first, !reason.text.isEmpty { tag("small", reason.text) }
                    }
                    figures(strings.change(card.first))
                }
            }
        }
    }

    private func mood(_ mood: PreMood) -> View {
        div("", key: 2) {
            tag("p", "label section", [.id("feeling")], strings[.howDoYouFeel])
            tag("div", "segments wrap", [.role("group"), .attribute("aria-labelledby", "feeling")]) {
                for feeling in PreMood.Feeling.allCases {
                    option(strings[feeling.phrase], .feeling(feeling), mood.feeling == feeling)
                }
            }
            tag("p", "label", [.id("soreness")], strings[.sore])
            tag("div", "segments", [.role("group"), .attribute("aria-labelledby", "soreness")]) {
                for soreness in PreMood.Soreness.allCases {
                    option(strings[soreness.phrase], .soreness(soreness), mood.soreness == soreness)
                }
            }
            tag("p", "label", [.id("minutes")], strings[.minutesToday])
            tag("div", "segments", [.role("group"), .attribute("aria-labelledby", "minutes")]) {
                for minutes in PreMood.lengths {
                    option(String(minutes), .minutes(minutes), mood.minutes == minutes)
                }
            }
        }
    }

    private func option(_ name: String, _ message: StartingMessage, _ on: Bool) -> View {
        button("", .starting(message), [.pressed(on)], name)
    }

    /// What the server makes of it: why, and what would be different today.
    private func today(_ preview: StartPreview, _ starting: Starting) -> View {
        div("", [.role("status")], key: 3) {
            for reason in preview.reasons { tag("p", "why", reason.text) }
            if let override = preview.proposedOverride {
                tag("label", "switch") {
                    tag("b", "", strings.lighter(override))
                    check(starting.isLighter, .starting(.lighter))
                }
                if starting.isLighter { proposed(preview) }
            }
        }
    }

    /// Today's targets beside the plan's, where they differ.
    private func proposed(_ preview: StartPreview) -> View {
        div("list") {
            for exercise in preview.exercises {
                let sets = exercise.sets.filter { $0.type != .warmup }
                let today = sets.compactMap { $0.proposed }
                div("row", key: exercise.exercisePrescriptionID.low) {
                    tag("span", exercise.name)
                    tag("span", "end") {
                        figures(today.isEmpty ? strings[.leftOut] : strings.voice.sets(today, exercise.loadKind))
                        tag("small") {
                            tag("s", "", strings.voice.sets(sets.map { $0.plan }, exercise.loadKind))
                        }
                    }
                }
            }
        }
    }

    private func startButtons(_ starting: Starting, _ hasChanges: Bool) -> View {
        var text = strings[hasChanges ? .applyAndStart : .startAsPlanned]
        if starting.isLighter, let override = starting.preview?.proposedOverride {
            text = hasChanges ? strings[.applyAndStart] : strings[.start] + " · " + strings.lighter(override)
        }
        return div("ways", key: 4) {
            button(
                "go", .starting(.apply), [.disabled(starting.isApplying)],
                starting.isApplying ? strings[.saving] : text)
            if hasChanges || starting.isLighter {
                button(
                    "btn wide", .starting(.asPlanned), [.disabled(starting.isApplying)], strings[.startAsPlanned])
            }
        }
    }
}

extension PreMood.Feeling {
    fileprivate var phrase: Phrase {
        switch self {
        case .great: .feelingGreat
        case .good: .feelingGood
        case .okay: .feelingOkay
        case .tired: .feelingTired
        case .sick: .feelingSick
        }
    }
}

extension PreMood.Soreness {
    fileprivate var phrase: Phrase {
        switch self {
        case .none: .soreNone
        case .mild: .soreMild
        case .high: .soreHigh
        }
    }
}
