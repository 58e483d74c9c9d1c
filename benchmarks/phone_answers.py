#!/usr/bin/python3
"""How soon a phone has what it asked for: the result of a photo, and the outlines of each page of cards, from when the
last byte went up until it is drawn. `pocketmars serve` and chromium, both on this machine.

  phone_answers.py PROGRAM SAMPLES PROFILES   PROFILES: a folder that holds the profile `samples`
"""
import shutil
import statistics
import sys
import tempfile
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests/app/phone"))
from browser import PATIENCE_S, Phone, Server, upload  # noqa: E402

PROGRAM, SAMPLES, PROFILES = (Path(argument).resolve() for argument in sys.argv[1:4])
PAGES = ("buildings", "greenhouse", "energy_bank", "comms_center", "aqualab", "habitation", "backs", "ships", "colonists")
ROUNDS = 3

# Notes when the last byte of a photo went up, and when what was asked for was drawn after it.
NOTE = """
const wanted = arguments[0];
window.sent = window.drawn = window.told = null;
window.old = document.querySelector(wanted) !== null; // of the photo before
const send = window.ownSend ??= XMLHttpRequest.prototype.send;
XMLHttpRequest.prototype.send = function (body) {
  this.upload.addEventListener("load", () => { window.sent = performance.now(); });
  return send.call(this, body);
};
window.watching?.disconnect();
window.watching = new MutationObserver(() => {
  const isThere = document.querySelector(wanted) !== null;
  window.old &&= isThere;
  if (window.sent !== null && window.drawn === null && isThere && !window.old) {
    window.drawn = 0;
    requestAnimationFrame(() => {
      window.drawn = performance.now();
      window.told?.();
    });
  }
});
window.watching.observe(document.body, { childList: true, subtree: true });
"""


# Calls back with the seconds: to ask again and again would take the program's time.
AWAIT = """
const done = arguments[arguments.length - 1];
window.told = () => done((window.drawn - window.sent) / 1000);
if (window.drawn > 0) {
  window.told();
}
"""


def ask(phone, photo, button, wanted):
    """Seconds from the end of the upload until an element is there."""
    phone.driver.execute_script(NOTE, wanted)
    upload(phone, photo, button)
    return phone.driver.execute_async_script(AWAIT)


def print_times(what, times, limit):
    print(f"{what}: median {statistics.median(times):.2f} s, most {max(times):.2f} s, of {len(times)} "
          f"({sum(time <= limit for time in times)} within {limit} s)")


def results(phone):
    photos = sorted((SAMPLES / "stills").glob("*.jpg"))
    times = {photo: [] for photo in photos}
    button = "Choose a photo"
    for _ in range(ROUNDS):
        for photo in photos:
            times[photo].append(ask(phone, photo, button, ".verdict"))
            button = "Photo of a new table"
    for photo, seconds in times.items():
        print(f"  {photo.name}: " + ", ".join(f"{second:.2f}" for second in seconds) + " s")
    print_times("photo to result", [second for seconds in times.values() for second in seconds], 1.5)


def outlines(phone):
    phone.tap("nav button", "Cards")
    times = []
    for number, name in enumerate(PAGES):
        phone.see(f"button[data-key=step{number}][aria-current=step]")
        times.append(ask(phone, SAMPLES / f"profile/{name}.jpg", "Choose a photo", "figure polygon, figure circle"))
        phone.see(".done", "")
        phone.tap(".actions button", "Next")
    print_times("a page's outlines", times, 2)


def main():
    home = Path(tempfile.mkdtemp(prefix="pocketmars-phone-"))
    try:
        shutil.copytree(PROFILES, home / "data/pocketmars/profiles")
        server = Server(PROGRAM, home)
        phone = Phone()
        try:
            phone.driver.set_script_timeout(PATIENCE_S)
            phone.open(server.code())
            phone.see("#link", "Connected")
            results(phone)
            outlines(phone)
        finally:
            phone.close()
            server.kill()
    finally:
        shutil.rmtree(home, ignore_errors=True)


main()
