import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// The screens beside the workout.
@Suite struct ScreensTests {
    private func started(_ server: FakeServer, at path: String = "/") -> Device {
        var device = Device(server)
        device.boot(at: path)
        device.settle()
        return device
    }

    @Test func theFourPlacesAndTheSettingsAreOneTapAway() {
        for path in ["/", "/calendar", "/progress", "/plans"] {
            var device = started(gymServer(), at: path)
            for (name, place) in [
                ("Plan", "/calendar"), ("Progress", "/progress"), ("Library", "/plans"), ("Today", "/"),
            ] {
                device.tap(name)
                #expect(device.path == place)
                #expect(device.html.contains("href=\"\(place)\" aria-current"), "\(name) is marked")
                #expect(device.path(to: "Back") == nil)
            }
            device.navigate(path)
            device.tap("Settings")
            #expect(device.path == "/settings")
        }
    }

    @Test func theWeekAndTheMostLikelyPlanAreShown() {
        let device = started(gymServer())
        #expect(device.html.contains("aria-label=\"This week\""))
        #expect(device.pageText.contains("Bench Press (Barbell)3 sets of 8–12"))
        #expect(device.pageText.contains("Last done 11 November 2026."))
        #expect(device.pageText.contains("What next"))
        #expect(device.document == ("en", "Today · Topset"))
    }

    @Test func withoutAnythingTheFirstScreenOffersTheImport() {
        var device = started(FakeServer())
        #expect(device.pageText.contains("Ready for your first workout?"))
        device.tap("Import history")
        #expect(device.path == "/import")
    }

    @Test func theServerBeingAwayIsSaidAndTheStoredCopyShown() {
        var device = started(gymServer())
        device.serverIsUp = false
        device.boot()
        device.settle()
        #expect(device.pageText.contains("The server does not answer. Everything is kept here and sent later."))
        #expect(!device.html.contains("banner bad"), "it is no fault")
        #expect(device.pageText.contains("Push A"))
        device.serverIsUp = true
        device.tap("Try again")
        device.settle()
        #expect(!device.pageText.contains("The server does not answer"))
    }

    @Test func settingsAreKeptAtOnceAndSentUntilTheyArrive() {
        var device = started(gymServer(), at: "/settings")
        device.isOnline = false
        device.tap("Pounds")
        device.tap("Deutsch")
        device.settle()
        #expect(device.pageText.contains("Einstellungen"))
        #expect(device.document.0 == "de")
        device.boot(at: "/settings")
        device.settle()
        #expect(device.pageText.contains("Die Einstellungen warten"))
        device.isOnline = true
        device.wait(seconds: 20)
        #expect(device.server.settings.unit == .lb)
        #expect(device.server.settings.language == "de")
        #expect(!device.pageText.contains("Die Einstellungen warten"))
        device.tap("Heute")
        #expect(device.pageText.contains("181,88 lb × 12"))
    }

    @Test func theHistoryLeadsToASessionAndToAPlan() throws {
        var server = gymServer()
        server.sessions[0].planID = nil
        let rule = #"""
            {"exercise_id":"\#(server.exercises[0].id.text)","name":"Bench Press","rule":{"type":"manual"},\#
            "reasons":[{"code":"rule_from_straight_sets","params":{},"text":"Straight sets of 5: 5 kg more."}]}
            """#
        server.rulesOfSession = [try JSON.decode(ImportReport.OfferedRule.self, from: rule)]
        var device = started(server, at: "/history")
        device.tap("Push A")
        device.settle()
        #expect(device.pageText.contains("How it goes on"))
        #expect(device.pageText.contains("Bench Press: Straight sets of 5"), "why the plan will go on as it does")
        #expect(device.path == "/history/" + server.sessions[0].id.text)
        #expect(device.pageText.contains("82.5 kg × 11 · RIR 2"))
        device.type("Push B", into: "Name of the plan")
        device.tap("Save as plan")
        #expect(
            device.requests.contains { $0.path.hasSuffix("/save-as-plan") && $0.body.contains("\"name\":\"Push B\"") })
        let id = device.requests.last?.id ?? 0
        device.respond(id, 201, JSON.text(server.plans[0]))
        #expect(device.pageText.contains("Saved as a plan."))
        device.tap("Back")
        #expect(device.path == "/history")
    }

    @Test func exercisesAreCalledAsTheLifterCallsThem() {
        var server = gymServer()
        server.settings.language = "de"
        for index in server.exercises.indices where server.exercises[index].name == "Bench Press (Barbell)" {
            server.exercises[index].localName = "Bankdrücken (Langhantel)"
        }
        var device = started(server, at: "/history")
        device.settle()
        device.tap("Push A")
        #expect(device.pageText.contains("Bankdrücken (Langhantel)"))
        #expect(!device.pageText.contains("Bench Press"))
        device.tap("Zurück")
        device.tap("Heute")
        device.tap("Push A starten")
        device.settle()
        #expect(device.pageText.contains("Bankdrücken (Langhantel)") && !device.pageText.contains("Bench Press"))
        // So it is after a reload, without anything new from the server.
        device.boot(at: "/workout")
        #expect(device.pageText.contains("Bankdrücken (Langhantel)") && !device.pageText.contains("Bench Press"))
        device.settle()
        #expect(device.pageText.contains("Bankdrücken (Langhantel)") && !device.pageText.contains("Bench Press"))
        // In English it is what the log says, even before the catalogue comes anew.
        server.settings.language = "en"
        var english = started(server, at: "/history")
        english.settle()
        english.tap("Push A")
        #expect(english.pageText.contains("Bench Press") && !english.pageText.contains("Bankdrücken"))
    }

    @Test func theImportShowsWhatWouldHappenFirst() throws {
        var device = started(gymServer(), at: "/import")
        var report = ImportReport(dryRun: true, format: "", dialect: "", delimiter: "", weightUnit: .kg, unitSource: "")
        (report.format, report.unitSource) = ("strong", "guess")
        (report.workouts, report.newWorkouts, report.newSets, report.sets) = (12, 12, 100, 100)
        report.firstDate = "2024-01-02"
        report.unmatched = ["Reverse Something"]
        let skipped = ImportReport.Skipped(line: 17, reason: "no date")
        report.skippedRows = [skipped]
        let input = try #require(device.path(to: "Choose a file", .change))
        device.event(.change, input, "strong.csv")
        var upload = device.takeUpload()
        #expect(upload.path == "/v1/import?dry_run=true")
        device.respond(upload.id, 200, JSON.text(report))
        #expect(device.focused == "report")
        #expect(device.pageText.contains("Line 17: no date"))
        #expect(device.pageText.contains("Reverse Something"))
        device.tap("Pounds")
        upload = device.takeUpload()
        #expect(upload.path == "/v1/import?dry_run=true&unit=lb")
        (report.unitSource, report.weightUnit) = ("user", .lb)
        device.respond(upload.id, 200, JSON.text(report))
        device.tap("Import 12 workouts")
        upload = device.takeUpload()
        #expect(upload.path == "/v1/import?dry_run=false&unit=lb")
        var offer = ImportReport.PlanOffer(name: "", sessionID: id(1), sessions: 0, lastDate: "", exercises: [])
        (offer.name, offer.sessionID, offer.sessions, offer.lastDate) = (
            "Legs", WorkoutID(high: 3, low: 3), 4, "2024-05-05"
        )
        report.planOffers = [offer]
        (report.dryRun, report.importID) = (false, ImportID(high: 4, low: 4))
        device.respond(upload.id, 200, JSON.text(report))
        #expect(device.pageText.contains("12 workouts imported"))
        device.tap("Add plan, Legs")
        let request = try #require(device.requests.first { $0.path.hasSuffix("save-as-plan") })
        #expect(request.body.contains("\"name\":\"Legs\""))
        device.respond(request.id, 201, JSON.text(gymServer().plans[0]))
        #expect(device.pageText.contains("Added"))
        device.requests.removeAll { $0.id == request.id }
        device.settle()
        device.tap("What next")
        #expect(device.path == "/")
    }

    @Test(arguments: ["en", "de"])
    func theImportNamesWhatStaysApart(language: String) throws {
        var server = gymServer()
        server.settings.language = language
        var device = started(server, at: "/import")
        var (report, apart) = (
            ImportReport(dryRun: true, format: "", dialect: "", delimiter: "", weightUnit: .kg, unitSource: ""),
            ImportReport.KeptApart(name: "", exerciseID: id(1), takenBy: "")
        )
        (report.format, report.workouts, report.newWorkouts, report.newSets) = ("strong", 1, 1, 3)
        (apart.name, apart.takenBy) = ("Leg Extension", "Leg Extension (Machine)")
        (report.keptApart, report.unmatched) = ([apart], ["Leg Extension", "Reverse Something"])
        let choose = language == "de" ? "Datei wählen" : "Choose a file"
        device.event(.change, try #require(device.path(to: choose, .change)), "strong.csv")
        device.respond(device.takeUpload().id, 200, JSON.text(report))
        let (heading, line, own) =
            language == "de"
            ? (
                "1 Name bleibt getrennt, wie in der Datei, und wird eine eigene Übung",
                "Leg Extension, getrennt von Leg Extension (Machine)",
                "1 Name steht nicht im Katalog und wird eine eigene Übung"
            )
            : (
                "1 name stays apart, as in the file, and becomes an exercise of your own",
                "Leg Extension, apart from Leg Extension (Machine)",
                "1 name is not in the catalogue and becomes an exercise of your own"
            )
        for text in [heading, line, own, "Reverse Something"] {
            #expect(device.pageText.contains(text), "\(text)")
        }
        // Each name has one reason.
        #expect(device.pageText.split(separator: "Leg Extension").count == 3)
        (report.keptApart, report.unmatched) = ([apart, apart], ["Leg Extension"])
        device.event(.change, try #require(device.path(to: choose, .change)), "strong.csv")
        device.respond(device.takeUpload().id, 200, JSON.text(report))
        #expect(
            device.pageText.contains(
                language == "de"
                    ? "2 Namen bleiben getrennt, wie in der Datei, und werden eigene Übungen"
                    : "2 names stay apart, as in the file, and become exercises of your own"))
        #expect(!device.pageText.contains(own))
    }

    @Test func plansThatAnImportOffersStayUntilTheyAreTakenOrDismissed() throws {
        var (report, legs, taken) = (
            ImportReport(dryRun: true, format: "", dialect: "", delimiter: "", weightUnit: .kg, unitSource: ""),
            ImportReport.PlanOffer(name: "", sessionID: id(1), sessions: 0, lastDate: "", exercises: []),
            ImportReport.PlanOffer(name: "", sessionID: id(1), sessions: 0, lastDate: "", exercises: [])
        )
        report.importID = ImportID(high: 4, low: 4)
        (legs.name, legs.sessionID, legs.sessions) = ("Legs", WorkoutID(high: 3, low: 3), 4)
        (taken.name, taken.sessionID, taken.state) = ("Arms", WorkoutID(high: 3, low: 5), .taken)
        report.planOffers = [legs, taken]
        var server = gymServer()
        server.imports = [report]
        var device = started(server, at: "/import")
        #expect(device.pageText.contains("Legs") && !device.pageText.contains("Arms"))
        device = started(server, at: "/plans")
        #expect(device.pageText.contains("Legs") && !device.pageText.contains("Arms"))
        device.tap("Put away, Legs")
        #expect(!device.pageText.contains("Legs"))
        let sent = device.requests.filter { $0.path.hasSuffix("/offers") }
        #expect(sent.map(\.path) == ["/v1/imports/\(report.importID?.text ?? "")/offers"])
        #expect(sent.map(\.body) == ["{\"session_id\":\"\(legs.sessionID.text)\",\"dismissed\":true}"])
        device.tap("Undo")
        #expect(device.requests.last?.body.hasSuffix("\"dismissed\":false}") == true)
    }

    @Test func changedWorkoutsAreTakenOnlyWhenAskedFor() throws {
        var device = started(gymServer(), at: "/import")
        var (report, change) = (
            ImportReport(dryRun: true, format: "", dialect: "", delimiter: "", weightUnit: .kg, unitSource: ""),
            ImportReport.Changed(sessionID: id(1), date: "")
        )
        (report.format, report.workouts, report.sets) = ("hevy", 2, 8)
        (change.title, change.date, change.setsChanged) = ("Push", "2026-10-03", 2)
        report.changed = [change]
        device.event(.change, try #require(device.path(to: "Choose a file", .change)), "hevy.csv")
        var upload = device.takeUpload()
        device.respond(upload.id, 200, JSON.text(report))
        #expect(device.pageText.contains("1 workout changed since the last import"))
        #expect(device.pageText.contains("2 sets"))
        #expect(!device.pageText.contains("Put right 1 workout"))
        device.tap("Take the changes")
        device.tap("Put right 1 workout")
        upload = device.takeUpload()
        #expect(upload.path == "/v1/import?dry_run=false&take_changes=true")
        (report.dryRun, report.changesTaken) = (false, 1)
        device.respond(upload.id, 200, JSON.text(report))
        #expect(device.pageText.contains("1 workout put right"))
    }

    @Test func aFileThatIsNoLogIsRefusedInWords() throws {
        var device = started(gymServer(), at: "/import")
        device.event(.change, try #require(device.path(to: "Choose a file", .change)), "cat.png")
        let upload = device.takeUpload()
        device.respond(
            upload.id, 400,
            "{\"success\":false,\"error\":{\"code\":\"VALIDATION_ERROR\",\"message\":\"This is no export.\"}}")
        #expect(device.pageText.contains("This is no export."))
    }

    @Test func keysThatMeanNothingAreLeftToTheBrowser() {
        var device = started(gymServer())
        device.key("F5")
        #expect(!device.answered)
        device.tap("Start Push A")
        device.key("F5")
        #expect(!device.answered)
        device.key("Enter")
        #expect(device.answered)
        #expect(device.facts.sync.workout?.totals.sets == 1)
    }

    @Test func arrowsWalkThroughTheGrid() {
        var device = started(gymServer())
        device.tap("Start Push A")
        device.key("ArrowDown")
        device.key("ArrowRight")
        device.key("ArrowDown")
        device.key("8")
        #expect(device.facts.sync.workout?.exercises[0].sets[1].reps == 8)
        device.key("Escape")
        #expect(device.app.focus.cell == nil)
    }

    @Test func everyScreenHasOneHeadingAndNamedButtons() {
        var device = started(gymServer())
        device.tap("Start Push A")
        device.settle()
        for path in ["/", "/plans", "/history", "/settings", "/import", "/workout", "/nothing"] {
            device.navigate(path)
            device.settle()
            guard let root = device.shell.root else { continue }
            #expect(count(root) { $0.tag == "h1" } == 1, "\(path)")
            #expect(count(root) { $0.tag == "main" } == 1, "\(path)")
            let unnamed = count(root) {
                ($0.tag == "button" || $0.tag == "a") && ($0.attributes["aria-label"] ?? Device.text($0)).isEmpty
            }
            #expect(unnamed == 0, "\(path)")
        }
    }

    private func count(_ node: NaiveNode, _ fits: (NaiveNode) -> Bool) -> Int {
        var total = fits(node) ? 1 : 0
        for child in node.children { total += count(child, fits) }
        return total
    }
}
