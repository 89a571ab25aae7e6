import Contract
import Sync
import Training

/// Where a device that is not signed in becomes one: with the code of a QR code that was scanned, or one that is typed.
struct Pairing {
    var code = ""
    /// What the device is to be called.
    var name = ""
    /// Why it did not become one.
    var fault: String?
    var isBusy = false
    /// Whether the device is one already.
    var isSignedIn = false
    /// What the server did not take because the device was signed out. It is sent again afterwards.
    var held: [Call] = []
    /// The last request that was sent before the device was signed in; 0 while it was not.
    var asked: UInt32 = 0
    /// How many answers of before that may come for requests of after: the page asks for some beside the engine, and the browser
    /// hands them out to the first who asks.
    var ahead = 0
    /// How many those are at most: the preloads of Web/index.html.
    static var preloads: Int { 4 }

    /// - Parameter device: what the browser says of itself.
    init(device: String) { name = device }

    /// Whether a refused request may have got an answer that the page had asked for before. Each of them is handed out once.
    @inline(never) mutating func mayBeOld(_ request: Request) -> Bool {
        if case .call = request { return false }
        if ahead == 0 { return false }
        ahead -= 1
        return true
    }
}

enum PairingMessage {
    case code(String), name(String)
    case send
}

extension Pairing {
    @inline(never) mutating func update(_ message: PairingMessage, _ world: World) -> [Effect] {
        switch message {
        case .code(let text): code = text
        case .name(let text): name = text
        case .send: return send(world)
        }
        return []
    }

    /// Takes the code that stands behind the number sign of an address, and takes it out of the address. A device that nothing is
    /// known on is paired at once; on any other one a link alone signs nobody in as somebody else.
    @inline(never) mutating func arrived(at path: String, _ world: World) -> [Effect] {
        let bytes = Array(path.utf8)
        guard let sign = bytes.firstIndex(of: UInt8(ascii: "#")), sign + 1 < bytes.count else { return [] }
        code = String(decoding: bytes[(sign + 1)...], as: UTF8.self)
        let address = Effect.shell(.navigate(Route.pairing.path, replace: true))
        return world.knowledge.plans == nil ? [address] + send(world) : [address]
    }

    private mutating func send(_ world: World) -> [Effect] {
        if isBusy { return [] }
        let (code, name) = (trimmed(code), trimmed(name))
        if code.isEmpty {
            fault = world.strings[.codeMissing]
            return [.focus("pairing-code"), .announce(fault ?? "")]
        }
        (fault, isBusy) = (nil, true)
        let request = PairDevice(code: code, name: name.isEmpty ? nil : name)
        return [.send(Call(purpose: .pair, request: ClientRequest(.pairDevice, request)))]
    }

    /// It did not become one: because of the code, or because nothing was answered.
    @inline(never) mutating func failed(_ answer: Answer, _ world: World) -> [Effect] {
        isBusy = false
        fault = answer.fault?.message ?? world.strings[.notPaired]
        return [.focus("pairing-code"), .announce(fault ?? "")]
    }

    @inline(never) func view(_ world: World) -> Screen {
        let strings = world.strings
        return world.screen(strings[.pairing]) {
            div("columns") {
                div("card") {
                    if isSignedIn {
                        tag("p", "", [.role("status")], strings.signedInHere)
                        link("btn wide", .today) { strings[.today] }
                    }
                    tag("p", "why", strings[.pairingHint])
                    if world.waiting > 0 { tag("p", "why", strings.keptUntilPaired(world.waiting)) }
                    tag("form", "", [.id("pairing"), .on(.submit, .send(.pairing(.send)))]) {
                        field(strings[.pairingCode], fault: fault, id: "pairing-code") {
                            textInput("pairing-code", code, limit: "16", fault != nil) { .pairing(.code($0)) }
                        }
                        field(strings[.deviceName], fault: nil, id: "device-name") {
                            textInput("device-name", name, limit: "64", false) { .pairing(.name($0)) }
                        }
                        tag("button", "go", [.attribute("type", "submit"), .disabled(isBusy)], strings[.pair])
                    }
                }
            }
        }
    }
}

extension Strings {
    fileprivate var signedInHere: String {
        t("This device is signed in already.", "Dieses Gerät ist schon angemeldet.")
    }
    fileprivate func keptUntilPaired(_ count: Int) -> String {
        t(
            "{}. They are kept and sent afterwards.", "{}. Das bleibt erhalten und wird danach gesendet.",
            waitingLong(count))
    }
}

extension App {
    /// The device is signed in: what was held back is sent, and what is known is looked at again.
    @inline(never) func paired() -> [ShellEffect] {
        let held = pairing.held
        pairing = Pairing(device: pairing.name)
        (pairing.asked, pairing.ahead) = (lastRequest, Pairing.preloads)
        facts.knowledge.lookAgain(Query.daily)
        var effects = enter(.today, replace: true) + carryOut(facts.sync.wake()) + retry()
        for call in held { effects.append(send(call)) }
        return effects
    }

    /// The devices are known anew. Only who is signed in is told of them; what the browser kept of an answer says nothing.
    @inline(never) func devicesCame(_ answer: Answer) -> [ShellEffect] {
        pairing.isSignedIn = answer.status == 200
        return carryOut(settings.phones.listed(world))
    }

    /// The device is not signed in, or no more. What was asked before it was and is answered only now is asked again, and leads
    /// nowhere.
    ///
    /// - Returns: `nil` where the answer says nothing of that.
    func signedOut(_ id: UInt32, _ request: Request, _ answer: Answer) -> [ShellEffect]? {
        answer.status == 401 ? leftOrAsked(id, request) : nil
    }

    @inline(never) private func leftOrAsked(_ id: UInt32, _ request: Request) -> [ShellEffect]? {
        if id <= pairing.asked || pairing.mayBeOld(request) {
            switch request {
            case .sync(let own): return carryOut(facts.sync.answered(own, status: 0, body: ""))
            case .outbox(let own): return carryOut(facts.outbox.answered(own, status: 0, body: ""))
            case .query(let query, let isMore): return ask(query, isMore: isMore)
            case .call(let call): return [send(call)]
            }
        }
        if case .call(let call) = request {
            switch call.purpose {
            case .pair, .saveSettings, .importing: return nil
            default: pairing.held.append(call)
            }
            return enter(.pairing, replace: false)
        }
        return nil
    }
}
