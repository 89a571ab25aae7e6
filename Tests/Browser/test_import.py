"""The import of a file: names and columns said by hand, before it and afterwards."""

import urllib.request

from conftest import wait_until
from test_training import answer

STRONG = """Date,Workout Name,Duration,Exercise Name,Set Order,Weight,Reps,Distance,Seconds,Notes,Workout Notes,RPE
2026-10-01 18:00:00,"Push",1h,"Bench Press (Barbell)",1,60,8,0,0,"","",
2026-10-01 18:00:00,"Push",1h,"Morning Thing",1,20,9,0,0,"","",
2026-10-03 18:00:00,"Push",1h,"Morning Thing",1,20,10,0,0,"","",
"""
TABLE = """wann,was,wie oft,Last
13.10.2026,Bench Press (Barbell),8,60
15.10.2026,Bench Press (Barbell),9,60
"""


def outings(server, name: str) -> int:
    found = answer(server, "/v1/sessions?limit=100")["items"]
    return sum(any(done["name"] == name for done in session["exercises"]) for session in found)


def test_a_name_is_said_and_changed_afterwards(page, server, tmp_path):
    file = tmp_path / "strong.csv"
    file.write_text(STRONG)
    page.goto("/import")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="What is “Morning Thing”?").click()
    page.get_by_role("searchbox", name="Search exercises").fill("overhead press barbell")
    page.get_by_role("button", name="Overhead Press (Barbell)").first.click()
    page.get_by_role("button", name="Import 2 workouts").click()
    page.get_by_role("button", name="What next").wait_for()
    assert outings(server, "Overhead Press (Barbell)") == 2
    page.goto("/import")
    page.get_by_role("button", name="Morning Thing").click()
    page.get_by_role("button", name="Always on its own").click()
    page.get_by_role("button", name="Morning Thing Morning Thing · always on its own").wait_for()
    assert (outings(server, "Overhead Press (Barbell)"), outings(server, "Morning Thing")) == (0, 2)
    page.get_by_role("button", name="Undo", exact=True).click()
    page.get_by_role("button", name="Morning Thing Overhead Press (Barbell) · as you said").wait_for()
    assert outings(server, "Overhead Press (Barbell)") == 2


def test_an_import_is_undone_but_for_what_was_changed(page, server, tmp_path):
    file = tmp_path / "strong.csv"
    file.write_text(STRONG)
    page.goto("/import")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Import 2 workouts").click()
    page.get_by_role("button", name="Undo this import").wait_for()
    newest = answer(server, "/v1/sessions?limit=1")["items"][0]
    correction = urllib.request.Request(
        f"{server.url}/v1/sessions/{newest['id']}/corrections",
        b'{"notes": "misread"}',
        {"content-type": "application/json"},
    )
    urllib.request.urlopen(correction, timeout=5).close()
    page.get_by_role("button", name="Undo this import").click()
    page.get_by_role("heading", name="Undone: 1 workout removed").wait_for()
    page.get_by_text("“Push” of 3 October 2026 stays: you changed it since.").wait_for()
    assert [one["id"] for one in answer(server, "/v1/sessions?limit=100")["items"]] == [newest["id"]]


def test_a_table_of_ones_own_is_mapped_and_kept(page, server, tmp_path):
    file = tmp_path / "table.csv"
    file.write_text(TABLE)
    page.goto("/import")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Say which column is what").click()
    page.get_by_label("was", exact=True).select_option("exercise")
    page.get_by_label("wie oft").select_option("reps")
    page.get_by_label("Last").select_option("weight")
    page.get_by_label("Keep for such files as").fill("My sheet")
    page.get_by_role("button", name="Look through").click()
    page.get_by_role("button", name="Import 2 workouts").click()
    page.get_by_role("button", name="What next").wait_for()
    assert outings(server, "Bench Press (Barbell)") == 2
    file.write_text(TABLE.replace("10.2026", "11.2026"))
    page.goto("/import")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Say which column is what").click()
    page.get_by_role("button", name="My sheet", pressed=True).wait_for()


def sessions(server) -> int:
    return len(answer(server, "/v1/sessions?limit=100")["items"])


def test_several_files_are_kept_over_a_reload_and_come_one_by_one(page, server, tmp_path):
    (tmp_path / "one, two.csv").write_text(STRONG)
    (tmp_path / "three.csv").write_text(STRONG.replace("2026-10", "2026-09"))
    page.goto("/import")
    page.locator("input[type=file]").set_input_files([tmp_path / "one, two.csv", tmp_path / "three.csv"])
    page.get_by_role("button", name="Import 2 workouts").wait_for()
    page.reload()
    page.get_by_text("Waits to be imported").wait_for()
    page.get_by_role("button", name="Look through").click()
    page.get_by_role("button", name="Import 2 workouts").click()
    page.get_by_role("button", name="Next file: three.csv (2/2)").click()
    page.get_by_role("button", name="Import 2 workouts").wait_for()
    # What is imported waits no more; the other one does.
    page.reload()
    page.get_by_text("Waits to be imported").wait_for()
    page.get_by_text("three.csv", exact=True).wait_for()
    assert page.get_by_text("one, two.csv", exact=True).count() == 0
    page.get_by_role("button", name="Look through").click()
    page.get_by_text("File 2 of 2: three.csv").wait_for()
    page.get_by_role("button", name="Import 2 workouts").click()
    page.get_by_role("button", name="What next").wait_for()
    assert sessions(server) == 4
    page.reload()
    page.get_by_text("Choose a file").wait_for()
    assert page.get_by_text("Waits to be imported").count() == 0


def test_a_file_that_another_app_shares_waits_to_be_imported(page, server):
    page.goto("/import")
    page.evaluate("navigator.serviceWorker.ready")
    wait_until(page, "!!navigator.serviceWorker.controller")
    # As the browser sends it when an app shares a file with this one; pages themselves may send no forms.
    page.evaluate(
        """text => {
            const form = new FormData();
            form.append("files", new File([text], "shared log.csv", { type: "text/csv" }));
            return fetch("/import", { method: "POST", body: form });
        }""",
        STRONG,
    )
    page.reload()
    page.get_by_text("shared log.csv").wait_for()
    page.get_by_role("button", name="Look through").click()
    page.get_by_role("button", name="Import 2 workouts").click()
    page.get_by_role("button", name="What next").wait_for()
    assert sessions(server) == 2


def test_an_import_that_is_cancelled_leaves_nothing(page, server, tmp_path):
    file = tmp_path / "strong.csv"
    file.write_text(STRONG)
    page.goto("/import")
    page.locator("input[type=file]").set_input_files(file)
    page.get_by_role("button", name="Import 2 workouts").wait_for()
    page.route("**/v1/import?dry_run=false*", lambda route: None)  # it takes its time
    page.get_by_role("button", name="Import 2 workouts").click()
    page.get_by_role("button", name="Cancel").click()
    page.get_by_text("Choose a file").wait_for()
    page.wait_for_timeout(300)
    assert page.get_by_role("button", name="Undo this import").count() == 0
    assert (sessions(server), answer(server, "/v1/imports")["items"]) == (0, [])
