import Contract
import TestSupport
import Testing
import Training

struct ModelShapeTests {
    private static let shapes = [
        ModelShape(ChangeAnswer.self), ModelShape(StartAnswer.self), ModelShape(DoneAnswer.self),
        ModelShape(CompleteAnswer.self), ModelShape(ErrorAnswer.self), ModelShape(ErrorAnswer.Fault.self),
        ModelShape(ErrorAnswer.Details.self), ModelShape(Page<Totals>.self), ModelShape(PriorPerformance.self),
        ModelShape(LifterProfile.self),
        ModelShape(PriorPerformance.BestMax.self), ModelShape(DecideChanges.self), ModelShape(DecideChanges.One.self),
        ModelShape(DecisionsAnswer.self), ModelShape(PreviewStart.self), ModelShape(MatchNames.self),
        ModelShape(CreateProgram.self), ModelShape(LiftStart.self), ModelShape(PatchProgram.self),
        ModelShape(SkipDay.self), ModelShape(GenerateWorkout.self), ModelShape(GenerateWeek.self),
        ModelShape(ImportProgram.self), ModelShape(SharedProgram.self), ModelShape(ProgramTemplate.self),
        ModelShape(PreviewProgram.self), ModelShape(ProgramPreview.self),
        ModelShape(FlagPain.self), ModelShape(ResolvePain.self),
        ModelShape(MatchedName.self), ModelShape(MatchedName.Candidate.self), ModelShape(StructureChanges.self),
        ModelShape(KeepChanges.self), ModelShape(KeptChanges.self), ModelShape(Account.self),
        ModelShape(AccessToken.self), ModelShape(MakeToken.self), ModelShape(Device.self), ModelShape(PairDevice.self),
        ModelShape(PairingCode.self), ModelShape(PairingCode.Drawing.self), ModelShape(SaveAsPlan.self),
        ModelShape(ClientRequest.self), ModelShape(CreatePlan.self), ModelShape(PatchPlan.self),
        ModelShape(MakeVersion.self),
        ModelShape(RollBack.self), ModelShape(DecideOffer.self), ModelShape(Health.self), ModelShape(Readiness.self),
        ModelShape(Readiness.Check.self), ModelShape(SyncPage.self), ModelShape(SyncPage.Change.self),
        ModelShape(ExerciseDetails.self), ModelShape(MergedExercise.self), ModelShape(MergeExercise.self),
        ModelShape(Routine.self), ModelShape(Routine.Step.self), ModelShape(ExerciseEdit.self),
        ModelShape(PackedExercise.self),
        ModelShape(PackReport.self), ModelShape(PackReport.Line.self), ModelShape(PackReport.Refused.self),
        ModelShape(ChangeEvent.self),
        ModelShape(ChangeEvent.Change.self),
        ModelShape(EraseAccount.self), ModelShape(BackUpAccount.self), ModelShape(ErasedAccount.self),
        ModelShape(ImportProgress.self),
        ModelShape(LogBody.self), ModelShape(MakeGoal.self), ModelShape(PatchGoal.self),
        ModelShape(LanguageLine.self),
        ModelShape(CalendarAccess.self), ModelShape(PushKey.self), ModelShape(SubscribePush.self),
        ModelShape(SubscribePush.Keys.self), ModelShape(PushSubscription.self),
        ModelShape(BodyImportReport.self), ModelShape(BodyImportReport.KindCount.self),
        ModelShape(BodyImportReport.Skipped.self),
        ModelShape(TodayOverview.self), ModelShape(TodayOverview.Resume.self), ModelShape(TodayOverview.NextPlan.self),
        ModelShape(TodayOverview.Day.self), ModelShape(AgedLift.self), ModelShape(TodayOverview.ProgramCard.self),
        ModelShape(DatedRecord.self),
    ]

    @Test(arguments: shapes) func everyStoredPropertyIsDeclaredOnce(shape: ModelShape) {
        #expect(shape.declared.count == shape.stored)
        #expect(Set(shape.declared).count == shape.declared.count)
        #expect(shape.roundTrips)
    }

    /// The list above is complete: every model in the sources stands in it.
    @Test func everyModelIsLookedAt() throws {
        let models = try ModelShape.models(in: "Contract")
        #expect(models.count > 20)
        #expect(models.subtracting(Self.shapes.map(\.name)).isEmpty)
    }
}
