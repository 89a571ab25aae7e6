import Contract
import Training

/// The part of the settings about phones and browsers that are signed in.
struct Phones {
    /// A code that was just made.
    var code: PairingCode?
    /// What was signed in when the devices were listed first after it was made; `nil` before.
    var before: [TokenID]?
    /// What signed in with it.
    var came: String?
    /// A device that another tap signs out.
    var ending: TokenID?
}

enum PhonesMessage {
    case pair, putAway
    case revoke(TokenID)
}

extension Phones {
    @inline(never) mutating func update(_ message: PhonesMessage, _ world: World) -> [Effect] {
        let ending = ending
        self.ending = nil
        switch message {
        case .pair:
            return [.send(Call(purpose: .makePairingCode, request: ClientRequest(.makePairingCode)))]
        case .putAway:
            code = nil
            return [.lookAgain([.devices])]
        case .revoke(let id) where ending == id:
            return [.send(Call(purpose: .revokeDevice, request: ClientRequest(.revokeDevice(id))))]
        case .revoke(let id):
            self.ending = id
            return [.announce(world.strings[.revokeAgain])]
        }
    }

    @inline(never) mutating func made(_ answer: Answer, _ world: World) -> [Effect] {
        self = Phones(code: answer.read(PairingCode.self))
        return [.focus("phone")] + ask(world)
    }

    /// Asks for the devices, and every few seconds again as long as the code can be used: a page that listens to no changes hears
    /// of none.
    @inline(never) func ask(_ world: World) -> [Effect] {
        guard let code, world.now < code.expiresAt else { return [] }
        return [.lookAgain([.devices]), .timer(.pairing, milliseconds: 4_000)]
    }

    /// The devices are known anew: a code that one of them used is put away.
    @inline(never) mutating func listed(_ world: World) -> [Effect] {
        guard code != nil else { return [] }
        var ids: [TokenID] = []
        for device in world.knowledge.devices {
            ids.append(device.id)
            guard let before, !before.contains(device.id) else { continue }
            self = Phones()
            came = world.strings.connected(device.name)
            return [.announce(came ?? "")]
        }
        before = ids
        return []
    }
}

struct PhonesView {
    let phones: Phones
    let world: World
    let strings: Strings

    var card: View {
        div("card") {
            tag("h2", "", [.id("phone"), .focusable], strings[.phones])
            if let code = phones.code {
                if code.url == nil { tag("p", "why", strings[.phonesAway]) } else { steps(code) }
            } else {
                tag("p", phones.came == nil ? "why" : "done-text", phones.came ?? strings[.phonesHint])
                button("btn wide", .phones(.pair), [.disabled(!world.isOnline)], strings[.pairPhone])
            }
            div("list") { for device in world.knowledge.devices { item(device) } }
        }
    }

    private func steps(_ code: PairingCode) -> View {
        div("") {
            tag("ol", "steps") {
                if let certificate = code.certificateURL {
                    tag("li", "") {
                        strings[.trustStep]
                        tag("a", "block", [.attribute("href", certificate)], certificate)
                        tag(
                            "a", "block", [.attribute("href", "/ca.crt"), .attribute("download", "")],
                            strings[.certificate])
                    }
                }
                tag("li", "") {
                    strings[.scanStep]
                    if let drawing = code.drawing { qr(drawing, code.url ?? "") }
                    tag("a", "block", [.attribute("href", address(code))], address(code))
                    tag("code", "secret", code.code)
                    tag("small", "why block", strings.until(code.expiresAt))
                }
                tag("li", strings[.homeStep])
            }
            button("btn", .phones(.putAway), [], strings[.ready])
        }
    }

    /// Without the code, to be typed.
    private func address(_ code: PairingCode) -> String {
        let bytes = Array((code.url ?? "").utf8)
        return String(decoding: bytes.prefix { $0 != UInt8(ascii: "#") }, as: UTF8.self)
    }

    private func qr(_ drawing: PairingCode.Drawing, _ url: String) -> View {
        let side = String(drawing.size + 8)
        return tag(
            "svg", "qr",
            [
                .attribute("viewBox", "-4 -4 " + side + " " + side), .role("img"), .label("QR " + url),
                .attribute("shape-rendering", "crispEdges"),
            ]
        ) {
            tag("path", "", [.attribute("d", drawing.path)]) {}
        }
    }

    private func item(_ device: Device) -> View {
        let isEnding = phones.ending == device.id
        let action = strings[isEnding ? .revokeAgain : .revoke]
        return div("item", key: device.id.low) {
            tag("span") {
                device.name
                tag("small", device.current ? strings[.thisDevice] : strings.use(of: device, now: world.now))
            }
            button(
                isEnding ? "btn danger" : "btn", .phones(.revoke(device.id)),
                [.label(action + ", " + device.name), .disabled(!world.isOnline)], action)
        }
    }
}

extension Strings {
    fileprivate func connected(_ name: String) -> String { t("{} is connected.", "{} ist verbunden.", name) }

    /// "Until 18:25".
    fileprivate func until(_ end: Instant) -> String {
        let time = end.local.time
        // Minutes of the day look like seconds of an hour.
        return t("Until {}", "Bis {}", clock(Int64(time.hour * 60 + time.minute)))
    }

    fileprivate func use(of device: Device, now: Instant) -> String {
        guard let use = device.lastUsedAt else {
            return t("paired {}", "gekoppelt {}", date(device.createdAt, now: now))
        }
        return t("last used {}", "zuletzt benutzt {}", date(use, now: now))
    }
}
