#!/usr/bin/python3
"""How long after the window a phone shows what to do for Devious Automatics: the program's window before the recorded
game, and chromium beside it, both on this machine.

  phone_orders.py PHONE_WINDOW SAMPLES PROFILES
"""
import json
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests/app/phone"))
from browser import Phone, environment  # noqa: E402

WINDOW, SAMPLES, PROFILES = (Path(argument).resolve() for argument in sys.argv[1:4])

# Notes which orders are drawn, and when.
NOTE = """
window.drawn = [];
let before = "[]";
const look = () => {
  const orders = [...document.querySelectorAll("ul.orders button")].map((button) =>
    (button.getAttribute("aria-checked") === "true" ? "+" : "") + button.textContent);
  if (JSON.stringify(orders) !== before) {
    before = JSON.stringify(orders);
    requestAnimationFrame(() => window.drawn.push({ at: Date.now(), orders }));
  }
};
new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
"""


def main():
    with tempfile.TemporaryDirectory(prefix="pocketmars-phone-") as home:
        window = subprocess.Popen([WINDOW, PROFILES, SAMPLES / "games/solo"], env=environment(Path(home)),
                                  stdout=subprocess.PIPE, text=True)
        phone = Phone()
        try:
            phone.open(json.loads(window.stdout.readline())["invitation"])
            phone.see("#link", "Connected")
            phone.tap("nav button", "Game")
            phone.driver.execute_script(NOTE)
            shown = [json.loads(line) for line in window.stdout]
            assert window.wait() == 0, "the game was not watched to its end"
            drawn = phone.driver.execute_script("return window.drawn")
        finally:
            phone.close()
            window.kill()
    later = []
    for frame in shown:
        if not frame["orders"]:
            continue
        # The same orders come again in other rounds: the nearest in time is meant.
        same = [page["at"] - frame["at"] for page in drawn if page["orders"] == frame["orders"]]
        assert same, f"never on the phone: {frame['orders']}"
        later.append(min(same, key=abs))
    print(f"orders on the phone after the window: median {statistics.median(later):.0f} ms, "
          f"least {min(later):.0f} ms, most {max(later):.0f} ms, of {len(later)} "
          f"({sum(each <= 150 for each in later)} within 150 ms)")


main()
