import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// What is known is shown, and only what can be done is offered.
@Suite struct KnowledgeGapScreensTests {
    @Test func withoutTheServerTheProfileShowsWhatTheSettingsSay() {
        var device = Device.atGym()
        device.goOnline(false)
        device.facts.knowledge.profile = nil
        device.facts.knowledge.lookAgain([.profile])
        device.navigate("/profile")
        device.settle()
        #expect(device.facts.knowledge.profile == nil && device.pageText.contains(device.strings.notHereYet))
        #expect(device.path(to: device.strings.gyms) != nil)
        let rest = device.facts.knowledge.settings.restSeconds
        device.tap("Longer")
        #expect(device.facts.knowledge.settings.restSeconds == rest + 15)
        device.goOnline(true)
        device.settle()
        #expect(!device.html.contains("role=\"alert\"") && device.path(to: "profile-name", .change) != nil)
    }

    @Test func whatIsLookedForStandsBeforeTheRoutines() {
        var device = Device.atGym(at: "/exercises")
        device.facts.knowledge.routines = [
            Routine(slug: "warm", name: "Wake up", about: "", type: .preWorkout, durationSeconds: 300)
        ]
        device.type("", into: "library-query")
        #expect(device.pageText.contains("Wake up"))
        device.type("plank", into: "library-query")
        #expect(!device.pageText.contains("Wake up") && device.pageText.contains("Plank"))
        device.type("", into: "library-query")
        #expect(device.pageText.contains("Wake up"))
    }

    @Test func aGymWithoutBarsOffersNoMoreOnTheBar() {
        let raise = "Raise the planned sets by"
        func workout(_ bars: [Gym.Bar]) -> Device {
            var gym = Gym(id: GymID(high: 3, low: 1), name: "Cellar")
            (gym.bars, gym.has) = (bars, ["bench"])
            gym.plates = [PlateCount(.kg(20), 4), PlateCount(.kg(10), 4), PlateCount(Mass("1.25", in: .kg)!, 4)]
            var device = Device.atGym {
                $0.gyms = [gym]
                $0.settings.gymID = gym.id
            }
            device.tap("Start Push A")
            device.settle()
            if device.path(to: "Do it anyway") != nil {
                device.tap("Do it anyway")
                device.tap("Start as planned")
                device.settle()
            }
            #expect(device.facts.sync.workout?.exercises[0].name == "Bench Press (Barbell)")
            return device
        }
        #expect(workout([Gym.Bar(name: "Olympic", weight: .kg(20))]).path(to: raise) != nil)
        #expect(workout([]).path(to: raise) == nil)
    }
}
