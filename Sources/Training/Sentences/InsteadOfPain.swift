extension Reason {
    /// What could be done where something hurts badly.
    public static func insteadOfPain(_ name: String, isForTodayOnly: Bool, _ voice: Voice) -> Reason {
        let isGerman = voice.language == .german
        let why = isGerman ? ", weil nichts Ähnliches schmerzfrei ist." : ", since nothing like it is free of pain."
        return Reason(stated: (isGerman ? "Stattdessen: " : "Instead: ") + name + (isForTodayOnly ? why : "."))
    }
}
