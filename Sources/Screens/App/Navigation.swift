import Sync
import Training

extension App {
    /// The browser went to another address.
    public func navigated(to path: String) -> [Effect] {
        let target = Route(path: path) ?? .today
        guard target != route else { return [] }
        return arrive(target)
    }

    /// Goes to another place, if it is there.
    func enter(_ wanted: Route, replace: Bool) -> [Effect] {
        let target = allowed(wanted)
        if target == route, target == wanted { return [] }
        let replaces = replace || target == route
        return [.navigate(target.path, replace: replaces)] + arrive(target)
    }

    /// The workout is only there while one runs, the summary only after one.
    func allowed(_ wanted: Route) -> Route {
        switch wanted {
        case .workout: return sync.isTraining ? .workout : summary == nil ? .today : .summary
        case .summary: return summary == nil ? .today : .summary
        default: return wanted
        }
    }

    private func arrive(_ target: Route) -> [Effect] {
        let target = allowed(target)
        var effects: [Effect] = []
        if route == .workout, target != .workout { effects += leaveWorkout() }
        route = target
        showsRefused = false
        effects.append(.focus("title"))
        switch target {
        case .workout: effects += [.wakeLock(true)] + beginTicking() + askPrior(onlyMissing: true)
        case .session(let id):
            history.name = nil
            if session(id) == nil { effects += ask(.session(id)) }
        case .importing: if importing.isOver { importing = Import() }
        default: break
        }
        return effects
    }

    /// Where "back" leads.
    var parent: Route {
        switch route {
        case .session: .history
        case .importing: .today
        default: .today
        }
    }

    func session(_ id: WorkoutID) -> WorkoutSession? {
        knowledge.sessions.value?.first { $0.id == id } ?? history.opened.flatMap { $0.id == id ? $0 : nil }
    }
}
