import Sync
import Training

extension Focus {
    /// What a key does when no field has the focus; `nil` for nothing.
    func message(forKey key: String, _ world: World) -> Message? {
        guard world.isTraining, let workout = world.shown else { return nil }
        switch key {
        case "Ctrl+z", "Meta+z": return .focus(.undoLast)
        case "Ctrl+Z", "Meta+Z", "Ctrl+y", "Meta+y": return .focus(.redoLast)
        default: break
        }
        if let cell { return padMessage(key, cell, workout) }
        switch key {
        case "Enter": return .focus(.main)
        case "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight":
            guard let place = currentPlace(workout), let open = openIndex(workout),
                let first = workout.exercises[open].columns.first
            else { return nil }
            return .focus(.cell(place, first))
        default: return nil
        }
    }

    private func padMessage(_ key: String, _ cell: Cell, _ workout: ActiveWorkout) -> Message? {
        switch key {
        case "Escape": return .focus(.closePad)
        case "Enter":
            // What cannot be is said to be so, there as here.
            if workout[cell.place]?.status == .planned { return .focus(.tick(cell.place)) }
            return .focus(isRejected ? .pad(.next) : .closePad)
        case "Backspace": return .focus(.pad(.backspace))
        case ".", ",": return .focus(.pad(.separator))
        case "+": return .focus(.pad(.plus))
        case "-": return .focus(.pad(.minus))
        case "ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight": return neighbour(key, cell, workout)
        default:
            guard let digit = Int(key), (0...9).contains(digit) else { return nil }
            return .focus(.pad(.digit(digit)))
        }
    }

    /// Arrows walk through the grid like in a spreadsheet.
    private func neighbour(_ key: String, _ cell: Cell, _ workout: ActiveWorkout) -> Message? {
        guard let exercise = workout.exercises.first(where: { $0.instanceID == cell.place.exerciseInstanceID }),
            let column = exercise.columns.firstIndex(of: cell.field),
            let row = exercise.sets.firstIndex(where: { $0.id == cell.place.setID })
        else { return nil }
        let newColumn = column + (key == "ArrowRight" ? 1 : key == "ArrowLeft" ? -1 : 0)
        let newRow = row + (key == "ArrowDown" ? 1 : key == "ArrowUp" ? -1 : 0)
        guard exercise.columns.indices.contains(newColumn), exercise.sets.indices.contains(newRow) else { return nil }
        return .focus(.cell(SetPlace(exercise.instanceID, exercise.sets[newRow].id), exercise.columns[newColumn]))
    }
}
