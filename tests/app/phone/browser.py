"""What the tests with a real browser share: `pocketmars` in a home of its own, and chromium by chromedriver as a phone."""
import json
import os
import re
import signal
import socket
import subprocess
import threading
import time
from pathlib import Path

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.by import By

PATIENCE_S = float(os.environ.get("POCKETMARS_PATIENCE_S", 60))
SHOTS = os.environ.get("POCKETMARS_SHOTS")  # a folder: pictures of each page are kept there


def wait(what, ask, patience_s=PATIENCE_S):
    """Asks until the answer is true."""
    until = time.monotonic() + patience_s
    while time.monotonic() < until:
        try:
            answer = ask()
        except Exception:  # the page was drawn anew between two looks
            answer = None
        if answer:
            return answer
        time.sleep(0.03)
    raise AssertionError(f"waited {patience_s} s in vain: {what}")


def environment(home):
    """Of a program with a home of its own."""
    return {**os.environ, "HOME": str(home), "XDG_DATA_HOME": f"{home}/data",
            "XDG_CONFIG_HOME": f"{home}/config", "XDG_STATE_HOME": f"{home}/state"}


class Server:
    """`pocketmars serve`."""

    def __init__(self, program, home):
        self.program = program
        self.home = home
        self.port = None
        self.start()

    def start(self):
        command = [self.program, "serve", "--address", "127.0.0.1", "--profile", "samples"]
        if self.port:
            command += ["--port", str(self.port)]
        self.log = open(self.home / "serve.log", "w+")
        self.process = subprocess.Popen(command, env=environment(self.home), stdin=subprocess.PIPE,
                                        stdout=self.log, stderr=self.log, text=True)
        self.code()

    def code(self):
        """The address for the next phone."""
        found = wait("the code in the terminal", self.codes)
        self.port = int(re.search(r":(\d+)/", found[-1]).group(1))
        return found[-1]

    def codes(self):
        assert self.process.poll() is None, self.text()
        return re.findall(r"For the next phone: (\S+)", self.text())

    def text(self):
        return Path(self.log.name).read_text()

    def type(self, line):
        self.process.stdin.write(line + "\n")
        self.process.stdin.flush()

    def kill(self):
        self.process.kill()
        self.process.wait()

    def run(self, *arguments):
        return subprocess.run([self.program, *arguments], env=environment(self.home), check=True, text=True,
                              capture_output=True).stdout


class Phone:
    """A browser as small as a phone."""

    def __init__(self, *more):
        options = webdriver.ChromeOptions()
        for argument in ("--headless=new", "--no-sandbox", "--disable-gpu", "--hide-scrollbars",
                         "--disable-dev-shm-usage", "--window-size=360,740", *more):
            options.add_argument(argument)
        options.add_experimental_option("mobileEmulation", {
            "deviceMetrics": {"width": 360, "height": 740, "pixelRatio": 2.0, "touch": True},
            "userAgent": "Mozilla/5.0 (Linux; Android 14; Pixel) AppleWebKit/537.36 Chrome/120 Mobile"})
        options.set_capability("goog:loggingPrefs", {"browser": "ALL"})
        self.driver = webdriver.Chrome(service=Service("/usr/bin/chromedriver"), options=options)

    def open(self, address):
        self.driver.get(address)

    def all(self, selector):
        return self.driver.find_elements(By.CSS_SELECTOR, selector)

    def see(self, selector, text=""):
        """Waits for an element that shows a text."""
        return wait(f"{selector} with '{text}'", lambda: next(
            (each for each in self.all(selector) if text in (each.text or each.get_attribute("textContent"))), None))

    def tap(self, selector, text=""):
        def tap_once():
            found = self.see(selector, text)
            self.driver.execute_script("arguments[0].scrollIntoView({block: 'center', behavior: 'instant'})", found)
            found.click()
            return True
        wait(f"a tap on {selector} with '{text}'", tap_once)

    def gone(self, selector):
        wait(f"no {selector} any more", lambda: not self.all(selector))

    def shoot(self, name):
        if SHOTS:
            self.driver.save_screenshot(f"{SHOTS}/{name}.png")

    def is_narrow(self):
        """Nothing reaches out of the screen."""
        return self.driver.execute_script("return document.documentElement.scrollWidth <= screen.width && innerWidth <= screen.width")

    def complaints(self):
        return [entry["message"] for entry in self.driver.get_log("browser") if entry["level"] == "SEVERE"]

    def close(self):
        self.driver.quit()


class Air:
    """What lies between a phone and the program: a proxy that can lose everything for a while, as a home network does
    that is out of reach."""

    def __init__(self, port):
        self.port = port
        self.is_clear = threading.Event()
        self.is_clear.set()
        self.door = socket.create_server(("127.0.0.1", 0))
        threading.Thread(target=self.accept, daemon=True).start()

    def options(self):
        """Of a browser whose way to the program leads through it."""
        return [f"--host-resolver-rules=MAP 127.0.0.1:{self.port} 127.0.0.1:{self.door.getsockname()[1]}"]

    def accept(self):
        while True:
            here, _ = self.door.accept()
            threading.Thread(target=self.join, args=(here,), daemon=True).start()

    def join(self, here):
        self.is_clear.wait()
        there = socket.create_connection(("127.0.0.1", self.port))
        for source, sink in ((here, there), (there, here)):
            threading.Thread(target=self.carry, args=(source, sink), daemon=True).start()

    def carry(self, source, sink):
        try:
            while data := source.recv(65536):
                self.is_clear.wait()
                sink.sendall(data)
        except OSError:
            pass
        for end in (source, sink):
            try:
                end.shutdown(socket.SHUT_RDWR)
            except OSError:
                pass


def upload(phone, photo, text="Choose a photo"):
    label = phone.see("label", text)
    label.find_element(By.TAG_NAME, "input").send_keys(str(photo))


class Watch:
    """`pocketmars watch phone://Kitchen` on this machine alone."""

    def __init__(self, program, home, *more):
        self.out = open(home / "watch.out", "w+")
        self.err = open(home / "watch.err", "w+")
        self.process = subprocess.Popen([program, "watch", "phone://Kitchen", "--address", "127.0.0.1", "--json", *more],
                                        env=environment(home), stdout=self.out, stderr=self.err)

    def told(self):
        """Its standard error."""
        text = Path(self.err.name).read_text()
        assert self.process.poll() is None, text
        return text

    def invitation(self):
        return wait("the code", lambda: [word for word in self.told().split() if word.startswith("http://127")])[-1]

    def events(self, kind):
        lines = Path(self.out.name).read_text().splitlines()
        return [event for event in map(json.loads, lines) if event["event"] == kind]

    def warned(self, cause):
        return [event for event in self.events("warning") if event["cause"] == cause]

    def end(self):
        self.process.send_signal(signal.SIGINT)
        return self.process.wait(timeout=20)


def film(path, pictures, seconds):
    """What a browser's camera sees, again and again: each of some JPEGs for a time."""
    with open(path, "wb") as out:
        for picture in pictures:
            out.write(picture * int(seconds * 30))  # chromium plays JPEGs in a row so fast
    return path


def camera_phone(path):
    """A phone whose camera sees a film."""
    return Phone("--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream", "--ignore-certificate-errors",
                 f"--use-file-for-fake-video-capture={path}")


def start_camera(phone, watch):
    phone.open(watch.invitation())
    phone.tap("button", "Open the camera's page")
    phone.tap("button", "Start the camera")


def rate(phone):
    """Pictures a second."""
    return float(phone.see("p", "Watched: ").text.split()[1])
