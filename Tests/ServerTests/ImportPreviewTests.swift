import Contract
import HTTPTypes
import TestSupport
import Testing
import Training
import Wire

/// What a lifter sees of a file before anything of it is imported.
struct ImportPreviewTests {
    private static let header =
        "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE\n"
    /// Two workouts of the same name; nothing says the unit.
    private static let file =
        header
        + [
            ("2026-10-01", "135", 8), ("2026-10-01", "185", 5), ("2026-10-08", "225", 5),
        ].map { "\($0.0) 18:00:00,\"Push\",1h,\"Bench Press (Barbell)\",1,\($0.1),\($0.2),0,0,\"\",\"tired\",\n" }
        .joined()

    private static func send(
        _ kit: Kit, dryRun: Bool, _ query: String = "", _ language: String = "en"
    ) async throws -> ImportReport {
        let answer = try await kit.send(
            .post, "/v1/import?dry_run=\(dryRun)&timezone=UTC\(query)", file,
            headers: [.contentType: "text/csv", .acceptLanguage: language])
        #expect(answer.status == 200, "\(answer.text)")
        return try answer.value(ImportReport.self)
    }

    @Test func aWorkoutOfTheFileIsShownAsItWouldBeHere() async throws {
        try await Kit.with { kit in
            let report = try await Self.send(kit, dryRun: true)
            let sample = try #require(report.sample)
            #expect(sample.title == "Push" && sample.startedAt.local.dateText == "2026-10-08")
            #expect(sample.notes == "tired" && sample.exercises.map(\.name) == ["Bench Press (Barbell)"])
            #expect(sample.exercises[0].sets.map(\.weight) == [.lb(225)])
            // It is none that is kept.
            let taken = try await Self.send(kit, dryRun: false)
            #expect(taken.sample == nil && taken.unitEvidence == nil)
            let there = try await kit.get("/v1/sessions").value(Page<WorkoutSession>.self).items
            #expect(there.first?.id == sample.id && there.first?.exercises[0].sets.map(\.weight) == [.lb(225)])
            #expect(
                try await kit.get("/v1/imports").value(Page<ImportReport>.self).items.allSatisfy { $0.sample == nil })
            // What is there already is shown where nothing is new.
            #expect(try await Self.send(kit, dryRun: true).sample?.id == sample.id)
        }
    }

    @Test func datesThatCanBeReadInTwoWaysAreReadAsTheLifterSays() async throws {
        try await Kit.with { kit in
            let file = Self.header + "03/04/2026,\"Push\",1h,\"Bench Press (Barbell)\",1,60,5,0,0,\"\",\"\",\n"
            func look(_ mapping: String?, dryRun: Bool = true) async throws -> ImportReport {
                var options = ImportOptions()
                (options.unit, options.dryRun, options.mapping) = (.kg, dryRun, mapping)
                let answer = try await kit.send(
                    .post, Endpoint.importLog(options).path, file, headers: [.contentType: "text/csv"])
                try #require(answer.status == 200, "\(answer.text)")
                return try answer.value(ImportReport.self)
            }
            let read = try await look(nil)
            #expect(read.dateOrder == "month_first" && read.firstDate == "2026-03-04" && read.format == "strong")
            let said = try await look(#"{"date_order":"day_first"}"#)
            #expect(said.dateOrder == "day_first" && said.firstDate == "2026-04-03" && said.format == "strong")
            let taken = try await look(#"{"date_order":"day_first"}"#, dryRun: false)
            #expect(taken.firstDate == "2026-04-03" && taken.dateOrder == nil)
            #expect(try await Self.send(kit, dryRun: true).dateOrder == nil)
        }
    }

    @Test func whatSpeaksForAGuessedUnitIsSaid() async throws {
        try await Kit.with { kit in
            let guessed = try await Self.send(kit, dryRun: true)
            #expect(guessed.unitSource == "guess" && guessed.weightUnit == .lb)
            #expect(
                guessed.unitEvidence
                    == "Weights such as 135, 185, 225 are usual in pounds: 3 speak for pounds, 0 for kilograms.")
            #expect(
                try await Self.send(kit, dryRun: true, "", "de").unitEvidence
                    == "Gewichte wie 135, 185, 225 sind in Pfund üblich: 3 sprechen für Pfund, 0 für Kilogramm.")
            #expect(try await Self.send(kit, dryRun: true, "&unit=kg").unitEvidence == nil)
        }
    }

    /// Plans that are offered say what exercises are called in the lifter's language.
    @Test func offersSpeakTheLiftersLanguage() async throws {
        try await Kit.with { kit in
            _ = try await kit.send(.put, "/v1/settings", #"{"language":"de","unit":"kg"}"#)
            _ = try await Self.send(kit, dryRun: false)
            let offer = try await kit.get("/v1/imports").value(Page<ImportReport>.self).items.first?.planOffers.first
            #expect(offer?.exercises.count == 1 && offer?.exercises.first?.hasPrefix("Bankdrücken") == true)
            #expect(offer?.name == "Push", "what the lifter called it stays")
        }
    }
}
