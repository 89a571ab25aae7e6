import Contract
import Sync
import TestSupport
import Testing
import Training
import Wire

@testable import Screens

/// Without a server, what the browser's worker kept of the history comes back page by page: a lift of which nothing else is known
/// on this device has its numbers.
@Suite struct KeptHistoryTests {
    private let lift = ExerciseID(high: 7, low: 9)
    private let unseen = "What you did before is not on this device yet."

    /// Three sets of a lift that is in no plan.
    private func outing(_ number: UInt64, _ weight: Mass, daysAgo: Int64) -> WorkoutSession {
        let start = Instant(milliseconds: 1_795_000_000_000 - daysAgo * 86_400_000, offsetMinutes: 60)
        var session = WorkoutSession(
            id: WorkoutID(high: 6, low: number), title: "Pull", origin: .freeform, startedAt: start,
            endedAt: start.adding(seconds: 3_000))
        var performance = ExercisePerformance(
            id: InstanceID(high: 6, low: number), exerciseID: lift, name: "Good Morning (Barbell)", loadKind: .external,
            measure: .reps)
        for place in UInt64(0)..<3 {
            var set = SetPerformance(id: SetID(high: number, low: place))
            (set.weight, set.reps) = (weight, 5 + Int(place))
            performance.sets.append(set)
        }
        session.exercises = [performance]
        session.totals = session.computedTotals
        return session
    }

    /// A page that starts without a server, from the first page of a longer history.
    private func awayFromTheServer() -> Device {
        var server = gymServer()
        var exercise = Exercise(
            id: lift, slug: "", name: "Good Morning (Barbell)", loadKind: .external, measure: .reps)
        exercise.equipment = [.barbell]
        server.exercises.append(exercise)
        var device = Device(server)
        device.boot()
        device.settle()
        device.stored[Stored.sessions] = JSON.text(first(device))
        device.serverIsUp = false
        device.boot()
        device.settle()
        return device
    }

    private func first(_ device: Device) -> Page<WorkoutSession> { Page(device.server.sessions, next: "second") }

    /// Answers as the worker does without a server: with the pages of the history that it kept, by their cursors, and with
    /// nothing else.
    private func settle(_ device: inout Device, _ kept: [String: Page<WorkoutSession>]) {
        var rounds = 0
        while !device.requests.isEmpty, rounds < 200 {
            rounds += 1
            let asked = device.requests.removeFirst()
            var page: Page<WorkoutSession>?
            if asked.path.hasPrefix("/v1/sessions?"), !asked.path.contains("exercise_id=") {
                if !asked.path.contains("cursor=") { page = first(device) }
                for (cursor, known) in kept where asked.path.contains("cursor=" + cursor) { page = known }
            }
            device.respond(asked.id, page == nil ? 0 : 203, page.map { JSON.text($0) } ?? "")
        }
        #expect(device.requests.isEmpty, "it asks for ever")
    }

    private func weights(_ device: Device) -> [Mass?] {
        device.facts.sync.workout?.exercises.first?.sets.map(\.weight) ?? []
    }

    @Test func aLiftInNoPlanBeginsWithTheSetsOfItsLastTime() {
        let kept = [
            "second": Page([outing(1, .kg(100), daysAgo: 60), outing(2, .kg(110), daysAgo: 90)], next: "third")
        ]
        var device = awayFromTheServer()
        #expect(device.facts.knowledge.last(lift) == nil)
        device.hearOfWorker()
        settle(&device, kept)
        #expect(device.facts.knowledge.sessions?.count == 3)
        device.goOnline(true)
        settle(&device, kept)
        #expect(device.facts.knowledge.sessions?.count == 3, "the first page cuts off none of those after it")
        device.tap("Start an empty workout")
        device.settle()
        device.add("good morning")
        #expect(weights(device) == [.kg(100), .kg(100), .kg(100)])
        #expect(device.facts.sync.workout?.exercises.first?.sets.map(\.reps) == [5, 6, 7])
        #expect(device.path(to: "Use last") != nil)
        #expect(!device.pageText.contains(unseen))
        device.tap("about-" + lift.text)
        device.settle()
        #expect(device.pageText.contains("Best by reps · of the last 2 times"), "there may be older ones")
    }

    @Test func setsThatWereAddedBeforeThePageCameAreFilledByIt() {
        var other = outing(3, .kg(60), daysAgo: 50)
        other.exercises[0].exerciseID = ExerciseID(high: 7, low: 1)
        var device = awayFromTheServer()
        device.tap("Start an empty workout")
        device.settle()
        device.add("good morning")
        #expect(weights(device) == [nil, nil, nil])
        #expect(device.pageText.contains(unseen))
        device.hearOfWorker()
        settle(&device, ["second": Page([other], next: "third"), "third": Page([outing(1, .kg(100), daysAgo: 60)])])
        #expect(weights(device) == [.kg(100), .kg(100), .kg(100)])
        #expect(!device.pageText.contains(unseen))
    }

    @Test func aLiftOfNoKeptSessionStaysUnseen() {
        var device = awayFromTheServer()
        device.hearOfWorker()
        settle(&device, [:])
        device.tap("Start an empty workout")
        device.settle()
        device.add("good morning")
        #expect(weights(device) == [nil, nil, nil])
        #expect(device.pageText.contains(unseen))
    }

    /// The server is there again in the midst of it: its first page may be another by now.
    @Test func theFirstPageIsAskedForAgainWhereTheServerAnswersAFurtherOne() throws {
        var device = awayFromTheServer()
        device.hearOfWorker()
        func take(_ part: String) throws -> UInt32 {
            let place = try #require(device.requests.firstIndex { $0.path.contains(part) })
            return device.requests.remove(at: place).id
        }
        device.respond(try take("/v1/sessions?limit=28"), 203, JSON.text(first(device)))
        device.respond(try take("cursor=second"), 200, JSON.text(Page([outing(1, .kg(100), daysAgo: 60)])))
        device.respond(try take("/v1/sessions?limit=28"), 200, JSON.text(Page(device.server.sessions)))
        #expect(device.facts.knowledge.sessions == device.server.sessions)
        #expect(device.facts.knowledge[.sessions].state == .loaded)
    }

    /// Nobody looked at the progress or the calendar: both are there a day later, without a server.
    @Test func whatWasNeverLookedAtIsKeptToo() throws {
        var device = Device(gymServer())
        device.boot()
        device.settle()
        device.hearOfWorker()
        // As the worker keeps it: by its address.
        var kept: [String: String] = [:]
        var rounds = 0
        while !device.requests.isEmpty, rounds < 200 {
            rounds += 1
            let asked = device.requests.removeFirst()
            var (status, body) = (404, "")
            if asked.path.hasPrefix("/v1/analytics/weekly-stats?") {
                let today = LocalDate(device.now)
                let first = CalendarWeek(of: today, startingOn: .monday).adding(weeks: -14).first
                (status, body) = (
                    200, JSON.text(WeeklyStats([], from: first, to: today, startingOn: .monday, MuscleShares([])))
                )
            } else {
                let answer = device.server.handle(asked.method, asked.path, asked.body, now: device.now)
                (status, body) = (answer.status, answer.body)
            }
            if asked.method == "GET", status == 200 { kept[asked.path] = body }
            device.respond(asked.id, status, body)
        }
        #expect(device.requests.isEmpty, "it asks for ever")
        #expect(kept.keys.contains { $0.hasPrefix("/v1/programs?limit") })
        device.now.milliseconds += 86_400_000
        for path in ["/progress", "/calendar"] {
            device.boot(at: path)
            device.hearOfWorker()
            rounds = 0
            while !device.requests.isEmpty, rounds < 200 {
                rounds += 1
                let asked = device.requests.removeFirst()
                let known = kept[asked.path]
                device.respond(asked.id, known == nil ? 0 : 203, known ?? "")
            }
            if path == "/progress" {
                #expect(device.html.contains("id=\"weeks\""), "only what is compared goes by days")
            } else {
                #expect(!device.pageText.contains("This is not on this device yet."))
            }
        }
    }

    /// As the server folds it: of all that was done. The best of a part may be none.
    @Test func theBestIsSaidOfAWholeHistoryAndOfNoPart() throws {
        let sessions = [
            outing(1, .kg(100), daysAgo: 60), outing(2, .kg(110), daysAgo: 90), outing(3, .kg(90), daysAgo: 120),
        ]
        let history = sessions.map {
            DatedPerformance(sessionID: $0.id, startedAt: $0.startedAt, performance: $0.exercises[0])
        }
        let mark = try #require(RecordBook(history).standing[lift]?.estimatedMax)
        var knowledge = Knowledge(stored: [:])
        (knowledge.sessions, knowledge.hasHistory) = (sessions, true)
        let best = try #require(knowledge.bestMax(lift))
        #expect(best.value == mark.value && best.date == mark.date)
        #expect(best.weight == .kg(110) && best.reps == mark.reps)
        knowledge[.sessions].cursor = "more"
        #expect(knowledge.bestMax(lift) == nil)
        var said = PriorPerformance()
        said.bestMax = PriorPerformance.BestMax(value: .kg(200), date: mark.date, weight: .kg(190), reps: 2)
        knowledge.prior[lift] = said
        #expect(knowledge.bestMax(lift) == said.bestMax, "the server's word goes first")
    }
}
