import Contract
import Training

/// The sets of an open exercise, one row each, with a cell for every number.
extension ExerciseCard {
    var grid: View {
        tag("table", "grid n") {
            tag("thead") {
                tag("tr") {
                    tag("th", "set", [.attribute("scope", "col")], strings[.setColumn])
                    tag("th", "was", [.attribute("scope", "col")], strings[.lastColumn])
                    for column in exercise.columns {
                        tag(
                            "th", column.classes, [.attribute("scope", "col")],
                            strings.column(column, exercise.loadKind))
                    }
                    tag("th", "check") { tag("span", "unseen", strings[.done]) }
                }
            }
            tag("tbody") {
                for index in exercise.sets.indices {
                    row(index)
                    if compares { comparison(index) }
                }
            }
        }
    }

    private func row(_ index: Int) -> View {
        var set = shown(index)
        let isKept = !unkept.contains(set.id)
        if !isKept { set.status = .planned }
        var row = SetRow(
            place: SetPlace(exercise.instanceID, set.id), set: set, own: exercise.sets[index],
            label: exercise.label(index), measure: exercise.measure, loadKind: exercise.loadKind,
            last: exercise.last(index, of: last),
            isRecord: isKept && best.map { exercise.isRecord(index, over: $0.value) } ?? false,
            isFailing: failing == set.id, isEditing: isEditing, isRejected: false, strings: strings)
        if index < planned.count { row.plan = planned[index] }
        if let cell, cell.place == row.place {
            (row.open, row.typed, row.isRejected) = (cell.field, typed, isRejected)
        }
        let classes = isKept ? row.state(isCurrent: set.id == current) : SetRow.keeping
        return .lazy(ClassedView(key: set.id.low, row, classes: classes) { $0.view($1) })
    }
}
