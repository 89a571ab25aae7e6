import Training

extension Aches {
    @inline(never) func view(_ world: World) -> Screen {
        AchesView(aches: self, world: world, strings: world.strings).screen
    }

    /// What lies over the page.
    @inline(never) func sheet(_ world: World) -> [View] {
        draft.map { AcheSheet(flag: $0, isNew: isNew, world: world, strings: world.strings).all } ?? []
    }
}

/// The map of the body, and the same as a list.
private struct AchesView {
    let aches: Aches
    let world: World
    let strings: Strings

    var screen: Screen {
        let open = world.openPains
        var past: [PainFlag] = []
        for flag in world.knowledge.pains ?? [] where !flag.isOpen { past.append(flag) }
        return world.screen(strings.aches, back: true) {
            tag("p", "why", strings.achesHint)
            if world.knowledge.pains == nil {
                world.awaited(.painFlags, busy(strings))
            } else if open.isEmpty {
                tag("p", "why section", [.role("status")], strings.nothingHurts)
            } else {
                tag("h2", "h3 section", strings.whatHurts)
                div("list", key: 1) { for flag in open { item(flag) } }
            }
            div("segments turn", [.role("group"), .label(strings.where_)], key: 2) {
                button("", .aches(.showBack(false)), [.pressed(!aches.showsBack)], strings.front)
                button("", .aches(.showBack(true)), [.pressed(aches.showsBack)], strings.behind)
            }
            div(aches.showsBack ? "bodies turned" : "bodies", key: 3) {
                body(isBack: false, open)
                body(isBack: true, open)
            }
            tag("details", key: 4) {
                tag("summary", "label", strings.asList)
                div("list") {
                    for part in BodyPart.allCases {
                        button("item", .aches(.place(part, nil)), [], strings.place(part, nil))
                    }
                }
            }
            if !past.isEmpty {
                tag("h2", "h3 section", strings.pastAches)
                div("list", key: 5) { for flag in past { item(flag) } }
            }
        }
    }

    private func item(_ flag: PainFlag) -> View {
        let name = strings.name(flag)
        return div("item", key: flag.id.low) {
            button("name", .aches(.open(flag.id)), [.attribute("aria-haspopup", "dialog")]) {
                name
                tag("small", strings.life(of: flag, now: world.now))
                if let notes = flag.notes { tag("small", notes) }
            }
            if flag.isOpen {
                button(
                    "btn", .aches(.resolve(flag.id)), [.label(strings.isBetter + ", " + name)], strings.isBetter)
            } else {
                button(
                    "btn", .aches(.reopen(flag.id)), [.label(strings.hurtsAgain + ", " + name)], strings.hurtsAgain)
            }
        }
    }

    // MARK: The map

    private func body(isBack: Bool, _ open: [PainFlag]) -> View {
        tag("div", isBack ? "body back" : "body", [.role("group"), .label(isBack ? strings.behind : strings.front)]) {
            bodyFigure
            for part in isBack ? BodyPart.behind : BodyPart.infront {
                if part.isPaired {
                    spot(part, .left, open)
                    spot(part, .right, open)
                } else {
                    spot(part, nil, open)
                }
            }
        }
    }

    private func spot(_ part: BodyPart, _ side: BodySide?, _ open: [PainFlag]) -> View {
        var worst: PainSeverity?
        for flag in open where flag.bodyPart == part && flag.isOn(side) {
            worst = max(worst ?? flag.severity, flag.severity)
        }
        let place = strings.place(part, side)
        return button(
            "spot at-" + part.rawValue + (side.map { " " + $0.rawValue } ?? "")
                + (worst.map { " " + $0.rawValue } ?? ""),
            .aches(.place(part, side)),
            [.label(worst.map { place + ", " + strings.word($0) } ?? place), .attribute("aria-haspopup", "dialog")]
        ) {
            // How bad it is is not told by colour alone.
            span("", worst.map { $0.mark } ?? "", [.unheard])
        }
    }
}

extension PainSeverity {
    fileprivate var mark: String {
        switch self {
        case .mild: ""
        case .moderate: "!"
        case .severe: "!!"
        }
    }
}

extension BodyPart {
    /// What is to be seen from the front, from the head down.
    fileprivate static let infront: [BodyPart] = [
        .neck, .shoulder, .chest, .upperArm, .elbow, .abdomen, .forearm, .wrist, .hip, .groin, .quadriceps, .knee,
        .shin,
        .ankle, .foot,
    ]
    fileprivate static let behind: [BodyPart] = [
        .neck, .shoulder, .upperBack, .upperArm, .elbow, .forearm, .lowerBack, .wrist, .glute, .hamstring, .knee, .calf,
        .ankle, .foot,
    ]
}

/// One pain: where, how much, in which movements.
private struct AcheSheet {
    let flag: PainFlag
    let isNew: Bool
    let world: World
    let strings: Strings

    var all: [View] {
        Screens.sheet(strings.name(flag), strings) {
            field(strings.where_, fault: nil, id: "pain-part") {
                choiceList("pain-part", strings.where_, flag.bodyPart.rawValue, parts) { .aches(.part($0)) }
            }
            choice(strings.sideWord, "pain-side") {
                for side in BodySide.allCases where side != .both || flag.bodyPart.isPaired {
                    option(strings.word(side), .side(side), flag.side == side)
                }
            }
            choice(strings.howMuch, "pain-severity") {
                for severity in PainSeverity.allCases {
                    option(strings.word(severity), .severity(severity), flag.severity == severity)
                }
            }
            tag("p", "why", [.role("status")], strings.meaning(flag.severity))
            field(strings.inWhich, fault: nil, id: "pain-movement") {
                choiceList("pain-movement", strings.inWhich, flag.pattern?.rawValue ?? "", movements) {
                    .aches(.movement($0))
                }
            }
            if let felt = flag.exerciseID.flatMap({ world.knowledge.exercise($0) }) {
                tag("p", "why", strings.felt(in: strings.called(felt.id, felt.name)))
            }
            field(strings.painNote, fault: nil, id: "pain-note") {
                textArea("pain-note", flag.notes ?? "") { .aches(.note($0)) }
            }
            button("go", .aches(.save), [.id("go")], isNew ? strings.savePain : strings.keepPain)
            if !isNew {
                div("tools") {
                    if flag.isOpen {
                        button("btn", .aches(.resolve(flag.id)), [], strings.isBetter)
                    } else {
                        button("btn", .aches(.reopen(flag.id)), [], strings.hurtsAgain)
                    }
                    button("danger", .aches(.delete(flag.id)), [], strings.deletePain)
                }
            }
        }
    }

    /// What the exercise loads in which it was felt comes first.
    private var parts: [(value: String, name: String)] {
        var parts: [(value: String, name: String)] = []
        let first = flag.exerciseID.flatMap { world.knowledge.exercise($0) }.map { Pains.parts(of: $0) } ?? []
        for part in first { parts.append((part.rawValue, strings.place(part, nil))) }
        for part in BodyPart.allCases where !first.contains(part) {
            parts.append((part.rawValue, strings.place(part, nil)))
        }
        return parts
    }

    private var movements: [(value: String, name: String)] {
        var movements = [(value: "", name: strings.wheneverLoaded)]
        for pattern in MovementPattern.allCases { movements.append((pattern.rawValue, strings.word(pattern))) }
        return movements
    }

    private func choice(_ name: String, _ id: String, @Children<Message> _ options: () -> [View]) -> View {
        div("field") {
            tag("span", "", [.id(id)], name)
            tag("div", "segments", [.role("group"), .attribute("aria-labelledby", id)], options)
        }
    }

    private func option(_ name: String, _ message: AchesMessage, _ on: Bool) -> View {
        button("", .aches(message), [.pressed(on)], name)
    }
}
