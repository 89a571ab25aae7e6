import Contract
import TestSupport
import Testing
import Training
import Wire

/// A text that is imported and shared again reads as it did.
struct ProgramTextTests {
    private func share(_ id: ProgramID, _ kit: Kit) async throws -> SharedProgram {
        try await kit.get("/v1/programs/\(id.text)/share").value(SharedProgram.self)
    }

    /// How a program is shared that was made of a text.
    private func again(_ text: String, _ kit: Kit) async throws -> SharedProgram {
        let made = try await kit.post("/v1/programs/import", #"{"notation":\#(JSON.text(text))}"#)
        #expect(made.status == 201, "\(made.text)")
        return try await share(made.value(TrackedProgram.self).program.id, kit)
    }

    @Test func everyProgramOfTheLibraryReadsAsItDid() async throws {
        try await Kit.with { kit in
            let templates = try await kit.get("/v1/program-templates?limit=500").value(Page<ProgramTemplate>.self).items
            #expect(!templates.isEmpty)
            for template in templates {
                let shared = try await share(template.id, kit)
                let copy = try await again(shared.notation, kit)
                #expect(copy.notation == shared.notation)
                #expect(copy.link == shared.link && copy.program == shared.program)
                // And so does one that was made of it in the library.
                let slug = try #require(template.blueprint.slug)
                let made = try await kit.post("/v1/programs", #"{"program_template_id":"\#(slug)"}"#)
                let own = try await share(made.value(TrackedProgram.self).program.id, kit)
                #expect(own.notation == shared.notation)
            }
        }
    }

    @Test(arguments: 1...30 as ClosedRange<UInt64>) func anOwnProgramReadsAsItDid(seed: UInt64) async throws {
        try await Kit.with { kit in
            var random = SeededGenerator(seed)
            let text = Self.program(&random)
            let shared = try await again(text, kit)
            #expect(shared.notation == text)
            let further = try await again(shared.notation, kit)
            #expect(further.program == shared.program)
        }
    }

    /// By its text, which is what its link carries, and by its document.
    @Test func theDaysOfTheWeekGoAlong() async throws {
        try await Kit.with { kit in
            let text =
                "program: Block\nloops: yes\nper week: 3\nweekdays: mon, wed, fri\n\n"
                + "plan: A\nSquat (Barbell): 3x5 60kg; key squat\n\ndays: A\n"
            let shared = try await again(text, kit)
            #expect(shared.notation == text && shared.program.weekdays == [1, 3, 5])
            for pasted in [shared.link, JSON.text(shared)] {
                let made = try await kit.post(
                    "/v1/programs/import", #"{"pasted":\#(JSON.text(pasted))}"#)
                #expect(try made.value(TrackedProgram.self).program.weekdays == [1, 3, 5])
            }
            let same = try await again(text.replacing("mon, wed, fri", with: "Monday, Wednesday,FRI"), kit)
            #expect(same.notation == text)
        }
    }

    @Test func aPlanAloneReadsAsOne() async throws {
        try await Kit.with { kit in
            let text = "plan: Monday\nSquat (Barbell): 3x5 60kg; key squat\n"
            let shared = try await again(text, kit)
            #expect(shared.notation == text)
        }
    }

    /// What is one lifter's own becomes the other's own, by document, by text and by link; once, and for nobody else.
    @Test(arguments: ["program", "notation", "pasted", "link"])
    func anOwnExerciseGoesAlongWithItsProgram(way: String) async throws {
        try await Kit.with { kit in
            let own = "01900000-0000-7000-8000-000000000e11"
            _ = try await kit.post(
                "/v1/exercises",
                #"{"id":"\#(own)","name":"Yard Press","primary_muscles":["chest"],"equipment":["machine"],"note":"Mine"}"#
            )
            let text = "plan: Yard\nYard Press: 3x5 60kg; key press\nSquat (Barbell): 3x5 60kg\n"
            let shared = try await again(text, kit)
            #expect(shared.program.exercises?.map(\.name) == ["Yard Press"] && shared.program.exercises?[0].note == nil)

            let friend = try await kit.signedIn(as: "friend")
            let given =
                switch way {
                case "program": #""program":\#(JSON.text(shared.program))"#
                case "notation": #""notation":\#(JSON.text(shared.notation))"#
                case "pasted": #""pasted":\#(JSON.text(JSON.text(shared)))"#
                default: #""pasted":\#(JSON.text(shared.link))"#
                }
            if way != "notation" {
                let preview = try await friend.post("/v1/program-templates/preview", "{\(given)}")
                #expect(preview.status == 200, "\(preview.text)")
                let names = try await friend.get("/v1/exercises?q=yard").text
                #expect(!names.contains("Yard Press"), "a look makes nothing")
            }
            var ids: [ExerciseID] = []
            for _ in 0..<2 {
                let made = try await friend.post("/v1/programs/import", "{\(given)}")
                #expect(made.status == 201, "\(made.text)")
                let plan = try #require(try made.value(TrackedProgram.self).program.days.first?.planID)
                let first = try await friend.get("/v1/plans/\(plan.text)").value(WorkoutPlan.self)
                    .currentVersion.exercises[0]
                #expect(first.name == "Yard Press" && first.exerciseID.text != own)
                ids.append(first.exerciseID)
            }
            #expect(ids[0] == ids[1])
            let exercise = try await friend.get("/v1/exercises/\(ids[0].text)").value(Exercise.self)
            #expect(exercise.isCustom && exercise.primaryMuscles == [.chest] && exercise.equipment == [.machine])
            #expect(exercise.note == nil)
        }
    }

    /// Of the same name, and counted in seconds: that is another one.
    @Test func anExerciseThatIsCountedOtherwiseStaysItself() async throws {
        try await Kit.with { kit in
            _ = try await kit.post("/v1/exercises", #"{"name":"Yard Hold","measure":"time"}"#)
            let text = "exercise: Yard Hold; muscles chest\nplan: A\nYard Hold: 3x5\n"
            let made = try await kit.post("/v1/programs/import", #"{"notation":\#(JSON.text(text))}"#)
            #expect(made.status == 201, "\(made.text)")
            let plan = try #require(try made.value(TrackedProgram.self).program.days.first?.planID)
            let version = try await kit.get("/v1/plans/\(plan.text)").value(WorkoutPlan.self).currentVersion
            #expect(version.exercises.map(\.name) == ["Yard Hold (2)"] && version.exercises[0].measure == .reps)
            let unknown = try await kit.post(
                "/v1/programs/import", #"{"notation":\#(JSON.text("plan: A\nNo Such Lift: 3x5\n"))}"#)
            #expect(unknown.status == 400 && unknown.text.contains("a line exercise: NAME makes it one of your own"))
        }
    }

    /// A max that is given stands where nobody knows another; the open one is a guess, and stays open on paper.
    @Test func aGivenTrainingMaxStands() async throws {
        try await Kit.with { kit in
            for (max, kept) in [("140kg", Mass.kg(140)), ("100kg", nil)] {
                let text = """
                    program: P
                    training max: 90%

                    plan: A
                    Squat (Barbell): 1x5; rule percent_of_max(max: \(max), weeks: 5@80%)

                    days: A

                    """
                let made = try await kit.post("/v1/programs/import", #"{"notation":\#(JSON.text(text))}"#)
                let program = try made.value(TrackedProgram.self).program
                let plan = try #require(program.days.first?.planID)
                let version = try await kit.get("/v1/plans/\(plan.text)").value(WorkoutPlan.self).currentVersion
                guard case .percentOfMax(let rule)? = version.exercises[0].rule else {
                    return #expect(Bool(false), "the rule is another")
                }
                if let kept { #expect(rule.trainingMax == kept) } else { #expect(rule.trainingMax < .kg(40)) }
                let shared = try await share(program.id, kit)
                #expect(shared.notation == text)
            }
        }
    }

    // MARK: Texts

    /// As they would be written, each with what must stand beside it.
    private static let lifts = [
        ["Squat (Barbell): 5x5 100kg; rest 3min; rule straight_sets; key squat"],
        ["Squat (Barbell): warmup 1x5 40kg, 3x5 82.5kg @8"],
        ["Bench Press (Barbell): 3x8-12 60kg; optional; key bench"],
        [
            "Bench Press (Barbell): top 1x5 100kg @8, backoff 3x8 85kg; rule top_set_backoff",
            "  > slow on the way down",
        ],
        [
            "Overhead Press (Barbell): 3x5+; rest 3min; rule percent_of_max(max: 62.5kg, weeks: 5@65% 5@75% 5+@85% | 3@70% 3@80% 3+@90%); key press",
            "Overhead Press (Barbell): 5x10; rest 90s; rule derived_from(of: press, share: 50%)",
        ],
        ["Deadlift (Barbell): 1x5 140kg, 1x5 122.5kg; key a lift"], ["Deadlift (Barbell): 1x5 315lb"],
        ["Pull Up: 3x8"], ["Plank: 3x45s"],
    ]

    private static func program(_ random: inout SeededGenerator) -> String {
        var lines = ["program: Block"]
        if random.chance(2) { lines.append("slug: my_block") }
        if random.chance(2) { lines.append("description: Mine") }
        if random.chance(2) { lines.append("category: powerlifting") }
        if random.chance(2) { lines.append("loops: yes") }
        if random.chance(2) { lines.append("per week: 3") }
        if random.chance(2) { lines.append("training max: 90%") }
        // Not in the order of the days.
        let plans = ["Upper", "Lower", "Rest of it"].prefix(Int.random(in: 1...3, using: &random))
        for plan in plans {
            lines += ["", "plan: " + plan]
            if random.chance(2) { lines.append("minutes: 60") }
            if random.chance(3) { lines.append("category: Mine") }
            let count = Int.random(in: 1...4, using: &random)
            for lift in lifts.shuffled(using: &random).prefix(count) { lines += lift }
        }
        let days = plans.reversed().joined(separator: ", ")
        lines.append("")
        if random.chance(2) {
            lines.append("days: " + days)
        } else {
            lines += ["weeks 1-2: " + days, "week 3 deload: " + days]
        }
        return lines.joined(separator: "\n") + "\n"
    }
}
