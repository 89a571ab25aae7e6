import Contract
import Training

/// The part of the settings about phones and browsers that are signed in.
struct Phones {
    /// A code that was just made.
    var code: PairingCode?
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
        case .putAway: code = nil
        case .revoke(let id) where ending == id:
            return [.send(Call(purpose: .revokeDevice, request: ClientRequest(.revokeDevice(id))))]
        case .revoke(let id):
            self.ending = id
            return [.announce(world.strings[.revokeAgain])]
        }
        return []
    }

    @inline(never) mutating func made(_ answer: Answer) -> [Effect] {
        self = Phones(code: answer.read(PairingCode.self))
        return [.focus("phone")]
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
                tag("p", "why", strings[.phonesHint])
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
