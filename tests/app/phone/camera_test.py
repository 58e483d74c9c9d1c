#!/usr/bin/python3
"""Streams the camera of a real browser into `pocketmars watch phone://Kitchen`: chromium shows the sample game's photos
as its camera's film.

  camera_test.py PROGRAM SAMPLES PROFILES   PROFILES: a folder that holds the profile `samples`
"""
import json
import shutil
import sys
import tempfile
from pathlib import Path

from browser import Watch, camera_phone, film, rate, wait

PROGRAM, SAMPLES, PROFILES = (Path(argument).resolve() for argument in sys.argv[1:4])


def streams_the_table(home, watch):
    photos = [(SAMPLES / f"games/solo/{name}.jpg").read_bytes() for name in ("000",)]
    phone = camera_phone(film(home / "film.mjpeg", photos, 2))
    try:
        phone.open(watch.invitation())
        assert phone.see(".fingerprint").text in watch.told()
        assert phone.is_narrow()
        phone.shoot("10-camera-explained")
        phone.tap("button", "Open the camera's page")
        phone.tap("button", "Start the camera")
        wait("pictures", lambda: rate(phone) > 0)  # how many a second says scripts/bench phone
        wait("the table", lambda: watch.events("table"))
        print(phone.see("p", "Watched: ").text)
        assert phone.is_narrow()
        phone.shoot("11-camera")
        assert "'Kitchen' sends its pictures" in watch.told()

        # It goes away, which is told like a lost camera, and comes back by itself.
        phone.open("about:blank")
        wait("that it is gone", lambda: watch.warned("camera_gone"))
        before = len(watch.events("table"))
        phone.driver.back()
        wait("the table again", lambda: len(watch.events("table")) > before)
        ours = [line for line in phone.complaints() if "Content Security Policy" in line or "TypeError" in line]
        assert not ours, ours
    finally:
        phone.close()


def check_table(table):
    """It is the one in the photo, as far as nothing hides there."""
    truth = json.loads((SAMPLES / "games/solo/000.json").read_text())
    for seen, real in zip(table["players"], truth["players"], strict=True):
        for field in ("role", "colour", "energy"):
            assert seen[field] == real[field], (field, seen, real)
        assert sorted(seen["prep"]) == sorted(real["prep"]), (seen, real)


def main():
    home = Path(tempfile.mkdtemp(prefix="pocketmars-camera-"))
    try:
        shutil.copytree(PROFILES, home / "data/pocketmars/profiles")
        watch = Watch(PROGRAM, home, "--human", "red", "--da", "blue")
        try:
            streams_the_table(home, watch)
            check_table(watch.events("table")[-1]["table"])
            assert watch.end() == 0
        except BaseException:
            print(Path(watch.err.name).read_text(), Path(watch.out.name).read_text()[:3000], file=sys.stderr)
            raise
        finally:
            watch.process.kill()
    finally:
        shutil.rmtree(home, ignore_errors=True)


main()
