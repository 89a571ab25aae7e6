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
        if target != .plans, case .plan = held { effects += release() }
        access = Access()
        if case .progress = target { progress.from = route }
        route = target
        showsRefused = false
        focus.sheet = nil
        starting = nil
        editor = nil  // Its edits are kept as a draft.
        settingsFaults = [:]
        history.fault = nil
        effects.append(.focus("title"))
        switch target {
        case .workout: effects += [.wakeLock(true)] + beginTicking() + askPrior(onlyMissing: true)
        case .session(let id):
            history.name = nil
            if session(id) == nil { effects += ask(.session(id)) }
        case .importing:
            if importing.isOver { importing = Import() }
            effects += lookUp()
        default: effects += lookUp()
        }
        return effects
    }

    /// What the place needs beside what is asked for anyway.
    func lookUp() -> [Effect] {
        switch route {
        case .newPlan, .editPlan:
            openEditor()
            return []
        case .plans, .importing: return ask(.imports)
        case .settings: return ask(.tokens)
        case .plan: return askToday()
        case .planHistory(let id): return openTimeline(id)
        case .suggestions: return ask(.suggestions(.pending)) + askOutcomes()
        case .summary: return askOutcomes()
        case .progress(let id): return openProgress(id)
        default: return []
        }
    }

    /// Where "back" leads.
    var parent: Route {
        switch route {
        case .session: .history
        case .plan, .newPlan: .plans
        case .editPlan(let id), .planHistory(let id): .plan(id)
        case .progress: progress.from ?? .today
        default: .today
        }
    }

    func session(_ id: WorkoutID) -> WorkoutSession? {
        knowledge.sessions.value?.first { $0.id == id } ?? history.opened.flatMap { $0.id == id ? $0 : nil }
    }
}
