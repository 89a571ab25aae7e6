import Contract
import Training

/// The part of the settings about what may act for the lifter beside this app.
struct Access {
    /// A token that was just made, with its secret.
    var new: AccessToken?
    /// What the next one is to be called.
    var name = ""
    /// A token that another tap ends. It ends at once then: held back for a while, it would let somebody in meanwhile.
    var ending: TokenID?
}

enum TokenMessage {
    case name(String)
    case make, copy, putAway
    case revoke(TokenID)
}

extension Access {
    @inline(never) mutating func update(_ message: TokenMessage, _ world: World) -> [Effect] {
        let ending = ending
        self.ending = nil
        switch message {
        case .name(let text): name = text
        case .make:
            let name = trimmed(name)
            let request = MakeToken(name: name.isEmpty ? nil : name)
            return [.send(Call(purpose: .makeToken, request: ClientRequest(.makeToken, request)))]
        case .copy: return [.copy(new?.secret ?? ""), .announce(world.strings[.copied])]
        case .putAway: new = nil
        case .revoke(let id) where ending == id:
            if new?.id == id { new = nil }
            return [.send(Call(purpose: .revokeToken, request: ClientRequest(.revokeToken(id))))]
        case .revoke(let id):
            self.ending = id
            return [.announce(world.strings[.revokeAgain])]
        }
        return []
    }

    /// The secret is told this once.
    @inline(never) mutating func made(_ answer: Answer) -> [Effect] {
        self = Access(new: answer.read(AccessToken.self))
        return [.lookAgain([.tokens]), .focus("secret")]
    }
}

/// What may act for the lifter, and the ways to let something in and out.
struct TokensView {
    let access: Access
    let world: World
    let strings: Strings

    var card: View {
        div("card") {
            tag("h2", "", strings[.access])
            tag("p", "why", strings[.accessHint])
            if let token = access.new, let secret = token.secret {
                div("field") {
                    tag("span", "", strings.newToken(token.name))
                    tag("code", "secret", [.id("secret"), .attribute("tabindex", "-1")], secret)
                    tag("small", "why", strings[.tokenOnce])
                    div("trio") {
                        button("btn", .tokens(.copy), [], strings[.copy])
                        button("btn", .tokens(.putAway), [], strings[.ready])
                    }
                }
            }
            div("list") { for token in world.knowledge.tokens { tokenItem(token) } }
            field(strings[.tokenName], fault: nil, id: "token-name") {
                textInput("token-name", access.name, limit: "64", false) { .tokens(.name($0)) }
            }
            button("btn wide", .tokens(.make), [.disabled(!world.isOnline)], strings[.makeToken])
        }
    }

    private func tokenItem(_ token: AccessToken) -> View {
        let isEnding = access.ending == token.id
        let action = strings[isEnding ? .revokeAgain : .revoke]
        return div("item", key: token.id.low) {
            tag("span") {
                token.name
                tag("small", strings.life(of: token, now: world.now))
            }
            button(
                isEnding ? "btn danger" : "btn", .tokens(.revoke(token.id)),
                [.label(action + ", " + token.name), .disabled(!world.isOnline)], action)
        }
    }
}

extension Strings {
    func newToken(_ name: String) -> String { t("New: {}", "Neu: {}", name) }

    /// "Until 22 Nov 2027 · last used Sat 14 Nov".
    fileprivate func life(of token: AccessToken, now: Instant) -> String {
        let end = day(token.expiresAt.local.dateText)
        let life = token.expiresAt < now ? t("Ended {}", "Abgelaufen {}", end) : t("Until {}", "Bis {}", end)
        guard let use = token.lastUsedAt else { return t("{} · never used", "{} · nie benutzt", life) }
        return t("{} · last used {}", "{} · zuletzt benutzt {}", life, date(use, now: now))
    }
}
