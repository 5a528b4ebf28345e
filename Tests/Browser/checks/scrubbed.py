"""A reader moves a figure's time by its slider, and starts it by keys; `in_chromium`, `in_firefox` and `in_webkit` ask.

Where a browser has scroll timelines, the stage is compared with the frames of its strip while the slider is at their instants,
as `stages` compares them, and drags and keys move it. Where it has none, segments of the track choose an instant while
the pointer is over them.
"""

import numpy

from checks import stages
from harness import figures, picture

SCRUBBED = {"fold": ["fold-2-contact"], "fade": ["fade"], "scroll": ["scroll-bouncing"], "listings": ["listed-spring"]}
# Bars for a stage at a slider's instants: the mean of all, and that of the worst.
MEAN = 2.5
WORST = 5.0
# A place on the track is in pixels, and a hand's are whole.
PIXEL = 1.5
SHOW = "document.getElementById(arguments[0]).scrollIntoView({behavior: 'instant', block: 'start'})"
# As keys do: the slider has the focus, which can be seen.
SET = """
const [id, seconds] = arguments;
const slider = document.querySelector(`#${id} .zt-scrub`);
slider.focus({focusVisible: true, preventScroll: true});
slider.value = seconds;
"""
# A phone's width, in CSS pixels.
PHONE = 412
# The times of what a clock runs.
TIMES = f"return {figures.ANIMATIONS}.filter(a => a.timeline === document.timeline).map(a => a.currentTime)"
BLUR = "document.activeElement.blur()"
HOLDS = """
const live = document.querySelector(`#${arguments[0]} .zt-live`);
return -parseFloat(getComputedStyle(live).getPropertyValue('--hold') || 0);
"""
STATE = """
const figure = document.getElementById(arguments[0]);
const box = part => (({x, y, width, height}) => [x, y, width, height])(part.getBoundingClientRect());
const slider = figure.querySelector('.zt-scrub');
const shown = part => part.checkVisibility({visibilityProperty: true, opacityProperty: true});
return {
  value: Number(slider.value),
  name: slider.ariaLabel,
  role: slider.type,
  most: Number(slider.max),
  said: Number(getComputedStyle(figure.querySelector('.zt-now > b')).getPropertyValue('--zt-ms')) / 100,
  // A line is at the right of its box.
  heads: [...figure.querySelectorAll('.zt-head')].filter(shown).map(box).map(([x, , width]) => x + width),
  knob: box(figure.querySelector('.zt-knob'))[0],
  middles: [...figure.querySelectorAll('.zt-picks > label')].map(box).map(([x, , width]) => x + width / 2),
  stage: box(figure.querySelector('.zt-stage')),
  track: box(figure.querySelector('.zt-scrubber')),
  play: box(figure.querySelector('.zt-play')),
  scrubs: slider.getClientRects().length > 0,
  segments: [...figure.querySelectorAll('.zt-ticks > b')].filter(part => part.getClientRects().length > 0).map(box),
  rests: [
    figure.offsetHeight, ...box(figure.querySelector('.zt-strip')), figure.querySelector('.zt-strip').scrollWidth,
    document.scrollingElement.scrollWidth,
  ],
};
"""


def check(run, browser):
    for page, names in SCRUBBED.items():
        browser.open(run.fixture.page(page))
        sizes = browser.run(stages.SIZES)
        found = {figure.id: figure for figure in figures.find(browser)}
        for name in names:
            if not run.report.check(f"{name} is there", name in found):
                continue
            scrubs = browser.run(STATE, name)["scrubs"]
            if scrubs:
                _check_instants(run, browser, found[name], sizes[name])
            browser.run("window.apart?.replaceSync('')")
    browser.open(run.fixture.page("fold"))
    figure = next(figure for figure in figures.find(browser) if figure.id == "fold-2-contact")
    if scrubs:
        _check_mouse(run, browser, figure)
        if browser is run.browser:
            _check_touch(run, browser, figure)
            _check_first_touch(run, browser, figure)
        _check_keys(run, browser, figure)
    else:
        _check_segments(run, browser, figure)
    _check_play_by_keys(run, browser, figure)


# Instants.


def _check_instants(run, browser, figure, size):
    name = figure.id
    apart, measured = stages.Apart(browser, figure, size), stages.Measured()
    stays, begin = [], None
    for index in range(len(figure.frames)):
        _, frame = apart.stage_and_frame(index)
        browser.run(SET, name, browser.run(HOLDS, name))
        stage = apart.stage()
        measured.add(numpy.abs(stage - frame)[apart.inside()])
        browser.run(BLUR)
        rested = apart.stage()
        stays.append(picture.difference(rested, stage))
        if stays[-1] > stages.SAME:
            picture.side_by_side(run.pictures / browser.name / f"{name}-rested-{index}.png", rested, stage)
        begin = stage if begin is None else begin
        picture.side_by_side(run.pictures / browser.name / f"{name}-scrubbed-{index}.png", stage, frame)
    holds = measured.mean <= MEAN and max(measured.gaps) <= WORST
    run.report.check(f"{name}: the slider shows what the strip shows", holds, f"{measured}")
    run.report.check(f"{name}: it moves", picture.difference(stage, begin) > 1)
    run.report.check(f"{name}: its instant stays when the focus leaves", max(stays) <= stages.SAME, f"{max(stays):.2f}")
    browser.run("window.apart.replaceSync('')")
    _check_marks(run, browser, figure)


def _check_marks(run, browser, figure):
    """What beside the stage tells the time: the slider's name and value, the time in words, playheads, the knob."""
    name = figure.id
    states = []
    for part in (0, 0.25, 0.5, 1):
        browser.run(SET, name, part * figure.duration)
        browser.settle()
        states.append((part, browser.run(STATE, name)))
    begin, end = states[0][1], states[-1][1]
    named = begin["name"].startswith("Time, of ") and begin["role"] == "range"
    spoken = named and all(abs(state["value"] - part * begin["most"]) < 0.001 for part, state in states)
    longest = abs(begin["most"] - figure.duration) < 0.001
    run.report.check(f"{name}: the slider has a name and seconds", spoken and longest, f"{begin['name']}, {begin['most']}")
    off = max(abs(state["said"] - part * figure.duration) for part, state in states)
    run.report.check(f"{name}: the time beside it is the slider's", off <= 0.011, f"{off:.3f} s off")
    strays = []
    for part, state in states:
        pairs = zip([*begin["heads"], begin["knob"]], [*end["heads"], end["knob"]], [*state["heads"], state["knob"]], strict=True)
        strays += [abs(first + part * (last - first) - now) for first, last, now in pairs]
    ways = [last - first for first, last in zip(begin["heads"], end["heads"], strict=True)]
    stand = max(strays) <= PIXEL and bool(ways) and min(ways) > 20
    run.report.check(f"{name}: playheads stand where the time says", stand, f"{len(ways)}, {max(strays):.2f} px off")
    if figure.ends_with_last_frame:
        ends = [begin["heads"][0] - begin["middles"][0], end["heads"][0] - end["middles"][-1]]
        over = max(map(abs, ends)) <= PIXEL
        run.report.check(f"{name}: from the first frame to the last", over, " ".join(f"{gap:.2f}" for gap in ends))
    run.report.check(f"{name}: nothing shifts", all(state["rests"] == begin["rests"] for _, state in states))
    browser.size(stages.NARROW, stages.WINDOW[1])
    browser.settle()
    narrow = []
    for part in (0, 1):
        browser.run(SET, name, part * figure.duration)
        browser.settle()
        narrow.append(browser.run(STATE, name)["rests"])
    browser.size(*stages.WINDOW)
    browser.settle()
    run.report.check(f"{name}: nor where the window is narrow", narrow[0] == narrow[1], f"{narrow}")


# Hands.


def _check_mouse(run, browser, figure):
    name = figure.id
    before, picture_before = _shown(browser, name)
    left, top, width, height = before["track"]
    middle, knob = top + height / 2, height / 2
    browser.mouse((left + knob, middle), "down")
    browser.mouse((left + width / 4, middle), (left + width / 2, middle))
    held, picture_held = _shown(browser, name, scrolls=False)
    browser.mouse("up", (left, 4))
    rested, picture_rested = _shown(browser, name, scrolls=False)
    half = abs(held["value"] / figure.duration - 0.5) < 0.03
    moves = half and picture.difference(picture_held, picture_before) > 1
    run.report.check(f"{name}: a drag of the slider moves the stage", moves, f"{held['value']:.3f} s")
    gap = picture.difference(picture_rested, picture_held)
    stays = gap <= stages.SAME and rested["value"] == held["value"]
    run.report.check(f"{name}: it stays where it is let go", stays, f"{gap:.2f}")
    browser.mouse((left + knob + 0.75 * (width - 2 * knob), middle), "down", "up")
    pressed, picture_pressed = _shown(browser, name, scrolls=False)
    quarters = abs(pressed["value"] / figure.duration - 0.75) < 0.03
    moves = quarters and picture.difference(picture_pressed, picture_rested) > 1
    run.report.check(f"{name}: a press on the track moves it there", moves, f"{pressed['value']:.3f} s")
    run.report.check(f"{name}: nothing shifts by that", pressed["rests"] == before["rests"])


def _check_touch(run, browser, figure):
    """By a finger, which is Chromium's alone; and what it says to who cannot see it."""
    name = figure.id
    browser.phone()
    before, picture_before = _shown(browser, name)
    left, top, width, height = before["track"]
    start = left + height / 2 + before["value"] / figure.duration * (width - height)
    browser.touch("touchStart", start, top + height / 2)
    for step in range(1, 9):
        browser.touch("touchMove", start + (left + 0.3 * width - start) * step / 8, top + height / 2)
    browser.touch("touchEnd")
    after, picture_after = _shown(browser, name, scrolls=False)
    browser.phone(False)
    moves = after["value"] < before["value"] - 0.1 and picture.difference(picture_after, picture_before) > 1
    run.report.check(f"{name}: a finger moves the slider, and the stage", moves, f"{after['value']:.3f} s")
    slider = browser.send("Runtime.evaluate", expression=f"document.querySelector('#{name} .zt-scrub')")["result"]
    tree = browser.send("Accessibility.getPartialAXTree", objectId=slider["objectId"], fetchRelatives=False)["nodes"]
    role, called, value = (tree[0][part]["value"] for part in ("role", "name", "value"))
    tells = role == "slider" and called == after["name"] and abs(float(value) - after["value"]) < 0.001
    run.report.check(f"{name}: it is known as a slider", tells, f"{role}, {called}, {value}")


def _check_first_touch(run, browser, figure):
    """By a finger alone, on a page that nothing else has touched: it leaves a slider neither active nor focused."""
    name = figure.id
    browser.size(PHONE, stages.WINDOW[1])
    browser.phone()
    browser.open(run.fixture.page("fold"))
    begin, picture_begin = _shown(browser, name)
    pictures = []
    for number, (start, end) in enumerate([(0, 0.5), (0.5, 0.8), (0.8, 0.3)]):
        held, picture_held = _drag(browser, name, begin["track"], start, end)
        last, pictures = (pictures[-1] if pictures else picture_begin), [*pictures, picture_held]
        there = abs(held["value"] / figure.duration - end) < 0.03 and abs(held["said"] - held["value"]) <= 0.011
        moves = there and picture.difference(picture_held, last) > 1
        run.report.check(f"{name}: finger {number + 1} moves the stage", moves, f"{held['value']:.3f}, {held['said']:.3f} s")
        left, top, width, height = begin["play"]
        _tap(browser, left + width / 2, top + height / 2)
        times = browser.run(TIMES, name)
        run.report.check(f"{name}: then Play runs its clock", any(times), f"{times}")
        browser.rest()
        ended, _ = _shown(browser, name, scrolls=False)
        run.report.check(f"{name}: which leaves the slider where it is", ended["value"] == held["value"])
    held, picture_held = _drag(browser, name, begin["track"], 0.3, 0.5)
    same = picture.difference(picture_held, pictures[0])
    run.report.check(f"{name}: an instant looks as it did before", same <= stages.SAME, f"{same:.2f}")
    browser.phone(False)
    browser.size(*stages.WINDOW)
    browser.open(run.fixture.page("fold"))


def _drag(browser, name, track, start, end):
    """From a part of the track to another."""
    left, top, width, height = track
    start, end = (left + height / 2 + part * (width - height) for part in (start, end))
    browser.touch("touchStart", start, top + height / 2)
    for step in range(1, 9):
        browser.touch("touchMove", start + (end - start) * step / 8, top + height / 2)
    held = _shown(browser, name, scrolls=False)
    browser.touch("touchEnd")
    return held


def _tap(browser, x, y):
    browser.touch("touchStart", x, y)
    browser.touch("touchEnd")
    browser.settle()


def _check_keys(run, browser, figure):
    name = figure.id
    browser.run(SET, name, 0)
    begin, picture_begin = _shown(browser, name)
    values = []
    for key in ("ArrowRight", "ArrowRight", "ArrowRight", "ArrowLeft"):
        browser.strike(key)
        values.append(browser.run(STATE, name)["value"])
    steps = 0 < values[0] < values[1] < values[2] and abs(values[3] - values[1]) < 0.001
    run.report.check(f"{name}: arrow keys move the slider", steps, " ".join(f"{value:.3f}" for value in values))
    browser.strike("End")
    end, picture_end = _shown(browser, name)
    moves = abs(end["value"] - figure.duration) < 0.001 and picture.difference(picture_end, picture_begin) > 1
    run.report.check(f"{name}: End moves it to the end, and the stage", moves, f"{end['value']:.3f} s")


def _check_segments(run, browser, figure):
    """Frames at equal intervals share instants with segments, of which there are 40."""
    name = figure.id
    state, _ = _shown(browser, name)
    segments, gaps = state["segments"], []
    frames = len(figure.frames)
    run.report.check(f"{name}: there is no slider, but segments", not state["scrubs"] and len(segments) > frames, f"{len(segments)}")
    for index in range(frames):
        place = index * (len(segments) - 1) / (frames - 1)
        if place % 1:
            continue
        browser.mouse((state["track"][0], 4))
        figures.choose(browser, figure, f".zt-k{index}")
        _, frame = _shown(browser, name, scrolls=False)
        figures.choose(browser, figure, f".zt-k{(index + 1) % frames}")
        left, top, width, height = segments[round(place)]
        browser.mouse((left + width / 2, top + height / 2))
        _, stage = _shown(browser, name, scrolls=False)
        gaps.append(picture.difference(stage, frame))
    same = len(gaps) > 2 and max(gaps) <= stages.SAME
    run.report.check(f"{name}: segments show their instants under the pointer", same, " ".join(f"{gap:.2f}" for gap in gaps))
    browser.mouse((state["track"][0], 4))


def _shown(browser, name, scrolls=True):
    """What the figure says, and a picture of its stage."""
    if scrolls:
        browser.run(SHOW, name)
        browser.settle()
    browser.settle()
    state = browser.run(STATE, name)
    left, top, width, height = state["stage"]
    # Within its corners, on whole pixels.
    box = (round(left) + 20, round(top) + 20, round(width) - 40, min(round(height), stages.WINDOW[1] - round(top)) - 40)
    return state, browser.steady_screenshot(box)


# Play.

STATES = f"return {figures.ANIMATIONS}.map(a => [a.playState, a.currentTime ?? 0])"


def _check_play_by_keys(run, browser, figure):
    """Where there is no slider, every other press rewinds."""
    name = figure.id
    figures.choose(browser, figure, f".zt-k{len(figure.frames) - 1}")
    _, last = _shown(browser, name)
    browser.run("document.querySelector(`#${arguments[0]} .zt-play`).focus({focusVisible: true})", name)
    scrubs = browser.run(STATE, name)["scrubs"]
    for turn, key in enumerate(["Enter", " ", "Enter", " "]):
        browser.strike(key)
        states = browser.run(STATES, name)
        running = [at for state, at in states if state == "running"]
        title = f"{name}: {'Space' if key == ' ' else key} on Play, time {turn + 1},"
        if not scrubs and turn % 2:
            run.report.check(f"{title} rewinds", not running, f"{len(running)} run")
            continue
        starts = bool(running) and max(running) < 1000 * figure.duration
        browser.ends(figures.ANIMATIONS, name)
        gap = picture.difference(_shown(browser, name)[1], last)
        run.report.check(f"{title} plays to the end", starts and gap <= stages.SAME, f"{len(running)} run, {gap:.2f}")
