"""What other lifters wait for while one imports 200,000 sets: `scripts/bench-import`.

One lifter asks for Today and logs sets, each at a steady pace over a connection that stays open: first alone, then beside the import, then
alone again. A request that is late makes the next ones late too, and their waiting counts from when they were due."""

import argparse
import http.client
import json
import tempfile
import threading
import time
import uuid
from pathlib import Path

from histories import count, strong_csv
from served import Server

BENCH = "bench_press_barbell"


class Lifter:
    """One connection of somebody who is signed in."""

    def __init__(self, server: Server, token: str):
        self.connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=900)
        self.headers = {"Authorization": "Bearer " + token, "Content-Type": "application/json"}

    def call(self, method: str, path: str, body=None, media: str | None = None):
        data = body if isinstance(body, bytes | None) else json.dumps(body).encode()
        headers = self.headers | ({"Content-Type": media} if media else {})
        self.connection.request(method, path, data, headers)
        answer = self.connection.getresponse()
        text = answer.read()
        assert answer.status < 300, f"{method} {path}: {answer.status} {text[:400]}"
        return json.loads(text)


class Logger:
    """Logs set after set, and begins anew when a workout is full."""

    def __init__(self, lifter: Lifter, exercise: str):
        self.lifter, self.exercise, self.workout, self.left = lifter, exercise, None, []

    def prepare(self) -> None:
        """Not measured: a workout with sets is there."""
        if self.left:
            return
        if self.workout:
            self.lifter.call("POST", f"/v1/active-workouts/{self.workout}/cancel", {})
        sets = [{"set_type": "working", "weight": 60, "reps": 8}] * 20
        block = {"exercise_id": self.exercise, "sets": sets}
        started = self.lifter.call("POST", "/v1/active-workouts", {"plan": {"blocks": [block] * 3}})
        self.workout = started["workout_id"]
        self.left = [(one["instance_id"], each["id"]) for one in started["exercises"] for each in one["sets"]]

    def __call__(self) -> None:
        instance, each = self.left.pop()
        self.lifter.call("POST", f"/v1/active-workouts/{self.workout}/log-set", {
            "exercise_instance_id": instance, "set_id": each, "values": {"weight": 62.5, "reps": 8},
            "idempotency_key": str(uuid.uuid4())})


def pace(ask, prepare, rate: float, until) -> list[float]:
    """Asks so many times a second, until it is over; how long each waited since it was due, in milliseconds."""
    waited, due = [], time.monotonic()
    while not until():
        begun = time.monotonic()
        prepare()
        due += time.monotonic() - begun
        if (early := due - time.monotonic()) > 0:
            time.sleep(early)
        ask()
        waited.append((time.monotonic() - due) * 1e3)
        due += 1 / rate
    return waited


def at(waited: list[float], share: float) -> float:
    return sorted(waited)[min(len(waited) - 1, int(len(waited) * share))]


def both(server: Server, token: str, exercise: str, rate: float, until) -> dict[str, list[float]]:
    """Today and sets, at once, over a connection each."""
    waited = {}
    reader, logger = Lifter(server, token), Logger(Lifter(server, token), exercise)

    def today() -> None:
        reader.call("GET", "/v1/today")

    def run(name, ask, prepare) -> None:
        waited[name] = pace(ask, prepare, rate, until)

    threads = [
        threading.Thread(target=run, args=("today", today, lambda: None)),
        threading.Thread(target=run, args=("a set", logger, logger.prepare)),
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if logger.workout:
        logger.lifter.call("POST", f"/v1/active-workouts/{logger.workout}/cancel", {})
    return waited


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--rows", type=int, default=200_000)
    options.add_argument("--rate", type=float, default=20, help="of each kind of request, in a second")
    options.add_argument("--seconds", type=float, default=15, help="alone, before and after")
    asked = options.parse_args()
    with tempfile.TemporaryDirectory(prefix="bench-import-") as folder:
        with Server(Path(folder), "--accounts", "--no-rate-limits") as server:
            other, importer = server.add_user("other"), server.add_user("importer")
            little = Lifter(server, other)
            little.call("POST", "/v1/import?dry_run=false&unit=kg", strong_csv(years=2).encode(), "text/csv")
            found = little.call("GET", "/v1/exercises?limit=20&q=Bench%20Press%20(Barbell)")["items"]
            exercise = next(one["id"] for one in found if one["slug"] == BENCH)
            sets = 3
            log = strong_csv(years=10, sets=sets)
            while count(log) < asked.rows:
                # Longer workouts, not more years.
                sets = max(sets + 1, sets * asked.rows // count(log))
                log = strong_csv(years=10, sets=sets)

            def alone():
                end = time.monotonic() + asked.seconds
                return both(server, other, exercise, asked.rate, lambda: time.monotonic() > end)

            before = alone()
            done = threading.Event()
            took = [0.0]

            def imports() -> None:
                begun = time.monotonic()
                try:
                    Lifter(server, importer).call("POST", "/v1/import?dry_run=false&unit=kg", log.encode(), "text/csv")
                finally:
                    took[0] = time.monotonic() - begun
                    done.set()

            thread = threading.Thread(target=imports)
            thread.start()
            beside = both(server, other, exercise, asked.rate, done.is_set)
            thread.join()
            after = alone()
            print(f"{count(log)} rows in {took[0]:.1f} s, {count(log) / took[0]:.0f}/s")
            print(f"{'milliseconds since due':24}{'':>8}{'p50':>9}{'p99':>9}{'worst':>9}{'p99 × alone':>14}")
            for name in before:
                base = at(before[name], 0.99)
                for state, waited in [("alone", before[name]), ("beside", beside[name]), ("after", after[name])]:
                    p99 = at(waited, 0.99)
                    print(f"{name:24}{state:>8}{at(waited, 0.5):9.1f}{p99:9.1f}{max(waited):9.1f}{p99 / base:14.1f}")


if __name__ == "__main__":
    main()
