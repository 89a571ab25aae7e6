import Training

/// What hurts under an exercise, beside its sets.
struct PainLine: Equatable {
    var severity: PainSeverity
    var text: String
    /// Whether another exercise is proposed, and which; none where nothing like it is free of pain.
    var isToSwap = false
    var instead: ExerciseID?
    var name = ""
    /// Why it, where it is nothing like the other one.
    var why = ""

    /// Whether nothing is raised there.
    var holds: Bool { severity > .mild }

    func view(_ instance: InstanceID, _ strings: Strings) -> View {
        div("hurts " + severity.rawValue, [.role("note")]) {
            tag("p", "", text)
            if isToSwap {
                if instead == nil || !why.isEmpty { tag("p", "", instead == nil ? strings.leaveOut : why) }
                div("chips") {
                    if let instead {
                        button("chip coach", .focus(.exercise(.pick(instance, instead))), [], strings.takeInstead(name))
                        button("chip", .focus(.exercise(.swap(instance))), [], strings.others)
                    }
                    button("chip", .focus(.exercise(.skip(instance))), [], strings.leaveOutToday)
                }
            }
        }
    }
}
