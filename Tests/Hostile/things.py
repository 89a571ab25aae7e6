"""One of everything that a lifter can have, made by the calls that the app makes; and its ids, by kind of thing."""

import re
from uuid import uuid4

from client import UUID, Client

STRONG = "Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE"

# What an id names: in a path, by the segment before it; elsewhere by the field. A field called `id` and what stands
# here with a dot are told apart by the component that they stand in.
SEGMENTS = {
    "active-workouts": "workout",
    "sessions": "session",
    "plans": "plan",
    "snapshots": "snapshot",
    "exercises": "exercise",
    "suggestions": "suggestion",
    "gyms": "gym",
    "pain-flags": "pain",
    "body-log": "body_entry",
    "goals": "goal",
    "schedule": "schedule_entry",
    "programs": "program",
    "imports": "import",
    "tokens": "token",
    "devices": "device",
    "subscriptions": "push_subscription",
}
FIELDS = {
    "workout_id": "workout",
    "session_id": "session",
    "plan_id": "plan",
    "template_id": "plan",
    "copy_of": "plan",
    "routine_id": "program",
    "program_day_id": "program_day",
    "plan_snapshot_id": "snapshot",
    "base_version_id": "snapshot",
    "from": "snapshot",
    "to": "snapshot",
    "exercise_id": "exercise",
    "new_exercise_id": "exercise",
    "into": "exercise",
    "replacement_exercise_id": "exercise",
    "exercise_instance_id": "instance",
    "order": "instance",
    "instance_ids": "instance",
    "set_id": "set",
    "exercise_prescription_id": "prescription",
    "target_exercise_prescription_id": "prescription",
    "progression_key": "prescription",
    "target_set_prescription_id": "set_prescription",
    "source_exercise_performance_id": "performance",
    "source_set_performance_id": "set_performance",
    "gym_id": "gym",
    "change_id": "change",
    "group_id": "group",
    "PatchOp.value": "gym",
    "DecideOffer.session_id": "offered_session",
    "KeepChanges.changes": "structure_change",
    "StartWorkout.workout_id": "workout",
    "LogSession.id": "session",
    "NewSet.id": "set",
    "ExerciseFacts.id": "exercise",
    "CorrectedExercise.id": "performance",
    "CorrectedSet.id": "set_performance",
    "SaveAsPlan.id": "plan",
    "CreatePlan.id": "plan",
    "ExercisePrescriptionInput.id": "prescription",
    "SetPrescriptionInput.id": "set_prescription",
    "MakeVersion.id": "snapshot",
    "RollBack.id": "snapshot",
    "ProposeChanges.id": "suggestion",
    "ProposedChange.id": "change",
    "GymInput.id": "gym",
    "ExerciseEdit.id": "exercise",
    "ExerciseInput.id": "exercise",
    "FlagPain.id": "pain",
    "LogBody.id": "body_entry",
    "MakeGoal.id": "goal",
    "ScheduleEntryInput.id": "schedule_entry",
    "CreateProgram.id": "program",
    "ImportProgram.id": "program",
    "ProgramDay.id": "program_day",
    "ProgramDayInput.id": "program_day",
    "MakeToken.id": "token",
}


# The keys of a browser that shows notifications: those of RFC 8291's example.
BROWSER = {
    "p256dh": "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    "auth": "BTBZMqHH6r4Tts7J_aSIgg",
}

# Ids that name what is about to be made: each lifter has names of their own, so these may be the same as another's.
NAMING = {
    "StartWorkout.workout_id",
    "LogSession.id",
    "AddExercise.exercise_instance_id",
    "NewSet.id",
    "CorrectedSet.id",
    "SaveAsPlan.id",
    "CreatePlan.id",
    "ExercisePrescriptionInput.id",
    "ExercisePrescriptionInput.progression_key",
    "SetPrescriptionInput.id",
    "MakeVersion.id",
    "RollBack.id",
    "ProposeChanges.id",
    "ProposedChange.id",
    "ProposedChange.group_id",
    "GymInput.id",
    "ExerciseEdit.id",
    "ExerciseInput.id",
    "FlagPain.id",
    "LogBody.id",
    "MakeGoal.id",
    "ScheduleEntryInput.id",
    "CreateProgram.id",
    "ImportProgram.id",
    "ProgramDay.id",
    "ProgramDayInput.id",
    "MakeToken.id",
}
# Ids that are said and not looked up: how far a change by AI may go, what a device that was offline knew of an exercise, and
# what it made of a workout's targets in another gym.
SAID = {"AIScope.exercise_instance_id", "ExerciseFacts.id", "TodayWeight.set_id", "TodayWeightInput.set_id"}


MAKE = "and make one in `make_one_of_each`"


class Unknown(AssertionError):
    """The document has an id of which nobody said here what it names."""


def kind_in_path(path: str, name: str) -> str:
    segment = path.split("/{" + name + "}")[0].rsplit("/", 1)[1]
    if segment not in SEGMENTS:
        raise Unknown(f"{path}: say in things.SEGMENTS what an id behind /{segment}/ names, {MAKE}")
    return SEGMENTS[segment]


def kind_of_field(where: str, component: str, name: str) -> str:
    kind = FIELDS.get(f"{component}.{name}") or FIELDS.get(name)
    if kind is None:
        raise Unknown(f"{where}: say in things.FIELDS what the id {component}.{name} names, {MAKE}")
    return kind


def export(name: str, weeks: int = 3) -> bytes:
    """Workouts as Strong writes them, everything in it bearing a name."""
    rows = [STRONG]
    for week in range(weeks):
        for lift in ("Bench Press (Barbell)", f"{name} Press", f"{name} Row"):
            for number in (1, 2):
                rows.append(
                    f'2026-10-{5 + 7 * week:02d} 18:00:00,"{name} Day",55m,"{lift}",{number},60,8,0,0,'
                    f'"{name} set","{name} day",'
                )
    return ("\n".join(rows) + "\n").encode()


def prescription(exercise: dict) -> dict:
    return {
        "exercise_id": exercise["id"],
        "name": exercise["name"],
        "rule": {"type": "double_progression"},
        "sets": [{"weight": 60, "reps": 8}] * 2,
    }


def make_one_of_each(client: Client, name: str) -> dict[str, list[str]]:
    """Everything's texts bear the name, so that it is known again wherever it turns up. The ids, by kind."""
    ids: dict[str, list[str]] = {}

    def note(kind: str, *found: str | None) -> None:
        ids.setdefault(kind, []).extend(id for id in found if id and id not in ids.get(kind, []))

    report = client.do("POST", "/v1/import?unit=kg", export(name), media_type="text/csv")
    note("import", report["import_id"])
    for kind in ("session", "offered_session"):
        note(kind, *(offer["session_id"] for offer in report["plan_offers"]))
    own, other = client.do("GET", f"/v1/exercises?q={name}")["items"]
    note("exercise", own["id"], other["id"])

    gym = client.do("POST", "/v1/gyms", {"name": f"{name} Gym", "plates": [{"weight": 10, "count": 2}]})
    note("gym", gym["id"])
    ache = {"body_part": "knee", "severity": "severe", "exercise_id": own["id"], "notes": f"{name} hurts"}
    note("pain", client.do("POST", "/v1/pain-flags", ache)["id"])
    note("body_entry", client.do("POST", "/v1/body-log", {"kind": "weight", "value": 80})["id"])
    wish = {"kind": "lift", "exercise_id": own["id"], "target": 100, "title": f"{name} Goal"}
    note("goal", client.do("POST", "/v1/goals", wish)["id"])
    client.do("PUT", "/v1/profile", {"name": f"{name} Lifter", "goal": "strength"})
    client.do("PUT", "/v1/settings", {"unit": "kg", "gym_id": gym["id"], "exercise_auto_apply": {own["id"]: True}})
    for device in ("watch", "tablet"):
        note("token", client.do("POST", "/v1/tokens", {"name": f"{name} {device}"})["id"])
    code = client.do("POST", "/v1/auth/pairing-codes", {})["code"]
    client.do("POST", "/v1/auth/pair", {"code": code, "name": f"{name} phone", "wants_token": True})
    note("device", *(device["id"] for device in client.do("GET", "/v1/devices")["items"]))
    for browser in ("one", "two"):
        address = {"endpoint": f"https://push.example.net/{name}/{browser}", "keys": BROWSER}
        note("push_subscription", client.do("POST", "/v1/push/subscriptions", address)["id"])

    plan = client.do("POST", "/v1/plans", {"name": f"{name} Plan", "exercises": [prescription(own)], "notes": name})
    note("plan", plan["id"])
    day = {"kind": "plan", "plan_id": plan["id"], "date": "2026-11-18", "title": f"{name} Evening"}
    note("schedule_entry", client.do("POST", "/v1/schedule", day)["id"])
    client.do("POST", "/v1/calendar-token", {})
    days = [{"plan_id": plan["id"], "notes": name}, {}]
    program = client.do("POST", "/v1/programs", {"name": f"{name} Program", "days": days, "activate": True})
    note("program", program["id"])
    note("program_day", *(day["id"] for day in program["days"]))
    first = plan["current_version"]
    longer = [{**prescription(own), "id": first["exercises"][0]["id"], "sets": [{"weight": 60, "reps": 8}] * 3}]
    version = client.do("POST", f"/v1/plans/{plan['id']}/versions", {"exercises": longer, "notes": name})
    for snapshot in (first, version):
        note("snapshot", snapshot["id"])
        note("prescription", *(exercise["id"] for exercise in snapshot["exercises"]))
        note("set_prescription", *(one["id"] for exercise in snapshot["exercises"] for one in exercise["sets"]))

    # A session of the plan, with a set more than planned: it gives rise to suggestions and to changes of structure.
    def start(**how) -> dict:
        return client.do("POST", "/v1/active-workouts", {"title": f"{name} Workout", "gym_id": gym["id"], **how})

    def log(started: dict, exercise: dict, set_id: str, key: str) -> dict:
        return client.do(
            "POST",
            f"/v1/active-workouts/{started['workout_id']}/log-set",
            {
                "exercise_instance_id": exercise["instance_id"],
                "set_id": set_id,
                "values": {"weight": 60, "reps": 8},
                "idempotency_key": key,
            },
        )

    done = start(template_id=plan["id"])
    target = {"exercise_instance_id": done["exercises"][0]["instance_id"]}
    added = {"op": "add_set", "target": target, "value": {"id": str(uuid4()), "reps": 8}}
    base = f"/v1/active-workouts/{done['workout_id']}"
    client.do("POST", f"{base}/patch", {"ops": [added], "idempotency_key": f"{name}-add"})
    for exercise in client.do("GET", "/v1/active-workouts/current")["exercises"]:
        for one in exercise["sets"]:
            log(done, exercise, one["id"], f"{name}-{one['id']}")
    completed = client.do("POST", f"{base}/complete", {"notes": name, "post_effort": {"rpe": 7}})
    note("session", completed["archived_workout_id"])
    session = client.do("GET", f"/v1/sessions/{completed['archived_workout_id']}")
    note("performance", *(exercise["id"] for exercise in session["exercises"]))
    note("set_performance", *(one["id"] for exercise in session["exercises"] for one in exercise["sets"]))
    changes = client.do("GET", f"/v1/sessions/{session['id']}/structure-changes")["changes"]
    note("structure_change", *(change["id"] for change in changes))

    proposal = {
        "source": "user",
        "plan_snapshot_id": version["id"],
        "reasons": [name],
        "changes": [
            {
                "change_type": "increase_rest",
                "target_exercise_prescription_id": version["exercises"][0]["id"],
                "delta": 30,
                "reasons": [name],
            }
        ],
    }
    client.do("POST", "/v1/suggestions", proposal)
    for suggestion in client.do("GET", "/v1/suggestions")["items"]:
        note("suggestion", suggestion["id"])
        note("change", *(change["id"] for change in suggestion["changes"]))
        note("group", *(change["group_id"] for change in suggestion["changes"]))

    # The one that is running, of two exercises, with a set logged.
    block = {"exercise_id": own["id"], "sets": [{"weight": 60, "reps": 8}] * 2}
    running = start(plan={"blocks": [block, block]}, idempotency_key=f"{name}-start")
    note("workout", running["workout_id"])
    for exercise in running["exercises"]:
        note("instance", exercise["instance_id"])
        note("set", *(one["id"] for one in exercise["sets"]))
    log(running, running["exercises"][0], running["exercises"][0]["sets"][0]["id"], f"{name}-log")

    missing = {*SEGMENTS.values(), *FIELDS.values()} - {kind for kind, some in ids.items() if some}
    assert not missing, f"make_one_of_each makes none of these: {sorted(missing)}"
    assert all(re.fullmatch(UUID, id) for some in ids.values() for id in some)
    return ids
