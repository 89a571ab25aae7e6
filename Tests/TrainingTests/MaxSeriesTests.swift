import TestSupport
import Testing
import Training

/// Estimated maxima from session to session, and with the body that was lifted, too.
struct MaxSeriesTests {
    private static func session(
        _ day: Int, _ sets: [(kilograms: String?, reps: Int)], _ kind: LoadKind
    ) -> DatedPerformance {
        var done: [SetPerformance] = []
        for (index, one) in sets.enumerated() {
            var set = SetPerformance(id: id(day * 10 + index), setType: .working, status: .done)
            (set.weight, set.reps) = (one.kilograms.map { mass($0) }, one.reps)
            done.append(set)
        }
        return DatedPerformance(
            sessionID: id(1_000 + day), startedAt: evening.adding(seconds: Int64(day) * 86_400),
            performance: ExercisePerformance(
                id: id(5_000 + day), exerciseID: pullUp.id, name: "", loadKind: kind, measure: .reps, sets: done))
    }

    private static func weighed(_ day: Int, _ kilograms: String, hours: Int64 = 0) -> BodyEntry {
        BodyEntry(
            id: id(9_000 + day), at: evening.adding(seconds: Int64(day) * 86_400 + hours * 3_600), .weight,
            Amount(units: mass(kilograms).units), .kg)
    }

    @Test func thePointsOfPullUpsWithWeightAreAlsoOfTheBody() throws {
        let series = MaxSeries(
            pullUp.id, [Self.session(3, [("20", 5), (nil, 12)], .bodyweightPlus)], weighed: [Self.weighed(1, "83.9")])
        #expect(series.points.map(\.bestMax) == [EstimatedMax.epley(mass("20"), reps: 5)], "as before")
        #expect(series.points[0].bodyWeight == nil)
        let point = try #require(series.withBody.first)
        #expect(point.bestMax == EstimatedMax.epley(mass("103.9"), reps: 5))
        #expect(point.weight == mass("20") && point.reps == 5 && point.bodyWeight == mass("83.9"))
        #expect(point.weighedOn == LocalDate(evening.adding(seconds: 86_400)))
        #expect(point.low < point.bestMax && point.bestMax < point.high)
    }

    @Test func pullUpsWithoutWeightAreOfTheBodyAlone() throws {
        let series = MaxSeries(
            pullUp.id, [Self.session(3, [(nil, 8), (nil, 15)], .bodyweight)], weighed: [Self.weighed(3, "80")])
        #expect(series.points.isEmpty)
        #expect(series.withBody.map(\.bestMax) == [EstimatedMax.epley(mass("80"), reps: 8)])
        #expect(series.withBody.map(\.weight) == [.zero], "sets of more than 12 reps give none")
    }

    /// The last one of the session's day or before it, in whatever order they come.
    @Test func theBodyWeightIsTheOneKnownOnTheDay() {
        let sessions = [9, 5, 1].map { Self.session($0, [(nil, 5)], .bodyweightPlus) }
        let series = MaxSeries(
            pullUp.id, sessions,
            weighed: [
                Self.weighed(12, "90"), Self.weighed(5, "82", hours: 2), Self.weighed(2, "80"), Self.weighed(8, "83"),
            ])
        #expect(series.withBody.map(\.bodyWeight) == [mass("82"), mass("83")], "none before the first")
        #expect(MaxSeries(pullUp.id, sessions).withBody.isEmpty)
    }

    @Test(arguments: [LoadKind.external, .assisted]) func otherLiftsKnowNothingOfTheBody(_ kind: LoadKind) {
        let series = MaxSeries(
            pullUp.id, [Self.session(3, [("20", 5)], kind)], weighed: [Self.weighed(1, "83.9")])
        #expect(series.withBody.isEmpty && series.points.count == (kind == .external ? 1 : 0))
    }
}
