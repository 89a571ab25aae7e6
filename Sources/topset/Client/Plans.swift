import ArgumentParser
import Contract
import Service
import Training
import Wire

struct Plans: ClientCommand {
    static let configuration = CommandConfiguration(
        abstract: "Plans, newest first, or one of them with its exercises and sets.")

    @OptionGroup var options: LifterOptions
    @OptionGroup var page: PageOptions

    @Argument(help: "The plan, by its name, a part of it, or its id.", completion: Completions.plans)
    var plan: String?

    @Flag(help: "Those that are archived, too.")
    var all = false

    func run(_ lifter: Lifter) async throws {
        if let plan { return show(try await lifter.plan(plan), lifter.voice) }
        let start = try page.start()
        let found = try await lifter.service.plans(lifter.user, in: start..<start + page.limit + 1)
        let shown = page.page(found, from: start)
        if json { return Terminal.print(json: shown) }
        let plans = shown.items.filter { all || !$0.archived }
        guard !plans.isEmpty else {
            return Terminal.tell(
                shown.items.isEmpty
                    ? "There are no plans yet: \(FirstSteps.plans)" : "All of them are archived: --all lists them, too."
            )
        }
        let rows = plans.map { plan in
            [
                (plan.favorite ? "* " : "") + plan.name + (plan.complete ? "" : " (draft)"),
                String(plan.currentVersion.exercises.count),
                String(plan.currentVersion.exercises.reduce(0) { $0 + $1.sets.count }), String(plan.versionCount),
                plan.lastUsed?.local.dateText ?? "never",
            ]
        }
        Terminal.table(["Plan", "Exercises", "Sets", "Versions", "Last used"], rows, wrapsLast: false, whole: [0, 4])
        page.tellMore(shown)
    }

    private func show(_ plan: WorkoutPlan, _ voice: Voice) {
        if json { return Terminal.print(json: plan) }
        let version = plan.currentVersion
        Terminal.say("\(plan.name.shown), version \(version.versionNumber)", .bold)
        if let notes = version.notes { Terminal.tell(notes) }
        let rows = version.exercises.map { exercise in
            [
                (exercise.supersetGroup.map { $0 + " " } ?? "") + exercise.name,
                voice.sets(exercise.sets.map(\.target), exercise.loadKind), Self.range(exercise.repRange),
            ]
        }
        Terminal.table(["Exercise", "Sets", "Reps"], rows, whole: [0, 1])
    }

    private static func range(_ range: RepRange) -> String {
        switch range.mode {
        case .notSet: ""
        case .target: range.lower.map { String($0) } ?? ""
        case .range: "\(range.lower.map { String($0) } ?? "")–\(range.upper.map { String($0) } ?? "")"
        case .untilFailure: "to failure"
        }
    }
}
