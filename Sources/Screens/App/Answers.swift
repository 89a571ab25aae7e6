import Contract
import Training

extension App {
    /// An answer to a change goes to the screen that made it; what none of them says more of is told in the strip.
    @inline(never) func answered(_ call: Call, _ answer: Answer) -> [ShellEffect] {
        switch call.purpose {
        case .importing(let isDryRun): return carryOut(importing.answered(answer, isDryRun: isDryRun, world))
        case .importColumns: return carryOut(importing.columnsCame(answer, world))
        case .importProgress: return carryOut(importing.progressed(answer))
        case .loadPack: return carryOut(library.pack?.answered(answer, world) ?? [])
        case .importBody(let isDryRun): return carryOut(body.imported(answer, isDryRun: isDryRun, world))
        case .data(let work): return carryOut(settings.data.answered(work, answer, world))
        case .previewProgram: return carryOut(programs.previewed(answer, world))
        case .saveSettings: return savedSettings(answer)
        case .push(let step): return answered(step, answer)
        case .generate(let number): return carryOut(generator?.answered(number, answer, world) ?? [])
        case .undoImport: importing.undoing = nil
        case .pair: return answer.isGood ? paired() : carryOut(pairing.failed(answer, world))
        default: break
        }
        if answer.isGood, case .applyAndStart(let ids) = call.purpose {
            return countApplied(ids) + carryOut(done(call, answer))
        }
        if answer.isGood { return carryOut(done(call, answer)) }
        let isRefused = answer.outcome == .refused
        let fault = answer.fault
        switch call.purpose {
        case .createPlan, .saveVersion:
            if editor?.isSaving != true { break }
            if !isRefused { return carryOut(Editor.wait(&editor, world)) }
            editor!.isSaving = false
            if let fault { return carryOut(editor!.notSaved(fault, world)) }
        case .applyAndStart(let ids):
            starting?.isApplying = false
            if !isRefused, let starting { return carryOut(starting.applyLater(ids, call.request, world)) }
            if let effects = refuse(ids, fault) { return carryOut(effects) }
        case .savePlan(let id), .addOffer(let id):
            if !isRefused {
                return carryOut(savePlanLater(id, call.request, world.knowledge.session(id)?.title ?? "", world))
            }
            let text = fault?.message ?? world.strings[.notSaved]
            if case .addOffer = call.purpose { return carryOut([.offer(.refused(text))]) }
            if summary?.answer?.archivedWorkoutID == id { summary?.fault = text } else { session.fault = text }
            return [.announce(text)]
        case .keepChanges: summary?.isKeeping = false
        case .rollBack(let id, _):
            if !isRefused { return carryOut(Timeline.rollBackLater(id, call.request, world)) }
        case .program:
            if let effects = programs.notSaved(call.request, isRefused: isRefused, fault, world) {
                return carryOut(effects)
            }
        case .decideOffer, .decideName, .undoImport, .makeToken, .revokeToken, .importing, .importColumns,
            .importProgress, .saveSettings, .pair, .makePairingCode, .revokeDevice, .generate, .previewProgram,
            .loadPack, .importBody, .calendarAccess, .data, .push:
            break
        }
        return carryOut(notSaved(call, fault, isRefused))
    }

    /// What is shown already may not be so.
    private var shownMayBeWrong: Effect { .lookAgain([.plans, .suggestions]) }

    /// A call that got no answer is offered to be sent again.
    private func notSaved(_ call: Call, _ fault: ErrorAnswer.Fault?, _ isRefused: Bool) -> [Effect] {
        let text = fault?.message ?? world.strings[.notSaved]
        if isRefused { return [shownMayBeWrong, .offer(.refused(text))] }
        return [
            .offer(
                Undo(
                    text: world.strings[.notSaved], announcement: text, milliseconds: 20_000, way: .tryAgain,
                    undo: [.send(call)]))
        ]
    }

    private func done(_ call: Call, _ answer: Answer) -> [Effect] {
        let strings = world.strings
        switch call.purpose {
        case .decideOffer: return [.lookAgain([.imports])]
        case .decideName: return [.lookAgain(Query.daily + [.importNames, .exercises])]
        case .undoImport: return importing.undone(answer, world)
        case .makeToken: return settings.access.made(answer)
        case .revokeToken: return [.lookAgain([.tokens]), .announce(strings[.revoked])]
        case .program(let id, let said, let goes): return programs.done(id, said, goes, world)
        case .makePairingCode: return settings.phones.made(answer, world)
        case .revokeDevice: return [.lookAgain([.devices]), .announce(strings[.revoked])]
        case .createPlan: return Editor.saved(&editor, nil, world)
        case .saveVersion(let plan): return Editor.saved(&editor, plan, world)
        case .rollBack(let plan, let before): return timeline.rolledBack(plan, from: before, answer, world)
        case .applyAndStart: return startAfterDecisions(answer)
        case .keepChanges: return summary?.structureKept(answer, world) ?? [.lookAgain([.plans])]
        case .savePlan(let session), .addOffer(let session):
            // What comes next is said by the plan from now on.
            return [
                .note(.becamePlan(session)), .announce(strings[.planSaved]), .lookAgain([.plans, .next]),
            ]
        case .calendarAccess: return calendar.accessCame(answer)
        case .importing, .importColumns, .importProgress, .saveSettings, .pair, .generate, .previewProgram, .loadPack,
            .importBody, .data, .push:
            return []
        }
    }

    /// Notes why decisions were refused, each with its change.
    ///
    /// - Returns: `nil` where the fault belongs to none of them.
    func refuse(_ ids: [ChangeID], _ fault: ErrorAnswer.Fault?) -> [Effect]? {
        let faults = Decisions.faults(of: ids, fault)
        if faults.all.isEmpty { return nil }
        switch deciding {
        case .starting: starting?.review.faults = faults
        case .summary: summary?.review.faults = faults
        case .suggestions: suggestions.review.faults = faults
        }
        return [shownMayBeWrong, .announce(fault?.message ?? "")]
    }

    private func startAfterDecisions(_ answer: Answer) -> [Effect] {
        guard let decided = answer.read(DecisionsAnswer.self) else { return [shownMayBeWrong] }
        // The workout runs the version that came of it: it is taken over first.
        return Decisions.taken(decided) + [
            .message(.starting(.now)), .offer(Decisions.undo(of: decided.changes.ids, world.strings.decided(decided))),
        ]
    }

    /// Refused for good or answered, they wait no longer; otherwise they are tried again.
    private func savedSettings(_ answer: Answer) -> [ShellEffect] {
        if answer.outcome == .again { return [.timer(.settings, milliseconds: 15_000)] }
        if facts.knowledge.settingsWait, let saved = answer.isGood ? answer.read(Settings.self) : nil,
            !saved.isSame(as: facts.knowledge.settings)
        {
            return saveSettings()  // Changed again meanwhile.
        }
        facts.knowledge.settingsWait = false
        let kept = ShellEffect.persist(key: Stored.settingsWait, value: "")
        if !answer.isGood {
            // What is shown goes back to what holds.
            facts.knowledge.lookAgain([.settings])
            return [kept] + carryOut(settings.refused(answer.fault, world))
        }
        // The server says its sentences in the language and unit it now knows.
        facts.knowledge.lookAgain([.next, .suggestions])
        facts.knowledge.lookAgainAtStarts()
        facts.knowledge.lookAgainAtDays()
        return [kept]
    }
}
