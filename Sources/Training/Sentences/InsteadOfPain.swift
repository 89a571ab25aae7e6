extension Reason {
    /// What could be done where something hurts badly; where that is a poor match, this is said, too.
    ///
    /// - Parameters:
    ///   - substitute: which.
    ///   - name: what it is called.
    public static func insteadOfPain(_ substitute: Substitute, _ name: String, _ voice: Voice) -> Reason {
        let isGerman = voice.language == .german
        var text = (isGerman ? "Stattdessen: " : "Instead: ") + name
        if substitute.isPoorMatch {
            text += isGerman ? ", ein schwacher Ersatz" : ", a poor match"
            if substitute.isForTodayOnly { text += isGerman ? ", nur für heute" : ", for today only" }
            if !substitute.sharesLittle {
                text += isGerman ? ", weil nichts Ähnliches schmerzfrei ist" : ", since nothing like it is free of pain"
            }
        }
        return Reason(stated: text + ".")
    }
}
