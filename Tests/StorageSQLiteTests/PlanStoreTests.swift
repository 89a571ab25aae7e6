import Storage
import StorageSQLite
import TestSupport
import Testing
import Training

/// Versions of freeform work, and plans that adopt them.
struct PlanStoreTests {
    @Test(arguments: Backend.allCases) func aPlanAdoptsFreeformWorkWithAllItsVersions(backend: Backend) async throws {
        let database = try backend.open()
        let plan = try await database.store { store in
            for number in 1...3 {
                var version = pushPlan(version: number)
                version.planID = nil
                version.notes = "\(number)"
                if number == 1 {
                    try store.insert(version)
                } else {
                    try store.insertOrphanVersion(version, root: id(301))
                }
                #expect(try store.newestOrphan(of: id(301)).id == version.id)
            }
            #expect(try store.newestOrphan(of: id(302)).id == id(303))
            #expect(try store.orphanRoot(of: id(303)) == id(301))
            var plan = WorkoutPlan(id: id(300), name: "Push", currentVersion: try store.newestOrphan(of: id(301)))
            plan.versionCount = plan.currentVersion.versionNumber
            try store.insert(plan, now: evening)
            return try store.plan(plan.id)
        }
        #expect(plan?.currentVersion.notes == "3" && plan?.versionCount == 3)
        let versions = try await database.store { try $0.versions(of: id(300)) }
        #expect(versions.map(\.versionNumber) == [3, 2, 1] && versions.map(\.notes) == ["3", "2", "1"])
        #expect(versions.allSatisfy { $0.planID == id(300) })
        #expect(try await database.store { try $0.versions(of: id(300), before: 3, limit: 1) } == [versions[1]])
        #expect(try await database.store { try $0.version(1, of: id(300)) } == versions[2])
        #expect(try await database.store { try $0.newestOrphan(of: id(301)) } == versions[2])
    }

    @Test(arguments: Backend.allCases) func plansAreChangedAndDeleted(backend: Backend) async throws {
        let database = try backend.open()
        try await database.store { store in
            var plan = WorkoutPlan(id: id(300), name: "Push", currentVersion: pushPlan())
            try store.insert(plan.currentVersion)
            try store.insert(plan, now: evening)
            plan.name = "Push A"
            (plan.favorite, plan.archived, plan.complete) = (true, true, false)
            (plan.category, plan.estimatedMinutes) = ("strength", 45)
            try store.update(plan)
            #expect(try store.plan(plan.id) == plan)
            #expect(try store.plans(with: bench.id).map(\.id) == [plan.id])
            #expect(try store.plans(with: plank.id).isEmpty)
            try store.deletePlan(plan.id, now: evening)
            #expect(try store.plan(plan.id) == nil && store.plans().isEmpty)
            #expect(try store.plan(plan.id, evenDeleted: true) == plan)
            #expect(
                try store.plans(with: bench.id).map(\.id) == [plan.id], "a deleted plan is part of a lift's history")
            #expect(try store.snapshot(id(301)) == pushPlan())
        }
    }
}
