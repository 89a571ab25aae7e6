import Contract
import Training

struct DataView {
    let own: DataScreen
    let world: World
    let strings: Strings

    @inline(never) var screen: Screen {
        world.screen(strings.takeAlong, back: true) {
            tag("p", "why", strings[.ownData])
            div("columns") {
                ExportCard(world: world, strings: strings).card
                backup
                restore
                device
                erase
            }
        }
    }

    private var isIdle: Bool { own.work == nil && world.isOnline }

    private var backup: View {
        div("card", key: 1) {
            tag("h2", "", strings.sealedBackup)
            tag("p", "why", strings.sealedBackupHint)
            tag("form", "", [.on(.submit, .send(.settings(.data(.backUp))))]) {
                secret("passphrase", strings.passphrase, "new-password") {
                    [.property("value", own.passphrase), .on(.input, .value { .settings(.data(.passphrase($0))) })]
                }
                submit("btn wide", strings.makeBackup)
            }
            outcome(.backUp)
            tag("p", "why", strings.serverBackups)
        }
    }

    /// The whole form is sent: neither the file nor its passphrase is anything that the app needs to know.
    private var restore: View {
        div("card", key: 2) {
            tag("h2", "", strings.putBackup)
            tag("p", "why", strings.putBackHint)
            tag("form", "", [.on(.submit, .send(.settings(.data(.restore))))]) {
                tag("label", "drop small") {
                    tag("b", "", own.file.isEmpty ? strings.backupFile : own.file)
                    tag(
                        "input", "",
                        [
                            .id(DataScreen.input), .attribute("type", "file"), .attribute("name", "file"),
                            .label(strings.backupFile), .on(.change, .value { .settings(.data(.file($0))) }),
                        ]
                    ) {}
                }
                secret("its-passphrase", strings.itsPassphrase, "current-password") { [] }
                submit("btn wide", strings.putItBack)
            }
            outcome(.restore)
        }
    }

    private var device: View {
        div("card", key: 3) {
            tag("h2", "", strings.thisDevicesData)
            tag("p", "why", strings.clearHint)
            if own.isClearing, world.waiting > 0 {
                tag("p", "fault", [.role("alert")], strings.lostByClearing(world.waiting))
            }
            button(
                own.isClearing ? "btn wide danger" : "btn wide", .settings(.data(.clear)), [.id("clear")],
                own.isClearing ? strings.clearReally : strings.clearDevice)
        }
    }

    private var erase: View {
        let label = strings.confirmBy(world.knowledge.tokens.first?.owner)
        return div("card", key: 4) {
            tag("h2", "", strings.eraseAccount)
            tag("p", "why", strings.eraseHint)
            tag("form", "", [.on(.submit, .send(.settings(.data(.erase))))]) {
                field(label, fault: nil, id: "confirmation") {
                    textInput("confirmation", own.confirmation, limit: "100", false) {
                        .settings(.data(.confirmation($0)))
                    }
                }
                submit(
                    "btn wide danger", strings.eraseEverything, isOff: trimmed(own.confirmation).isEmpty)
            }
            outcome(.erase)
        }
    }

    // MARK: Pieces

    private func secret(_ id: String, _ name: String, _ kind: String, _ attributes: () -> [A]) -> View {
        field(
            name, fault: nil, id: id,
            holding: [
                element(
                    "input", "",
                    [
                        .id(id), .attribute("type", "password"), .attribute("name", "passphrase"),
                        .attribute("autocomplete", kind),
                    ] + attributes(), nil, [])
            ])
    }

    private func submit(_ classes: String, _ name: String, isOff: Bool = false) -> View {
        tag("button", classes, [.attribute("type", "submit"), .disabled(!isIdle || isOff)], name)
    }

    @Children<Message> private func outcome(_ work: DataWork) -> [View] {
        if own.work == work { busy(strings) }
        if let said = own.said, said.work == work {
            tag("p", said.isFault ? "fault" : "why", [.role(said.isFault ? "alert" : "status")], said.text)
        }
    }
}
