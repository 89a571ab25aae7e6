import Sync
import TestSupport
import Testing
import Training

@testable import Screens

/// Random fingers, keys, answers, clocks and addresses: nothing traps, and the page is always what the app says it is.
@Suite struct MonkeyTests {
    @Test(arguments: 0..<24)
    func nothingThatCanHappenTrapsOrSpoilsThePage(seed: UInt64) {
        var dice = Dice(seed &* 977 &+ 11)
        var device = Device(gymServer(trained: seed % 3 != 0))
        device.language = seed % 2 == 0 ? "en-US" : "de-DE"
        if seed % 5 == 0 { device.server.plans = [] }
        device.paints = seed % 2 == 0
        device.boot(at: ["/", "/workout", "/plans", "/import", "/nowhere", "/summary"][dice.roll(6)])
        var old: [([Int], EventKind)] = []
        for _ in 0..<400 {
            step(&device, &dice, &old)
            if seed % 2 == 1, dice.roll(3) == 0 { device.paint() }
            check(device, seed)
        }
        device.paints = true
        device.paint()
        device.goOnline(true)
        device.wait(seconds: 60)
        device.settle()
        check(device, seed)
        #expect(device.server.carriedOut.values.allSatisfy { $0 == 1 }, "seed \(seed)")
        #expect(device.facts.sync.isSaved, "seed \(seed)")
    }

    private func check(_ device: Device, _ seed: UInt64) {
        guard let tree = device.program.tree else { return }
        let page = NaiveNode(tree)
        // A tap that its row has answered, and that is drawn in the frame after.
        if let set = device.program.marked?.set {
            change(page, "set-" + set.setID.text) { $0["class"] = SetRow.keeping }
            change(page, World.savedMarkID) {
                $0["class"] = "dot off"
                $0["aria-label"] = device.app.world.savingText
            }
        }
        let same = device.shell.root == page
        #expect(same, "seed \(seed)")
        #expect(signs(device.shell.root) == [], "seed \(seed)")
        let html = device.html
        // What an interpolated value looks like natively; for the browser it would be "cannot print value".
        for trace in ["Optional(", "cannot print"] where html.contains(trace) {
            Issue.record("The page of seed \(seed) shows \(trace)")
        }
        for module in ["Training.", "Screens.", "Sync."] {
            let shown = html.split(separator: module, omittingEmptySubsequences: false).dropFirst()
            if shown.contains(where: { $0.first?.isUppercase == true }) {
                Issue.record("The page of seed \(seed) shows a type of \(module)")
            }
        }
    }

    private func change(_ node: NaiveNode, _ id: String, _ change: (inout [String: String]) -> Void) {
        if node.attributes["id"] == id { change(&node.attributes) }
        for child in node.children { self.change(child, id, change) }
    }

    private func step(_ device: inout Device, _ dice: inout Dice, _ old: inout [([Int], EventKind)]) {
        switch dice.roll(20) {
        case 0...10:
            guard let root = device.shell.root else { return }
            let places = listeners(root)
            guard !places.isEmpty else { return }
            let (path, event) = places[dice.roll(places.count)]
            old.append((path, event))
            device.event(event, path, value(event, &dice))
        case 11:  // A tap on something that has gone.
            guard let (path, event) = old.randomElement(using: &dice) else { return }
            device.event(event, path, value(event, &dice))
        case 12:
            let keys = [
                "Enter", "Escape", "1", "9", "0", ".", "ArrowUp", "ArrowLeft", "ArrowDown", "Backspace", "+", "x",
            ]
            for _ in 0..<1 + dice.roll(4) { device.key(keys[dice.roll(keys.count)]) }
        case 13: device.wait(seconds: Int64(dice.roll(200)))
        case 14: device.goOnline(dice.roll(3) > 0)
        case 15: device.settle()
        case 16:
            let plan = Route.plan(PlanID(high: 8, low: 1)).path
            let routes = [
                "/", "/plans", "/history", "/workout", "/summary", "/import", "/settings", "/history/x", "/x",
                "/plans/new", plan, plan + "/edit", plan + "/history", "/suggestions",
                Route.progress(ExerciseID(high: 7, low: 1)).path, Route.coach.path, "/calendar", "/body", "/goals",
                "/data", "/welcome", "/welcome/3",
            ]
            device.navigate(routes[dice.roll(routes.count)])
        case 17: device.show(dice.roll(2) == 0)
        case 18: rubbish(&device, &dice)
        default: if dice.roll(8) == 0 { device.boot(at: device.path) }
        }
    }

    private func value(_ event: EventKind, _ dice: inout Dice) -> String {
        event == .reorder
            ? ["2,0", "0,1", "9,9"][dice.roll(3)]
            : event == .keydown
                ? ["Enter", "Escape", "a"][dice.roll(3)] : ["", "12", "bench", "x\"<&>", "log.csv"][dice.roll(5)]
    }

    /// Answers that no server should give, and uploads.
    private func rubbish(_ device: inout Device, _ dice: inout Dice) {
        let bodies = ["", "{}", "[]", "<html>", "{\"items\":[]}", "{\"success\":false}", "null"]
        let body = bodies[dice.roll(bodies.count)]
        let status = [0, 200, 201, 302, 404, 500][dice.roll(6)]
        if !device.uploads.isEmpty {
            let upload = device.uploads.removeFirst()
            return device.respond(upload.id, status, body)
        }
        // Only look-ups: a false answer to a change would be believed, as it must be.
        guard let index = device.requests.firstIndex(where: { $0.method == "GET" && !$0.path.contains("active") })
        else { return }
        let request = device.requests.remove(at: index)
        device.respond(request.id, status, body)
        device.send(UInt8(dice.roll(9)), [1, 2, 3])
    }
}
