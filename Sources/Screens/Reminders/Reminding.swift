import Contract
import Sync
import Training

enum RemindersMessage {
    /// A reminder each day, on planned days alone, at a time; what a workout came to.
    case daily, plannedOnly, at(String), summary
    /// Lets this device show notifications, also while the app is closed; or no more.
    case here, notHere
}

/// What is asked of the browser and the server so that notifications come.
enum PushStep { case asking, keeping, ending }

extension App {
    @inline(never) func update(reminders message: RemindersMessage) -> [ShellEffect] {
        var settings = facts.knowledge.settings
        var asks = false
        switch message {
        case .daily:
            settings.reminderAt = settings.reminderAt == nil ? LocalTime(minutes: 18 * 60) : nil
            asks = settings.reminderAt != nil
        case .at(let text):
            guard let time = LocalTime(text) else { return [] }
            settings.reminderAt = time
        case .plannedOnly: settings.remindsOnPlannedDays = settings.remindsOnPlannedDays == true ? nil : true
        case .summary:
            settings.notifiesSummary = settings.notifiesSummary == true ? nil : true
            asks = settings.notifiesSummary == true
        case .here: return [askBrowser()]
        case .notHere: return endPush()
        }
        if !world.timezone.isEmpty { settings.timezone = world.timezone }
        // First, while the browser still knows that this follows from a tap.
        let asked = asks && world.notifications != "denied" ? [askBrowser()] : []
        return asked + carryOut([.note(.settings(settings))]) + remindHere()
    }

    /// Asks whether notifications may be shown, and where the server can send any, for the address to which.
    private func askBrowser() -> ShellEffect {
        let call = Call(purpose: .push(.asking), request: ClientRequest(.subscribePush))
        return .subscribe(id: number(.call(call)), key: facts.knowledge.pushKey ?? "")
    }

    private func endPush() -> [ShellEffect] {
        guard let id = PushSubscriptionID(facts.pushed) else { return [] }
        return [send(Call(purpose: .push(.ending), request: ClientRequest(.unsubscribePush(id))))] + keepPush("")
    }

    private func keepPush(_ id: String) -> [ShellEffect] {
        facts.pushed = id
        return [.persist(key: Stored.push, value: id)]
    }

    @inline(never) func answered(_ step: PushStep, _ answer: Answer) -> [ShellEffect] {
        switch step {
        case .asking:
            if answer.status == 403 {
                facts.notifications = "denied"
                // The settings say it where it was asked; the workout has no place for it.
                if facts.route == .workout { return offer(.refused(world.strings.notificationsBlocked)) }
            }
            if answer.isGood { facts.notifications = "granted" }
            guard let subscription = answer.read(SubscribePush.self) else { return remindHere() }
            let request = ClientRequest(.subscribePush, subscription)
            return [send(Call(purpose: .push(.keeping), request: request))]
        case .keeping:
            if let kept = answer.read(PushSubscription.self) { return keepPush(kept.id.text) }
            return remindHere()
        case .ending: return []
        }
    }

    /// The app is there for a moment: the server is told where this device is reached now, and where its clock is.
    @inline(never) func refreshReminders() -> [ShellEffect] {
        let settings = facts.knowledge.settings
        guard settings.reminderAt != nil || settings.notifiesSummary == true else { return [] }
        var out = remindHere()
        if world.notifications == "granted", !facts.pushed.isEmpty {
            out += ask(.pushKey, isMore: false)
        }
        // Older settings than the server's are not sent to it.
        if facts.knowledge[.settings].state == .loaded, !world.timezone.isEmpty, settings.timezone != world.timezone {
            var moved = settings
            moved.timezone = world.timezone
            out += carryOut([.note(.settings(moved))])
        }
        return out
    }

    /// The key came: a subscription that there was may be another by now.
    @inline(never) func pushKeyCame() -> [ShellEffect] {
        world.notifications == "granted" && !facts.pushed.isEmpty ? [askBrowser()] : []
    }

    // MARK: Without a push service

    /// Sets the clock for the next reminder that is shown here, while the app is open and the server cannot send any.
    @inline(never) func remindHere() -> [ShellEffect] {
        guard let time = facts.knowledge.settings.reminderAt, facts.pushed.isEmpty, world.notifications == "granted"
        else { return [.timer(.reminder, milliseconds: 0)] }
        let now = world.now.local.time
        var seconds = time.minutes * 60 - (now.hour * 3_600 + now.minute * 60 + now.second)
        if seconds <= 0 { seconds += 86_400 }
        return [.timer(.reminder, milliseconds: seconds * 1_000)]
    }

    @inline(never) func remindNow() -> [ShellEffect] {
        let again = remindHere()
        let today = world.now.local.day
        if world.isTraining || world.trained(on: today) { return again }
        if world.knowledge.settings.remindsOnPlannedDays == true, !isPlanned(today) { return again }
        let voice = world.strings.voice
        let next = self.today.nextPlan(world)
        let body = voice.reminder(next?.plan.name, minutes: next.flatMap { $0.minutes ?? world.minutes(of: $0.plan) })
        return again + [.notify(title: voice.reminderTitle, body: body)]
    }

    private func isPlanned(_ day: Int64) -> Bool {
        if let program = world.program?.program, program.isTrained(on: world.now) { return true }
        for (_, days) in world.knowledge.scheduled.all {
            for one in days where one.date.day == day && one.state == .planned { return true }
        }
        return false
    }

    /// What a workout came to, where it was saved while nobody looked and no push service tells it.
    @inline(never) func tellSummary(_ answer: CompleteAnswer, _ title: String?) -> [ShellEffect] {
        guard world.knowledge.settings.notifiesSummary == true, facts.pushed.isEmpty, !world.isVisible else {
            return []
        }
        let voice = world.strings.voice
        var proposals = 0
        for suggestion in answer.suggestions { proposals += suggestion.changes.proposals { _ in true } }
        let body = voice.workoutSummary(
            answer.totals, seconds: answer.durationSeconds, records: answer.records.count, proposals: proposals)
        return [.notify(title: voice.summaryTitle(title), body: body)]
    }
}
