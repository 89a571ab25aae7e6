extension Migration {
    /// Milestones are counted anew at the next start: workouts without a working set are none of them any more.
    static let milestonesOfWork = Migration(
        number: 30, name: "milestones_of_work", statements: ["UPDATE milestone_tallies SET document = NULL"])
}
