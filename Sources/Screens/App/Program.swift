import Training

/// The app behind the shell: takes one message, answers with the patches and effects it leads to.
public struct Program {
    private(set) var app: App?
    private(set) var tree: Node<Message>?
    private var taps = Taps()
    /// The page before, where it was drawn for a finger: to take a tree to pieces takes time, which the next message has.
    private var outgrown: Node<Message>?
    /// What waits until the page is painted, in order; and whether the shell tells when it is.
    private var held: [ShellEffect] = []
    private var awaitsPaint = false
    /// A tap that the row of its set has answered. The rest of it comes when that is painted, and before whatever comes sooner.
    private(set) var marked: (set: SetPlace, message: Message, now: Instant)?
    /// The set whose row the page marked, where the tree did not.
    private var said: SetPlace?

    public init() {}

    /// - Returns: the batch for the shell; empty when nothing came of the message.
    public mutating func receive(_ kind: UInt8, _ bytes: [UInt8]) -> [UInt8] {
        guard let incoming = Incoming(kind: kind, bytes) else { return [] }
        if case .boot(let boot) = incoming {
            let app = App(boot)
            let effects = app.begin(boot.persisted)
            self.app = app
            (tree, marked) = (nil, nil)
            return draw(effects, typing: nil, isAsked: true)
        }
        guard let app else { return [] }
        if case .painted(let now) = incoming { return painted(now, app) }
        // What follows comes after it.
        if app.owes { held = app.settle().effects + held }
        let owed = finish(app, isPainted: false)
        if case .event(.click, let path, let place, let now) = incoming { return clicked(path, place, now, owed, app) }
        guard let (effects, typing) = handle(incoming, app) else { return draw(owed: owed) }
        var isAsked = owed != nil
        if case .event = incoming { isAsked = true }
        return draw((owed ?? []) + effects, typing: typing, isAsked: isAsked)
    }

    // MARK: A tap

    /// - Parameters:
    ///   - place: where it was, as the shell tells it.
    ///   - owed: what the tap before came to, where that is not on the page yet.
    private mutating func clicked(
        _ path: [Int], _ place: String, _ now: Instant, _ owed: [ShellEffect]?, _ app: App
    ) -> [UInt8] {
        guard let tree, let message = tree.message(at: path, event: .click, value: place),
            !taps.isStray(place, at: now.milliseconds, on: path, of: tree, app.layer)
        else { return draw(owed: owed) }
        app.facts.now = now
        // What is held back already is older than what this would leave.
        let isFirst = owed == nil && held.isEmpty
        if isFirst, let batch = mark(message, now, app) { return batch }
        let effects = app.countTap(message) + (isFirst ? app.tapped(message) : app.update(message))
        return draw((owed ?? []) + effects, typing: nil, isAsked: true)
    }

    /// Has the row of a set that is logged say so, and leaves all else for the frame after. The tree stays as it is: what is said before
    /// it is drawn is drawn then, too.
    ///
    /// - Returns: `nil` where a message is more than that.
    private mutating func mark(_ message: Message, _ now: Instant, _ app: App) -> [UInt8]? {
        guard let set = app.set(loggedBy: message), let row = tree?.path(toID: "set-" + set.setID.text) else {
            return nil
        }
        var batch = Batch()
        batch.set(Attribute(name: "class", value: SetRow.keeping), at: row)
        if let sign = tree?.path(toID: World.savedMarkID) {
            batch.set(Attribute(name: "class", value: "dot off"), at: sign)
            batch.set(Attribute(name: "aria-label", value: app.world.savingText), at: sign)
        }
        marked = (set, message, now)
        if !awaitsPaint { batch.append(.tellPainted) }
        awaitsPaint = true
        return batch.bytes
    }

    /// Does what was tapped when a row was marked, as of then.
    ///
    /// - Parameter isPainted: whether nothing else has come; then what is to be kept and asked waits for one more paint.
    /// - Returns: `nil` where none is.
    private mutating func finish(_ app: App, isPainted: Bool) -> [ShellEffect]? {
        guard let (set, message, now) = marked else { return nil }
        marked = nil
        app.facts.now = now
        said = set
        return app.countTap(message) + (isPainted ? app.tapped(message) : app.update(message))
    }

    /// Nothing comes of what followed the tap: only that is drawn, if it was owed.
    private mutating func draw(owed: [ShellEffect]?) -> [UInt8] {
        owed.map { draw($0, typing: nil, isAsked: true) } ?? []
    }

    // MARK: Other messages

    /// The effects of a message and the field it was typed into; `nil` when nobody listens.
    private mutating func handle(_ incoming: Incoming, _ app: App) -> ([ShellEffect], [Int]?)? {
        switch incoming {
        case .boot, .painted: return nil
        case .event(let kind, let path, let value, let now):
            guard let message = tree?.message(at: path, event: kind, value: value) else { return nil }
            app.facts.now = now
            return (app.update(message), kind == .input ? path : nil)
        case .key(let key, let now):
            guard let message = app.message(forKey: key) else { return nil }
            app.facts.now = now
            return (app.update(message), nil)
        case .response(let id, let status, let body, let now):
            app.facts.now = now
            return (app.answered(id, Answer(status: status, body: body)), nil)
        case .timer(let timer, let now):
            app.facts.now = now
            return (app.fired(timer), nil)
        case .online(let online, let now):
            app.facts.now = now
            return (app.wentOnline(online), nil)
        case .navigated(let path, let now):
            app.facts.now = now
            return (app.navigated(to: path), nil)
        case .visibility(let visible, let now):
            app.facts.now = now
            return (app.becameVisible(visible), nil)
        case .durable(let moment, let now):
            app.facts.now = now
            app.becameDurable(moment)
            return ([], nil)
        case .stored(let entries, let now):
            app.facts.now = now
            return (app.stored(entries), nil)
        case .sender(let sends, let pages, let now):
            app.facts.now = now
            return (app.becameSender(sends, pages), nil)
        case .told(let text, let now):
            app.facts.now = now
            return (app.told(text), nil)
        case .worker(let isNew, let now):
            app.facts.now = now
            return (app.heardOfWorker(isNew), nil)
        case .whole(let now):
            app.facts.now = now
            app.facts.isWhole = true
            return (app.askWanted(), nil)
        }
    }

    /// The page is painted: now the rest, which is seldom seen.
    private mutating func painted(_ now: Instant, _ app: App) -> [UInt8] {
        awaitsPaint = false
        if let effects = finish(app, isPainted: true) {
            app.facts.now = now
            return draw(effects, typing: nil, isAsked: true)
        }
        app.facts.now = now
        let (owed, isSeen) = app.owes ? app.settle() : ([], false)
        let effects = owed + held
        held = []
        if isSeen { return draw(effects, typing: nil, isAsked: false, isPainted: true) }
        var batch = Batch()
        for effect in effects { batch.append(effect) }
        return batch.bytes
    }

    /// - Parameters:
    ///   - isAsked: whether the lifter asked for what is another now.
    ///   - isPainted: whether nothing has to wait any more.
    private mutating func draw(
        _ effects: [ShellEffect], typing: [Int]?, isAsked: Bool, isPainted: Bool = false
    ) -> [UInt8] {
        guard let app else { return [] }
        let screen = app.screen
        let page = app.framed(screen)
        let effects = effects + app.offers(screen.offered, isAsked: isAsked)
        let document = app.pageDocument
        // It was refused, or is taken back already: the page says nothing that is not so.
        if let said, app.isPlanned(said) { tree = nil }
        said = nil
        var batch = Batch()
        if let tree {
            batch.append(TreeDiff.patches(from: tree, to: page, typing: typing))
        } else {
            batch.patch(.replace, at: [])
            batch.html(page)
        }
        outgrown = isAsked ? tree : nil
        tree = page
        if document != app.document {
            app.document = document
            batch.append(.document(document))
        }
        let isStill = app.facts.knowledge.settings.haptics == false
        for effect in effects {
            if isStill, case .vibrate = effect { continue }
            if effect.waitsForPaint, !isPainted { held.append(effect) } else { batch.append(effect) }
        }
        if !awaitsPaint, app.owes || !held.isEmpty {
            awaitsPaint = true
            batch.append(.tellPainted)
        }
        return batch.bytes
    }
}
