import Foundation
import Testing
import TestSupport
import Training

@testable import Service

/// Sealed files: what comes out is what went in, or it is said what is wrong.
struct SealedFileTests {
    private static let piece = 1 << 16
    private static let secret = "correct horse battery"

    private static func reader(_ data: Data, atMost: Int = .max) -> (Int) -> Data {
        var place = data.startIndex
        return { count in
            let end = min(data.endIndex, place + min(count, atMost))
            defer { place = end }
            return data[place..<end]
        }
    }

    private static func sealed(_ data: Data, _ passphrase: String = secret) throws -> Data {
        var file = Data()
        // Keys are made in a moment: their cost is looked at apart.
        let header = try SealedHeader(.database, passphrase, costs: [4, 8, 1])
        _ = try SealedFile.seal(header, from: reader(data, atMost: 10_000)) { file.append($0) }
        return file
    }

    private static func opened(_ file: Data, _ passphrase: String = secret) throws -> Data {
        var data = Data()
        try SealedFile.open(passphrase, from: reader(file, atMost: 7_777)) { data.append($0) }
        return data
    }

    private static func content(_ count: Int) -> Data {
        var generator = SeededGenerator(UInt64(count))
        return Data((0..<count).map { _ in UInt8.random(in: .min ... .max, using: &generator) })
    }

    @Test(arguments: [0, 1, piece - 1, piece, piece + 1, 3 * piece, 3 * piece + 5])
    func whatWasSealedComesOut(count: Int) throws {
        let data = Self.content(count)
        let file = try Self.sealed(data)
        #expect(file.count > data.count)
        #expect(count < 16 || file.range(of: data.prefix(16)) == nil)
        #expect(try Self.opened(file) == data)
        #expect(try Self.sealed(data) != file, "another salt each time")
    }

    @Test func aWrongPassphraseIsToldFromDamage() throws {
        let file = try Self.sealed(Self.content(100), "Größe über alles")
        #expect(throws: SealedFault.wrongPassphrase) { try Self.opened(file, "Grösse über alles") }
        // However a keyboard makes the letters.
        let decomposed = "Größe über alles".decomposedStringWithCanonicalMapping
        #expect(try Self.opened(file, decomposed).count == 100)
        #expect(throws: SealedFault.notSealed) { try Self.opened(Data("SQLite format 3\0".utf8)) }
        #expect(throws: SealedFault.notSealed) { try Self.opened(Data()) }
        var newer = file
        newer[8] = 2
        #expect(throws: SealedFault.newer(version: 2)) { try Self.opened(newer) }
    }

    @Test func aFileThatEndsEarlyIsToldSo() throws {
        let file = try Self.sealed(Self.content(2 * Self.piece + 100))
        let whole = 4 + Self.piece + 16
        // In the header, between pieces, within one, before the last byte.
        for count in [1, 8, 63, 64, 66, 64 + whole, 64 + 2 * whole, 64 + whole + 10_000, file.count - 1] {
            #expect(throws: SealedFault.truncated, "\(count)") { try Self.opened(file.prefix(count)) }
        }
    }

    @Test func everyBitThatTurnsOverIsNoticed() throws {
        let file = try Self.sealed(Self.content(40))
        for place in file.indices where place < 8 || place > 12 {
            var damaged = file
            damaged[place] ^= 1 << UInt8(place % 8)
            // The length of the only piece may say more than there is.
            #expect(throws: SealedFault.self, "\(place)") { try Self.opened(damaged) }
        }
        for place in [10, 16, 39, 45, 60, file.count - 1, file.count - 20] {
            var damaged = file
            damaged[place] ^= 0x80
            #expect(throws: SealedFault.damaged, "\(place)") { try Self.opened(damaged) }
        }
        #expect(throws: SealedFault.damaged) { try Self.opened(file + [0]) }
    }

    @Test func piecesAreNeitherMovedNorLeftOutNorDoubled() throws {
        let file = try Self.sealed(Self.content(3 * Self.piece + 10))
        let whole = 4 + Self.piece + 16
        func part(_ number: Int) -> Data { file[(64 + number * whole)..<(64 + (number + 1) * whole)] }
        let (head, last) = (file.prefix(64), file.suffix(from: 64 + 3 * whole))
        #expect(try Self.opened(head + part(0) + part(1) + part(2) + last).count == 3 * Self.piece + 10)
        for order in [[1, 0, 2], [0, 2], [0, 1, 1, 2], [0, 1]] {
            let made = order.reduce(Data(head)) { $0 + part($1) } + last
            #expect(throws: SealedFault.damaged) { try Self.opened(made) }
        }
        // A piece that is called the last one.
        var short = Data(head + part(0) + part(1))
        short[64 + whole] |= 0x80
        #expect(throws: SealedFault.damaged) { try Self.opened(short) }
    }

    @Test func aKeyCostsWhatTheHeaderSays() throws {
        let file = try Self.sealed(Data())
        #expect(Array(file[10..<13]) == [4, 8, 1])
        var real = Data()
        _ = try SealedFile.seal(.database, Self.secret, from: { _ in Data() }) { real.append($0) }
        #expect(Array(real[10..<13]) == [16, 8, 2])
        #expect(try Self.opened(real).isEmpty)
    }

    /// Made by another program from the description alone, with scrypt and ChaCha20-Poly1305 of other libraries.
    @Test func aFileOfTheFirstFormCanBeOpenedForever() throws {
        let file = try #require(Data(base64Encoded: Self.pinned, options: .ignoreUnknownCharacters))
        #expect(try Self.opened(file) == Data("Topset".utf8))
    }

    private static let pinned = """
        VE9QU0VUQksBARAIAgAAAAABAgMEBQYHCAkKCwwNDg9kZWZnaGlqADquMu+Oz2D4rwdOlLg/gtfC
        DhMVPwq52oAAABZo43ubYz4bUJRi26IfUqmg5f+UFrKe
        """
}

/// Which backups are kept.
struct BackupRetentionTests {
    private static func daily(_ count: Int) -> [(name: String, date: Instant)] {
        (0..<count).map { day in ("\(day)", evening.adding(seconds: Int64(day) * 86_400)) }
    }

    @Test func theNewestOfDaysWeeksAndMonthsStay() {
        let backups = Self.daily(400)
        let gone = Set(BackupRetention(days: 7, weeks: 4, months: 12).superfluous(backups))
        let kept = backups.filter { !gone.contains($0.name) }
        #expect(kept.suffix(7).map(\.name) == (393...399).map(String.init))
        #expect((19...23).contains(kept.count), "\(kept.count)")
        let months = Set(kept.map { $0.date.local.dateText.prefix(7) })
        #expect(months.count == 12)
        // Of a month that is over it is its last day.
        for month in months.sorted().dropLast(2) {
            let days = backups.filter { $0.date.local.dateText.hasPrefix(month) }
            #expect(!gone.contains(days.last?.name ?? ""))
        }
    }

    @Test func theNewestNeverGoes() {
        let none = BackupRetention(days: 0, weeks: 0, months: 0)
        #expect(none.superfluous(Self.daily(3)) == ["1", "0"])
        #expect(none.superfluous([]).isEmpty)
    }

    @Test func ofADayTheLastOneStays() {
        let hourly = (0..<5).map { (name: "\($0)", date: evening.adding(seconds: Int64($0) * 600)) }
        #expect(BackupRetention(days: 3, weeks: 0, months: 0).superfluous(hourly) == ["3", "2", "1", "0"])
    }

    /// Whoever prunes daily keeps what whoever prunes once keeps, as far as it was there.
    @Test func pruningDailyKeepsAtLeastADayAWeekAndAMonth() {
        let retention = BackupRetention(days: 7, weeks: 4, months: 3)
        var there: [(name: String, date: Instant)] = []
        for backup in Self.daily(200) {
            there.append(backup)
            let gone = Set(retention.superfluous(there))
            there.removeAll { gone.contains($0.name) }
        }
        #expect(there.suffix(7).map(\.name) == (193...199).map(String.init))
        let months = Set(there.map { $0.date.local.dateText.prefix(7) })
        #expect(months.count >= 3)
    }
}
