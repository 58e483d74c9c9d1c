#!/usr/bin/python3
"""A whole evening through a phone's camera: chromium streams the sample game, table after table, to
`pocketmars watch phone://Kitchen --play solo`, which follows it to its score.

  camera_game_test.py PROGRAM SAMPLES PROFILES   PROFILES: a folder that holds the profile `samples`
"""
import json
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from browser import Watch, camera_phone, film, start_camera, wait

PROGRAM, SAMPLES, PROFILES = (Path(argument).resolve() for argument in sys.argv[1:4])
GAME = SAMPLES / "games/solo"
REST_S = 3  # that each table lies
PATIENCE_S = 600


def plays_the_evening(home, watch):
    photos = [photo.read_bytes() for photo in sorted(GAME.glob("*.jpg"))]
    phone = camera_phone(film(home / "film.mjpeg", photos, REST_S))
    try:
        start_camera(phone, watch)
        wait("the score", lambda: watch.events("score"), PATIENCE_S)
    finally:
        phone.close()
    return watch.events("state")[-1]["state"], watch.events("score")[-1]["score"]


def what_lies(state):
    """Of a state: what anybody can see but the cards."""
    return ([(player["colour"], player["energy"], player["earth"], player["ship"]) for player in state["players"]],
            {name: (building.get("one_star"), building.get("two_star")) for name, building in state["buildings"].items()})


def main():
    home = Path(tempfile.mkdtemp(prefix="pocketmars-camera-"))
    try:
        shutil.copytree(PROFILES, home / "data/pocketmars/profiles")
        watch = Watch(PROGRAM, home, "--human", "red", "--da", "blue", "--play", "solo")
        try:
            told, score = plays_the_evening(home, watch)
        except BaseException:
            print(Path(watch.err.name).read_text(), Path(watch.out.name).read_text()[-3000:], file=sys.stderr)
            raise
        finally:
            watch.process.kill()
        truth = json.loads((GAME / "game.jsonl").read_text().splitlines()[-1])["state"]
        (home / "end.json").write_text(json.dumps(truth))
        expected = json.loads(subprocess.run([PROGRAM, "score", home / "end.json", "--json"], check=True, text=True,
                                             capture_output=True).stdout)
    finally:
        shutil.rmtree(home, ignore_errors=True)
    assert what_lies(told) == what_lies(truth), (told, truth)
    assert score["players"] == expected["players"] and score["winners"] == expected["winners"], (score, expected)


main()
