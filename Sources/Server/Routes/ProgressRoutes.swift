import Contract
import Service
import Training
import Wire

/// Today, and what a history adds up to.
func addProgressRoutes(_ routes: inout RouteTable, _ service: TopsetService) {
    routes.add(
        Operation(
            .today, .everyDay, "What is worth knowing when the app is opened: what is next and why, and this week."
        )
        .answers(TodayOverview.self)
    ) { exchange in Reply(try await service.today(exchange.user)) }
    routes.add(
        Operation(
            .weeklyStats, .everyDay,
            "Days added up by weeks, from one day to another: of the weeks at the ends only those days count. By itself the last "
                + "twelve weeks. A set counts in part for a muscle that only helps."
        ).query(.firstDay).query(.lastDay).answers(WeeklyStats.self)
    ) { exchange in
        let (first, last) = (try exchange.read(.firstDay), try exchange.read(.lastDay))
        return Reply(json: try await service.weeklyStatsJSON(exchange.user, from: first, to: last))
    }
    routes.add(
        Operation(
            .muscleSeries, .everyDay,
            "One muscle over weeks, with the mean of four weeks, beside the range that the literature calls useful."
        ).query(.trainedMuscle).query(.firstDay).query(.lastDay).answers(MuscleSeries.self)
    ) { exchange in
        let (first, last) = (try exchange.read(.firstDay), try exchange.read(.lastDay))
        guard let muscle = try exchange.read(.trainedMuscle) else {
            throw ServiceError(.validation, "muscle is required.", path: "/muscle")
        }
        return Reply(json: try await service.muscleSeriesJSON(exchange.user, muscle, from: first, to: last))
    }
    routes.add(
        Operation(.analyticsFeatures, .everyDay, "The figures of the last 7 and 28 days that a summary is grounded on.")
            .answers(AnalyticsFeatures.self)
    ) { exchange in Reply(json: try await service.featuresJSON(exchange.user)) }
    routes.add(
        Operation(.recordTimeline, .everyDay, "What was better than ever, newest first.")
            .query(.recordExercise).query(.limit).query(.cursor).answers(Page<DatedRecord>.self).refuses(.notFound)
    ) { exchange in
        let exercise = try exchange.read(.recordExercise)
        return try await exchange.page { range throws(ServiceError) in
            try await service.recordTimeline(exchange.user, of: exercise, in: range)
        }
    }
    routes.add(
        Operation(
            .adherence, .everyDay,
            "How regularly somebody trains: weeks, lengths, hours and days from one day on, by itself of the last year. Of the first "
                + "week only those days count, and no goal where it is not whole. Streaks reach back as far as the history does."
        ).query(.firstDay).answers(Adherence.self)
    ) { exchange in
        let first = try exchange.read(.firstDay)
        return Reply(json: try await service.adherenceJSON(exchange.user, from: first))
    }
    routes.add(
        Operation(
            .objectives, .everyDay,
            "How the product does by its own measure: workouts in a week, days in use, proposals accepted, targets overridden, days "
                + "foreseen."
        ).answers(Objectives.self)
    ) { exchange in Reply(json: try await service.objectivesJSON(exchange.user)) }
    routes.add(
        Operation(.recovery, .everyDay, "How long ago muscles were trained, and whether a day of rest would do good.")
            .answers(Recovery.self)
    ) { exchange in Reply(json: try await service.recoveryJSON(exchange.user)) }
    routes.add(
        Operation(
            .maxSeries, .everyDay,
            "How the estimated max of an exercise went, with how sure it is. `points` are of the load alone; of lifts that move the body "
                + "`with_body` has the same of body and added weight together, with the body weight that was known on the day."
        ).answers(MaxSeries.self)
    ) { exchange in
        Reply(json: try await service.maxSeriesJSON(exchange.user, exchange.id(what: "exercise")))
    }
}

extension Query where Value == LocalDate? {
    /// A day.
    static func day(_ name: QueryName, _ description: String) -> Query {
        Query(
            name, description, { $0.schema(LocalDate.self) },
            read: { exchange throws(ServiceError) in
                guard let text = exchange.text(name) else { return nil }
                guard let date = LocalDate(text) else {
                    throw ServiceError(
                        .validation, "\(name.rawValue) must be a day like 2026-11-20.", path: "/\(name.rawValue)")
                }
                return date
            })
    }

    static var firstDay: Query { .day(.from, "The first day.") }
    static var lastDay: Query { .day(.to, "The last day.") }
}

extension Query where Value == Muscle? {
    static var trainedMuscle: Query { .choice(.muscle, Muscle.self, "Which muscle.").required }
}

extension Query where Value == ExerciseID? {
    static var recordExercise: Query { .id(.exercise, "Records of this exercise only.") }
}
