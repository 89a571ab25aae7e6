import Training
import Wire

/// What may act for the lifter beside this app, and the ways to let something in and out.
extension App {
    func update(tokens message: TokenMessage) -> [Effect] {
        switch message {
        case .make: return [send(Call(purpose: .makeToken, path: "/v1/tokens", body: "{}"))]
        case .copy: return [.copy(newToken?.secret ?? ""), .announce(strings[.copied])]
        case .putAway:
            newToken = nil
            return []
        case .revoke(let id):
            guard let token = knowledge.tokens.first(where: { $0.id == id }) else { return [] }
            if newToken?.id == id { newToken = nil }
            return hold(.token(id, name: token.name), strings.revoked(token.name))
        }
    }

    func learnTokens(_ isGood: Bool, _ body: String) -> [Effect] {
        if isGood, let page = Stored.read(Page<AccessToken>.self, body) { knowledge.tokens = page.items }
        return []
    }

    /// The secret is told this once.
    func madeToken(_ body: String) -> [Effect] {
        newToken = Stored.read(AccessToken.self, body)
        return ask(.tokens) + [.focus("secret")]
    }

    func revokeToken(_ id: TokenID) -> [Effect] {
        knowledge.tokens.removeAll { $0.id == id }
        return [send(Call(purpose: .revokeToken, method: "DELETE", path: "/v1/tokens/" + id.text, body: ""))]
    }

    private var shownTokens: [AccessToken] {
        guard case .token(let id, _) = held else { return knowledge.tokens }
        return knowledge.tokens.filter { $0.id != id }
    }

    var tokensCard: View {
        div("card") {
            tag("h2", "", strings[.access])
            tag("p", "why", strings[.accessHint])
            if let token = newToken, let secret = token.secret {
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
            div("list") { for token in shownTokens { tokenItem(token) } }
            button("btn wide", .tokens(.make), [.disabled(!isOnline)], strings[.makeToken])
        }
    }

    private func tokenItem(_ token: AccessToken) -> View {
        div("item", key: token.id.low) {
            tag("span") {
                token.name
                tag("small", strings.life(of: token, now: now))
            }
            button(
                "btn", .tokens(.revoke(token.id)),
                [.label(strings[.revoke] + ", " + token.name), .disabled(!isOnline)], strings[.revoke])
        }
    }
}

extension Strings {
    func revoked(_ name: String) -> String { t(name + " is being revoked", name + " wird zurückgezogen") }

    func newToken(_ name: String) -> String { t("New: " + name, "Neu: " + name) }

    /// "Until 22 Nov 2027 · last used Sat 14 Nov".
    fileprivate func life(of token: AccessToken, now: Instant) -> String {
        let end = day(token.expiresAt.local.dateText)
        let life = token.expiresAt < now ? t("Ended ", "Abgelaufen ") + end : t("Until ", "Bis ") + end
        guard let use = token.lastUsedAt else { return life + " · " + t("never used", "nie benutzt") }
        return life + " · " + t("last used ", "zuletzt benutzt ") + date(use, now: now)
    }
}
