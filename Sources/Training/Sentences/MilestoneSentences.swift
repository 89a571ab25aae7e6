extension Voice {
    /// "100 workouts", "12 weeks in a row", "250,000 kg in all": all of them are more than one.
    public func said(_ milestone: Milestone) -> String {
        switch milestone {
        case .workouts(let count):
            return language.plural(
                count, "{} workouts", "{} workouts", "{} Trainings", "{} Trainings", String(count))
        case .weeks(let count):
            return language.plural(
                count, "{} weeks in a row", "{} weeks in a row", "{} Wochen in Folge", "{} Wochen in Folge",
                String(count))
        case .volume(let count, let unit):
            let voice = Voice(language, unit)
            return language.t("{} in all", "{} insgesamt", voice.volume(Mass(units: unit.mass.units * count)))
        }
    }

    /// The round numbers among the achievements of a session, each said.
    public func milestones(_ achievements: [String]) -> [String] {
        var said: [String] = []
        for achievement in achievements {
            if let milestone = Milestone(achievement: achievement) { said.append(self.said(milestone)) }
        }
        return said
    }
}
