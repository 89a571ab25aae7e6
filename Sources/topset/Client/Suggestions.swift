import ArgumentParser
import Contract
import Service
import Training
import Wire

struct Suggestions: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        abstract: "What the coach proposes, and what you say to it.",
        subcommands: [List.self, Accept.self, Reject.self, Defer.self, Withdraw.self], defaultSubcommand: List.self)

    struct List: ClientCommand {
        static let configuration = CommandConfiguration(abstract: "List what waits for a decision, and why.")

        @OptionGroup var options: LifterOptions
        @OptionGroup var page: PageOptions

        @Option(
            help: "In another state: deferred, accepted, rejected, superseded, evaluated.", transform: Self.state)
        var state = SuggestedChange.State.pending

        @Flag(help: "In every state.")
        var all = false

        func run(_ lifter: Lifter) async throws {
            var filter = SuggestionFilter()
            filter.state = all ? nil : state
            let found = try await lifter.service.suggestions(
                lifter.user, filter, cursor: page.cursor, limit: page.limit)
            if json { return Terminal.print(json: found) }
            let plans = try await lifter.service.plans(lifter.user)
            let text = ProposalText(lifter.voice)
            let rows = found.items.flatMap { Proposal.all(in: $0) }.map { proposal -> [String] in
                let change = proposal.changes[0]
                let plan = plans.first { $0.id == proposal.suggestion.planID }?.name ?? ""
                let why = (change.reasons + proposal.suggestion.reasons).first?.text ?? ""
                return [proposal.id, change.exerciseName, plan, text.line(proposal), all ? change.state.rawValue : why]
            }
            guard !rows.isEmpty else {
                if !all, state != .pending { return Terminal.say("Nothing is \(state.rawValue).") }
                let isEmpty = plans.isEmpty && found.items.isEmpty
                return Terminal.tell(
                    "Nothing waits for a decision."
                        + (isEmpty ? " The coach proposes after workouts of a plan: \(FirstSteps.plans)" : ""))
            }
            Terminal.table(["Id", "Exercise", "Plan", "Change", all ? "State" : "Why"], rows, whole: [0, 1, 2, 3])
            page.tellMore(found)
        }

        @Sendable static func state(_ text: String) throws -> SuggestedChange.State {
            guard let state = SuggestedChange.State(rawValue: text) else {
                let known = SuggestedChange.State.allCases.map(\.rawValue).joined(separator: ", ")
                throw ValidationError("--state must be one of \(known).")
            }
            return state
        }
    }

    /// What is decided on.
    struct Decision: ParsableArguments {
        @OptionGroup var options: LifterOptions
        @OptionGroup var key: KeyOptions

        @Argument(
            help:
                "Ids as the list shows them, or whole ones of changes, groups or bundles; all for everything that waits."
        )
        var ids: [String]

        @Option(help: "Why; it is kept with the decision.")
        var reason: String?

        func decide(_ decision: SuggestedChange.Decision, _ lifter: Lifter) async throws {
            var decisions: [DecideChanges.One] = []
            for change in try await changes(lifter) where !decisions.contains(where: { $0.changeID == change }) {
                decisions.append(DecideChanges.One(changeID: change, decision: decision, reason: reason))
            }
            guard !decisions.isEmpty else { throw Failure("nothing waits for a decision") }
            let request = DecideChanges(decisions: decisions, meta: lifter.meta(key.made))
            let json = try await lifter.service.decide(lifter.user, request)
            if options.shared.json { return print(json) }
            let answer = try JSON.decode(DecisionsAnswer.self, from: json)
            var names: [String] = []
            for change in answer.changes where !names.contains(change.exerciseName) {
                names.append(change.exerciseName)
            }
            Terminal.say("\(decision.rawValue): \(names.joined(separator: ", ").shown)")
            for version in answer.snapshots { Terminal.say("version \(version.versionNumber) is made of its plan") }
        }

        private func changes(_ lifter: Lifter) async throws -> [ChangeID] {
            if ids == ["all"] { return try await Proposal.waiting(lifter).flatMap(\.changes).map(\.id) }
            let suggestions = try await Proposal.suggestions(lifter, nil)
            let proposals = suggestions.flatMap { Proposal.all(in: $0) }
            return try ids.flatMap { text -> [ChangeID] in
                let id = text.lowercased()
                // Open ones go before those that were decided.
                let short = proposals.filter { $0.id == id }
                if let found = short.first(where: { $0.changes[0].isOpen }) ?? short.first {
                    return found.changes.map(\.id)
                }
                if let bundle = suggestions.first(where: { $0.id.text == id }) {
                    return bundle.changes.filter { $0.isOpen && $0.type != .stay }.map(\.id)
                }
                let named = suggestions.flatMap(\.changes).filter { $0.id.text == id || $0.groupID?.text == id }
                guard !named.isEmpty else { throw Failure("there is no proposal \(text.shown)") }
                return named.map(\.id)
            }
        }
    }

    struct Accept: ClientCommand {
        static let configuration = CommandConfiguration(abstract: "Accept proposals: each plan gets one new version.")

        @OptionGroup var decision: Decision
        var options: LifterOptions { decision.options }

        func run(_ lifter: Lifter) async throws { try await decision.decide(.accepted, lifter) }
    }

    struct Reject: ClientCommand {
        static let configuration = CommandConfiguration(abstract: "Reject proposals; that is remembered.")

        @OptionGroup var decision: Decision
        var options: LifterOptions { decision.options }

        func run(_ lifter: Lifter) async throws { try await decision.decide(.rejected, lifter) }
    }

    struct Defer: ClientCommand {
        static let configuration = CommandConfiguration(abstract: "Put proposals off until the next workout.")

        @OptionGroup var decision: Decision
        var options: LifterOptions { decision.options }

        func run(_ lifter: Lifter) async throws { try await decision.decide(.deferred, lifter) }
    }

    struct Withdraw: ClientCommand {
        static let configuration = CommandConfiguration(abstract: "Take decisions of today back.")

        @OptionGroup var decision: Decision
        var options: LifterOptions { decision.options }

        func run(_ lifter: Lifter) async throws { try await decision.decide(.withdrawn, lifter) }
    }
}
