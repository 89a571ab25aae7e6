import Contract
import HTTPTypes
import Service
import TestSupport
import Testing
import Training
import Wire

/// A pack of exercises in the layout of free-exercise-db; all of these are made up.
struct ExercisePackTests {
    private static let pack = #"""
        [{"id":"Wall_Yank","name":"Wall Yank","force":"pull","level":"beginner","mechanic":"compound","equipment":"cable",
          "primaryMuscles":["middle back"],"secondaryMuscles":["biceps","shoulders"],
          "instructions":["Stand before the wall.","Yank."],"category":"strength","images":["x/0.jpg"]},
         {"id":"Bench","name":"Barbell Bench Press","force":"push","mechanic":"compound","equipment":"barbell",
          "primaryMuscles":["chest"],"secondaryMuscles":[],"instructions":[],"category":"strength"},
         {"id":"Door_Lean","name":"Door Lean","force":"static","mechanic":null,"equipment":null,
          "primaryMuscles":["chest"],"secondaryMuscles":["tail"],"instructions":["Lean."],"category":"stretching"},
         {"id":"Nothing","name":""}]
        """#

    private static func load(_ kit: Kit, _ body: String = pack, undo: Bool = false) async throws -> PackReport {
        let answer = try await kit.post("/v1/exercises/packs" + (undo ? "?undo=true" : ""), body)
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.value(PackReport.self)
    }

    @Test func whatIsNotKnownIsAddedOnce() async throws {
        try await Kit.with { kit in
            let report = try await Self.load(kit)
            #expect(report.added.map(\.name) == ["Wall Yank", "Door Lean"])
            #expect(report.known.map(\.exerciseID) == [BuiltInExercises.id(slug: "bench_press_barbell")])
            #expect(report.refused.map(\.index) == [3])
            #expect(report.refused[0].reason == "name must have 1 to 200 characters.")
            let yank = try await kit.get("/v1/exercises/\(report.added[0].exerciseID.text)").value(Exercise.self)
            #expect(yank.isCustom && yank.pattern == .horizontalPull && yank.category == .pull)
            #expect(yank.primaryMuscles == [.middleBack] && yank.secondaryMuscles == [.biceps, .sideDelts])
            #expect(
                yank.equipment == [.cable] && yank.isCompound && yank.instructions == "Stand before the wall.\nYank.")
            let lean = try await kit.get("/v1/exercises/\(report.added[1].exerciseID.text)").value(Exercise.self)
            #expect(lean.isMobility && lean.measure == .time && lean.routineType == .postWorkout)
            #expect(lean.loadKind == .bodyweight && lean.secondaryMuscles.isEmpty)

            let again = try await Self.load(kit)
            #expect(
                again.added.isEmpty && again.known.map(\.name) == ["Wall Yank", "Barbell Bench Press", "Door Lean"])
            let all = try await kit.service.exercises(TopsetService.localUser, ExerciseFilter())
            #expect(all.filter { $0.isCustom }.count == 2)
        }
    }

    @Test func anIdThatIsThereTwiceIsOneExercise() async throws {
        try await Kit.with { kit in
            let twice = #"[{"id":"Yank","name":"Wall Yank"},{"id":"Yank","name":"Wall Pull"}]"#
            let report = try await Self.load(kit, twice)
            #expect(report.added.map(\.name) == ["Wall Yank"] && report.refused.isEmpty)
            #expect(report.known.map(\.name) == ["Wall Pull"])
            #expect(report.known.map(\.exerciseID) == report.added.map(\.exerciseID))
            #expect(try await Self.load(kit, twice, undo: true).removed.map(\.name) == ["Wall Yank"])
        }
    }

    @Test func whatWasRenamedIsKnown() async throws {
        try await Kit.with { kit in
            let yank = try await Self.load(kit).added[0]
            let renamed = try await kit.send(
                .patch, "/v1/exercises/\(yank.exerciseID.text)", #"{"name":"Door Yank"}"#)
            #expect(renamed.status == 200, "\(renamed.text)")
            let again = try await Self.load(kit)
            #expect(again.added.isEmpty && again.known.first?.exerciseID == yank.exerciseID)
        }
    }

    @Test func itIsTakenBackButForWhatIsInUse() async throws {
        try await Kit.with { kit in
            let added = try await Self.load(kit).added
            _ = try await kit.post(
                "/v1/plans",
                #"{"name":"Yanks","exercises":[{"exercise_id":"\#(added[0].exerciseID.text)","sets":[{"reps":8}]}]}"#)
            let report = try await Self.load(kit, undo: true)
            #expect(report.removed.map(\.name) == ["Door Lean"])
            #expect(report.refused.map(\.name) == ["Wall Yank"])
            #expect(report.refused[0].reason.contains("hide it instead"))
            // The catalogue's own stay whatever a pack says.
            let bench = try await kit.get("/v1/exercises/\(BuiltInExercises.id(slug: "bench_press_barbell").text)")
            #expect(bench.status == 200)
        }
    }

    @Test func whatIsNoPackIsRefused() async throws {
        try await Kit.with { kit in
            let many = "[" + Array(repeating: #"{"name":"x"}"#, count: 2_001).joined(separator: ",") + "]"
            for body in [#"{"name":"x"}"#, #"[{"name":7}]"#, many] {
                let answer = try await kit.post("/v1/exercises/packs", body)
                #expect(answer.status == 400)
            }
        }
    }
}
