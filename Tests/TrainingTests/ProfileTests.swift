import TestSupport
import Testing
import Training
import Wire

/// Seed 001, UserProfile and its enumerations.
@Suite struct ProfileTests {
    @Test func whatTheSeedNamesIsThere() {
        #expect(Goal.allCases.map(\.rawValue).prefix(3) == ["strength", "hypertrophy", "both"])
        #expect(Goal.allCases.map(\.rawValue).suffix(3) == ["endurance", "fat_loss", "general"])
        #expect(Split.allCases.map(\.rawValue) == ["upper_lower", "ppl", "full_body", "custom"])
        #expect(Gym.Location.allCases.map(\.rawValue) == ["gym", "home"])
        // UnitSystem: metric, imperial.
        #expect(MassUnit.allCases == [.kg, .lb])
        #expect(Experience.allCases.map(\.rawValue) == ["beginner", "intermediate", "advanced"])
        #expect(Profile.trainingDays == 2...6 && Profile.activeDays == 1...7)
    }

    @Test func nothingIsMadeUp() throws {
        #expect(
            JSON.text(Profile())
                == #"{"name":null,"goal":null,"days_per_week":null,"active_days_goal":null,"preferred_split":null,"experience":null}"#
        )
        #expect(try JSON.decode(Profile.self, from: "{}") == Profile())
        #expect(Profile().faults().isEmpty)
    }

    @Test(arguments: [
        ("name", #"{"name":""}"#), ("name", #"{"name":"\#(String(repeating: "x", count: 101))"}"#),
        ("days_per_week", #"{"days_per_week":1}"#), ("days_per_week", #"{"days_per_week":7}"#),
        ("active_days_goal", #"{"active_days_goal":0}"#), ("active_days_goal", #"{"active_days_goal":8}"#),
    ])
    func whatNobodyCanMeanIsRefusedAtItsField(field: String, text: String) throws {
        let profile = try JSON.decode(Profile.self, from: text)
        #expect(profile.faults().map(\.path) == ["/" + field])
    }

    @Test func everythingAtOnceIsTold() {
        var profile = Profile()
        (profile.name, profile.daysPerWeek, profile.activeDaysGoal) = ("", 1, 9)
        #expect(profile.faults().count == 3)
    }
}
