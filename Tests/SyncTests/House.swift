import TestSupport
import Training
import Wire

@testable import Sync

/// Several phones, each with several pages, one server, and the bad lines between them: what a browser does around the
/// client, in memory. The pages of a phone share what is stored; what one stores the others hear of, later and in order.
struct House {
    var server: FakeServer
    var phones: [Phone] = []
    var now = Instant(milliseconds: 1_795_000_000_000, offsetMinutes: 60)
    var seeds: UInt64 = 1
    /// The newest revision of every workout that the phones were told of.
    var told: [Revision] = []

    struct Revision: Equatable {
        var id: WorkoutID
        var revision: Int
    }

    struct Phone {
        var stored: [String: String] = [:]
        var pages: [Page] = []
        /// The page whose turn it is to send.
        var sender: UInt64?
        /// What the server has told this phone and no page has heard.
        var news: [Revision] = []
        /// All changes that were put into the queue here, as they were written last, by where they were kept.
        var made: [String: WorkoutCommand] = [:]
    }

    struct Page {
        var seed: UInt64
        var sync: WorkoutSync
        var open: [(id: UInt32, method: String, path: String, body: String)] = []
        /// Answers that come after the client has given up.
        var late: [(id: UInt32, answer: FakeServer.Answer)] = []
        var timers: [SyncTimer] = []
        /// What other pages have stored and this one has not heard of yet.
        var mail: [[(key: String, value: String)]] = []
        var happened: [SyncEffect] = []
        /// Set while the page learns that it sends, or does no more.
        var turn: Bool?
    }

    init(_ server: FakeServer, phones count: Int) {
        self.server = server
        for _ in 0..<count {
            phones.append(Phone())
            open(phones.count - 1)
        }
    }

    // MARK: Pages

    static func name(_ seed: UInt64) -> String { WorkoutSync.pageName((seed << 32, 0)) }

    /// A page is opened; it takes the turn, as whoever is looked at does.
    mutating func open(_ phone: Int) {
        seeds += 1
        var page = Page(seed: seeds, sync: WorkoutSync(seed: (seeds << 32, seeds)))
        let effects = page.sync.restore(phones[phone].stored, at: now)
        phones[phone].pages.append(page)
        carryOut(effects, phone, phones[phone].pages.count - 1)
        lookAt(phone, phones[phone].pages.count - 1)
    }

    /// A page is killed: what it had asked is answered to nobody; another one gets the turn.
    mutating func kill(_ phone: Int, _ page: Int) {
        let dead = phones[phone].pages.remove(at: page)
        if phones[phone].sender == dead.seed {
            phones[phone].sender = nil
            if !phones[phone].pages.isEmpty { lookAt(phone, 0) }
        }
    }

    /// The page that is looked at takes the turn from the one that has it; both learn it when they come to it.
    mutating func lookAt(_ phone: Int, _ page: Int) {
        let seed = phones[phone].pages[page].seed
        if phones[phone].sender == seed { return }
        for other in phones[phone].pages.indices where phones[phone].pages[other].seed == phones[phone].sender {
            phones[phone].pages[other].turn = false
        }
        phones[phone].sender = seed
        phones[phone].pages[page].turn = true
    }

    mutating func learnTurn(_ phone: Int, _ page: Int) {
        guard let turn = phones[phone].pages[page].turn else { return }
        phones[phone].pages[page].turn = nil
        let names = phones[phone].pages.map { Self.name($0.seed) }
        let effects =
            turn
            ? phones[phone].pages[page].sync.takeOver(names, at: now) : phones[phone].pages[page].sync.handOver()
        carryOut(effects, phone, page)
    }

    // MARK: What a page does

    mutating func perform(_ intent: Intent, _ phone: Int, _ page: Int) {
        now.milliseconds += 1_000
        let effects = phones[phone].pages[page].sync.perform(intent, at: now)
        carryOut(effects, phone, page)
    }

    mutating func carryOut(_ effects: [SyncEffect], _ phone: Int, _ page: Int) {
        var entries: [(key: String, value: String)] = []
        for effect in effects {
            switch effect {
            case .request(let id, let method, let path, let body):
                phones[phone].pages[page].open.append((id, method, path, body))
            case .persist(let key, let value):
                phones[phone].stored[key] = value.isEmpty ? nil : value
                entries.append((key, value))
                if key.hasPrefix(SyncKey.step), let change = try? JSON.decode(QueuedChange.self, from: value),
                    case .change(let command) = change.step
                {
                    phones[phone].made[key] = command
                }
            case .timer(let timer, let delay):
                phones[phone].pages[page].timers.removeAll { $0 == timer }
                if delay > 0 { phones[phone].pages[page].timers.append(timer) }
            case .declined, .refused, .completed, .changedElsewhere, .removedElsewhere, .gaveWay, .tookBack, .ended:
                phones[phone].pages[page].happened.append(effect)
            }
        }
        if entries.isEmpty { return }
        for other in phones[phone].pages.indices where other != page { phones[phone].pages[other].mail.append(entries) }
    }

    mutating func readMail(_ phone: Int, _ page: Int) {
        guard !phones[phone].pages[page].mail.isEmpty else { return }
        let entries = phones[phone].pages[page].mail.removeFirst()
        carryOut(phones[phone].pages[page].sync.stored(entries, at: now), phone, page)
    }

    mutating func fire(_ timer: SyncTimer, _ phone: Int, _ page: Int) {
        guard phones[phone].pages[page].timers.contains(timer) else { return }
        phones[phone].pages[page].timers.removeAll { $0 == timer }
        carryOut(phones[phone].pages[page].sync.fired(timer, at: now), phone, page)
    }

    // MARK: The line

    /// What the server did is told to every phone that listens.
    private mutating func handle(_ method: String, _ path: String, _ body: String) -> FakeServer.Answer {
        now.milliseconds += 50
        let answer = server.handle(method, path, body, now: now)
        for workout in server.workouts {
            let newest = Revision(
                id: workout.id, revision: workout.revision + (workout.status == .inProgress ? 0 : 1_000))
            if told.contains(newest) { continue }
            told.removeAll { $0.id == workout.id }
            told.append(newest)
            for phone in phones.indices {
                phones[phone].news.append(Revision(id: workout.id, revision: workout.revision))
            }
        }
        return answer
    }

    /// The oldest request is answered.
    mutating func answer(_ phone: Int, _ page: Int) {
        guard !phones[phone].pages[page].open.isEmpty else { return }
        let request = phones[phone].pages[page].open.removeFirst()
        let answer = handle(request.method, request.path, request.body)
        let effects = phones[phone].pages[page].sync.answered(request.id, status: answer.status, body: answer.body)
        carryOut(effects, phone, page)
    }

    /// The oldest request gets no answer, whether it arrived or not; `late`: its answer comes twice, when nobody waits.
    mutating func lose(_ phone: Int, _ page: Int, arrived: Bool, status: Int, late: Bool) {
        guard !phones[phone].pages[page].open.isEmpty else { return }
        let request = phones[phone].pages[page].open.removeFirst()
        if arrived {
            let answer = handle(request.method, request.path, request.body)
            if late { phones[phone].pages[page].late += [(request.id, answer), (request.id, answer)] }
        }
        carryOut(phones[phone].pages[page].sync.answered(request.id, status: status, body: ""), phone, page)
    }

    mutating func hearLate(_ phone: Int, _ page: Int) {
        guard !phones[phone].pages[page].late.isEmpty else { return }
        let (id, answer) = phones[phone].pages[page].late.removeFirst()
        carryOut(
            phones[phone].pages[page].sync.answered(id, status: answer.status, body: answer.body), phone, page)
    }

    /// The phone hears what the server told it.
    mutating func hearNews(_ phone: Int) {
        guard !phones[phone].news.isEmpty else { return }
        let news = phones[phone].news.removeFirst()
        for page in phones[phone].pages.indices {
            carryOut(phones[phone].pages[page].sync.heard(news.id, revision: news.revision), phone, page)
        }
    }

    // MARK: Quiet

    /// Whether nothing is left to happen.
    private func isQuiet(_ phone: Int) -> Bool {
        phones[phone].news.isEmpty
            && phones[phone].pages.allSatisfy {
                $0.open.isEmpty && $0.mail.isEmpty && $0.timers.isEmpty && $0.turn == nil
            }
    }

    /// The line is good and everybody is looked at: until nothing is left to happen.
    mutating func settle() -> Bool {
        for _ in 0..<20_000 {
            var isDone = true
            for phone in phones.indices {
                if phones[phone].pages.isEmpty { open(phone) }
                for page in phones[phone].pages.indices {
                    learnTurn(phone, page)
                    readMail(phone, page)
                    answer(phone, page)
                    for timer in phones[phone].pages[page].timers { fire(timer, phone, page) }
                }
                hearNews(phone)
                if !isQuiet(phone) { isDone = false }
            }
            if isDone { return true }
        }
        return false
    }
}
