import Sync
import Training

/// What a screen shows, before the app frames it: with the tabs, what concerns every screen, and what lies over it.
struct Screen {
    /// How much of the app stands around it.
    enum Frame {
        /// A place with tabs.
        case place
        /// The workout that runs: nothing but what went wrong.
        case workout
        /// The end of a workout: the same, without a second column.
        case summary
    }

    var frame = Frame.place
    var header: [View]
    var content: [View]
    var dock: View?
    /// Left and right of it, where there is room.
    var side: View?
    var detail: View?
    /// What lies over it.
    var sheet: [View] = []
    /// Whether the strip with the way back stands at its foot; otherwise the screen shows it where it belongs.
    var hasStrip = true
    /// The plan that its first button starts, where that may become another by itself.
    var offered: PlanID?
}

extension World {
    /// A place with a heading and a list.
    @inline(__always) func screen(
        _ heading: String, _ small: String? = nil, back: Bool = false, action: View? = nil, dock: View? = nil,
        side: View? = nil, detail: View? = nil,
        @Children<Message> _ content: () -> [View]
    ) -> Screen {
        screen(heading, small, back, action, dock, side, detail, holding: content())
    }

    @inline(never) private func screen(
        _ heading: String, _ small: String?, _ back: Bool, _ action: View?, _ dock: View?, _ side: View?,
        _ detail: View?, holding content: [View]
    ) -> Screen {
        var header: [View] = back ? [iconButton(.back, strings[.back], .back)] : []
        header.append(title(heading, small, large: !back))
        if let action { header.append(action) }
        return Screen(header: header, content: content, dock: dock, side: side, detail: detail)
    }

    /// For an address that leads nowhere (any more).
    var missingScreen: Screen {
        screen(strings[.notHere], back: true) {
            div("empty") {
                tag("p", "", strings[.notHereHint])
                link("btn", .today) { strings[.today] }
            }
        }
    }

    /// A place of something that is not known: it is on its way, or could not be asked for, or is not there.
    ///
    /// - Parameter queries: any of them may bring it.
    @inline(never) func awaiting(_ heading: String, _ queries: [Query]) -> Screen {
        var hasFailed = false
        for query in queries {
            let look = knowledge[query]
            if look.isLoading || look.isWanted { return screen(heading, back: true) { skeleton } }
            if look.state == .failed { hasFailed = true }
        }
        return hasFailed ? screen(heading, back: true) { notReached } : missingScreen
    }

    /// What of the server's is not known stands here: while it is on its way, and when it could not be asked for.
    ///
    /// - Parameter loading: what stands there meanwhile; `nil` for where a list will stand.
    @inline(never) func awaited(_ query: Query, _ loading: View? = nil) -> View {
        knowledge[query].hasFailed ? notReached : loading ?? skeleton
    }

    /// Says why nothing stands here, and asks again.
    private var notReached: View {
        div("empty", [.role("status")]) {
            Icon.offline.view
            tag("p", "", strings.notHereYet)
            button("btn", .reload, [], strings[.tryAgain])
        }
    }

    /// A place of a plan that is not known (yet).
    var waitingForPlans: Screen {
        switch route {
        case .plan(let id), .editPlan(let id), .planHistory(let id): awaiting(strings[.plans], [.plans, .plan(id)])
        default: awaiting(strings[.plans], [.plans])
        }
    }

    /// A session that is not known (yet).
    var waitingForSession: Screen {
        if case .editSession(let id) = route { return awaiting(strings[.history], [.session(id)]) }
        return missingScreen
    }

    /// Where a list will stand.
    var skeleton: View {
        div("", [.attribute("aria-busy", "true"), .label(strings[.loading])]) {
            div("skeleton block") {}
            div("skeleton row") {}
            div("skeleton row") {}
        }
    }

    static let savedMarkID = "saved"

    /// Whether the server holds everything. Nothing is shown as saved before it was answered.
    var savedMark: View {
        if isSaved {
            return span(isAway ? "dot off" : "dot", "", [.id(Self.savedMarkID), .role("img"), .label(savedText)])
        }
        if isOnline, failures == 0 { return span("dot off", "", [.role("img"), .label(strings[.saving])]) }
        return span("chip bad", strings.waiting(waiting), [.role("status"), .label(strings.waitingLong(waiting))])
    }
}

extension World {
    /// Whether the server does not answer: what is saved there nobody knows.
    private var isAway: Bool {
        if isStuck { return true }
        for query in Query.daily where knowledge[query].state == .failed { return true }
        return false
    }

    /// Whether everything is saved, or why it is not: shown and spoken alike.
    var savedText: String {
        if waiting > 0 { return strings.waitingLong(waiting) }
        return strings[isAway ? isOnline ? .serverAway : .offline : .saved]
    }

    /// What is said of a change that was just made, before its answer.
    var savingText: String { isStuck ? strings.waitingLong(waiting + 1) : strings[.saving] }
}

/// Something is on its way.
func busy(_ strings: Strings) -> View {
    div("skeleton row", [.attribute("aria-busy", "true"), .role("status"), .label(strings[.loading])]) {}
}

extension Instant {
    /// Midnight of the same day: what only needs the date need not be drawn again every second.
    var startOfDay: Instant {
        let local = local
        let day = LocalDateTime(millisecondsOnTheWall: local.day * 86_400_000)
        return Instant(day, offsetMinutes: offsetMinutes)
    }
}

/// A text without blanks at its ends.
func trimmed(_ text: String) -> String {
    let scalars = Array(text.unicodeScalars)
    guard let first = scalars.firstIndex(where: { $0.value > 32 }),
        let last = scalars.lastIndex(where: { $0.value > 32 })
    else { return "" }
    var view = String.UnicodeScalarView()
    view.append(contentsOf: scalars[first...last])
    return String(view)
}
