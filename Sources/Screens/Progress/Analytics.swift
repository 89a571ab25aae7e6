import Contract
import Sync
import Training

/// What a history adds up to: weeks, muscles, lifts, records, days; and a year on one page.
struct Analytics {
    /// What is counted of weeks.
    enum Work: String, CaseIterable { case sets, reps, volume, time }

    /// How many weeks are shown.
    var weeks = 12
    var work = Work.sets
    /// The muscle that is looked at; `nil` for all of them.
    var muscle: Muscle?
    /// The lift that is looked at; `nil` for the one that is done most.
    var lift: ExerciseID?
    /// The figures that are shown as tables.
    var tables: [String] = []
    /// The first and the last day of the two stretches that are compared, one after the other; empty for the usual.
    var bounds: [Int64] = []
    /// How many records are shown.
    var records = 10
    /// The sets behind a figure, over the page.
    var behind: Behind?

    /// The workouts that a figure is made of.
    struct Behind {
        /// The id of what opened it, which has the focus again afterwards.
        var opener: String
        var title: String
        /// Oldest first.
        var sessions: [WorkoutID]
        /// Only what works it; `nil` for all.
        var muscle: Muscle?
        /// How many of them are shown, the newest first.
        var shown = 10
    }
}

indirect enum AnalyticsMessage {
    case weeks(Int)
    case work(Analytics.Work)
    /// By its name on the wire; empty for all.
    case muscle(String)
    case lift(String)
    case table(String)
    /// One of the four days that bound the stretches that are compared.
    case bound(Int, String)
    case open(Analytics.Behind)
    case more
    case moreRecords
    case share(year: Int)
}

extension Analytics {
    @inline(never) static func needs(_ own: Analytics, _ world: World) -> [Query] {
        var needs: [Query] = [.bodyLog(.weight), .records]
        // This year's page is there without the server wherever the progress is.
        var year = world.now.local.date.year
        if case .year(let asked) = world.route {
            year = asked
        } else {
            needs += [.weeks(own.shownDays(world)), .adherence(Self.yearBack(world))]
            for days in own.compared(world) { needs.append(.weeks(days)) }
            if let lift = own.lift ?? world.liftsDone.first?.id { needs.append(.maxes(lift)) }
        }
        for lift in world.powerLifts { needs.append(.maxes(lift.id)) }
        let days = Self.days(of: year)
        needs += [.weeks(days), .adherence(days.lowerBound)]
        if let behind = own.behind {
            for id in behind.newest where world.knowledge.session(id) == nil { needs.append(.session(id)) }
        }
        return needs
    }

    /// From three weeks before the first one that is shown, which its mean is of, to the end of this one. Whole weeks: what was asked
    /// for on one day of it is what is asked for on the next, and is there without a network.
    func shownDays(_ world: World) -> Range<Int64> {
        let first = world.week(of: world.now.local.day).adding(weeks: -2 - weeks).first.day
        return first..<first + Int64(weeks + 3) * 7
    }

    /// Where the map of the last year begins: with a week, likewise.
    static func yearBack(_ world: World) -> Int64 { world.week(of: world.now.local.day - 363).first.day }

    static func days(of year: Int) -> Range<Int64> {
        let first = LocalDate(year: year, month: 1, day: 1)?.day ?? 0
        return first..<(LocalDate(year: year + 1, month: 1, day: 1)?.day ?? first + 365)
    }

    /// The last four weeks and the four before them, until others are chosen.
    func bounds(_ world: World) -> [Int64] {
        if bounds.count == 4 { return bounds }
        let today = world.now.local.day
        return [today - 55, today - 28, today - 27, today]
    }

    /// The two stretches, the days of each in their order and no more than ten years.
    func compared(_ world: World) -> [Range<Int64>] {
        let bounds = bounds(world)
        var compared: [Range<Int64>] = []
        for place in [0, 2] {
            let (first, last) = (min(bounds[place], bounds[place + 1]), max(bounds[place], bounds[place + 1]))
            compared.append(first..<(min(last, first + 3_650) + 1))
        }
        return compared
    }

    @inline(never) mutating func update(_ message: AnalyticsMessage, _ world: World) -> [Effect] {
        switch message {
        case .weeks(let count): weeks = count
        case .work(let chosen): work = chosen
        case .muscle(let name):
            muscle = Muscle(rawValue: name)
            if work == .time { work = .sets }
            return [.scroll("weeks")]
        case .lift(let id): lift = ExerciseID(id)
        case .table(let id):
            if tables.contains(id) { tables.removeAll { $0 == id } } else { tables.append(id) }
        case .bound(let place, let text):
            guard let date = LocalDate(text) else { return [] }
            var changed = bounds(world)
            changed[place] = date.day
            bounds = changed
        case .open(let opened):
            behind = opened
            return [.focus("sheet")]
        case .more: behind?.shown += 10
        case .moreRecords:
            if case .year = world.route { return [.more(.records)] }
            records += 20
            if records > world.knowledge.recordTimeline?.count ?? 0 { return [.more(.records)] }
        case .share(let year):
            let page = YearPage(year: year, own: self, world: world, strings: world.strings)
            return [.shell(.share(title: page.title, text: page.text, picture: page.picture))]
        }
        return []
    }

    @inline(never) func view(_ world: World) -> Screen {
        var screen =
            if case .year(let year) = world.route {
                YearPage(year: year, own: self, world: world, strings: world.strings).screen
            } else {
                AnalyticsView(own: self, world: world, strings: world.strings).screen
            }
        if let behind { screen.sheet = behind.sheet(world) }
        return screen
    }
}

extension World {
    /// Where else progress is looked at.
    var progressLinks: [(route: Route, name: String)] {
        [
            (.history, strings[.history]), (.body, strings.bodyLog), (.goals, strings.goals),
        ]
    }

    typealias Lift = (id: ExerciseID, name: String, movesBody: Bool, count: Int)

    /// The lifts whose maximum is estimated, in the workouts that are known: those done most come first.
    var liftsDone: [Lift] {
        var lifts: [Lift] = []
        for session in knowledge.sessions ?? [] {
            for done in session.exercises where done.measure == .reps {
                guard done.loadKind != .assisted else { continue }
                var count = 1
                if let known = lifts.firstIndex(where: { $0.id == done.exerciseID }) {
                    count += lifts.remove(at: known).count
                }
                lifts.insert(
                    (done.exerciseID, strings.called(done), done.loadKind.liftsTheBody, count),
                    at: lifts.firstIndex { $0.count < count } ?? lifts.count)
            }
        }
        return lifts
    }

    /// The lifts of a powerlifting total that were trained: which of the three each is, in their order.
    var powerLifts: [(id: ExerciseID, place: Int)] {
        let done = liftsDone
        var found: [(id: ExerciseID, place: Int)] = []
        for exercise in knowledge.exercises ?? [] {
            let place: Int
            switch exercise.slug {
            case "squat_barbell", "squat_low_bar_barbell": place = 0
            case "bench_press_barbell": place = 1
            case "deadlift_barbell", "sumo_deadlift_barbell": place = 2
            default: continue
            }
            if exercise.lastUsed != nil || done.contains(where: { $0.id == exercise.id }) {
                found.append((exercise.id, place))
            }
        }
        return found
    }

    /// The newest body weight that was noted.
    var bodyWeight: Mass? { knowledge.bodyLog[.weight]?.first.map { Mass(units: $0.amount.units) } }

    fileprivate func week(of day: Int64) -> CalendarWeek {
        CalendarWeek(of: LocalDate(day: day), startingOn: weekStart)
    }
}
