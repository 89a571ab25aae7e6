import Contract
import Training
import Wire

/// A program from elsewhere, looked at before anything is stored. A class, as what is edited is.
final class ProgramImport {
    /// Of the program that it becomes: the same sent twice makes it once.
    let id: ProgramID
    /// Its document, its notation, or a link to it.
    var text: String
    var preview: ProgramPreview?
    /// What the server said, with the line.
    var fault: String?

    init(id: ProgramID, text: String = "") { (self.id, self.text) = (id, text) }
}

extension Programs {
    /// The address may carry a program.
    @inline(never) mutating func opened(_ path: String, _ world: World) -> [Effect] {
        guard world.route == .importProgram, let mark = path.utf8.firstIndex(of: UInt8(ascii: "#")) else { return [] }
        importing = ProgramImport(id: world.newID(), text: String(path[mark...]))
        return lookAt(world)
    }

    @inline(never) mutating func hand(_ message: ProgramsMessage, _ world: World) -> [Effect] {
        let strings = world.strings
        switch message {
        case .share:
            guard let shared = world.knowledge.shared.first?.as else { return [] }
            // Without an origin: that of the page is put before it.
            let link = Route.importProgram.path + "#" + shared.link
            return [.shell(.share(title: shared.program.name, text: link, picture: ""))]
        case .copyNotation:
            guard let shared = world.knowledge.shared.first?.as else { return [] }
            return [.copy(shared.notation), .announce(strings[.copied])]
        case .pasted(let text):
            importing?.text = text
            importing?.fault = nil
            return [.note(.keptDraft(Stored.programText, text))]
        case .lookAt: return lookAt(world)
        case .lookAway:
            importing?.preview = nil
            return [.focus("title")]
        case .take(let follows):
            guard let importing, let program = importing.preview?.program else { return [] }
            var request = ImportProgram()
            (request.id, request.pasted) = (importing.id, importing.text)
            (request.gymID, request.activate) = (world.knowledge.settings.gymID, follows)
            return send(
                ClientRequest(.importProgram, request), importing.id,
                said: follows ? strings.following(program.name) : strings.programSaved,
                goes: follows ? .today : .program(importing.id))
        default: return []
        }
    }

    private mutating func lookAt(_ world: World) -> [Effect] {
        guard !isBusy, let text = importing?.text, !trimmed(text).isEmpty else { return [.focus("program-text")] }
        isBusy = true
        var preview = PreviewProgram()
        (preview.pasted, preview.gymID) = (text, world.knowledge.settings.gymID)
        return [.send(Call(purpose: .previewProgram, request: ClientRequest(.previewProgram, preview)))]
    }

    @inline(never) mutating func previewed(_ answer: Answer, _ world: World) -> [Effect] {
        isBusy = false
        if answer.isGood, let preview = answer.read(ProgramPreview.self), preview.program != nil {
            importing?.preview = preview
            return [.focus("title")]
        }
        let fault = answer.fault
        var text = ""
        for one in fault?.details?.errors ?? [] { text += (text.isEmpty ? "" : "\n") + one.message }
        if text.isEmpty { text = fault?.message ?? world.strings[.noAnswer] }
        importing?.fault = text
        return [.announce(text), .focus("program-text")]
    }

    // MARK: Seen

    @inline(never) func importView(_ world: World) -> Screen {
        let strings = world.strings
        guard let importing else { return world.missingScreen }
        if let preview = importing.preview, let program = preview.program { return found(program, preview, world) }
        let isWaiting = isBusy || trimmed(importing.text).isEmpty
        let dock = div("dock", key: 7) {
            button("go", .programs(.lookAt), [.id("go"), .disabled(isWaiting)]) {
                isBusy ? strings[.checking] : strings.lookAtProgram
            }
        }
        return world.screen(strings.importProgram, back: true, dock: dock) {
            tag("p", "why", strings.importProgramHint)
            tag("label", "drop small", key: 1) {
                tag("b", "", strings[.chooseFile])
                tag(
                    "input", "",
                    [
                        .attribute("type", "file"),
                        .attribute("accept", ".json,.txt,.topset,application/json,text/plain"),
                        .attribute("data-text", ""), .label(strings[.chooseFile]),
                        .on(.change, .value { .programs(.pasted($0)) }),
                    ]
                ) {}
            }
            field(strings.programText, fault: importing.fault, id: "program-text") {
                tag(
                    "textarea", "",
                    [
                        .id("program-text"), .attribute("rows", "12"), .attribute("spellcheck", "false"),
                        .attribute("autocapitalize", "off"), .property("value", importing.text),
                        .on(.input, .value { .programs(.pasted($0)) }),
                    ] + invalid(importing.fault != nil, "program-text")
                ) {}
            }
        }
    }

    /// What it would be, with this lifter's numbers.
    private func found(_ program: ProgramBlueprint, _ preview: ProgramPreview, _ world: World) -> Screen {
        let strings = world.strings
        let isOff = isBusy || !world.isOnline
        let dock = div("dock bare", key: 7) {
            button("btn plain wide", .programs(.take(follows: false)), [.disabled(isOff)], strings.keepProgram)
            button("go", .programs(.take(follows: true)), [.id("go"), .disabled(isOff)], strings.followProgram)
        }
        let small = strings.facts(program.difficulty, program.daysPerWeek, nil)
        return world.screen(program.name, small.isEmpty ? nil : small, back: true, dock: dock) {
            div("banner", [.role("status")], key: 1) {
                tag("span", "", strings.nothingStored)
                button("btn", .programs(.lookAway), [], strings.otherText)
            }
            if let about = program.about { tag("p", "why", about) }
            content(program, strings)
            ahead(preview, world)
        }
    }

    /// One of the lifter's, to be handed on: as a link, as a file, as text.
    @inline(never) func share(_ id: ProgramID, _ world: World) -> Screen {
        let strings = world.strings
        guard let shared = world.knowledge.shared.first, shared.program == id else {
            return world.awaiting(strings.shareProgram, [.shared(id)])
        }
        let program = shared.as
        return world.screen(strings.shareProgram, program.program.name, back: true) {
            tag("p", "why", strings.shareHint)
            div("card", key: 1) {
                tag("h2", "", strings.asLink)
                tag("p", "why", strings.asLinkHint)
                button("btn wide", .programs(.share), [.id("share")], strings.shareLink)
            }
            div("card", key: 2) {
                tag("h2", "", strings.asFile)
                tag("p", "why", strings.asFileHint)
                tag(
                    "a", "btn wide",
                    [
                        .attribute("href", Query.shared(id).request(nil).path),
                        .attribute("download", program.program.name + ".json"),
                    ], strings.downloadFile)
            }
            div("card", key: 3) {
                tag("h2", "", strings.asText)
                tag("p", "why", strings.asTextHint)
                div("field") {
                    tag(
                        "textarea", "",
                        [
                            .id("notation"), .label(strings.asText), .attribute("rows", "12"),
                            .attribute("readonly", ""), .property("value", program.notation),
                        ]
                    ) {}
                }
                button("btn wide", .programs(.copyNotation), [], strings[.copy])
            }
        }
    }
}
