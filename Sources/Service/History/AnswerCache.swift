import Storage
import Synchronization
import Training
import Wire

/// Answers that follow from what is stored of a lifter alone. They hold until the user's revision is another one, or until the
/// moment that they name; who asks again meanwhile gets the same text.
final class AnswerCache: Sendable {
    struct Question: Hashable {
        var user: UserID
        /// What was asked, with everything that the answer depends on.
        var text: String
        var language: Language?
        /// The clock of the one who asks: when a day is over goes by it, and is another moment where it is put forward or back.
        var offsetMinutes: Int
    }

    struct Answer {
        var json: String
        var revision: Int64
        /// From when to when it holds.
        var since: Instant
        var until: Instant?
    }

    private struct State {
        var answers = HalvingCache<Question, Answer>(capacity: 64 << 20)
        /// What is being worked out, and for which revision.
        var underWay: [Question: (revision: Int64, work: Work)] = [:]
    }

    typealias Work = Task<Result<String, ServiceError>, Never>

    private let state = Mutex(State())

    func find(_ question: Question, _ revision: Int64, _ now: Instant) -> String? {
        state.withLock { state in
            state.answers.find(question, of: question.user) { answer in
                answer.revision == revision && answer.since <= now && answer.until.map { now < $0 } ?? true
            }?.json
        }
    }

    /// The answer that somebody else is waiting for already, else this one: many ask at once when something has changed.
    func once(_ question: Question, _ revision: Int64, _ work: () -> Work) -> Work {
        state.withLock { state in
            if let known = state.underWay[question], known.revision == revision { return known.work }
            let work = work()
            state.underWay[question] = (revision, work)
            return work
        }
    }

    /// Forgets what was answered to a user.
    func forget(_ user: UserID) { state.withLock { $0.answers.forget(user) } }

    func end(_ question: Question, _ revision: Int64) {
        state.withLock { state in
            if state.underWay[question]?.revision == revision { state.underWay[question] = nil }
        }
    }

    func keep(_ question: Question, _ answer: Answer) {
        state.withLock {
            $0.answers.keep(answer, under: question, of: question.user, bytes: answer.json.utf8.count)
        }
    }
}

extension TopsetService {
    /// A value and the moment from which on it may be another one although nothing was written; `nil` where time alone changes
    /// nothing.
    struct Holding<Value: Sendable>: Sendable {
        var value: Value
        var until: Instant?
    }

    /// The answer to a question, worked out only where it may be another one than last time.
    func cached<T: WireValue & Sendable>(
        _ user: UserID, _ question: String, _ work: @escaping @Sendable () async throws(ServiceError) -> Holding<T>
    ) async throws(ServiceError) -> String {
        // Read before the work: what is written in between makes the answer newer than it says, never older.
        let (revision, now) = try await read(user) { turn in (try turn.store.revision(), turn.now) }
        let asked = AnswerCache.Question(
            user: user, text: question, language: Self.language, offsetMinutes: now.offsetMinutes)
        if let known = answers.find(asked, revision, now) { return known }
        let answer = answers.once(asked, revision) { [answers] in
            Task {
                defer { answers.end(asked, revision) }
                do throws(ServiceError) {
                    let holding = try await work()
                    let json = JSON.text(holding.value)
                    answers.keep(
                        asked, AnswerCache.Answer(json: json, revision: revision, since: now, until: holding.until))
                    return .success(json)
                } catch { return .failure(error) }
            }
        }
        return try await answer.value.get()
    }
}
