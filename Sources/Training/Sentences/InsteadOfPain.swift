extension Reason {
    /// What could be done where something hurts badly; where that is a poor match, this is said, too.
    ///
    /// - Parameters:
    ///   - substitute: which.
    ///   - name: what it is called.
    public static func insteadOfPain(_ substitute: Substitute, _ name: String, _ voice: Voice) -> Reason {
        var text = voice.language.t("Instead: {}", "Stattdessen: {}", name)
        if let poorness = substitute.poorness { text += ", " + voice.poorness(poorness) }
        return Reason(stated: text + ".")
    }
}
