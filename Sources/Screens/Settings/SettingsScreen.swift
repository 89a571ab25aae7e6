import Contract
import Training

/// What the settings remember beside what they set.
struct SettingsScreen {
    /// What the server would not have, by the JSON pointer of the field.
    var faults: [String: String] = [:]
    /// What is looked for among them.
    var query = ""
    var access = Access()
    var phones = Phones()
    /// The page about what is kept.
    var data = DataScreen()
}

enum SettingsMessage {
    case unit(MassUnit)
    case language(String?)
    case theme(Settings.Theme)
    case rest(Int)
    case effort(Settings.EffortScale)
    case autoApply
    /// For one exercise, whatever holds for the others.
    case autoApplyTo(ExerciseID)
    /// How much the coach dares; of one exercise, where `nil` is as with all.
    case preset(CoachPreset)
    case presetOf(ExerciseID, CoachPreset?)
    /// Rest, step or reps of one exercise, as its list has them; all of it as with the others again.
    case own(ExerciseID, OwnSetting, String)
    case asOthers(ExerciseID)
    /// How much of a set counts for muscles that only help, in percent; whose coefficients make points.
    case secondary(Int), scoring(ScoringSex)
    case weekStart(WeekStart)
    case flag(SettingsFlag)
    case query(String)
    case data(DataMessage)
}

/// What is on or off.
enum SettingsFlag {
    case plateMath, recovery, welcome, haptics, videos
}

/// What can be set for one exercise.
enum OwnSetting: String {
    case rest, increment, reps
}

extension Settings {
    subscript(flag: SettingsFlag) -> Bool {
        get {
            switch flag {
            case .plateMath: flags.advancedPlateMath
            case .recovery: flags.recoveryAwareness
            case .welcome: dailyWelcome != false
            case .haptics: haptics != false
            case .videos: videoLinks != false
            }
        }
        set {
            switch flag {
            case .plateMath: flags.advancedPlateMath = newValue
            case .recovery: flags.recoveryAwareness = newValue
            case .welcome: dailyWelcome = newValue ? nil : false
            case .haptics: haptics = newValue ? nil : false
            case .videos: videoLinks = newValue ? nil : false
            }
        }
    }

    /// Takes what a list of choices says: seconds, units of a mass, or two bounds such as "8-12"; an empty text is as with all.
    fileprivate mutating func set(_ what: OwnSetting, of exercise: ExerciseID, _ text: String) {
        var own = self[defaults: exercise]
        switch what {
        case .rest: own.restSeconds = Int(text)
        case .increment: own.increment = Int64(text).map { Mass(units: $0) }
        case .reps:
            let bounds = text.split(separator: "-")
            (own.lower, own.upper) = bounds.count == 2 ? (Int(bounds[0]), Int(bounds[1])) : (nil, nil)
        }
        self[defaults: exercise] = own
    }
}

extension SettingsScreen {
    @inline(never) mutating func update(_ message: SettingsMessage, _ world: World) -> [Effect] {
        let before = world.knowledge.settings
        var settings = before
        faults = [:]
        switch message {
        case .unit(let unit):
            if unit != before.unit, !world.canStart {
                faults["/unit"] = world.strings[.unitWhileTraining]
                return [.announce(world.strings[.unitWhileTraining])]
            }
            settings.unit = unit
        case .language(let language): settings.language = language
        case .theme(let theme): settings.theme = theme
        case .effort(let scale): settings.effortScale = scale == .rir ? nil : scale
        case .autoApplyTo(let exercise):
            settings[autoApply: exercise] = !settings.appliesByItself(exercise)
        case .preset(let preset): settings.coachPreset = preset
        case .presetOf(let exercise, let preset): settings.exerciseCoachPresets[exercise.text] = preset
        case .own(let exercise, let what, let text): settings.set(what, of: exercise, text)
        case .asOthers(let exercise):
            settings[autoApply: exercise] = nil
            settings.exerciseCoachPresets[exercise.text] = nil
            settings[defaults: exercise] = ExerciseDefaults(exercise)
        case .secondary(let percent): settings.secondaryPercent = percent == 50 ? nil : percent
        case .scoring(let sex): settings.scoringSex = sex
        case .weekStart(let start): settings.weekStart = start == .monday ? nil : start
        case .flag(let flag): settings[flag].toggle()
        case .autoApply: settings.flags.autoApplyProgression.toggle()
        case .rest(let step): settings.restSeconds = min(600, max(30, settings.restSeconds + step))
        case .query(let text): query = text
        case .data(let message): return data.update(message, world)
        }
        return settings.isSame(as: before) ? [] : [.note(.settings(settings))]
    }

    @inline(never) mutating func refused(_ fault: ErrorAnswer.Fault?, _ world: World) -> [Effect] {
        faults = fault?.byField ?? ["": world.strings[.notSaved]]
        return [.announce(faults.values.first ?? "")]
    }

    @inline(never) func view(_ world: World) -> Screen {
        SettingsView(own: self, world: world, strings: world.strings).screen
    }
}
