import ArgumentParser
import Contract
import Foundation
import Service
import Training
import Wire

struct Next: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "What to lift next, per exercise, and why.",
        discussion: """
            Every exercise trained in the last eight weeks of the log, with its last performance, the next target and the \
            reason. With names, only the exercises or plans that carry them.
            """)

    @OptionGroup var shared: SharedOptions

    @Argument(help: "Names of exercises or plans.")
    var names: [String] = []

    @Option(help: "Answer straight from an export; nothing is stored.")
    var from: String?

    @Option(help: "With --from: the unit of weights that state none, kg or lb.", transform: massUnit)
    var unit: MassUnit?

    @Option(help: "With --from: the app that wrote it, auto, strong or hevy.")
    var format = "auto"

    @Option(help: "With --from: the zone the log was lived in.")
    var timezone: String?

    func run() async throws {
        var items: [NextItem]
        var shown: MassUnit
        var plans: [WorkoutPlan] = []
        var here: (service: TopsetService, gym: GymID?)?
        if let from {
            (items, shown) = try TopsetService.next(
                try readFile(from), format: format, unit: unit, timezone: timezone, language: shared.language)
        } else {
            // To be asked makes no database.
            let service = shared.exists ? try await shared.service() : try shared.nowhere()
            items = try await TopsetService.$language.withValue(shared.language) {
                try await service.next(TopsetService.localUser)
            }
            let settings = try await service.settings(TopsetService.localUser)
            (shown, here) = (settings.unit, (service, settings.gymID))
            plans = try await service.plans(TopsetService.localUser)
        }
        let voice = Voice(.english, shown)
        items = try chosen(items, plans)
        if shared.json { return Terminal.print(json: Page(items)) }
        guard !items.isEmpty else {
            return Terminal.tell("Nothing is logged yet: \(FirstSteps.log)")
        }
        if names.isEmpty {
            let today = LocalDate(Clock.now())
            items = items.withoutRepeats(inUse: plans.filter { $0.isInUse(on: today) }.map(\.id))
        }
        Terminal.table(
            ["Exercise", "Last", "Next", "Holds", "Why"], items.map { Self.row($0, voice) }, whole: [0, 1, 2])
        guard let here else { return }
        var lacking = Lacking()
        for item in items { lacking.add(item.name, item.missing) }
        try await lacking.tell(here.service, TopsetService.localUser, in: here.gym)
    }

    private func chosen(_ items: [NextItem], _ plans: [WorkoutPlan]) throws -> [NextItem] {
        guard !names.isEmpty else { return items }
        var wanted = Set<ExerciseID>()
        for name in names {
            let key = ExerciseName.key(name)
            let before = wanted.count
            for item in items where ExerciseName.key(item.name).contains(key) { wanted.insert(item.exerciseID) }
            for plan in plans where ExerciseName.key(plan.name) == key {
                for exercise in plan.currentVersion.exercises { wanted.insert(exercise.exerciseID) }
            }
            if wanted.count == before {
                throw Failure("no exercise of the last eight weeks and no plan is called “\(name)”")
            }
        }
        return items.filter { wanted.contains($0.exerciseID) }
    }

    private static func row(_ item: NextItem, _ voice: Voice) -> [String] {
        let last = item.trained.map {
            voice.sets($0.sets.map(\.target), item.loadKind) + " (" + $0.date.local.dateText + ")"
        }
        let next = voice.planned(item.plannedSets, item.loadKind)
        let reasons = item.recommendation.reasons.map(\.text)
        let offers = item.offers.filter { !item.says($0) }.map { offer in
            let target = voice.sets([offer.target], item.loadKind)
            return "Or \(target): about \(voice.odds(offer.chance))."
        }
        return [
            item.planName.map { item.name + ", " + $0 } ?? item.name, last ?? "–", next,
            item.chance.map { voice.odds($0) } ?? "–", (reasons + offers).joined(separator: " "),
        ]
    }
}
