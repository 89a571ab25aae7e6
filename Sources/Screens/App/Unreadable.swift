import Sync
import Wire

/// What the lifter did and this version cannot read: it is set aside under another key, shown, and there to be copied. What was
/// only a copy of the server's is asked for again.
extension App {
    /// Where drafts are set aside, each kind in a place of its own; for the workout the client has one.
    private static let damaged = ["drafts.damaged", "session-draft.damaged", "program-draft.damaged"]

    /// Takes up what was set aside earlier, and sets aside what cannot be read now.
    func lookForUnreadable(_ stored: [String: String]) -> [ShellEffect] {
        var effects: [ShellEffect] = []
        if let drafts = stored[Stored.drafts], !drafts.isEmpty, Stored.drafts(drafts) == nil {
            effects = [.persist(key: Self.damaged[0], value: drafts), .persist(key: Stored.drafts, value: "")]
            unreadable.append(drafts)
        }
        for key in [Stored.sessionDraft, Stored.programDraft] {
            guard let draft = stored[key], !draft.isEmpty else { continue }
            let isRead =
                key == Stored.sessionDraft ? Stored.sessionDraft(draft) != nil : Stored.programDraft(draft) != nil
            if isRead { continue }
            facts.knowledge.keptDrafts[key] = nil
            let place = Self.damaged[key == Stored.sessionDraft ? 1 : 2]
            effects += [.persist(key: place, value: draft), .persist(key: key, value: "")]
            unreadable.append(draft)
        }
        for key in Self.damaged + [SyncKey.damaged, Outbox.damagedKey] {
            if let text = stored[key], !text.isEmpty { unreadable.append(text) }
        }
        return effects
    }

    func putUnreadableAway() -> [ShellEffect] {
        unreadable = []
        var effects: [ShellEffect] = []
        for key in Self.damaged + [SyncKey.damaged, Outbox.damagedKey] {
            effects.append(.persist(key: key, value: ""))
        }
        return effects
    }

    var unreadableText: String { unreadable.reduce("") { $0.isEmpty ? $1 : $0 + "\n\n" + $1 } }

    var unreadableBanner: View? {
        guard !unreadable.isEmpty else { return nil }
        return div("banner bad", [.role("alert")], key: 46) {
            tag("span", "", world.strings[.unreadable])
            button("btn", .copyUnreadable, [], world.strings[.copy])
            button("btn", .dismissUnreadable, [], world.strings[.dismiss])
        }
    }
}
