import Contract
import Hummingbird
import Service
import Training
import Wire

/// Exercises, what next, settings.
func addKnowledgeRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    addExerciseRoutes(&routes, service)
    routes.add(
        Operation(.exercises, .knowledge, "The catalogue: the lifter's own exercises and the built-in ones.")
            .query(.search).query(.muscle).query(.equipment).query(.pattern).query(.form).query(.limit).query(.cursor)
            .answers(Page<ExerciseDetails>.self, or: Page<Exercise>.self)
    ) { exchange in
        var filter = ExerciseFilter()
        filter.query = try exchange.read(.search)
        filter.muscle = try exchange.read(.muscle)
        filter.equipment = try exchange.read(.equipment)
        filter.pattern = try exchange.read(.pattern)
        if try exchange.read(.form) == .short {
            return try exchange.page(try await service.exercises(exchange.user, filter))
        }
        return try await exchange.page { [filter] range throws(ServiceError) in
            try await service.exercises(exchange.user, filter, in: range)
        }
    }
    routes.add(
        Operation(
            .matchExercises, .knowledge,
            "Which exercises names from elsewhere mean, and what else they might; nothing is stored."
        ).takes(MatchNames.self).answers(Page<MatchedName>.self).withoutKey()
    ) { exchange in
        Reply(Page(try await service.match(exchange.user, exchange.body(MatchNames.self))))
    }
    routes.add(
        Operation(.exercise, .knowledge, "One exercise, with all that is written and noted of it.")
            .answers(ExerciseDetails.self)
    ) {
        exchange in Reply(try await service.exercise(exchange.user, exchange.id(what: "exercise")))
    }
    routes.add(
        Operation(.priorPerformance, .knowledge, "The last performance, the best, and what to do next.")
            .query(.horizonDays).answers(PriorPerformance.self)
    ) { exchange in
        let days = try exchange.read(.horizonDays)
        return Reply(
            json: try await service.priorPerformanceJSON(
                exchange.user, exchange.id(what: "exercise"), horizonDays: days))
    }
    routes.add(
        Operation(
            .exerciseHistory, .knowledge,
            "Every performance of an exercise with its sets, newest first; of one that was merged, that of the other."
        ).query(.limit).query(.cursor).answers(Page<LastPerformance>.self)
    ) { exchange in
        let (limit, cursor) = (try exchange.read(.limit), try exchange.read(.cursor))
        return Reply(
            try await service.history(
                exchange.user, of: exchange.id(what: "exercise"), cursor: cursor, limit: limit))
    }
    routes.add(
        Operation(.next, .knowledge, "What to lift next in every exercise trained lately, and why.")
            .answers(Page<NextItem>.self)
    ) { exchange in Reply(json: try await service.nextJSON(exchange.user)) }
    routes.add(
        Operation(
            .coachScore, .knowledge,
            "How the targets fared that were shown before workouts, beside repeating the last time."
        ).answers(CoachStanding.self)
    ) { exchange in Reply(json: try await service.coachScoreJSON(exchange.user)) }
    routes.add(
        Operation(.settings, .knowledge, "The lifter's settings.").answers(Settings.self)
    ) {
        exchange in Reply(try await service.settings(exchange.user))
    }
    routes.add(
        Operation(.saveSettings, .knowledge, "Replaces the lifter's settings.")
            .takes(Settings.self).answers(Settings.self).refuses(.workoutInProgress, .notFound)
    ) { exchange in Reply(try await service.save(exchange.user, try await exchange.body(Settings.self))) }
    addLanguageRoutes(&routes, service)
}

private func addLanguageRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(.languages, .knowledge, "The languages that the app speaks. Without sign-in.")
            .answers(Page<LanguageLine>.self)
    ) { exchange in
        let lines = service.spoken.all.map { LanguageLine(code: $0.code, name: $0.name) }
        return exchange.tagged(Reply(Page(lines)))
    }
    routes.add(
        Operation(
            .catalogue, .knowledge,
            "A language that came as a file: numbers, dates and every text by the English one. Without sign-in."
        ).query(Query.language.required).answers(CatalogueFile.self).refuses(.notFound)
    ) { exchange in
        guard let code = try exchange.read(.language), var file = service.spoken[code]?.file else {
            throw ServiceError.notFound("language")
        }
        // Said here alone.
        (file.refusals, file.reports) = (CatalogueTexts(), CatalogueTexts())
        return exchange.tagged(Reply(file))
    }
}

extension Query where Value == String? {
    fileprivate static var language: Query { .text(.language, "The code of a language, as the settings name it.") }
}
