import Sync
import Training

extension App {
    /// Shows the strip at the foot; what was held back before happens now.
    func hold(_ next: Held, _ announcement: String) -> [Effect] {
        let released = release()
        held = next
        return released + [.timer(.held, milliseconds: next.milliseconds), .vibrate("16"), .announce(announcement)]
    }

    /// The one button of the strip: takes back, or tries again.
    func undo() -> [Effect] {
        guard let held else { return [] }
        self.held = nil
        var effects: [Effect] = [.timer(.held, milliseconds: 0)]
        switch held {
        case .set, .exercise, .plan, .refused: break
        case .workout: effects += enter(.workout, replace: false)
        case .filled(let before): effects += refill(before)
        case .declined(let instance):
            focus.declined.removeAll { $0 == instance }
            effects.append(keepDeclined)
        case .draft(let draft, _): effects += restore(draft)
        case .decided(let changes, _): effects += withdraw(changes)
        case .offer(let report, let session): effects.append(decide(report, session, dismissed: false))
        case .rolledBack(let plan, let version): effects += rollBack(plan, to: version)
        case .failed(let call): effects.append(send(call))
        }
        return effects
    }

    /// The strip goes; what was held back happens.
    func release() -> [Effect] {
        guard let held else { return [] }
        self.held = nil
        let cancelled = Effect.timer(.held, milliseconds: 0)
        switch held {
        case .set(let place, _): return [cancelled] + perform(.removeSet(place))
        case .exercise(let instance, _): return [cancelled] + perform(.removeExercise(instance))
        case .workout: return [cancelled] + clearRest() + perform(.cancel)
        case .plan(let id, _): return [cancelled] + deletePlan(id)
        case .filled, .declined, .draft, .decided, .offer, .rolledBack, .failed, .refused: return [cancelled]
        }
    }
}
