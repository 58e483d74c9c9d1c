#!/usr/bin/python3
"""How fast a phone's camera reaches the program at 1080p, and how soon a table is told after it came to rest: chromium
streams two tables of the sample game in turn, with a sensor's noise, to `pocketmars watch`, all on this machine.

  phone_camera.py PROGRAM SAMPLES PROFILES [SECONDS]   PROFILES: a folder that holds the profile `samples`
"""
import base64
import os
import shutil
import statistics
import sys
import tempfile
import time
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests/app/phone"))
from browser import Phone, Watch, camera_phone, rate, start_camera, wait  # noqa: E402

PROGRAM, SAMPLES, PROFILES = (Path(argument).resolve() for argument in sys.argv[1:4])
SECONDS = float(sys.argv[4]) if len(sys.argv) > 4 else 30
TABLES = ("000", "001")
SHOWN_S = 6
NOISY = 5  # pictures of each table

# A photo of 4:3 in the middle of 1920 x 1080, with noise.
ENLARGE = """
const [photo, done] = arguments;
const image = new Image();
image.onload = () => {
  const canvas = document.createElement("canvas");
  [canvas.width, canvas.height] = [1920, 1080];
  const context = canvas.getContext("2d");
  context.fillStyle = "#8a6a4a";
  context.fillRect(0, 0, 1920, 1080);
  context.drawImage(image, 240, 0, 1440, 1080);
  const picture = context.getImageData(0, 0, 1920, 1080);
  for (let at = 0; at < picture.data.length; at += 4) {
    const noise = (Math.random() + Math.random() + Math.random() - 1.5) * 12;
    picture.data[at] += noise; picture.data[at + 1] += noise; picture.data[at + 2] += noise;
  }
  context.putImageData(picture, 0, 0);
  done(canvas.toDataURL("image/jpeg", 0.92).split(",")[1]);
};
image.src = "data:image/jpeg;base64," + photo;
"""

# Notes when the picture is another table's.
NOTE_CHANGES = """
window.changes = [];
const video = document.querySelector("video.eye");
const canvas = document.createElement("canvas");
[canvas.width, canvas.height] = [64, 36];
const context = canvas.getContext("2d", { willReadFrequently: true });
let before = null;
setInterval(() => {
  context.drawImage(video, 0, 0, 64, 36);
  const now = context.getImageData(0, 0, 64, 36).data;
  const most = before ? now.reduce((most, value, at) => Math.max(most, Math.abs(value - before[at])), 0) : 0;
  if (most > 40) {
    window.changes.push(Date.now() / 1000);
  }
  before = now;
}, 30);
"""


def make_film(path):
    browser = Phone()
    try:
        with open(path, "wb") as out:
            for table in TABLES:
                photo = base64.b64encode((SAMPLES / f"games/solo/{table}.jpg").read_bytes()).decode()
                noisy = [base64.b64decode(browser.driver.execute_async_script(ENLARGE, photo)) for _ in range(NOISY)]
                for number in range(SHOWN_S * 30):
                    out.write(noisy[number % NOISY])
    finally:
        browser.close()


def cpu_seconds(process):
    fields = Path(f"/proc/{process.pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def measure(watch, phone):
    start_camera(phone, watch)
    wait("the first table", lambda: watch.events("table"))
    phone.driver.execute_script(NOTE_CHANGES)
    rates, told, known = [], [], len(watch.events("table"))
    begin, before = time.time(), cpu_seconds(watch.process)
    end = begin + SECONDS
    looked = 0.0
    while time.time() < end:
        now = len(watch.events("table"))
        if now > known:
            told.append(time.time())
            known = now
        if time.time() - looked > 1:
            looked = time.time()
            rates.append(rate(phone))
        time.sleep(0.02)
    pictures = statistics.mean(rates) * (time.time() - begin)
    print(f"CPU of watch, reading included: {1000 * (cpu_seconds(watch.process) - before) / pictures:.0f} ms a picture")
    changes = phone.driver.execute_script("return window.changes")
    after = [min((time - change for time in told if time > change), default=None) for change in changes]
    return rates, [value for value in after if value is not None and value < SHOWN_S]


def main():
    home = Path(tempfile.mkdtemp(prefix="pocketmars-camera-"))
    try:
        shutil.copytree(PROFILES, home / "data/pocketmars/profiles")
        make_film(home / "film.mjpeg")
        watch = Watch(PROGRAM, home, "--human", "red", "--da", "blue")
        phone = camera_phone(home / "film.mjpeg")
        try:
            rates, after = measure(watch, phone)
            print(phone.see("p", "Watched: ").text)
            print(f"pictures a second: {statistics.mean(rates):.1f} (least {min(rates):.1f}) over {SECONDS:.0f} s")
            if after:
                print(f"table told after it came to rest: median {statistics.median(after):.2f} s, most {max(after):.2f} s, of {len(after)}")
        finally:
            phone.close()
            watch.process.kill()
    finally:
        shutil.rmtree(home, ignore_errors=True)


main()
