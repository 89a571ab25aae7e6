import TestSupport
import Testing
import Training

@testable import Screens

/// Icons are drawn: a font that lacks a sign, or has it as a coloured picture, changes nothing.
@Suite struct IconTests {
    @Test func noPlaceHasASignOfAFontForAnIcon() {
        var server = gymServer()
        server.plans[0].favorite = true
        var device = Device(server)
        device.boot()
        device.settle()
        let plan = Route.plan(PlanID(high: 8, low: 1)).path
        let session = server.sessions[0].id
        for place in [
            "/", "/plans", plan, plan + "/edit", plan + "/history", "/history", Route.session(session).path,
            Route.editSession(session).path, "/suggestions", "/import", "/settings",
            Route.progress(ExerciseID(high: 7, low: 1)).path, "/calendar", "/body", "/goals",
        ] {
            device.navigate(place)
            device.settle()
            if place.hasSuffix("/edit") { device.tap("Bench Press (Barbell)") }
            #expect(signs(device.shell.root) == [], "at \(place)")
        }
    }

    @Test func noStateOfAWorkoutHasASignOfAFontForAnIcon() {
        var device = Device.atGym()
        device.tap("Start Push A")
        device.settle()
        let name = "Bench Press (Barbell)"
        for taps in [
            [], ["go"], ["Skip"], ["More about " + name], ["Compare with before", "Edit the sets, " + name],
            ["Edit the sets, " + name, "reps, Set 3, 12"], ["Close the number pad", "Options of set 1"],
            ["Close", "go"],
        ] {
            for tap in taps { device.tap(tap) }
            device.settle()
            #expect(signs(device.shell.root) == [], "after \(taps)")
        }
        device.navigate("/")
        #expect(signs(device.shell.root) == [], "Today, with the workout that goes on")
    }

    @Test func aSignIsFound() {
        let node = NaiveNode.parse("<p><b>+</b><b>82.5 × 10 – 3</b><b>↑ more</b><b>–, –</b><b> </b></p>")
        #expect(signs(node) == ["+", "↑ more"])
    }
}

/// The texts of a page that are an icon: nothing but signs, or with a sign that many fonts lack.
func signs(_ node: NaiveNode?) -> [String] {
    guard let node else { return [] }
    var found: [String] = []
    for child in node.children { found += signs(child) }
    for scalar in node.text.unicodeScalars where scalar != "→" {
        switch scalar.value {
        // Arrows, technical signs, shapes, symbols, dingbats and Braille; "from → to" is written so.
        case 0x2190...0x21FF, 0x2300...0x23FF, 0x25A0...0x28FF, 0x2039, 0x203A: return found + [node.text]
        default: continue
        }
    }
    // Dashes where there is no value, and the sign before decimals.
    let isWord = node.text.unicodeScalars.contains {
        $0.properties.isAlphabetic || $0.properties.numericType != nil || " –.,→".unicodeScalars.contains($0)
    }
    return isWord || node.text.isEmpty ? found : found + [node.text]
}
