import Contract
import Foundation
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// All exercises, what is noted of them, and those of the lifter's own.
@Suite struct ExerciseLibraryTests {
    private static func library(_ prepare: (inout FakeServer) -> Void = { _ in }) -> Device {
        Device.atGym(at: "/exercises", prepare)
    }

    private static func names(_ device: Device) -> [String] {
        let world = device.app.world
        return device.app.library.found(world).map(\.shownName)
    }

    @Test func whatIsTypedIsFoundAtOnceAlsoWithASlip() {
        var device = Self.library()
        #expect(Self.names(device).count == device.server.exercises.count)
        device.type("benhc", into: "library-query")
        #expect(Self.names(device) == ["Bench Press (Barbell)"])
        #expect(device.pageText.contains("1 exercise"))
        device.type("zzzz", into: "library-query")
        #expect(device.pageText.contains("Nothing fits."))
    }

    @Test func musclesAndEquipmentNarrowIt() {
        var device = Self.library { server in
            server.exercises[1].primaryMuscles = [.lats]
            server.exercises[1].equipment = [.bodyweight, .pullUpBar]
        }
        device.change("lats", "muscle")
        #expect(Self.names(device) == [device.server.exercises[1].name])
        device.change("barbell", "equipment")
        #expect(Self.names(device).isEmpty)
        device.change("", "muscle")
        device.change("", "equipment")
        device.type("latissimus", into: "library-query")
        #expect(Self.names(device) == [device.server.exercises[1].name], "by the muscle, in words of either language")
    }

    @Test func aStarPutsItFirstHereAndWhereOneIsChosen() {
        var device = Self.library()
        let last = device.server.exercises[device.server.exercises.count - 1]
        device.tap("Favourite: " + last.name)
        #expect(Self.names(device).first == last.name, "before the server has answered")
        device.settle()
        #expect(device.server.exercises.first { $0.id == last.id }?.isFavorite == true)
        device.navigate("/plans/new")
        device.settle()
        device.tap("Add exercise")
        #expect(device.app.search?.query == "")
        let listed = device.pageText
        let places = device.server.exercises.compactMap { listed.range(of: $0.name)?.lowerBound }
        #expect(listed.range(of: last.name)?.lowerBound == places.min())
    }

    @Test func whatIsHiddenIsNotOfferedAndComesBackByTheWayBack() {
        var device = Self.library()
        let name = device.server.exercises[0].name
        device.tap(name)
        device.settle()
        device.tap("Hide")
        device.settle()
        device.key("Escape")
        #expect(!Self.names(device).contains(name))
        device.type(name, into: "library-query")
        #expect(Self.names(device) == [name], "its whole name finds it")
        device.type("", into: "library-query")
        device.tap("Hidden")
        #expect(Self.names(device) == [name])
        device.tap(name)
        device.settle()
        device.tap("Hide")
        device.settle()
        #expect(device.server.exercises[0].isHidden == false)
    }

    @Test func anExerciseOfOnesOwnIsMadeWithoutSignalAndSavedLater() throws {
        var device = Self.library()
        device.goOnline(false)
        device.type("Sled Row", into: "library-query")
        device.tap("Make your own")
        #expect(device.focused == "exercise-name")
        device.tap("Lats")
        device.tap("Cable")
        device.type("Lean back.", into: "exercise-how")
        device.type("Elbows low\n\n Chest up ", into: "exercise-cues")
        device.tap("save-exercise")
        device.settle()
        #expect(device.app.library.form == nil)
        #expect(Self.names(device) == ["Sled Row"])
        #expect(!device.server.exercises.contains { $0.name == "Sled Row" })
        device.goOnline(true)
        device.wait(seconds: 30)
        device.settle()
        let made = try #require(device.server.exercises.first { $0.name == "Sled Row" })
        #expect(made.isCustom && made.primaryMuscles == [.lats] && made.equipment == [.cable])
        #expect(made.instructions == "Lean back." && made.formCues == ["Elbows low", "Chest up"])
    }

    @Test func aNameThatIsTakenOrMissingIsSaidBesideIt() {
        var device = Self.library()
        device.tap("Make your own")
        device.tap("save-exercise")
        #expect(device.pageText.contains("It needs a name."))
        device.type("bench press barbell", into: "exercise-name")
        device.type("-1", into: "exercise-step")
        device.tap("save-exercise")
        #expect(device.pageText.contains("There already is an exercise called Bench Press (Barbell)."))
        #expect(device.pageText.contains("A number above 0, or nothing."))
        device.key("Escape")
        #expect(device.app.library.form == nil)
    }

    @Test func anOwnOneIsChangedAndDeletedWithAWayBack() throws {
        var device = Self.library { server in
            var own = Exercise(id: ExerciseID(high: 7, low: 77), slug: "sled", name: "Sled")
            own.isCustom = true
            server.exercises.insert(own, at: 0)
        }
        device.tap("My own")
        #expect(Self.names(device) == ["Sled"])
        device.tap("Sled")
        device.settle()
        device.tap("Edit")
        device.type("Sled Pull", into: "exercise-name")
        device.tap("save-exercise")
        device.settle()
        #expect(device.server.exercises[0].name == "Sled Pull")
        device.tap("Sled Pull")
        device.settle()
        device.tap("Delete")
        device.settle()
        #expect(!device.server.exercises.contains { $0.name == "Sled Pull" })
        device.tap("Undo")
        device.settle()
        #expect(device.server.exercises.contains { $0.name == "Sled Pull" })
    }

    @Test func aLinkAndANoteAreKept() {
        var device = Self.library()
        let name = device.server.exercises[0].name
        device.tap(name)
        device.settle()
        device.type("javascript:alert(1)", into: "video")
        device.tap("save-notes")
        #expect(device.pageText.contains("A link begins with https://"))
        device.type("https://example.org/bench", into: "video")
        device.type("Pinky on the ring", into: "note")
        device.tap("save-notes")
        device.settle()
        #expect(device.server.exercises[0].videoURL == "https://example.org/bench")
        #expect(device.html.contains("href=\"https://example.org/bench\""))
        #expect(device.pageText.contains("Pinky on the ring"))
    }

    @Test func thePageSaysWhereItIsPlannedAndWhatElseWouldDo() {
        var device = Self.library { server in
            for index in server.exercises.indices { server.exercises[index].primaryMuscles = [.chest] }
        }
        device.tap("Bench Press (Barbell)")
        device.settle()
        #expect(device.pageText.contains("Planned inPush A"))
        #expect(device.pageText.contains("What else would do"))
        #expect(device.pageText.contains("same muscles"))
    }

    @Test func thePickerMakesAnOwnOneForAPlan() {
        var device = Device.atGym(at: "/plans/new")
        device.settle()
        device.tap("Add exercise")
        device.type("Wall Press", into: "Search exercises")
        device.tap("Add “Wall Press” as your own")
        device.settle()
        #expect(device.server.exercises.contains { $0.name == "Wall Press" && $0.isCustom })
        #expect(device.app.editor?.draft.exercises.last?.name == "Wall Press")
    }
}
