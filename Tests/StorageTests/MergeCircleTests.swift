import Storage
import Testing
import Training

/// Merges that no door of the system makes: a damaged table might hold them.
struct MergeCircleTests {
    private static let ids = (1...6).map { ExerciseID(high: 0x7000, low: 0x8000_0000_0000_0000 + UInt64($0)) }

    @Test func aCircleEndsAtItsLeastId() {
        let ids = Self.ids
        let merges = Merges([ids[2]: ids[1], ids[1]: ids[3], ids[3]: ids[2], ids[4]: ids[3], ids[5]: ids[5]])
        for id in ids[1...4] { #expect(merges.shown(id) == ids[1]) }
        #expect(merges.shown(ids[0]) == ids[0] && merges.shown(ids[5]) == ids[5])
        #expect(merges.shownAs(ids[1]) == Array(ids[1...4]))
    }

    /// Whatever the table says, every chain ends, in something that is shown as itself.
    @Test func everyChainEnds() {
        let ids = Self.ids.prefix(4)
        let targets: [ExerciseID?] = [nil] + ids.map { $0 }
        for number in 0..<625 {
            var (rest, into) = (number, [ExerciseID: ExerciseID]())
            for id in ids {
                into[id] = targets[rest % 5]
                rest /= 5
            }
            let merges = Merges(into)
            for id in ids {
                let shown = merges.shown(id)
                #expect(merges.into[shown] == nil && merges.shown(shown) == shown)
                #expect(merges.shownAs(shown).contains(id))
            }
        }
    }
}
