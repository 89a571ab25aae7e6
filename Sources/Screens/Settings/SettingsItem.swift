import Training

/// What can be set, and what else is found among the settings. Each stands once, in a part of the page.
enum SettingsItem: CaseIterable {
    case unit, language, theme, weekStart
    case rest, effort, gym, plateMath, haptics
    case preset, autoApply, recovery
    case secondary, scoring
    case exercises
    case profile, firstSteps, aches, welcome, videos
    case reminders, phones, access, data, importing, counters

    /// The card in which it stands. No lists: a function of several modules has at most one (`scripts/check-lists`).
    var part: SettingsPart {
        switch self {
        case .unit, .language, .theme, .weekStart: .look
        case .rest, .effort, .gym, .plateMath, .haptics: .training
        case .preset, .autoApply, .recovery: .coach
        case .secondary, .scoring: .figures
        case .exercises: .exercises
        case .profile, .firstSteps, .aches, .welcome, .videos: .person
        case .reminders: .reminders
        case .phones: .phones
        case .access: .access
        case .data, .importing, .counters: .data
        }
    }
}

/// A card of the settings.
enum SettingsPart: CaseIterable {
    case look, training, coach, figures, exercises, person, reminders, phones, access, data

    /// Those that fit what is looked for, in any language; all of them while nothing is.
    @inline(never) func found(_ query: [[UInt8]], _ strings: Strings) -> [SettingsItem] {
        var found: [SettingsItem] = []
        for item in SettingsItem.allCases where item.part == self && item.fits(query, strings, self) {
            found.append(item)
        }
        return found
    }
}

extension SettingsItem {
    /// Whether every word that is looked for is in its words, or those of its part.
    fileprivate func fits(_ query: [[UInt8]], _ strings: Strings, _ part: SettingsPart) -> Bool {
        if query.isEmpty { return true }
        var text = ""
        for language in [Language.english, .german, strings.voice.language] {
            var spoken = strings
            spoken.voice.language = language
            text += spoken.name(part) + " " + spoken.name(self) + " " + spoken.alsoCalled(self) + " "
        }
        let bytes = Array(ExerciseName.key(text).utf8)
        for word in query where !bytes.holds(word) { return false }
        return true
    }

    /// The words of what is looked for.
    @inline(never) static func query(_ text: String) -> [[UInt8]] {
        var words: [[UInt8]] = []
        for word in ExerciseName.key(text).utf8.split(separator: UInt8(ascii: " ")) { words.append(Array(word)) }
        return words
    }
}

extension [UInt8] {
    /// Whether another text stands somewhere in this one.
    fileprivate func holds(_ part: [UInt8]) -> Bool {
        var start = 0
        while start + part.count <= count {
            if self[start..<(start + part.count)].elementsEqual(part) { return true }
            start += 1
        }
        return false
    }
}
