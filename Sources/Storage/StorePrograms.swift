public import Training
import Wire

/// Programs and their days.
extension Store {
    /// A program, and whether it is the one that is followed.
    public struct StoredProgram: Equatable, Sendable {
        public var program: Program
        public var isActive: Bool
    }

    // MARK: Reading

    /// Every program that was not deleted, newest first.
    public func programs() throws(StorageError) -> [StoredProgram] { try programs(where: "", []) }

    /// One program; `evenDeleted` also finds one that was deleted.
    public func program(_ id: ProgramID, evenDeleted: Bool = false) throws(StorageError) -> StoredProgram? {
        try programs(where: "AND p.id = ?", [.id(id)], evenDeleted: evenDeleted).first
    }

    /// The program that is followed.
    public func activeProgram() throws(StorageError) -> StoredProgram? {
        try programs(where: "AND p.is_active = 1", []).first
    }

    /// The program that has a day or had it, be it deleted.
    public func program(of day: ProgramDayID) throws(StorageError) -> StoredProgram? {
        let condition = "AND p.id = (SELECT d.program_id FROM program_days d WHERE d.user_id = p.user_id AND d.id = ?)"
        return try programs(where: condition, [.id(day)], evenDeleted: true).first
    }

    private func programs(
        where condition: String, _ arguments: [SQLValue], evenDeleted: Bool = false
    ) throws(StorageError) -> [StoredProgram] {
        let rows = try connection.rows(
            """
            SELECT p.document, p.is_active, p.id FROM programs p
            WHERE p.user_id = ? \(evenDeleted ? "" : "AND p.deleted_ms IS NULL") \(condition)
            ORDER BY p.created_ms DESC, p.id
            """, [userValue] + arguments)
        var programs: [StoredProgram] = []
        for row in rows {
            var reader = RowReader(row)
            let program = try RowReader.require(reader.document(Program.self))
            let isActive = try reader.bool()
            programs.append(StoredProgram(program: program, isActive: isActive))
        }
        return programs
    }

    /// The start of the newest session of one of a program's days, those that it had before among them.
    public func lastUse(of program: ProgramID) throws(StorageError) -> Instant? {
        let rows = try connection.rows(
            """
            SELECT s.started_ms, s.started_offset FROM program_days d
            JOIN sessions s ON s.user_id = d.user_id AND s.program_day_id = d.id
            WHERE d.user_id = ? AND d.program_id = ? ORDER BY s.started_ms DESC LIMIT 1
            """, [userValue, .id(program)])
        guard let row = rows.first else { return nil }
        var reader = RowReader(row)
        return try reader.instant()
    }

    /// The programs that use plans, by plan, oldest first.
    ///
    /// - Parameter plan: the only one that is asked for; `nil` for all.
    func programsUsing(_ plan: PlanID?) throws(StorageError) -> [PlanID: [ProgramID]] {
        let rows = try connection.rows(
            """
            SELECT DISTINCT d.plan_id, d.program_id, p.created_ms FROM program_days d
            JOIN programs p ON p.user_id = d.user_id AND p.id = d.program_id
            WHERE d.user_id = ? AND d.is_past = 0 AND p.deleted_ms IS NULL
              AND \(plan == nil ? "d.plan_id IS NOT NULL" : "d.plan_id = ?")
            ORDER BY p.created_ms, d.program_id
            """, [userValue] + (plan.map { [.id($0)] } ?? []))
        var programs: [PlanID: [ProgramID]] = [:]
        for row in rows {
            var reader = RowReader(row)
            let plan: PlanID = try RowReader.require(reader.id())
            programs[plan, default: []].append(try RowReader.require(reader.id()))
        }
        return programs
    }

    /// The programs that plans were made for, deleted ones and those that changed since among them, by plan. Such a plan has an id
    /// that follows from its program.
    ///
    /// - Parameter plan: the only one that is asked for; `nil` for all.
    func programsMaking(_ plan: PlanID?) throws(StorageError) -> [PlanID: ProgramID] {
        let rows = try connection.rows(
            """
            SELECT d.program_id, COUNT(DISTINCT d.plan_id) FROM program_days d WHERE d.user_id = ?
            \(plan == nil ? "" : "AND d.program_id IN (SELECT o.program_id FROM program_days o WHERE o.user_id = d.user_id AND o.plan_id = ?)")
            GROUP BY d.program_id
            """, [userValue] + (plan.map { [.id($0)] } ?? []))
        var makers: [PlanID: ProgramID] = [:]
        for row in rows {
            var reader = RowReader(row)
            let program: ProgramID = try RowReader.require(reader.id())
            for index in 0..<(try reader.int() ?? 0) { makers[.made(for: program, at: index)] = program }
        }
        return makers
    }

    // MARK: Writing

    /// Stores a program, new or changed.
    public func save(_ program: Program, now: Instant) throws(StorageError) {
        let before = try self.program(program.id)?.program
        try connection.run(
            """
            INSERT INTO programs (user_id, id, created_ms, is_active, document) VALUES (?, ?, ?, 0, ?)
            ON CONFLICT (user_id, id) DO UPDATE SET document = excluded.document
            """, [userValue, .id(program.id), .integer(now.milliseconds), .document(program)])
        if before?.days != program.days { try saveDays(of: program, before: before) }
        try note(.program, program.id)
    }

    /// Days that are no longer there stay known to the sessions that did them.
    private func saveDays(of program: Program, before: Program?) throws(StorageError) {
        try connection.run(
            "UPDATE program_days SET is_past = 1 WHERE user_id = ? AND program_id = ?", [userValue, .id(program.id)])
        for day in program.days {
            try connection.run(
                """
                INSERT INTO program_days (user_id, id, program_id, plan_id, is_past) VALUES (?, ?, ?, ?, 0)
                ON CONFLICT (user_id, id) DO UPDATE SET plan_id = excluded.plan_id, is_past = 0
                """, [userValue, .id(day.id), .id(program.id), .id(day.planID)])
        }
        // Of plans it is told which programs use them.
        for plan in Set((before?.plans ?? []) + program.plans).sorted() { try notePlan(plan) }
    }

    /// Makes a program the one that is followed, and no other; `nil` for none.
    public func activate(_ id: ProgramID?) throws(StorageError) {
        let active = try activeProgram()?.program.id
        // The profile names it.
        if active != id { try note(.profile, user) }
        if let active, active != id {
            try connection.run(
                "UPDATE programs SET is_active = 0 WHERE user_id = ? AND id = ?", [userValue, .id(active)])
            try note(.program, active)
        }
        guard let id else { return }
        try connection.run("UPDATE programs SET is_active = 1 WHERE user_id = ? AND id = ?", [userValue, .id(id)])
        try note(.program, id)
    }

    /// Deletes a program. Its plans stay, and its days stay known to the sessions that did them.
    public func deleteProgram(_ id: ProgramID, now: Instant) throws(StorageError) {
        guard let stored = try program(id) else { return }
        let program = stored.program
        if stored.isActive { try note(.profile, user) }
        try connection.run(
            "UPDATE programs SET deleted_ms = ?, is_active = 0 WHERE user_id = ? AND id = ?",
            [.integer(now.milliseconds), userValue, .id(id)])
        try note(.program, id, isDeleted: true)
        for plan in program.plans { try notePlan(plan) }
    }
}
