import ArgumentParser
import Contract
import Service
import Training
import Wire

struct Exercises: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Exercises of your own.", subcommands: [Load.self])

    struct Load: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "Make exercises of your own of a pack: a JSON file in the layout of free-exercise-db.",
            discussion: """
                What is known by its name already stays as it is. Loading the same pack again adds nothing; --undo takes away \
                what it added and no workout or plan names.
                """)

        @OptionGroup var shared: SharedOptions

        @Option(help: "For this user, by name; otherwise for the lifter of this machine.")
        var user: String?

        @Flag(help: "Take away again what the pack added.")
        var undo = false

        @Argument(help: "The file.")
        var file: String

        func run() async throws {
            let bytes = try readFile(file)
            let pack: [PackedExercise]
            do throws(WireError) {
                pack = try JSON.decode([PackedExercise].self, from: bytes)
            } catch {
                throw Failure("\(file) is no pack of exercises: \(ServiceError(error).message)")
            }
            let service = try await shared.service()
            let lifter = try await service.owner(named: user)
            let report = try await service.load(lifter, pack, undo: undo)
            if shared.json { return Terminal.print(json: report) }
            for line in report.added { print("added: \(line.name)") }
            for line in report.removed { print("removed: \(line.name)") }
            for line in report.known { print("known already: \(line.name)") }
            for line in report.refused {
                print("left out, entry \(line.index + 1)\(line.name.map { " (\($0))" } ?? ""): \(line.reason)")
            }
            print(
                undo
                    ? "\(report.removed.count) exercises removed, \(report.refused.count) kept."
                    : "\(report.added.count) exercises added, \(report.known.count) known already, "
                        + "\(report.refused.count) left out.")
        }
    }
}
