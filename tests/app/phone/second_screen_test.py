#!/usr/bin/python3
"""The phone as second screen of a game that is told by hand in the window: chromium beside the program's own window.

  second_screen_test.py WINDOW PROFILES [PART...]   WINDOW: tests/qml/phone_window.cpp
  PART: both (they are ticked at once), aloud (each order is read out once), offline (the phone is out of reach for a
  minute); all of them unless named
"""
import json
import re
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path

from browser import Air, Phone, environment, wait

WINDOW, PROFILES = (Path(argument).resolve() for argument in sys.argv[1:3])
OFFLINE_S = 60
AT_ONCE_S = 0.5  # for so long what was ticked on one screen can't be opened again on another
MOST_PHASES = 30


class Window:
    """The program's window, told what to do."""

    def __init__(self, home):
        self.process = subprocess.Popen([WINDOW, PROFILES], env=environment(home), stdin=subprocess.PIPE,
                                        stdout=subprocess.PIPE, text=True, bufsize=1)
        self.invitation = json.loads(self.process.stdout.readline())["invitation"]
        self.air = Air(int(re.search(r":(\d+)/", self.invitation).group(1)))
        self.orders = []  # as its last frame showed them, a done one with + before it
        threading.Thread(target=self.listen, daemon=True).start()

    def listen(self):
        for line in self.process.stdout:
            self.orders = json.loads(line)["orders"]

    def say(self, line):
        self.process.stdin.write(line + "\n")


def orders_on(phone):
    return phone.driver.execute_script("""
        return [...document.querySelectorAll("ul.orders button")].map((button) =>
          (button.getAttribute("aria-checked") === "true" ? "+" : "") + button.textContent)""")


def agree(window, phone):
    """Waits until both show the same. Returns it."""
    wait("the same on both screens", lambda: orders_on(phone) == window.orders)
    return window.orders


def plays_a_phase(window, phone):
    before = wait("a phase", lambda: phone.see(".phase").text)
    window.say("play")
    wait("the next phase", lambda: phone.see(".phase").text != before)


def plays_to_an_order(window, phone):
    """Tells phases until one has an order, on both screens. Returns the orders."""
    for _ in range(MOST_PHASES):
        plays_a_phase(window, phone)
        if agree(window, phone):
            return window.orders
    raise AssertionError("no phase has an order")


def goes_back(window, phone):
    """Takes phases back until that takes three steps at the table at least: the last one that is ticked ends it."""
    for _ in range(MOST_PHASES):
        before = phone.see(".phase").text
        window.say("undo")
        wait("the phase before", lambda: phone.see(".phase").text != before)
        if len(agree(window, phone)) >= 3:
            return
    raise AssertionError("no way back of three steps")


def tap_row(phone, row):
    """If it is there still."""
    phone.driver.execute_script("document.querySelectorAll('ul.orders button')[arguments[0]]?.click()", row)


def done(orders):
    return [order.startswith("+") for order in orders]


def ticked_at_once(window, phone):
    for _ in range(6):
        plays_a_phase(window, phone)
    goes_back(window, phone)
    for turn in range(10):
        # The same order on both, now the one first and now the other.
        said = [lambda: window.say("tick 0"), lambda: tap_row(phone, 0)]
        for say in said if turn % 2 else reversed(said):
            say()
        wait("ticked on both", lambda: done(window.orders)[0] and done(orders_on(phone))[0])
        assert not any(done(agree(window, phone))[1:]), window.orders
        time.sleep(AT_ONCE_S)
        # Different ones: neither is lost.
        said = [lambda: window.say("untick 0"), lambda: tap_row(phone, 1)]
        for say in said if turn % 2 else reversed(said):
            say()
        wait("each as it was left", lambda: done(window.orders)[:2] == [False, True] and
             done(orders_on(phone))[:2] == [False, True])
        time.sleep(AT_ONCE_S)
        window.say("untick 1")
        wait("all open again", lambda: not any(done(window.orders)) and not any(done(orders_on(phone))))
    phone.tap("button", "lies")
    # The window goes on to the next phase while the phone ticks what it still sees of this one.
    plays_to_an_order(window, phone)
    phase = phone.see(".phase").text
    window.say("play")
    tap_row(phone, 0)
    wait("the next phase", lambda: phone.see(".phase").text != phase)
    assert not any(done(agree(window, phone))), f"a tick of the last phase counts in this one: {window.orders}"


def switches_on(phone, switch):
    """Whether a tap hit it: the page may move beneath a finger while the game begins."""
    phone.tap(switch)
    return phone.all(switch + "[aria-checked=true]")


def read_aloud(window, phone):
    phone.driver.execute_script("""
        window.said = [];
        speechSynthesis.speak = (words) => window.said.push([words.lang, words.text]);""")
    wait("the voice", lambda: switches_on(phone, "button[data-key=voice]"))
    phone.driver.execute_script("window.said = []")
    orders = plays_to_an_order(window, phone)
    said = phone.driver.execute_script("return window.said")
    assert [text for _, text in said[-len(orders):]] == orders, (said, orders)
    assert all(language == "en" for language, _ in said), said
    phone.driver.execute_script("window.said = []")
    window.say("tick 0")
    wait("ticked", lambda: done(orders_on(phone))[0])
    time.sleep(AT_ONCE_S)
    window.say("untick 0")
    wait("open again", lambda: not done(orders_on(phone))[0])
    said = phone.driver.execute_script("return window.said")
    assert said == [], f"told again: {said}"
    # In another language what was told stays told; what is new is told in it.
    before = orders_on(phone)
    window.say("speak pl")
    wait("Polish", lambda: orders_on(phone) != before and agree(window, phone))
    said = phone.driver.execute_script("return window.said")
    assert said == [], f"told again in Polish: {said}"
    orders = plays_to_an_order(window, phone)
    said = phone.driver.execute_script("return window.said")
    assert said[-len(orders):] == [["pl", order] for order in orders], (said, orders)
    window.say("speak en")
    wait("English", lambda: orders_on(phone) != orders and agree(window, phone))
    phone.tap("button[data-key=voice]")


def is_offline_for_a_minute(window, phone):
    plays_to_an_order(window, phone)
    before = orders_on(phone)
    phase = phone.see(".phase").text
    window.air.is_clear.clear()
    away = time.monotonic()
    phone.see("#link.off")
    tap_row(phone, 0)
    wait("why the tap was in vain", lambda: phone.see("#notice").text)
    # Meanwhile the evening goes on.
    window.say("tick 0")
    for _ in range(3):
        window.say("play")
        time.sleep(1)
    while time.monotonic() < away + OFFLINE_S:
        assert orders_on(phone) == before, "news reached a phone that is out of reach"
        time.sleep(1)
    window.air.is_clear.set()
    back = time.monotonic()
    phone.see("#link", "Connected")
    agree(window, phone)
    assert phone.see(".phase").text != phase, "nothing went on meanwhile"
    print(f"right again {time.monotonic() - back:.2f} s after it could be reached")
    # And it has its say as before.
    plays_to_an_order(window, phone)
    tap_row(phone, 0)
    wait("a tap after it", lambda: done(window.orders)[0])


PARTS = {"both": ticked_at_once, "aloud": read_aloud, "offline": is_offline_for_a_minute}


def main():
    parts = sys.argv[3:] or PARTS
    with tempfile.TemporaryDirectory(prefix="pocketmars-second-") as home:
        window = Window(Path(home))
        phone = Phone(*window.air.options())
        try:
            phone.open(window.invitation)
            phone.see("#link", "Connected")
            phone.tap("nav button", "Game")
            phone.see(".phase")
            for part in parts:
                PARTS[part](window, phone)
            phone.shoot("9-second-screen")
        finally:
            phone.close()
            window.process.stdin.close()
        assert window.process.wait(timeout=60) == 0


main()
