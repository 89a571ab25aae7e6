import Contract
import Training
import Wire

/// What is known without the server: what a screen says that it did.
extension Knowledge {
    /// Takes over what a screen knows.
    ///
    /// - Returns: what is to be kept on the device.
    @inline(never) mutating func note(_ fact: Fact) -> [Effect] {
        switch fact {
        case .plan(let plan):
            guard let index = plans?.firstIndex(where: { $0.id == plan.id }) else { return [] }
            plans![index] = plan
        case .noPlan(let id):
            plans?.removeAll { $0.id == id }
            return keep(nil, of: id)
        case .version(let version):
            guard let index = plans?.firstIndex(where: { $0.id == version.planID }) else { return [] }
            if version.versionNumber >= plans![index].currentVersion.versionNumber {
                plans![index].currentVersion = version
            }
            plans![index].versionCount = max(plans![index].versionCount, version.versionNumber)
        case .changes(let changes): suggestions?.take(changes)
        case .decided:
            var open = suggestions ?? []
            for index in open.indices { open[index].changes.removeAll { !$0.isOpen } }
            return [
                .persist(key: Stored.pending, value: JSON.text(Page(open))), .persist(key: Stored.deferred, value: ""),
            ]
        case .becamePlan(let session): becamePlans.append(session)
        case .newImport(let report): imports.insert(report, at: 0)
        case .noOffer(let report, let session):
            for (index, known) in imports.enumerated() where known.importID == report {
                imports[index].planOffers.removeAll { $0.sessionID == session }
            }
        case .settings(let changed):
            // What was asked for before would put back what stood there, and come after what is sent is answered.
            if self[.settings].isLoading { self[.settings].lookAgain() }
            settings = changed
            settingsWait = true
            return [
                .persist(key: Stored.settings, value: JSON.text(settings)),
                .persist(key: Stored.settingsWait, value: "1"),
            ]
        case .draft(let draft, let plan): return keep(draft, of: plan)
        case .keptDraft(let key, let text):
            keptDrafts[key] = text
            return [.persist(key: key, value: text)]
        }
        return []
    }

    private mutating func keep(_ draft: PlanDraft?, of plan: PlanID?) -> [Effect] {
        drafts.removeAll { $0.planID == plan }
        if let draft { drafts.append(draft) }
        return [.persist(key: Stored.drafts, value: drafts.isEmpty ? "" : JSON.text(drafts))]
    }
}
