import ArgumentParser
import Service
import Training

struct User: ParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "Users and their tokens, for topset serve --accounts.",
        discussion: "A token is shown once, when it is made: only its hash is kept.",
        subcommands: [Add.self, Token.self, List.self, Revoke.self])

    struct Add: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Make a user and a first token.")

        @OptionGroup var shared: SharedOptions

        @Argument(help: "The user's name.")
        var name: String

        @Option(help: "What to call the token, such as the device it is for.")
        var tokenName: String?

        func run() async throws {
            let account = try await shared.service().addUser(name, tokenName: tokenName)
            if shared.json { return Terminal.print(json: account) }
            print("User \(account.name) is made.")
            for token in account.tokens { User.show(token) }
        }
    }

    struct Token: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "Make a further token for a user.")

        @OptionGroup var shared: SharedOptions

        @Argument(help: "The user's name.")
        var name: String

        @Option(help: "What to call the token, such as the device it is for.")
        var tokenName: String?

        func run() async throws {
            let service = try shared.service()
            var request = MakeToken()
            request.name = tokenName
            let token = try await service.makeToken(service.user(named: name), request).token
            if shared.json { return Terminal.print(json: token) }
            User.show(token)
        }
    }

    struct List: AsyncParsableCommand {
        static let configuration = CommandConfiguration(abstract: "List users and their tokens.")

        @OptionGroup var shared: SharedOptions

        func run() async throws {
            let accounts = try await shared.service().users()
            if shared.json { return Terminal.print(json: Page(accounts)) }
            guard !accounts.isEmpty else {
                print("There are no users: topset user add NAME makes one.")
                return
            }
            let rows = accounts.flatMap { account -> [[String]] in
                let made = account.createdAt.local.dateText
                guard !account.tokens.isEmpty else { return [[account.name, made, "none", ""]] }
                return account.tokens.map { token in
                    [account.name, made, token.name, token.lastUsedAt?.local.dateText ?? "never"]
                }
            }
            Terminal.table(["User", "Made", "Token", "Last used"], rows)
        }
    }

    struct Revoke: AsyncParsableCommand {
        static let configuration = CommandConfiguration(
            abstract: "End tokens of a user; a running server takes them for at most 5 more seconds.")

        @OptionGroup var shared: SharedOptions

        @Argument(help: "The user's name.")
        var name: String

        @Option(help: "The token to end.")
        var tokenName: String?

        @Flag(help: "End all of the user's tokens.")
        var all = false

        func validate() throws {
            guard all != (tokenName != nil) else { throw ValidationError("Say --token-name NAME or --all.") }
        }

        func run() async throws {
            let service = try shared.service()
            let revoked = try await service.revokeTokens(service.user(named: name), named: tokenName)
            if shared.json { return Terminal.print(json: Page(revoked)) }
            print(revoked.isEmpty ? "There was no token." : "Revoked: " + revoked.map(\.name).joined(separator: ", "))
        }
    }

    private static func show(_ token: AccessToken) {
        print("\(token.name): \(token.secret ?? "")")
        print("This is the only time it is shown.")
    }
}
