import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// A phone in memory: the program, the page it draws, what is stored, the timers, and a server at the other end.
struct Device {
    var program = Program()
    var server: FakeServer
    var shell = NaiveShell()
    var now = Instant(milliseconds: 1_795_000_000_000, offsetMinutes: 60)
    var stored: [String: String] = [:]
    /// The keys under which something was to be kept, in order.
    var written: [String] = []
    var timers: [UInt32: Int64] = [:]
    var requests: [(id: UInt32, method: String, path: String, body: String)] = []
    var uploads: [(id: UInt32, path: String)] = []
    var isOnline = true
    /// Whether the server is up.
    var serverIsUp = true
    var path = "/"
    /// The addresses that "back" leads through.
    var visited: [String] = []
    var focused = ""
    var announced: [String] = []
    var beeps = 0
    /// What the browser says of notifications, and how often it was asked.
    var notifications = ""
    var asked = 0
    /// The request for a subscription that was made last, with the server's key.
    var subscribing: (id: UInt32, key: String)?
    /// What was shown as notifications.
    var notified: [(title: String, body: String)] = []
    var vibrated: [String] = []
    var copied = ""
    /// Whether all that the device kept was to be forgotten.
    var forgot = false
    var document = ("", "")
    var language = "en-GB"
    /// What the browser says of itself, and whether the page is a secure one.
    var browser = "iPhone Safari"
    var isSecure = true
    /// Whether the last batch held anything.
    var answered = false
    /// Whether what is to be kept is kept at once.
    var keeps = true
    /// Whether this page sends, and what it follows then.
    var sends = true
    var followed = ""
    /// Every start is another page, with a name of its own.
    var boots = 0
    /// The moment that the app waits to hear of.
    var moment: UInt32?
    /// Whether the app holds something back until the page is painted, and whether pages are painted at once.
    var awaitsPaint = false
    var paints = true

    init(_ server: FakeServer) { self.server = server }

    var app: App { program.app ?? App(Boot()) }
    var facts: Facts { app.facts }
    var html: String { program.tree.map { HTML.text($0) } ?? "" }

    // MARK: Messages to the app

    mutating func boot(at path: String = "/") {
        self.path = path
        program = Program()
        requests = []
        timers = [:]
        awaitsPaint = false
        var boot = Boot()
        boot.now = Double(now.milliseconds)
        boot.offset = now.offsetMinutes
        boot.language = language
        (boot.device, boot.secure) = (browser, isSecure)
        boot.path = path
        boot.persisted = stored
        boot.online = isOnline
        boot.notifications = notifications
        boots += 1
        let count = String(boots)
        boot.random = String(repeating: "0", count: 8 - count.utf8.count) + count + "89abcdef0123456789abcdef"
        send(0, JSON.encode(boot))
        if sends { takeTurn(true) }
    }

    /// This page is the one that sends, or no more.
    mutating func takeTurn(_ sends: Bool, pages: String = "") {
        var batch = Batch()
        batch.byte(sends ? 1 : 0)
        batch.string(pages)
        send(10, batch.bytes + clock)
    }

    /// Another page of the browser has stored something.
    mutating func hear(_ entries: [(key: String, value: String)]) {
        var batch = Batch()
        batch.half(entries.count)
        for (key, value) in entries {
            batch.string(key)
            batch.string(value)
        }
        send(9, batch.bytes + clock)
    }

    /// The server tells of changes by itself.
    mutating func beTold(_ event: ChangeEvent) {
        var batch = Batch()
        batch.string(JSON.text(event))
        send(11, batch.bytes + clock)
    }

    mutating func send(_ kind: UInt8, _ bytes: [UInt8]) {
        let batch = program.receive(kind, bytes)
        answered = !batch.isEmpty
        shell.apply(batch)
        effects(batch)
        if paints { paint() }
        let own = answered
        if keeps { tellKept() }
        answered = own
    }

    /// The page is painted, as often as the app waits for it.
    mutating func paint() { while awaitsPaint { paintOnce() } }

    mutating func paintOnce() {
        awaitsPaint = false
        let batch = program.receive(14, clock)
        shell.apply(batch)
        effects(batch)
    }

    /// The storage is through with everything.
    mutating func tellKept() {
        guard let moment else { return }
        self.moment = nil
        var batch = Batch()
        batch.word(moment)
        send(8, batch.bytes + clock)
    }

    private mutating func ring(_ id: UInt32) {
        timers[id] = nil
        var batch = Batch()
        batch.word(id)
        send(3, batch.bytes + clock)
    }

    private var clock: [UInt8] {
        var batch = Batch()
        let bits = Double(now.milliseconds).bitPattern
        batch.word(UInt32(truncatingIfNeeded: bits))
        batch.word(UInt32(truncatingIfNeeded: bits >> 32))
        batch.word(UInt32(bitPattern: Int32(now.offsetMinutes)))
        return batch.bytes
    }

    mutating func event(_ kind: EventKind, _ path: [Int], _ value: String = "", after milliseconds: Int64 = 700) {
        now.milliseconds += milliseconds
        // What is typed stands in the field before the app hears of it.
        if kind == .input, let node = shell.peek(path), node.tag == "input" || node.tag == "textarea" {
            node.attributes["value"] = value
        }
        var batch = Batch()
        batch.byte(kind.rawValue)
        batch.half(path.count)
        for index in path { batch.half(index) }
        batch.string(value)
        send(1, batch.bytes + clock)
    }

    mutating func key(_ key: String) {
        now.milliseconds += 400
        var batch = Batch()
        batch.string(key)
        send(7, batch.bytes + clock)
    }

    mutating func respond(_ id: UInt32, _ status: Int, _ body: String) {
        now.milliseconds += 40
        var batch = Batch()
        batch.word(id)
        batch.word(UInt32(status))
        batch.string(body)
        send(2, batch.bytes + clock)
    }

    mutating func goOnline(_ online: Bool) {
        isOnline = online
        send(4, [online ? 1 : 0] + clock)
    }

    mutating func navigate(_ path: String) {
        var batch = Batch()
        batch.string(path)
        send(5, batch.bytes + clock)
    }

    /// The browser's worker keeps what is answered, from now on.
    mutating func hearOfWorker() { send(12, [0] + clock) }

    mutating func show(_ visible: Bool) { send(6, [visible ? 1 : 0] + clock) }

    /// Lets time pass; due timers ring.
    mutating func wait(seconds: Int64) {
        let end = now.milliseconds + seconds * 1_000
        while let (id, due) = timers.min(by: { $0.value < $1.value }), due <= end {
            now.milliseconds = max(now.milliseconds, due)
            ring(id)
            settle()
        }
        now.milliseconds = end
    }

    // MARK: Effects

    private mutating func effects(_ bytes: [UInt8]) {
        var reader = ByteReader(bytes)
        while true {
            let code = reader.byte()
            if reader.isBroken { return }
            if code < 20 {
                skip(code, &reader)
            } else {
                effect(code, &reader)
            }
        }
    }

    private func skip(_ code: UInt8, _ reader: inout ByteReader) {
        for _ in 0..<reader.half() { _ = reader.half() }
        switch code {
        case 1, 2, 4: _ = reader.string()
        case 3, 8:
            _ = reader.string()
            _ = reader.string()
        case 5:
            _ = reader.half()
            _ = reader.string()
        case 7:
            _ = reader.half()
            _ = reader.half()
        default: break
        }
    }

    private mutating func effect(_ code: UInt8, _ reader: inout ByteReader) {
        switch code {
        case 20: requests.append((reader.word(), reader.string(), reader.string(), reader.string()))
        case 21:
            let key = reader.string()
            let value = reader.string()
            stored[key] = value.isEmpty ? nil : value
            written.append(key)
        case 22:
            let id = reader.word()
            let delay = reader.word()
            timers[id] = delay == 0 ? nil : now.milliseconds + Int64(delay)
        case 23: vibrated.append(reader.string())
        case 25: _ = reader.string()
        case 24: focused = reader.string()
        case 26:
            let from = path
            path = reader.string()
            if reader.byte() == 0 { visited.append(from) }
        case 27:
            uploads.append((reader.word(), reader.string()))
            _ = reader.string()
        case 28: notified.append((reader.string(), reader.string()))
        case 29:
            let language = reader.string()
            _ = reader.string()
            document = (language, reader.string())
            _ = reader.string()
        case 30: announced.append(reader.string())
        case 31: beeps += 1
        case 32: _ = reader.byte()
        case 33: copied = reader.string()
        case 35: moment = reader.word()
        case 40:
            asked += 1
            subscribing = (reader.word(), reader.string())
        case 36: followed = reader.string()
        case 41: (stored, forgot) = ([:], true)
        case 42: awaitsPaint = true
        default: break
        }
    }

    // MARK: The network

    /// Everything that was asked is answered, or fails when offline.
    mutating func settle() {
        var rounds = 0
        while !requests.isEmpty, rounds < 500 {
            rounds += 1
            let request = requests.removeFirst()
            if isOnline, serverIsUp {
                let answer = server.handle(request.method, request.path, request.body, now: now)
                respond(request.id, answer.status, answer.body)
            } else {
                respond(request.id, 0, "")
            }
        }
    }

    // MARK: Fingers

    /// The path of the first element that listens for the event and whose label, text or id is the given one.
    func path(to name: String, _ event: EventKind = .click) -> [Int]? {
        guard let root = shell.root else { return nil }
        // A label is heard instead of the text.
        return Device.find(root, name, event.name, exact: true, heard: true)
            ?? Device.find(root, name, event.name, exact: true) ?? Device.find(root, name, event.name, exact: false)
    }

    private static func find(
        _ node: NaiveNode, _ name: String, _ event: String, exact: Bool, heard: Bool = false
    ) -> [Int]? {
        if let on = node.attributes["data-on"], on.split(separator: " ").contains(where: { $0 == event }) {
            let label = node.attributes["aria-label"]
            let names = [label ?? "", node.attributes["id"] ?? "", heard && label != nil ? "" : text(node)]
            if names.contains(where: { exact ? $0 == name : $0.hasPrefix(name) }) { return [] }
        }
        for (index, child) in node.children.enumerated() {
            if let path = find(child, name, event, exact: exact, heard: heard) { return [index] + path }
        }
        return nil
    }

    static func text(_ node: NaiveNode) -> String {
        node.text + node.children.map { text($0) }.joined()
    }

    /// Taps the first thing with this label, text or id.
    mutating func tap(_ name: String, at place: SourceLocation = #_sourceLocation) {
        guard let path = path(to: name) else {
            Issue.record("There is nothing called \(name) to tap on.", sourceLocation: place)
            return
        }
        event(.click, path)
    }

    /// Does the nine sets of the plan that runs, and finishes it.
    mutating func finishAllSets(effort: String? = nil) {
        for _ in 0..<9 { tap("go") }
        tap("go")
        if let effort { tap(effort) }
        tap("Finish")
        settle()
    }

    mutating func type(_ text: String, into name: String, at place: SourceLocation = #_sourceLocation) {
        guard let path = path(to: name, .input) else {
            Issue.record("There is no field called \(name).", sourceLocation: place)
            return
        }
        event(.input, path, text)
    }

    /// Chooses from a list by its label.
    mutating func change(_ value: String, _ name: String, at place: SourceLocation = #_sourceLocation) {
        guard let path = path(to: name, .change) else {
            Issue.record("There is no list called \(name).", sourceLocation: place)
            return
        }
        event(.change, path, value)
    }

    /// Ticks the box beside a text within the element of this id.
    mutating func tapBox(_ text: String, in id: String) {
        guard let path = path(toBox: text, in: id) else { return }
        event(.change, path, "true")
    }

    /// The path of the button with this text.
    func path(toText text: String) -> [Int]? {
        Device.first(shell.root, inside: true, nil) { $0.tag == "button" && Device.text($0) == text }
    }

    /// Sends the form that the button with this text is of.
    mutating func submit(_ text: String, at place: SourceLocation = #_sourceLocation) {
        guard var path = path(toText: text) else {
            Issue.record("There is no button called \(text).", sourceLocation: place)
            return
        }
        while !path.isEmpty, shell.peek(path)?.tag != "form" { path.removeLast() }
        event(.submit, path)
    }

    /// The path of the box to tick beside a text.
    func path(toBox text: String, in id: String? = nil) -> [Int]? {
        Device.first(shell.root, inside: id == nil, id) { $0.tag == "label" && Device.text($0).hasPrefix(text) }.flatMap
        {
            path in
            guard let label = shell.peek(path) else { return nil }
            return Device.first(label, inside: true, nil) { $0.tag == "input" }.map { path + $0 }
        }
    }

    /// The path of the first element of a class.
    func path(toClass name: String) -> [Int]? {
        Device.first(shell.root, inside: true, nil) { $0.attributes["class"] == name }
    }

    private static func first(
        _ node: NaiveNode?, inside: Bool, _ id: String?, _ fits: (NaiveNode) -> Bool
    ) -> [Int]? {
        guard let node else { return nil }
        let inside = inside || node.attributes["id"] == id
        if inside, fits(node) { return [] }
        for (index, child) in node.children.enumerated() {
            if let path = first(child, inside: inside, id, fits) { return [index] + path }
        }
        return nil
    }

    /// The newest upload.
    mutating func takeUpload(at place: SourceLocation = #_sourceLocation) -> (id: UInt32, path: String) {
        if let upload = uploads.popLast() { return upload }
        Issue.record("Nothing was uploaded.", sourceLocation: place)
        return (0, "")
    }

    var pageText: String { shell.root.map { Device.text($0) } ?? "" }
}

/// Every path in a page at which something listens, with the event.
func listeners(_ node: NaiveNode, _ path: [Int] = []) -> [([Int], EventKind)] {
    var found: [([Int], EventKind)] = []
    for name in (node.attributes["data-on"] ?? "").split(separator: " ") {
        for raw in UInt8(1)...10 {
            if let event = EventKind(rawValue: raw), event.name == name { found.append((path, event)) }
        }
    }
    for (index, child) in node.children.enumerated() { found += listeners(child, path + [index]) }
    return found
}

/// A server with a plan of three exercises that was trained before.
func gymServer(trained: Bool = true) -> FakeServer {
    var server = FakeServer()
    for (number, name) in ["Bench Press (Barbell)", "Pull Up", "Plank", "Running"].enumerated() {
        var exercise = Exercise(
            id: ExerciseID(high: 7, low: UInt64(number) + 1), slug: "", name: name,
            loadKind: number == 0 ? .external : number == 1 ? .bodyweightPlus : .bodyweight,
            measure: number == 2 ? .time : number == 3 ? .distance : .reps)
        exercise.equipment = number == 0 ? [.barbell, .bench] : [.bodyweight]
        server.exercises.append(exercise)
    }
    var plan = WorkoutPlan(
        id: id(1), name: "",
        currentVersion: PlanSnapshot(id: id(1), createdAt: Instant(milliseconds: 0), createdBy: .user))
    plan.id = PlanID(high: 8, low: 1)
    plan.name = "Push A"
    plan.currentVersion.id = SnapshotID(high: 8, low: 2)
    plan.currentVersion.planID = plan.id
    for exercise in server.exercises.prefix(3) {
        var prescription = ExercisePrescription(
            id: PrescriptionID(high: 8, low: 10 + exercise.id.low), exerciseID: exercise.id, name: exercise.name,
            loadKind: exercise.loadKind, measure: exercise.measure)
        prescription.repRange = RepRange(8, 12)
        for number in 0..<3 {
            var set = SetPrescription(id: SetPrescriptionID(high: 9 + exercise.id.low, low: UInt64(number)))
            if exercise.measure == .time {
                set.durationSeconds = 45
            } else {
                set.weight = exercise.loadKind == .external ? Mass(thousandths: 82_500, of: .kg) : nil
                set.reps = 12
                set.rir = RIR(2)
            }
            prescription.sets.append(set)
        }
        plan.currentVersion.exercises.append(prescription)
    }
    server.plans = [plan]
    if trained { server.sessions = [session(plan)] }
    return server
}

/// A session of the plan a week ago, one rep short of everything.
extension FakeServer {
    /// The second plan of `ofTwoPlans`.
    static let pull = PlanID(high: 8, low: 77)

    /// With "Pull A" beside "Push A", for programs.
    static var ofTwoPlans: FakeServer {
        var server = gymServer()
        var pull = server.plans[0]
        (pull.id, pull.name) = (Self.pull, "Pull A")
        pull.currentVersion.id = SnapshotID(high: 8, low: 78)
        pull.currentVersion.planID = pull.id
        server.plans.append(pull)
        return server
    }
}

private func session(_ plan: WorkoutPlan) -> WorkoutSession {
    var session = WorkoutSession(
        id: WorkoutID(high: 5, low: 5), title: plan.name, origin: .plan,
        startedAt: Instant(milliseconds: 1_795_000_000_000 - 7 * 86_400_000, offsetMinutes: 60),
        endedAt: Instant(milliseconds: 0))
    session.planID = plan.id
    session.endedAt = session.startedAt.adding(seconds: 3_300)
    for prescription in plan.currentVersion.exercises {
        var performance = ExercisePerformance(
            id: InstanceID(high: 5, low: prescription.id.low), exerciseID: prescription.exerciseID,
            name: prescription.name, loadKind: prescription.loadKind, measure: prescription.measure)
        for (number, target) in prescription.sets.enumerated() {
            var set = SetPerformance(id: SetID(high: prescription.id.low, low: UInt64(number)))
            set.weight = target.weight
            set.reps = target.reps.map { $0 - 1 }
            set.rir = target.rir
            set.durationSeconds = target.durationSeconds
            performance.sets.append(set)
        }
        session.exercises.append(performance)
    }
    session.totals = session.computedTotals
    return session
}

extension Device {
    /// One that was started beside a server with a gym, and has heard from it.
    static func atGym(at path: String = "/", _ prepare: (inout FakeServer) -> Void = { _ in }) -> Device {
        var server = gymServer()
        prepare(&server)
        var device = Device(server)
        device.boot(at: path)
        device.settle()
        return device
    }

    /// Another device of the lifter's, with ids of its own: it has heard from the server, too.
    func elsewhere(at path: String = "/workout") -> Device {
        var other = Device(server)
        for _ in 0..<3 { other.boot(at: path) }
        other.settle()
        return other
    }

    /// As `inPushA`, with a browser that has not been asked for notifications yet.
    static func unasked() -> Device {
        var device = Device(gymServer())
        device.notifications = "default"
        device.boot()
        device.settle()
        device.tap("Start Push A")
        device.settle()
        return device
    }

    /// As `atGym`, in the workout of its plan.
    static func inPushA() -> Device {
        var device = atGym()
        device.tap("Start Push A")
        device.settle()
        return device
    }
}
