"""Taking everything along from the page about what is kept, and putting it into a server in which nothing is yet."""

import json
import re

from conftest import accessible
from test_plans import push_plan


def test_everything_is_a_file_that_the_browser_keeps(page, server):
    push_plan(server)
    page.goto("/data")
    heading = page.get_by_role("heading", name="Take it along")
    heading.scroll_into_view_if_needed()
    accessible(page)
    with page.expect_download() as told:
        page.get_by_role("link", name="Everything (JSON)").click()
    assert re.fullmatch(r"topset_export_\d{8}\.json", told.value.suggested_filename)
    everything = json.loads(told.value.path().read_text())
    assert everything["schema"] == "topset.export" and len(everything["tables"]["plans"]) == 1
    assert page.url.endswith("/data"), "the page stays"
    with page.expect_download() as told:
        page.get_by_role("link", name="Sets (CSV)").click()
    assert told.value.suggested_filename.endswith("_sets.csv")
    assert told.value.path().read_text("utf-8-sig").startswith("workout_id,")
    with page.expect_download() as told:
        page.get_by_role("link", name="Measurements (CSV)").click()
    assert told.value.suggested_filename.endswith("_measurements.csv")
    assert told.value.path().read_text("utf-8-sig").startswith("date,kind,value,unit")
