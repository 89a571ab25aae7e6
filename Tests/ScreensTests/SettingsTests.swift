import Contract
import Sync
import TestSupport
import Testing
import Training

@testable import Screens

/// Settings that are looked for, switched, and set for one exercise.
@Suite struct SettingsTests {
    private static let bench = ExerciseID(high: 7, low: 1)

    // MARK: Searching

    @Test func everythingStandsInOneCardAndIsFoundByItsNameInEveryLanguage() {
        var seen: [SettingsItem] = []
        for part in SettingsPart.allCases {
            for item in part.found([], Strings(Voice(.english, .kg))) {
                #expect(!seen.contains(item), "\(item) stands twice")
                seen.append(item)
                for shown in Languages().all {
                    for asked in Languages().all {
                        let name = Strings(Voice(asked, .kg)).name(item)
                        let found = part.found(SettingsItem.query(name), Strings(Voice(shown, .kg)))
                        #expect(found.contains(item), "\(name) in \(shown)")
                    }
                }
            }
        }
        #expect(seen.count > 20)
    }

    @Test(arguments: [
        ("rest timer", "Rest between"), ("satzpause", "Rest between"), ("haptics", "Feel sets"),
        ("vibration", "Feel sets"),
        ("auto_apply_progression", "Apply the coach"), ("automatisch", "Apply the coach"),
        ("advanced_plate_math", "Round to your plates"), ("recovery_awareness", "Say when rest"),
        ("daily welcome", "A word each day"), ("Begrüßung", "A word each day"),
        ("kg", "Kilograms"), ("Sprache", "Deutsch"), ("dark", "Dark"), ("dunkel", "Dark"),
        ("week start", "The week begins on"), ("Wochenstart", "The week begins on"), ("secondary", "50%"),
        ("Nebenmuskeln", "50%"), ("Geschlecht", "For women"), ("scoring sex", "For women"), ("RPE", "RPE"),
        ("backup", "Export, backup, erase"), ("Konto löschen", "Export, backup, erase"),
        ("passphrase", "Export, backup, erase"), ("goal", "You and your training"), ("Schmerzen", "Aches"),
        ("onboarding", "First steps"), ("override", "Single exercises"), ("Ausnahme", "Single exercises"),
    ]) func itIsFoundByWhatPeopleCallIt(query: String, shown: String) {
        var device = Device.atGym(at: "/settings")
        device.type(query, into: "settings-query")
        #expect(device.pageText.contains(shown), "\(query)")
        #expect(!device.pageText.contains("Nothing found."))
    }

    @Test func theRestIsOutOfSightWhileSomethingIsLookedFor() {
        var device = Device.atGym(at: "/settings")
        device.type("vibra", into: "settings-query")
        #expect(!device.pageText.contains("Kilograms") && !device.pageText.contains("Make a token"))
        device.type("zzz", into: "settings-query")
        #expect(device.pageText.contains("Nothing found."))
        device.type("", into: "settings-query")
        #expect(device.pageText.contains("Kilograms") && device.pageText.contains("Make a token"))
    }

    // MARK: Switches

    @Test func switchesSayWhatTheyDoAndDoIt() {
        var device = Device.atGym(at: "/settings")
        for (name, read) in [
            ("Round to your plates", { $0.flags.advancedPlateMath }), ("Say when rest", { $0.flags.recoveryAwareness }),
            ("A word each day", { $0.dailyWelcome != false }), ("Feel sets", { $0.haptics != false }),
            ("Links to videos", { $0.videoLinks != false }),
        ] as [(String, (Settings) -> Bool)] {
            #expect(read(device.server.settings), "\(name) is on until it is switched off")
            for isOn in [false, true] {
                device.event(.change, device.path(toBox: name) ?? [], isOn ? "true" : "false")
                device.settle()
                #expect(read(device.server.settings) == isOn, "\(name)")
            }
        }
    }

    @Test func whoWantsToFeelNothingFeelsNothing() {
        for feels in [true, false] {
            var device = Device.atGym { $0.settings.haptics = feels ? nil : false }
            device.tap("Start Push A")
            device.settle()
            device.tap("Done · 82.5 kg × 12")
            device.wait(seconds: 200)
            #expect(device.vibrated.isEmpty == !feels)
            #expect(device.beeps > 0, "the end of a rest is heard all the same")
        }
    }

    @Test func linksToVideosCanBeLeftOut() {
        for shows in [true, false] {
            var device = Device.atGym(at: "/exercises/" + Self.bench.text) {
                $0.exercises[0].videoURL = "https://example.org/bench"
                $0.settings.videoLinks = shows ? nil : false
            }
            device.settle()
            #expect(device.html.contains("href=\"https://example.org/bench\"") == shows)
        }
    }

    @Test func theWeekBeginsWhereItIsSaid() {
        var device = Device.atGym(at: "/settings")
        device.tap("Sunday")
        device.settle()
        #expect(device.server.settings.weekStart == .sunday)
        device.tap("Monday")
        device.settle()
        #expect(device.server.settings.weekStart == nil, "what is usual is not said")
    }

    // MARK: One exercise

    /// An answer that was asked for before a change, and comes after the change is saved, is of before.
    @Test func anOlderAnswerDoesNotPutBackWhatWasChanged() throws {
        var device = Device.atGym(at: "/settings")
        device.beTold(
            ChangeEvent(
                revision: 9, changes: [ChangeEvent.Change(kind: .settings, id: ID(high: 0, low: 1), isDeleted: false)]))
        let asked = try #require(device.requests.firstIndex { $0.method == "GET" && $0.path == "/v1/settings" })
        let late = device.requests.remove(at: asked)
        let before = device.server.handle(late.method, late.path, late.body, now: device.now)
        device.settle()
        device.tap("Sunday")
        device.settle()
        #expect(device.server.settings.weekStart == .sunday)
        device.respond(late.id, before.status, before.body)
        device.settle()
        #expect(device.facts.knowledge.settings.weekStart == .sunday)
    }

    @Test func restStepAndRepsOfOneExercise() {
        var device = Device.atGym(at: Route.progress(Self.bench).path)
        device.change("180", "own-rest")
        device.change("5-8", "own-reps")
        device.change(String(Mass(thousandths: 1_250, of: .kg).units), "own-increment")
        device.settle()
        let own = device.server.settings[defaults: Self.bench]
        #expect((own.restSeconds, own.lower, own.upper) == (180, 5, 8))
        #expect(own.increment == Mass(thousandths: 1_250, of: .kg))
        #expect(device.facts.knowledge.step(Self.bench, .kg) == Mass(thousandths: 1_250, of: .kg))
        device.navigate("/settings")
        device.settle()
        #expect(device.pageText.contains("Bench Press (Barbell)3:00 · 1.25 kg · 5–8"))
        device.tap("Bench Press (Barbell)")
        device.settle()
        device.tap("As with the others")
        device.settle()
        #expect(device.server.settings.exerciseDefaults == nil)
        device.navigate("/settings")
        #expect(!device.pageText.contains("1.25 kg"))
    }

    @Test func theRestOfAnExerciseIsItsOwn() {
        var device = Device.atGym { $0.settings[defaults: Self.bench].restSeconds = 45 }
        device.tap("Start Push A")
        device.settle()
        device.tap("Done · 82.5 kg × 12")
        #expect(device.app.focus.rest?.seconds == 45)
        device = Device.atGym()
        device.tap("Start Push A")
        device.settle()
        device.tap("Done · 82.5 kg × 12")
        #expect(device.app.focus.rest?.seconds == device.server.settings.restSeconds)
    }
}
