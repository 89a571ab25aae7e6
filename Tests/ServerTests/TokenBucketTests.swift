import Contract
import Server
import TestSupport
import Testing

/// The bucket as a value, against what a limit promises.
struct TokenBucketTests {
    private struct Run {
        var generator: SeededGenerator
        let limit: RateLimit
        var bucket: TokenBucket
        var now: Int64
        /// When calls were granted, in milliseconds.
        var grants: [Int64] = []

        init(_ seed: UInt64) {
            generator = SeededGenerator(seed)
            limit = RateLimit(
                max: Int.random(in: 1...12, using: &generator), seconds: Int.random(in: 1...90, using: &generator))
            now = Int64.random(in: 0...1_000_000_000_000, using: &generator)
            bucket = TokenBucket(limit, atMilliseconds: now)
        }

        /// Calls come faster than the limit allows, and now and then there is a pause.
        mutating func call() -> Int? {
            let even = Int64(limit.seconds) * 1_000 / Int64(limit.max)
            now +=
                generator.chance(20)
                ? Int64.random(in: 0...20 * even, using: &generator) : generator.pick([0, 1, even / 2])
            let wait = bucket.take(limit, atMilliseconds: now)
            if wait == nil { grants.append(now) }
            return wait
        }
    }

    /// In any window: at most `max` at its start, and what flows in meanwhile.
    @Test(arguments: 1...UInt64(60)) func noWindowGrantsMoreThanIsPromised(seed: UInt64) {
        var run = Run(seed)
        for _ in 0..<400 { _ = run.call() }
        #expect(run.grants.count > run.limit.max)
        for (first, start) in run.grants.enumerated() {
            for (last, end) in run.grants.enumerated().dropFirst(first) {
                let inflow = (end - start) * Int64(run.limit.max)
                let granted = Int64(last - first + 1 - run.limit.max)
                #expect(granted * Int64(run.limit.seconds) * 1_000 <= inflow, "from \(start) to \(end)")
            }
        }
    }

    @Test(arguments: 1...UInt64(60)) func aRefusedCallChangesNothingAndItsWaitIsExact(seed: UInt64) {
        var run = Run(seed)
        var refusals = 0
        for _ in 0..<400 {
            let before = run.bucket
            guard let wait = run.call() else { continue }
            refusals += 1
            #expect(run.bucket == before)
            #expect(wait >= 1)
            var (early, due) = (before, before)
            #expect(early.take(run.limit, atMilliseconds: run.now + Int64(wait - 1) * 1_000) != nil)
            #expect(due.take(run.limit, atMilliseconds: run.now + Int64(wait) * 1_000) == nil)
        }
        #expect(refusals > 0)
    }

    /// What dropping idle buckets rests on.
    @Test(arguments: 1...UInt64(60)) func aFullBucketIsAsGoodAsANewOne(seed: UInt64) {
        var run = Run(seed)
        for _ in 0..<50 { _ = run.call() }
        let later = run.now + Int64(run.limit.seconds) * 1_000
        #expect(run.bucket.isFull(run.limit, atMilliseconds: later))
        var (old, new) = (run.bucket, TokenBucket(run.limit, atMilliseconds: later))
        for step in 0..<40 {
            let at = later + Int64(step) * 250
            #expect(old.take(run.limit, atMilliseconds: at) == new.take(run.limit, atMilliseconds: at))
        }
    }

    @Test func aClockThatIsSetBackLocksNobodyOut() {
        let limit = RateLimit(max: 2, seconds: 10)
        var bucket = TokenBucket(limit, atMilliseconds: 3_600_000)
        #expect(bucket.take(limit, atMilliseconds: 3_600_000) == nil)
        #expect(bucket.take(limit, atMilliseconds: 3_600_000) == nil)
        #expect(bucket.take(limit, atMilliseconds: 0) == 5)
        #expect(bucket.take(limit, atMilliseconds: 5_000) == nil)
        #expect(bucket.take(limit, atMilliseconds: 5_000) == 5)
    }

    @Test func theLargestLimitDoesNotOverflow() {
        let limit = RateLimit(max: RateLimit.largest, seconds: RateLimit.largest)
        var bucket = TokenBucket(limit, atMilliseconds: .min / 4)
        #expect(bucket.take(limit, atMilliseconds: .max / 4) == nil)
    }
}
