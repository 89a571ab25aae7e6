import Contract
import Sync
import TestSupport
import Testing
import Training

@testable import Screens

/// The first questions: answered in few taps, skipped, gone back to.
@Suite struct WelcomeTests {
    private func newcomer(_ language: String = "en-GB", _ server: FakeServer = FakeServer()) -> Device {
        var device = Device(server)
        device.language = language
        device.boot()
        device.settle()
        return device
    }

    @Test func fromNothingToAProgramInAFewTaps() {
        var device = newcomer()
        device.tap("Set up in two minutes")
        device.settle()
        #expect(device.path == "/welcome" && device.pageText.contains("Step 1 of 4"))
        device.change("Alex", "profile-name")
        device.tap("go")
        device.tap("Strength")
        device.settle()
        #expect(device.path == "/welcome/2")
        device.tap("Pounds")
        device.settle()
        device.tap("Garage rack")
        device.settle()
        #expect(device.path == "/welcome/4")
        #expect(device.server.profile.name == "Alex" && device.server.profile.goal == .strength)
        #expect(device.server.settings.unit == .lb)
        let gym = device.server.gyms.first
        #expect(gym?.unit == .lb && gym?.bars.isEmpty == false && device.server.settings.gymID == gym?.id)
        device.tap("Choose a program")
        #expect(device.path == "/programs")
    }

    @Test func everyQuestionMayBeSkipped() {
        var device = newcomer()
        device.navigate("/welcome")
        device.settle()
        for step in 1...4 {
            #expect(device.pageText.contains("Skip all questions"))
            device.tap("go")
            device.settle()
            #expect(device.path == Route.welcome(step).path)
        }
        for way in ["Import history", "Choose a program", "New plan", "Make a week"] {
            #expect(device.path(to: way) != nil, "\(way)")
        }
        device.tap("To Today")
        #expect(device.path == "/")
        let profile = device.server.profile
        #expect(profile.name == nil && profile.goal == nil && device.server.gyms.isEmpty)
    }

    @Test func asSoonAsANameIsTypedTheButtonGoesOn() {
        var device = newcomer()
        device.navigate("/welcome")
        device.settle()
        func says(_ word: String) -> Bool { device.path(toText: word) != nil }
        #expect(says("Skip") && !says("Go on"))
        device.type("A", into: "profile-name")
        #expect(says("Go on") && !says("Skip"))
        #expect(device.server.profile.name == nil, "it is stored when the field is left")
        device.type("  ", into: "profile-name")
        #expect(says("Skip") && !says("Go on"))
        device.type("Alex", into: "profile-name")
        device.change("Alex", "profile-name")
        device.tap("Go on")
        device.settle()
        #expect(device.path == "/welcome/1" && device.server.profile.name == "Alex")
    }

    @Test func allOfThemMayBeSkippedAtOnce() {
        var device = newcomer()
        device.navigate("/welcome/1")
        device.settle()
        device.tap("Skip all questions")
        #expect(device.path == "/welcome/4")
    }

    @Test(arguments: 0...4) func aReloadStaysAndBackGoesToTheQuestionBefore(step: Int) {
        var device = newcomer()
        device.navigate(Route.welcome(step).path)
        device.settle()
        device.boot(at: Route.welcome(step).path)
        device.settle()
        #expect(device.facts.route == .welcome(step))
        device.tap("Back")
        #expect(device.facts.route == (step == 0 ? .today : .welcome(step - 1)))
        #expect(Route(path: Route.welcome(step).path) == .welcome(step))
    }

    @Test func whatWasAnsweredIsShownAndNotTakenBackByBeingChosenAgain() {
        var server = FakeServer()
        server.profile.goal = .both
        var device = newcomer("en-GB", server)
        device.navigate("/welcome/1")
        device.settle()
        #expect(device.pageText.contains("Chosen"))
        device.tap("Both")
        device.settle()
        #expect(device.server.profile.goal == .both && device.path == "/welcome/2")
    }

    @Test func noSecondGymIsMadeByComingBack() {
        var device = newcomer()
        device.navigate("/welcome/3")
        device.settle()
        device.tap("Commercial gym")
        device.settle()
        device.navigate("/welcome/3")
        device.settle()
        #expect(device.path(to: "Garage rack") == nil && device.pageText.contains("Commercial gym"))
        #expect(device.server.gyms.count == 1)
    }

    @Test func theQuestionsAreAskedInGermanToo() {
        var device = newcomer("de-DE")
        device.tap("In zwei Minuten einrichten")
        device.settle()
        #expect(device.pageText.contains("Schritt 1 von 4"))
        device.tap("Auslassen")
        device.tap("Kraft")
        device.settle()
        #expect(device.server.profile.goal == .strength)
    }

    @Test func noOtherAddressIsAQuestion() {
        for path in ["/welcome/5", "/welcome/-1", "/welcome/x", "/welcome/1/2"] {
            #expect(Route(path: path) == nil, "\(path)")
        }
    }
}
