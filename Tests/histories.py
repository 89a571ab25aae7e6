"""Made-up histories as other apps export them, for whoever wants an account in which much was done. The same seed, the same rows."""

import random
from datetime import date, datetime, timedelta

HEADER = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"

# Of each day its lifts, with the weight of the first week and how much of it comes to it in a year.
DAYS = {
    "Push": [("Bench Press (Barbell)", 50, 5), ("Overhead Press (Barbell)", 30, 3), ("Triceps Pushdown (Cable)", 20, 2)],
    "Pull": [("Deadlift (Barbell)", 80, 8), ("Bent Over Row (Barbell)", 45, 4), ("Lat Pulldown (Cable)", 45, 3)],
    "Legs": [("Squat (Barbell)", 60, 7), ("Romanian Deadlift (Barbell)", 60, 5), ("Leg Press", 100, 12)],
}


def strong_csv(years: float = 10, sets: int = 3, days_a_week: int = 3, seed: int = 1, last: date | None = None) -> str:
    """Some years of training up to yesterday, as Strong writes them: with weeks off, bad days, and workouts that begin at ten to midnight."""
    made = random.Random(seed)
    last = last or date.today() - timedelta(days=1)
    rows, names, done = [HEADER], list(DAYS), 0
    for week in range(int(years * 52), -1, -1):
        if made.random() < 0.06:
            continue  # a week off
        for number in sorted(made.sample(range(7), days_a_week)):
            day = last - timedelta(days=7 * week + number)
            name = names[done % len(names)]
            done += 1
            time = "23:50:00" if made.random() < 0.05 else f"{made.randint(6, 20):02}:{made.randint(0, 59):02}:00"
            form = made.choice([-5, -2.5, 0, 0, 0, 2.5])
            for lift, first, gain in DAYS[name]:
                weight = round((first + gain * (years - week / 52) + form) / 2.5) * 2.5
                for order in range(1, sets + 1):
                    reps = made.randint(5, 10)
                    rows.append(f'{day} {time},"{name}",55m,"{lift}",{order},{weight:g},{reps},0,0,"","",')
    return "\n".join(rows) + "\n"


def count(csv: str) -> int:
    """How many sets it has."""
    return csv.count("\n") - 1


def moment(day: date, hour: int = 8) -> str:
    """A moment of a day with the offset of this place."""
    return datetime(day.year, day.month, day.day, hour).astimezone().isoformat(timespec="seconds")
