import Contract
import Sync
import Training

/// What is changed beside the workout: it waits on the device, is shown as done, and is sent when it can be.
extension App {
    /// Takes up what waited when the app was last shut.
    func takeUpOutbox(_ stored: [String: String]) -> [ShellEffect] {
        let restored = facts.outbox.restore(stored)
        for case .persist(let key, let text) in restored where key == Outbox.damagedKey { unreadable.append(text) }
        foresee()
        return carryOut(restored)
    }

    func queue(_ step: OutboxStep, _ name: String) -> [ShellEffect] {
        let effects = carryOut(facts.outbox.append(step, name: name))
        foresee()
        return effects
    }

    /// Puts what waits over what the server said, in its order: nothing of it is done twice.
    func foresee() {
        for entry in facts.outbox.waiting { facts.knowledge.foresee(entry.step, world.strings.voice, at: facts.now) }
    }

    /// The next step, when it is its turn.
    func sendWaiting() -> [ShellEffect] {
        facts.outbox.next(unless: facts.sync.waitingWorkouts).map { carryOut([$0]) } ?? []
    }

    func outboxFired() -> [ShellEffect] {
        facts.outbox.fired()
        return []
    }

    func carryOut(_ effects: [OutboxEffect]) -> [ShellEffect] {
        var out: [ShellEffect] = []
        for effect in effects {
            switch effect {
            case .request(let own, let request): out.append(send(.outbox(own), request))
            case .persist(let key, let value): out.append(.persist(key: key, value: value))
            case .retry(let delay): out.append(.timer(.outboxRetry, milliseconds: delay))
            case .saved(let entry, let answer):
                facts.knowledge.take(answer)
                foresee()
                lookAgain(after: entry.step)
            case .refused(let refused):
                // What is shown was not so.
                if let session = refused.entry.step.sessionID { facts.knowledge.forget(session) }
                lookAgain(after: refused.entry.step)
                out.append(.announce(world.strings.refused(world.refusedCount)))
            }
        }
        return out
    }

    /// What follows from a step is the server's to say.
    private func lookAgain(after step: OutboxStep) {
        switch step {
        case .correct, .deleteSession, .logSession:
            facts.knowledge.lookAgain([.sessions, .next, .suggestions])
            facts.knowledge.lookAgainAtExercises()
        case .propose: facts.knowledge.lookAgain([.suggestions])
        }
    }
}
