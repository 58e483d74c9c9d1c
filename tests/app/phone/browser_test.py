#!/usr/bin/python3
"""Drives `pocketmars serve` with a real browser, as a person with a phone would: chromium by chromedriver.

  browser_test.py PROGRAM SAMPLES PROFILES   PROFILES: a folder that holds the profile `samples`
"""
import shutil
import sys
import tempfile
import time
from pathlib import Path

from browser import Phone, Server, upload, wait
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.by import By

PROGRAM, SAMPLES, PROFILES = (Path(argument).resolve() for argument in sys.argv[1:4])
PICTURES = ("buildings", "greenhouse", "energy_bank", "comms_center", "aqualab", "habitation", "backs", "ships", "colonists")


def answer_all(phone):
    """Answers each question by its first, the likeliest, choice."""
    answered = 0
    while phone.all(".question"):
        before = len(phone.all(".question"))
        phone.tap(".question .choices button")
        wait("one question less", lambda: len(phone.all(".question")) < before)
        answered += 1
    return answered


def says_who_plays(phone):
    """The program told it by how the table lies; the player may say it all the same."""
    phone.tap("button[data-key=options]")
    phone.shoot("2-who-plays")
    for choice in ("Solo", "Green", "Blue"):
        phone.tap("dialog button", choice)
        phone.see("dialog button[aria-pressed=true]", choice)
    phone.tap("dialog .quiet")
    phone.tap("button", "Read again")


def shows_no_old_result(phone, photo):
    """While a new photo goes up and is read, what the last one gave is not shown again."""
    phone.driver.execute_script("""
        window.shown = [true];
        new MutationObserver(() => {
          const now = document.querySelector(".verdict") !== null;
          if (now !== window.shown.at(-1)) { window.shown.push(now); }
        }).observe(document.body, { childList: true, subtree: true });""")
    upload(phone, photo, "Photo of a new table")
    phone.gone(".verdict")
    phone.see(".verdict")
    shown = phone.driver.execute_script("return window.shown")
    assert shown == [True, False, True], shown


def scores_a_photo(server):
    phone = Phone()
    try:
        used = server.code()
        phone.open(used)
        phone.see("#link", "Connected")
        phone.see("label", "Take a photo")
        phone.shoot("1-start")
        assert server.code() != used, "the code was not replaced"
        server.type("phones")
        wait("the phone in the terminal", lambda: "1 paired" in server.text())
        assert "Android" in server.text()

        upload(phone, SAMPLES / "stills/solo-3-mid.jpg")
        phone.see("p", "is being read")
        begin = time.monotonic()
        phone.see(".verdict")
        print(f"photo to result: {time.monotonic() - begin:.2f} s after it was sent")
        shows_no_old_result(phone, SAMPLES / "stills/solo-3-mid.jpg")
        told = phone.see("table").text
        says_who_plays(phone)
        phone.see("p", "is being read")
        phone.see(".verdict")
        assert phone.see("table").text == told, "said or told, it is the same game"
        phone.see("table tr.total")
        # The photo with its marks is there, and within the page.
        phone.see("figure polygon")
        wait("the photo itself", lambda: phone.driver.execute_script(
            "return document.querySelector('figure img').naturalWidth > 0"))
        assert phone.is_narrow()
        phone.shoot("2-result")
        if not phone.all(".question"):  # make one thing unlike what was read, and take it back
            phone.tap("tbody td button")
            phone.see("dialog .choices button")
            phone.shoot("3-item")
            phone.driver.find_element(By.CSS_SELECTOR, "dialog .choices button[aria-pressed=false]").click()
            phone.tap(".actions button", "Undo")
            wait("the change is undone", lambda: not phone.driver.find_elements(
                By.XPATH, "//button[contains(., 'Undo')]"))
        print("questions answered:", answer_all(phone))

        # Another photo of the same table, then both are saved as one game.
        upload(phone, SAMPLES / "stills/solo-3-mid.jpg", "Another photo")
        wait("two photos", lambda: len(phone.all("figure")) == 2)
        answer_all(phone)
        phone.tap("button", "Save to the history")
        phone.see(".done", "Saved")
        phone.shoot("4-saved")
        games = server.run("history", "list")
        assert "solo" in games.lower(), games

        # Something that is no picture is refused, and what is shown stays.
        upload(phone, __file__, "Photo of a new table")
        phone.see("#notice", "")
        wait("why it was refused", lambda: phone.see("#notice").text)
        phone.see(".done", "Saved")

        # The server is killed and comes back: the phone is right again by itself.
        server.kill()
        phone.see("#link.off")
        server.start()
        phone.see("#link", "Connected")
        phone.see("label", "Take a photo")

        # The rest of the pages, in the dark and in large letters.
        phone.tap("nav button", "More")
        phone.tap("button", "Dark")
        phone.tap("button", "Largest")
        assert phone.is_narrow()
        phone.shoot("5-more-dark-large")
        phone.tap("nav button", "Game")
        phone.see("nav [aria-current]", "Game")
        phone.see("p", "No game")
        phone.shoot("6-no-game")

        # Thrown out it sees nothing any more.
        server.type("out Android")
        phone.see(".trouble", "not paired")
        phone.open(f"http://127.0.0.1:{server.port}/")
        phone.see("p", "not paired")
        ours = [line for line in phone.complaints() if "Content Security Policy" in line or "TypeError" in line]
        assert not ours, ours
    finally:
        phone.close()


def learns_a_profile(server):
    phone = Phone()
    try:
        phone.open(server.code())
        phone.tap("nav button", "Cards")
        for number, name in enumerate(PICTURES):
            phone.see(f"button[data-key=step{number}][aria-current=step]")
            upload(phone, SAMPLES / f"profile/{name}.jpg")
            phone.see(".done", "")
            phone.see("figure polygon, figure circle")
            if number == 0:
                assert phone.is_narrow()
                phone.shoot("7-cards")
                drags_a_corner(phone)
            phone.tap(".actions button", "Next")
        marks_the_spaces(phone)
        phone.see("select")
        phone.shoot("8-colours")
        phone.tap("button[data-key=step11]")
        field = phone.see("input[data-key=profile]")
        field.clear()
        field.send_keys("From the phone")
        phone.tap("button", "Save the profile")
        wait("the profile in the list", lambda: "From the phone" in server.run("profile", "list"))
    finally:
        phone.close()


def marks_the_spaces(phone):
    """Moves a frame, and puts it back; then the ships come, with their energy track."""
    phone.see("h2", "Spaces")
    phone.see("polygon[data-key=frame0]")
    assert phone.is_narrow()
    before = frame(phone, 0)
    one_star = phone.see("polygon[data-key=frame0]")
    phone.driver.execute_script("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", one_star)
    ActionChains(phone.driver).drag_and_drop_by_offset(one_star, 60, -45).perform()
    wait("the frame has moved", lambda: frame(phone, 0) != before)
    phone.shoot("7-spaces")
    phone.tap("button", "As they were at first")
    wait("the frame is back", lambda: frame(phone, 0) == before)
    phone.tap("button", "Swap ★ and ★★")
    wait("★ lies where ★★ did", lambda: frame(phone, 0)[0] != before[0])
    phone.tap("button", "Swap ★ and ★★")
    wait("and back", lambda: frame(phone, 0) == before)
    phone.tap(".actions button", "Next")
    phone.see(".labels text", "7")  # of the energy track
    track = frame(phone, 1)
    phone.tap("button", "Levels in another order")
    wait("the levels lie otherwise", lambda: phone.driver.execute_script(LEVELS) != track[1])
    phone.tap("button", "As they were at first")
    wait("they lie as before", lambda: frame(phone, 1) == track)
    phone.shoot("7-spaces-ship")
    phone.tap("input[data-key=apart]")
    level_3 = phone.see('circle[data-key="level1.3"]')
    phone.driver.execute_script("arguments[0].scrollIntoView({ block: 'center', behavior: 'instant' })", level_3)
    ActionChains(phone.driver).drag_and_drop_by_offset(level_3, -60, 5).perform()
    wait("one level lies elsewhere", lambda: phone.driver.execute_script(LEVELS) != track[1])
    there, moved = ([float(x) for x in labels.split(",")[1:]] for labels in (track[1], phone.driver.execute_script(LEVELS)))
    assert [level for level in range(8) if abs(moved[level] - there[level]) > 1] == [3], (there, moved)
    phone.shoot("7-spaces-level")
    phone.tap("button", "As they were at first")
    wait("it is back", lambda: frame(phone, 1) == track)
    phone.tap(".actions button", "Next")


LEVELS = "return [...document.querySelectorAll('.labels text')].map((text) => text.getAttribute('x')).join()"


def frame(phone, row):
    """Where it is drawn, and what lies in all of them."""
    return phone.see(f"polygon[data-key=frame{row}]").get_attribute("points"), phone.driver.execute_script(LEVELS)


def drags_a_corner(phone):
    """To somewhere, and back by Undo: what was found is right."""
    phone.tap(".actions button", "Drag the corners")
    phone.see("button", "Not now")
    handle = phone.see(".handle")
    ActionChains(phone.driver).drag_and_drop_by_offset(handle, 40, 30).perform()
    phone.see("button", "Undo")
    phone.shoot("7-corners")
    phone.tap("button", "Undo")
    wait("the corner is back", lambda: not phone.driver.find_elements(By.XPATH, "//button[contains(., 'Undo')]"))
    phone.tap("button", "Not now")
    phone.see(".done", "")


def main():
    home = Path(tempfile.mkdtemp(prefix="pocketmars-phone-"))
    try:
        shutil.copytree(PROFILES, home / "data/pocketmars/profiles")
        server = Server(PROGRAM, home)
        try:
            scores_a_photo(server)
            learns_a_profile(server)
        except BaseException:
            print(server.text(), file=sys.stderr)
            raise
        finally:
            server.kill()
    finally:
        shutil.rmtree(home, ignore_errors=True)


main()
