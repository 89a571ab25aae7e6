import Training

/// What hurts under an exercise, beside its sets.
struct PainLine: Equatable {
    var severity: PainSeverity
    var text: String
    /// Whether another exercise is proposed, and which; none where nothing like it is free of pain.
    var isToSwap = false
    var instead: ExerciseID?
    var name = ""

    func view(_ instance: InstanceID, _ strings: Strings) -> View {
        div("hurts " + severity.rawValue, [.role("note")]) {
            tag("p", "", text)
            if let instead {
                div("chips") {
                    button("chip coach", .focus(.exercise(.pick(instance, instead))), [], strings.takeInstead(name))
                    button("chip", .focus(.exercise(.swap(instance))), [], strings.others)
                }
            } else if isToSwap {
                tag("p", "", strings.leaveOut)
            }
        }
    }
}
