/// A phrase of the app without numbers in it. Each language has a total catalogue of them: the compiler finds a gap.
enum Phrase: CaseIterable {
    // Places
    case today
    case plans
    case history
    case settings
    case places
    case workout
    case workoutsWord
    case exercises
    case details
    case back
    case leave
    case more
    case close
    case ready
    case look
    case copy
    case copied
    case dismiss
    case tryAgain
    case undo
    case showMore
    case showAll
    case showLess
    case added
    case loading
    case cannotLoad
    case notHere
    case notHereHint

    // State
    case saved
    case saving
    case notSaved
    case notPossible
    case offline
    case serverAway
    case finishedHere
    case workoutSaved
    case refusedHint
    case startOf

    // Today
    case goodMorning
    case hello
    case goodEvening
    case thisWeek
    case trained
    case resume
    case running
    case nextUp
    case otherPlans
    case start
    case startEmpty
    case emptyWorkout
    case whatNext
    case recent
    case welcome
    case welcomeHint

    // Plans and history
    case noPlans
    case noPlansHint
    case noHistory
    case noHistoryHint
    case saveAsPlan
    case planName
    case planSaved

    // The grid
    case setColumn
    case lastColumn
    case repsColumn
    case timeColumn
    case weight
    case repsWord
    case time
    case distance
    case setsWord
    case volume
    case duration
    case warmupSet
    case done
    case notDone
    case skipped
    case planned
    case toFailure
    case firstTime

    // Tools
    case addSet
    case plusSet
    case removeSet
    case editSets
    case useLast
    case raiseAll
    case skip
    case addExercise
    case removeExercise
    case swapExercise
    case fillIn
    case reorder
    case superset
    case gym
    case searchExercises
    case nothingFound
    case readyToTrain
    case emptyWorkoutHint

    // The pad
    case nextField
    case backspace
    case decimalPoint
    case closePad

    // Rest and the big button
    case rest
    case go
    case lessRest
    case moreRest
    case skipShort
    case skipRest
    case restIsOver
    case doneButton
    case failedButton

    // The end of a workout
    case finishWorkout
    case finish
    case howHard
    case easy
    case allOut
    case note
    case discardWorkout
    case discardHint
    case workoutDiscarded

    // Desktop, right of the work
    case lastTime
    case bestMax
    case coachSays
    case soFar

    // Summary
    case record
    case nextTime
    case stay
    case becomes

    // Import
    case importHistory
    case importFrom
    case importHint
    case chooseFile
    case chooseFileHint
    case chooseOther
    case checking
    case importingNow
    case cannotImport
    case noAnswer
    case nothingNew
    case warmups
    case from
    case until
    case unitGuessed
    case unitChosen
    case unitHint
    case plansFound
    case addPlan

    // Settings
    case unit
    case kilograms
    case pounds
    case language
    case likeDevice
    case appearance
    case dark
    case light
    case restBetween
    case restHint
    case shorter
    case longer
    case settingsWait
    case ownData
}
