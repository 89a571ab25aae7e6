import Contract
import Training

extension Import {
    /// Asks how far it is, a second from now.
    static var askLater: Effect { .shell(.timer(.importProgress, milliseconds: 1_000)) }

    func askProgress() -> [Effect] {
        guard step == .importing else { return [] }
        return [.send(Call(purpose: .importProgress, request: ClientRequest(.importProgress)))]
    }

    /// What does not answer is asked again: the import itself says when it is over.
    mutating func progressed(_ answer: Answer) -> [Effect] {
        guard step == .importing else { return [] }
        if answer.isGood, let told = answer.read(ImportProgress.self), told.total > 0 { progress = told }
        return [Self.askLater]
    }

    /// What is being done, with how much of it is.
    @inline(never) func progressView(_ text: String, _ strings: Strings) -> View {
        var (text, bar) = (text, [Attr<Message>.label(text)])
        if step == .importing, let progress {
            text += " " + strings.count(progress.done) + " / " + strings.count(progress.total)
            bar += [
                .attribute("max", String(progress.total)), .attribute("value", String(progress.done)),
            ]
        }
        return div("", [.role("status"), .attribute("aria-busy", "true")], key: 62) {
            tag("p", "why", text)
            tag("progress", "", bar) {}
            button("btn wide", .importing(.cancel), [], strings.cancelImport)
        }
    }
}
