import Contract
import Training

/// Plans, programs and sessions: which one is meant, and what a plan loads today.
extension Knowledge {
    func session(_ id: WorkoutID) -> WorkoutSession? {
        sessions?.first { $0.id == id } ?? opened.first { $0.id == id }
    }

    func plan(_ id: PlanID) -> WorkoutPlan? { plans?.first { $0.id == id } }

    func program(_ id: ProgramID) -> TrackedProgram? { programs?.first { $0.program.id == id } }

    /// Edits of a plan that were not saved; of a new one for `nil`.
    func draft(of plan: PlanID?) -> PlanDraft? { drafts.first { $0.planID == plan } }

    /// The version that the server holds, where the next one waits here.
    func held(_ plan: PlanID) -> PlanSnapshot? { heldVersions.first { $0.planID == plan } }

    /// A prescription as a version holds it, whichever is the current one by now; `nil` where that is not known here.
    @inline(never) func prescription(_ id: PrescriptionID?, in version: SnapshotID?) -> ExercisePrescription? {
        for known in versions(with: version) {
            for exercise in known.exercises where exercise.id == id { return exercise }
        }
        return nil
    }

    /// The version with an id, where it is known here.
    @inline(never) func versions(with id: SnapshotID?) -> [PlanSnapshot] {
        for plan in plans ?? [] where plan.currentVersion.id == id { return [plan.currentVersion] }
        return (heldVersions + earlierVersions).filter { $0.id == id }
    }

    /// A prescription as its plan holds it, whatever today makes of it, and the plan.
    func inPlan(_ id: PrescriptionID?) -> (plan: WorkoutPlan, exercise: ExercisePrescription)? {
        for plan in plans ?? [] {
            for exercise in plan.currentVersion.exercises where exercise.id == id { return (plan, exercise) }
        }
        return nil
    }

    /// The plan that an import offers of a session.
    func offer(_ session: WorkoutID) -> ImportReport.PlanOffer? {
        for report in imports {
            for offer in report.planOffers where offer.sessionID == session { return offer }
        }
        return nil
    }

    /// What can be loaded of an exercise of a plan in the gym in use; steps where none is known or weights do not follow it.
    @inline(never) func loads(_ prescription: ExercisePrescription) -> Loads {
        let unit = settings.unit
        if settings.flags.advancedPlateMath, let gym, let exercise = exercise(prescription.exerciseID) {
            let loads = gym.loads(of: exercise, kind: prescription.loadKind, unit: unit)
            if loads.isInventory || settings.exerciseDefaults == nil { return loads }
        }
        return prescription.ownLoads(increment: step(prescription.exerciseID, unit), unit: unit)
            .onUsualBar(exercise(prescription.exerciseID), unit, known: prescription.workingWeights)
    }

    /// A plan as a start loads it today: as the server worked it out for the gym and the day, else as far as the usual gym can
    /// load what stands there.
    func asTrained(_ plan: WorkoutPlan) -> WorkoutPlan {
        var plan = plan
        if let held = held(plan.id) { plan.currentVersion = held }
        guard let preview = previews[plan.id], preview.planSnapshotID == plan.currentVersion.id,
            preview.gymID == gym?.id
        else {
            guard settings.flags.advancedPlateMath, gym != nil else { return plan }
            let today = EffectiveTargets(of: plan.currentVersion, loads: loads)
            for (index, sets) in today.exercises.enumerated() {
                for (place, set) in sets.enumerated() {
                    plan.currentVersion.exercises[index].sets[place].weight = set.target.weight
                }
            }
            return plan
        }
        for exercise in preview.exercises {
            guard
                let index = plan.currentVersion.exercises.firstIndex(where: {
                    $0.id == exercise.exercisePrescriptionID
                })
            else { continue }
            var sets: [SetPrescription] = []
            for today in exercise.sets {
                // A set that an override adds is not there without it.
                guard let id = today.setPrescriptionID else { continue }
                let own = plan.currentVersion.exercises[index].sets.first { $0.id == id }
                var set = own ?? SetPrescription(id: id)
                (set.id, set.type, set.amrap) = (id, today.type, today.amrap)
                (set.weight, set.reps, set.rir) = (today.target.weight, today.target.reps, today.target.rir)
                set.durationSeconds = today.target.durationSeconds
                sets.append(set)
            }
            plan.currentVersion.exercises[index].sets = sets
        }
        return plan
    }
}
