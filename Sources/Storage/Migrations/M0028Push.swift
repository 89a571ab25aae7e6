extension Migration {
    /// What the server is known by to push services, made once: a single row. Which browsers show its notifications, with the keys that
    /// only they can read by; and the last day of which each lifter was reminded, in days since 1970 where the lifter lives.
    static let push = Migration(
        number: 28, name: "push",
        statements: [
            "CREATE TABLE push_keys (id INTEGER NOT NULL PRIMARY KEY, private_key TEXT NOT NULL, created_ms BIGINT NOT NULL)",
            """
            CREATE TABLE push_subscriptions (
              user_id TEXT NOT NULL, id TEXT NOT NULL, endpoint TEXT NOT NULL, public_key TEXT NOT NULL, secret TEXT NOT NULL,
              device_id TEXT, language TEXT NOT NULL, created_ms BIGINT NOT NULL, created_offset INTEGER NOT NULL,
              last_sent_ms BIGINT, PRIMARY KEY (user_id, id))
            """,
            "CREATE UNIQUE INDEX push_subscriptions_by_endpoint ON push_subscriptions (endpoint)",
            "CREATE TABLE reminded_days (user_id TEXT NOT NULL PRIMARY KEY, day BIGINT NOT NULL)",
        ])
}
