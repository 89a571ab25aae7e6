extension Migration {
    /// What the work of a performance adds up to, warm-ups left out: the sums of weeks and muscles are made of these rows instead of
    /// single sets. `volume` and `best_max` are in 10⁻¹⁰ kg; the max is Epley's, of sets of 12 reps at most, rounded half up.
    static let performanceTotals = Migration(
        number: 24, name: "performance_totals",
        statements: [
            """
            CREATE TABLE performance_totals (
              user_id TEXT NOT NULL, session_id TEXT NOT NULL, position INTEGER NOT NULL, sets INTEGER NOT NULL,
              reps INTEGER NOT NULL, volume BIGINT NOT NULL, best_max BIGINT, PRIMARY KEY (user_id, session_id, position))
            """,
            """
            INSERT INTO performance_totals (user_id, session_id, position, sets, reps, volume, best_max)
            SELECT p.user_id, p.session_id, p.position, COUNT(x.id), COALESCE(SUM(x.reps), 0),
              COALESCE(SUM(CASE WHEN p.load_kind = 'assisted' THEN 0 ELSE x.weight * x.reps END), 0),
              MAX(CASE WHEN p.load_kind IN ('external', 'bodyweight_plus') AND x.weight > 0 AND x.reps BETWEEN 1 AND 12
                THEN CASE WHEN x.reps = 1 THEN x.weight ELSE (x.weight * (30 + x.reps) * 2 + 30) / 60 END END)
            FROM performances p LEFT JOIN performed_sets x ON x.user_id = p.user_id AND x.session_id = p.session_id
              AND x.performance = p.position AND x.status = 'done' AND x.set_type <> 'warmup'
            GROUP BY p.user_id, p.session_id, p.position
            """,
        ])
}
