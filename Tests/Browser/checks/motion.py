"""Playing is the compositor's work, ends, starts again, and gives way to a frame that is picked."""

from harness import figures, picture

FIGURES = [("fold", "fold-2-contact"), ("fold", "fold-5"), ("scroll", "scroll-bouncing"), ("fade", "fade")]
FORBIDDEN = {"Layout", "Paint"}


def check(run):
    for page, name in FIGURES:
        run.browser.view(1280, 900)
        run.browser.open(run.fixture.page(page))
        figure = next(figure for figure in figures.find(run.browser) if figure.id == name)
        run.browser.run("document.getElementById(arguments[0]).scrollIntoView({behavior: 'instant'})", name)
        run.browser.settle()
        _trace(run, figure)
        _replay(run, figure)
    _check_picking_after_play(run)
    _check_slow(run)
    _check_keyboard(run)


def _trace(run, figure):
    figures.choose(run.browser, figure, ".zt-k2")
    run.browser.settle()
    with run.browser.trace() as trace:
        figures.choose(run.browser, figure, ".zt-play")
        # What the activation itself restyles, lays out and paints is done once its animations are ready.
        run.browser.wait_for(
            f"Promise.all({figures.ANIMATIONS}.map(a => a.ready)).then(() => {{ performance.mark('zt-play'); done(true) }})",
            figure.id,
        )
        run.browser.ends(figures.ANIMATIONS, figure.id)
    marks = [event for event in trace.events if event["name"] == "zt-play"]
    if not run.report.check(f"{figure.id}: the trace has its start", len(marks) > 0):
        return
    # The last frame is the browser's to settle.
    start, end = marks[0]["ts"], marks[0]["ts"] + (figure.duration - 0.05) * 1e6
    # A browser that has just started lays out pages of its own, in other processes.
    own = [event for event in trace.events if event.get("pid") == marks[0]["pid"]]
    during = [event for event in own if start <= event.get("ts", 0) <= end and event.get("ph") in "XBI"]
    found = sorted({event["name"] for event in during} & FORBIDDEN)
    counts = ", ".join(f"{sum(event['name'] == name for event in during)} {name}" for name in sorted(FORBIDDEN))
    run.report.check(f"{figure.id}: neither layout nor paint while it plays", not found, counts)
    ended = _states(run, figure)
    run.report.check(f"{figure.id}: it ends", ended and set(ended) == {"finished"}, f"{len(ended)} animations")


def _replay(run, figure):
    # In one script: no frame comes between the click and what it has started.
    states, at = run.browser.run(
        "document.querySelector(`#${arguments[0]} .zt-play`).click();"
        f"const all = {figures.ANIMATIONS}; return [all.map(a => a.playState), Math.max(...all.map(a => a.currentTime ?? 0))]",
        figure.id,
    )
    running = "running" in states and at < figure.duration * 1000
    run.report.check(f"{figure.id}: pressed again, Play starts it again", running, f"at {at:.0f} ms")
    run.browser.ends(figures.ANIMATIONS, figure.id)
    run.report.check(f"{figure.id}: and it ends again", set(_states(run, figure)) == {"finished"})


def _check_picking_after_play(run):
    """A name that two states share would keep the time of the first."""
    run.browser.view(860, 840, scale=2)
    run.browser.open(run.fixture.page("fold"))
    figure = next(figure for figure in figures.find(run.browser) if figure.id == "fold-1")
    with figures.Apart(run.browser, figure, 1 / 3) as apart:
        fresh = apart.stage(4)
        for turn in ("once", "twice", "three times"):
            figures.choose(run.browser, figure, ".zt-play")
            half = f"{figures.ANIMATIONS}.some(a => a.currentTime >= {500 * figure.duration})"
            run.browser.wait_for(f"const look = () => {half} ? done(true) : requestAnimationFrame(look); look()", figure.id)
            gap = picture.difference(apart.stage(4), fresh)
            run.report.check(f"a frame picked after Play, pressed {turn}, shows its instant", gap == 0, f"{gap:.3f}")
        figures.choose(run.browser, figure, ".zt-play")
        run.browser.ends(figures.ANIMATIONS, figure.id)
        end = apart.stage_now()
        gap = picture.difference(end, apart.stage(len(figure.frames) - 1))
        run.report.check("playing ends with the last frame", gap <= 0.3, f"{gap:.3f}")


def _check_slow(run):
    run.browser.open(run.fixture.page("fold"))
    figure = figures.find(run.browser)[0]
    figures.choose(run.browser, figure, ".zt-slows")
    figures.choose(run.browser, figure, ".zt-play")
    run.browser.settle()
    longest = run.browser.run(
        f"return Math.max(...{figures.ANIMATIONS}.map(a => a.effect.getComputedTiming().endTime))", figure.id
    )
    run.report.check("Slow takes four times as long", abs(longest - 4000 * figure.duration) < 1, f"{longest:.0f} ms")


def _check_keyboard(run):
    run.browser.view(1280, 900)
    run.browser.open(run.fixture.page("fade"))
    for _ in range(60):
        run.browser.press("Tab")
        if _focused(run)["class"].startswith("zt-frame"):
            break
    first = _focused(run)
    run.report.check("Tab leads to a figure's frames", first["class"].startswith("zt-frame"), first["label"])
    run.report.check("where the focus is can be seen", first["outline"] >= 2, f"an outline of {first['outline']} px")
    run.browser.press("ArrowRight")
    run.browser.press("ArrowRight")
    third = _focused(run)
    run.report.check("arrow keys step through the frames", third["label"].startswith("Frame 3 of 7"), third["label"])
    held = run.browser.run(
        "return document.getAnimations().filter(a => a.animationName && a.effect.target.closest('.zt-figure') === arguments[0])"
        ".map(a => [a.playState, a.effect.getComputedTiming().delay])",
        run.browser.run("return document.activeElement.closest('.zt-figure')"),
    )
    run.report.check("and hold the stage at their instants", bool(held) and all(state == "paused" for state, _ in held))
    for _ in range(3):
        run.browser.press("ArrowLeft")
    around = _focused(run)
    run.report.check("they go around", around["label"].startswith("Frame 7 of 7"), around["label"])
    for name in ("Slow motion", "Play", "Time, of "):
        run.browser.press("Tab")
        focused = _focused(run)
        run.report.check(f"Tab leads on to {name.strip()}", focused["label"].startswith(name), focused["label"])
        run.report.check("whose focus can be seen", focused["outline"] >= 2, f"an outline of {focused['outline']} px")


def _focused(run):
    """The focused control, and how wide the outline is that shows it: a label's or a track's, as most inputs are invisible."""
    return run.browser.run(
        """
        const control = document.activeElement;
        const figure = control.closest('.zt-figure') ?? control.parentElement;
        const marks = [...figure.querySelectorAll('label, .zt-scrubber'), control].filter(part => part.offsetWidth > 1);
        const outlines = marks.flatMap(part => [getComputedStyle(part), getComputedStyle(part, '::before')])
          .map(style => style.outlineStyle === 'none' ? 0 : parseFloat(style.outlineWidth));
        const label = control.ariaLabel ?? control.textContent;
        return {class: control.className, label, outline: Math.max(0, ...outlines)};
        """
    )


def _states(run, figure):
    return run.browser.run(f"return {figures.ANIMATIONS}.map(a => a.playState)", figure.id)

