import TestSupport
import Testing
import Wire

@testable import Training

struct ModelShapeTests {
    private typealias Shape = ModelShape

    private static let shapes = [
        Shape(Exercise.self), Shape(ExerciseFacts.self), Shape(ActiveWorkout.self), Shape(ActiveExercise.self),
        Shape(ActiveSet.self), Shape(SetTags.self), Shape(SetTarget.self), Shape(PreMood.self),
        Shape(SessionOverride.self), Shape(SessionOverride.Adjustment.self), Shape(Totals.self),
        Shape(PlanSnapshot.self),
        Shape(ExercisePrescription.self), Shape(SetPrescription.self), Shape(RepRange.self), Shape(RestPolicy.self),
        Shape(ShortSession.self), Shape(ShortPerformance.self), Shape(BestSet.self),
        Shape(WorkoutPlan.self), Shape(WorkoutSession.self), Shape(PostEffort.self), Shape(ExercisePerformance.self),
        Shape(SetPerformance.self), Shape(LogSession.self), Shape(LogSet.self), Shape(SetValues.self),
        Shape(AddExercise.self),
        Shape(NewSet.self),
        Shape(RemoveExercise.self), Shape(CompleteWorkout.self), Shape(CancelWorkout.self), Shape(PatchWorkout.self),
        Shape(AIScope.self), Shape(SetPlace.self), Shape(ExercisePlace.self), Shape(SetFieldOp.self),
        Shape(AddSetOp.self),
        Shape(FieldTarget.self), Shape(StandingCells.self), Shape(SwappedExercise.self), Shape(AutofillExercise.self),
        Shape(AutofillUpdate.self),
        Shape(SwapExercise.self), Shape(ReorderExercises.self), Shape(SupersetExercises.self), Shape(UndoChange.self),
        Shape(WorkoutError.Fault.self), Shape(SessionCorrection.self), Shape(CorrectedExercise.self),
        Shape(CorrectedSet.self), Shape(CompletionSummary.self), Shape(SummaryNote.self),
        Shape(SummaryNote.Params.self),
        Shape(RepRecord.self), Shape(RemoveSetOp.self), Shape(WorkoutEvent.self),
        Shape(WorkoutEvent.Payload.self), Shape(StartWorkout.self),
        Shape(StartPlan.self), Shape(StartPlan.Block.self),
        Shape(ExerciseSummary.self),
        Shape(NextItem.self),
        Shape(LastPerformance.self), Shape(PerformedSet.self),
        Shape(ImportReport.self), Shape(ImportReport.Line.self), Shape(ImportName.self), Shape(ImportColumns.self),
        Shape(ImportColumns.Column.self), Shape(ImportColumns.Saved.self),
        Shape(ImportReport.Skipped.self), Shape(ImportReport.Repaired.self), Shape(ImportReport.Matched.self),
        Shape(ImportReport.PlanOffer.self), Shape(ImportReport.OfferedRule.self), Shape(ImportReport.KeptApart.self),
        Shape(ImportReport.Undone.self), Shape(ImportReport.History.self), Shape(ImportReport.Lift.self),
        Shape(ImportReport.Week.self),
        Shape(ImportQuestion.self), Shape(ImportQuestion.Choice.self),
        Shape(ImportReport.Changed.self),
        Shape(Settings.self), Shape(ExerciseDefaults.self), Shape(FeatureFlags.self), Shape(ExerciseMarks.self),
        Shape(DoubleProgression.self), Shape(RepsOnly.self),
        Shape(DurationOnly.self), Shape(Gym.self), Shape(Gym.Bar.self), Shape(PlateCount.self), Shape(WeightStack.self),
        Shape(WarmUpStep.self), Shape(WarmUpSet.self), Shape(PersonalRecord.self), Shape(RecordMark.self),
        Shape(SuggestedChange.self), Shape(PlanSuggestion.self), Shape(ProposeChanges.self), Shape(ProposedChange.self),
        Shape(PainFlag.self), Shape(SubstituteOffer.self),
        Shape(StartPreview.self), Shape(PreviewExercise.self), Shape(PreviewSet.self),
        Shape(SnapshotDiff.self), Shape(VersionLine.self), Shape(PlanDifference.self), Shape(BaselineChange.self),
        Shape(BaselineChange.Baseline.self), Shape(PlannedExercise.self), Shape(StructureChange.self),
        Shape(Recommendation.self), Shape(Reason.self), Shape(Reason.Params.self), Shape(StraightSets.self),
        Shape(TopSetBackoff.self), Shape(RPEAutoregulated.self), Shape(RPEAutoregulated.Step.self),
        Shape(PercentOfMax.self), Shape(PercentOfMax.PercentSet.self), Shape(MaxIncrease.Row.self), Shape(Staged.self),
        Shape(Staged.Stage.self), Shape(Staged.Restart.self), Shape(DerivedFrom.self), Shape(ProgressionState.self),
        Shape(CalculatorSet.self), Shape(CalculatorSet.Performed.self), Shape(CalculatorLoading.self),
        Shape(CalculatorPrescription.self), Shape(CalculatedTarget.self), Shape(NextBody.self), Shape(NextAnswer.self),
        Shape(SimulateBody.self), Shape(SimulatedSession.self), Shape(SimulateAnswer.self), Shape(ProgramBody.self),
        Shape(ProgramLift.self), Shape(ProgramSession.self), Shape(ProgramAnswer.self),
        Shape(BacktestReport.self), Shape(BacktestCoverage.self), Shape(BacktestCoverage.LeftOut.self),
        Shape(BacktestReport.Share.self), Shape(BacktestLifter.self), Shape(BacktestTargets.self),
        Shape(BacktestForesight.self), Shape(BacktestForesight.Calibration.self),
        Shape(BacktestForesight.Bin.self), Shape(CoachRow.self), Shape(CoachRow.Done.self),
        Shape(LoadingBody.self),
        Shape(LoadingAnswer.self),
        Shape(MaxBody.self), Shape(MaxAnswer.self), Shape(RPEBody.self), Shape(RPEAnswer.self), Shape(WarmUpBody.self),
        Shape(WarmUpAnswer.self), Shape(Calibration.self), Shape(ChangeFact.self), Shape(ChangeResult.self),
        Shape(AppliedTarget.self), Shape(ConvertedChange.self), Shape(ExerciseRecords.self),
        Shape(RecordFrontier.Entry.self), Shape(Offer.self), Shape(LiftState.self), Shape(Outing.Facts.self),
        Shape(Outing.WorkSet.self), Shape(CoachRow.self), Shape(CoachRow.Done.self),
        Shape(Training.Program.self), Shape(ProgramDay.self), Shape(ProgramRun.self), Shape(ProgramRun.Mark.self),
        Shape(TrackedProgram.self), Shape(ProgramProgress.self), Shape(ProgramToday.self), Shape(ProgramStep.self),
        Shape(GeneratedTraining.self), Shape(GeneratedPlan.self), Shape(GeneratedItem.self),
        Shape(GeneratedChoice.self),
        Shape(GeneratedReason.self), Shape(MuscleSets.self),
        Shape(ProgramBlueprint.self), Shape(ProgramBlueprint.Plan.self), Shape(ProgramBlueprint.Day.self),
        Shape(CoachScore.self), Shape(CoachStanding.self), Shape(CoachTally.self), Shape(CoachTally.Fate.self),
        Shape(CoachTally.Said.self), Shape(SimulatedProgramDay.self), Shape(SimulatedExercise.self),
        Shape(CoachTally.Said.self), Shape(Profile.self), Shape(ExerciseLoads.self), Shape(TodayWeight.self),
        Shape(PreviewSubstitute.self), Shape(BodyEntry.self), Shape(BodyTrend.self), Shape(BodyTrend.Day.self),
        Shape(ScheduleEntry.self), Shape(ScheduleEntry.Change.self), Shape(ScheduledWorkout.self),
        Shape(LifterGoal.self), Shape(GoalProgress.self), Shape(GoalProgress.Projection.self), Shape(TrackedGoal.self),
        Shape(GoalReason.self), Shape(GoalReason.Params.self),
        Shape(WeeklyStats.self), Shape(WeekStats.self), Shape(MuscleWork.self), Shape(WeeklySetRange.self),
        Shape(MuscleSeries.self), Shape(MuscleSeries.Point.self), Shape(MaxSeries.self), Shape(MaxSeries.Point.self),
        Shape(AnalyticsFeatures.self), Shape(AnalyticsFeatures.Stretch.self), Shape(AnalyticsFeatures.MuscleLoad.self),
        Shape(AnalyticsFeatures.LiftTrend.self), Shape(Adherence.self), Shape(Adherence.Week.self),
        Shape(Adherence.Day.self), Shape(Streak.self), Shape(Recovery.self), Shape(Recovery.MuscleState.self),
        Shape(DayReason.self), Shape(PlanForesight.self), Shape(PlanForesight.ByReason.self), Shape(Objectives.self),
        Shape(CatalogueFile.self), Shape(DateForms.self), Shape(GoalEmphasis.self), Shape(MilestoneTally.self),
        Shape(MilestoneTally.Place.self),
    ]

    /// A property that `fields` forgets would silently be reset on every round trip.
    @Test(arguments: shapes) func everyStoredPropertyIsDeclaredOnce(shape: ModelShape) {
        #expect(shape.declared.count == shape.stored)
        #expect(Set(shape.declared).count == shape.declared.count)
        #expect(shape.roundTrips)
    }

    /// The list above is complete: every model in the sources stands in it.
    @Test func everyModelIsLookedAt() throws {
        let models = try ModelShape.models(in: "Training")
        let listed = Set(Self.shapes.map(\.name))
        #expect(models.count > 100)
        #expect(models.subtracting(listed) == Self.wrappers)
    }

    /// Wrappers, which read and write the fields of what they hold.
    private static let wrappers: Set<String> = ["InUnit", "Stated", "StatedUnit"]

    @Test(arguments: [
        (#"{"type":"double_progression"}"#, ProgressionRule.doubleProgression(DoubleProgression())),
        (#"{"type":"reps_only","max_reps":15}"#, .repsOnly(RepsOnly())),
        (#"{"type":"duration_only"}"#, .durationOnly(DurationOnly())), (#"{"type":"manual"}"#, .manual),
        (#"{"type":"straight_sets"}"#, .straightSets(StraightSets())),
        (#"{"type":"top_set_backoff"}"#, .topSetBackoff(TopSetBackoff())),
        (#"{"type":"rpe_autoregulated"}"#, .rpeAutoregulated(RPEAutoregulated())),
        (#"{"type":"staged"}"#, .staged(Staged())),
    ])
    func rulesAreReadWithTheirDefaults(text: String, rule: ProgressionRule) throws {
        #expect(try JSON.decode(ProgressionRule.self, from: text) == rule)
        #expect(try JSON.decode(ProgressionRule.self, from: JSON.text(rule)) == rule)
    }

    /// Stored documents of the first version must stay readable; this text never changes.
    @Test func theStoredWorkoutOfVersionOneIsPinned() throws {
        let first = try startedWorkout().exercises[0].sets[0]
        let set = try JSON.decode(
            ActiveSet.self,
            from: #"""
                {"id":"893c8714-51ae-590f-9749-9ba4842ac6ac","set_type":"working","amrap":false,"weight":60,"reps":8,"rir":null,"status":"planned","tags":{"is_failure":null},"set_prescription_id":"01900000-0000-7000-8000-0000000001f4","target":{"weight":60,"reps":8,"rir":null,"duration_seconds":null},"duration_seconds":null,"distance_m":null,"note":null,"skip_reason":null,"completed_at":null,"performed_exercise_id":null}
                """#)
        #expect(set == first)
    }

    /// With the rest after the set, and what stood in its cells before 0 reps were done.
    @Test func theStoredSetOfVersionTwoIsPinned() throws {
        var set = try startedWorkout().exercises[0].sets[0]
        set.restSeconds = 150
        set.beforeFailure = StandingCells()
        #expect(
            JSON.text(set) == #"""
                {"id":"893c8714-51ae-590f-9749-9ba4842ac6ac","set_type":"working","amrap":false,"weight":60,"reps":8,"rir":null,"status":"planned","tags":{"is_failure":null},"set_prescription_id":"01900000-0000-7000-8000-0000000001f4","target":{"weight":60,"reps":8,"rir":null,"duration_seconds":null},"duration_seconds":null,"distance_m":null,"rest_seconds":150,"note":null,"skip_reason":null,"completed_at":null,"before_failure":{"weight":null,"reps":null,"rir":null,"duration_seconds":null,"distance_m":null,"is_failure":null},"performed_exercise_id":null}
                """#)
    }
}
