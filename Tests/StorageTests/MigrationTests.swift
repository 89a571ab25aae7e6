@testable import Storage
import TestSupport
import Testing
import Training

/// Records statements; what a driver does with them is the business of the contract suite.
private final class RecordingConnection: SQLConnection {
    var statements: [String] = []
    let ledger: [SQLRow]

    init(ledger: [SQLRow] = []) { self.ledger = ledger }

    func run(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> Int {
        statements.append(sql)
        return 0
    }

    func rows(_ sql: String, _ arguments: [SQLValue]) throws(StorageError) -> [SQLRow] { ledger }
}

struct MigrationTests {
    @Test func numbersAreGaplessFromOne() {
        #expect(Migration.all.map(\.number) == Array(1...Migration.all.count))
    }

    /// A landed migration is never edited: its checksum is in every database there is.
    @Test func landedMigrationsAreUntouched() {
        #expect(
            Migration.all.map(\.checksum) == [
                "e3c62df2-fd87-5a8b-9074-6179b93ba226",
                "a70e919f-9582-5364-a896-29a429876fa1",
                "9c0c012d-a6ad-5872-a761-73e36a1e7661",
                "34babaaf-93d0-52ef-bf1d-09fb755e0487",
                "e3e4fc89-e83c-5f95-b6a9-7eeb000acd1f",
                "aefd7464-30d4-5955-af4a-a86cb96b3b9b",
                "67a967c3-07b2-58fc-bb0e-4fee39838cb9",
                "f966fa17-e8b2-5720-9064-390eb69470ef",
                "ff322827-d73b-5937-96ef-bea262c95e92",
                "f529cf9c-db58-5314-b554-c39432f8adea",
                "47d2a69a-9632-58ab-ba67-dda90412bd0f",
                "cf5140cf-6d85-5440-8917-ae726b80bc28",
                "da9234eb-49c0-59a9-9a65-22befc08fe08",
                "c01a43ac-71f9-54ac-a5d5-21a55d120841",
                "110ecbcc-1f83-5724-bd4e-2093e4e7bf90",
                "16c18ec4-e17a-5686-93f3-f4f1b5b3710c",
                "49cbff83-1fa7-5bf2-b55a-7208e8653fab",
                "d331ec65-04cf-514c-b992-6485f7fa845e",
                "223b9660-75a4-508a-a781-d0bfea66c233",
                "2560e581-7c2c-573a-9513-cf3412596bed",
                "5311df93-83c8-5d22-880c-ac727b7e0aa6",
                "50aaba95-cd66-5f74-9b91-37269d8c7b53",
                "0a9a55d9-b13f-5daa-9fa0-25c82f106244",
                "3ef01576-9349-50aa-8256-4fb2cab3607f",
                "d6b5bf92-6d0c-5679-a979-ba30d9661523",
                "fd019f97-153d-5afd-9a61-876e9b58b34a",
                "4388f666-6c92-5068-b195-7ab1ea90283f",
                "490de1b1-73dd-511d-bba2-0c3668f4cf4b",
                "f53fdad8-6967-5abe-a6db-f59119d1ac73",
                "70f34c10-72cc-5d7f-9290-141956be946b",
            ])
    }

    @Test func everyTableLeadsItsKeyWithTheUser() {
        // What push services know the server by is the server's own.
        let statements = Migration.all.flatMap(\.statements).filter { !$0.hasPrefix("CREATE TABLE push_keys ") }
        for statement in statements where statement.hasPrefix("CREATE TABLE") {
            #expect(statement.contains("user_id TEXT NOT NULL"))
            #expect(
                statement.contains("PRIMARY KEY (user_id") || statement.contains("user_id TEXT NOT NULL PRIMARY KEY"))
        }
    }

    @Test func anUpToDateDatabaseIsLeftAlone() throws {
        let ledger = Migration.all.map { SQLRow([.integer(Int64($0.number)), .text($0.checksum)]) }
        let connection = RecordingConnection(ledger: ledger)
        try Schema.migrate(connection, now: evening)
        #expect(connection.statements.count == 1, "only the ledger is looked for")
    }
}
