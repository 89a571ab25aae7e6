import ArgumentParser
import Contract
import Foundation
import Service
import Storage

/// Exit 0 done, 1 the work failed, 2 wrong usage; errors go to standard error in one line.
@main
struct Topset: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "topset",
        abstract: "The strength-training system a lifter owns: plans, logs, learns, and says why.",
        version: "0.1.0",
        subcommands: [
            Serve.self, Import.self, Export.self, Next.self, Calc.self, Backtest.self, Backup.self, Backups.self,
            Restore.self, Recover.self,
            Today.self, Start.self, Log.self, History.self, Records.self, Plans.self, Suggestions.self, Programs.self,
            Verify.self, Rebuild.self, Doctor.self, DB.self, Exercises.self, User.self,
        ])

    static func main() async {
        // What is written is the lifter's alone: files 0600, folders 0700.
        umask(0o077)
        do {
            var command = try await asyncParseAsRoot()
            if var asynchronous = command as? any AsyncParsableCommand {
                try await asynchronous.run()
            } else {
                try command.run()
            }
        } catch {
            leave(error)
        }
    }

    /// Where a service finds fault with an option.
    private static let saidOnTheLine = ["format", "layout", "mapping", "names", "timezone", "unit"]

    private static func leave(_ error: any Error) -> Never {
        switch error {
        case let error as ServiceError:
            Terminal.fail(
                error.inner.map { "\(error.message) (\($0))" } ?? error.message,
                code: saidOnTheLine.contains(String(error.details?.path?.split(separator: "/").first ?? "")) ? 2 : 1)
        case let error as StorageError: Terminal.fail(error.message)
        case let error as Failure: Terminal.fail(error.message)
        default: break
        }
        let code = exitCode(for: error)
        if code == .success {
            print(fullMessage(for: error))
            Foundation.exit(0)
        }
        let text = message(for: error)
        if !text.isEmpty { Terminal.complain("topset: \(text) (topset --help tells more)") }
        Foundation.exit(code == .validationFailure ? 2 : 1)
    }
}

/// Work that failed for a reason a person can act on.
struct Failure: Error {
    var message: String

    init(_ message: String) { self.message = message }
}
