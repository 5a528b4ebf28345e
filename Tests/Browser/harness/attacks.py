"""A site in which every place that an author can fill holds an attack, and the same site with harmless words."""

import json
import pathlib

# A request to here, or a page that leaves for it, is noticed.
ELSEWHERE = "//elsewhere.invalid/"
RUN = "alert(1)"
ATTACKS = [
    f'"><script>{RUN}</script>',
    f"'-{RUN}-'",
    f"\\';{RUN}//",
    f"</style><script>{RUN}</script>",
    f"</title><script>{RUN}</script>",
    f"</textarea></pre></code></svg><script>{RUN}</script>",
    f"<!--><script>{RUN}</script>",
    f"--><script>{RUN}</script>",
    f"]]><script>{RUN}</script>",
    f"<img src=x onerror={RUN}>",
    f"<svg/onload={RUN}>",
    f"<svg><foreignObject><iframe srcdoc=\"<script>parent.{RUN}</script>\"></iframe></foreignObject></svg>",
    f'\\" autofocus onfocus={RUN} x="',
    f"' onmouseover={RUN} x='",
    f"x onload={RUN} ",
    "<unclosed a=\"b c='d",
    f"&quot;&gt;&lt;img src=x onerror={RUN}&gt;",
    f"%22%3E%3Cscript%3E{RUN}%3C/script%3E",
    f"javascript:{RUN}",
    f" \x01JaVaScRiPt:{RUN}",
    f"java\tscript:{RUN}",
    f"&#x6a;avascript:{RUN}",
    f"javascript&colon;{RUN}",
    f"vbscript:{RUN}",
    f"data:text/html,<script>{RUN}</script>",
    "data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==",
    f"{ELSEWHERE}x",
    "\\\\elsewhere.invalid\\x",
    "/\\elsewhere.invalid/x",
    "}*{display:none}</style><style>",
    f"url(javascript:{RUN})",
    f"red;background:url({ELSEWHERE}x)",
    f"expression({RUN})",
    f"{{{{ '<script>{RUN}</script>' }}}}{{% include",
    f"\u202e<script>{RUN}</script>\u2066",
    f"\u2028<script>{RUN}</script>\ufffe\uffff",
    f'\n" onload={RUN} x="\n\n<script>{RUN}</script>',
    f"\0<scr\0ipt>{RUN}</script>",
]
ARGUMENTS = {"screen": "place", "transition": "fade", "strip": "fold", "stage": "scroll"}
ARGUMENTS |= {"interactive": "fade", "scenario": "tabs", "callbacks": "tabs", "layers": "fold"}
# What these hold is Markdown, in which HTML is the author's right.
MARKDOWN = {("screen", "caption")}
ADMONITIONS = ["note", "tip", "important", "warning", "caution"]
LANGUAGES = ["", "swift", "objc", "js", "css", "html", "json", "yaml", "liquid", "sh", "markdown", "no\"thing"]
FENCE = "~~~~~~~~~~"


class Words:
    """What fills the places: the attacks one after the other, or as many harmless words."""

    def __init__(self, are_attacks):
        self.are_attacks = are_attacks

    def __iter__(self):
        for index, attack in enumerate(ATTACKS):
            yield attack if self.are_attacks else f"harmless-{index}"

    def one_line(self):
        return (word for word in self if not set(word) & set("\n\t\0\x01\u2028"))

    def without_markup(self):
        """Where Markdown is read."""
        return (word for word in self.one_line() if not set(word) & set("<>`"))

    def addresses(self):
        return self if self.are_attacks else ("https://example.org/" for _ in ATTACKS)


def write(folder, options, are_attacks):
    """Writes the source of a site. `options` are the names of each directive's options."""
    words = Words(are_attacks)
    pages = {f"directives/{name}.md": _directive(name, names, words) for name, names in options.items()}
    pages |= {"bodies.md": _bodies(words), "prose.md": _prose(words), "screens.md": _screens(words)}
    for index, (word, address) in enumerate(zip(words, words.addresses())):
        for layout in ("home", "tutorial" if index % 2 else "page"):
            pages[f"front/{layout}-{index}.md"] = _front(word, address, layout)
        pages[f"front/keys-{index}.md"] = _typed_keys(word)
    for path, text in pages.items():
        _put(folder / "content" / path, text)
    # In JSON’s clothes: of strings, YAML understands the same.
    _put(folder / "zoetrope.yml", json.dumps({"title": "Attacked", "url": "https://example.org"}))


def write_configured(folder):
    """Writes a site whose configuration, file names and data are attacks."""
    navigation = [{"title": word, "url": word} for word in ATTACKS]
    everything = "".join(ATTACKS).replace("\0", "")
    config = dict.fromkeys(["title", "description", "language", "author"], everything)
    config |= {"navigation": navigation, "url": "https://example.org", "paginate": 1}
    _put(folder / "zoetrope.yml", _yaml(config))
    screens = []
    for index, word in enumerate(ATTACKS):
        name = word.replace("/", "∕").replace("\0", "")
        _put(folder / f"content/{name}.md", f"---\n{_yaml({'tags': [word], 'date': '2026-01-01'})}---\nText\n")
        _put(folder / f"content/{name}.svg", SQUARE)
        screens.append(_screen(f"s{index}", {"content": [{"image": {"file": f"{name}.svg"}}]}))
    _put(folder / "content/index.md", _page({"layout": "home"}, *screens))


SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><path d="M0 0h9v9H0z"/></svg>'


def _put(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _yaml(mapping):
    """A mapping, a line for each key; values are JSON, which is YAML as well."""
    return "".join(f"{key}: {json.dumps(value).replace(chr(92) + 'u0000', '')}\n" for key, value in mapping.items())


def _page(front, *parts):
    return f"---\n{_yaml({'render_with_liquid': False} | front)}---\n" + "\n\n".join(parts) + "\n"


def _fenced(header, *lines):
    return "\n".join([FENCE + header, *lines, FENCE])


# Directives.


def _directive(name, options, words):
    titles = words.without_markup() if name in ADMONITIONS else words.one_line()
    parts = [_fenced(f"{{{name}}} {word}", "x") for word in titles]
    header = f"{{{name}}} {ARGUMENTS.get(name, '')}"
    for option in options:
        if (name, option) in MARKDOWN:
            parts += _captions(name, option, words)
            continue
        parts += [_fenced(header, f":{option}: {word}", "", "x") for word in words.one_line()]
        values = [value for word in words for value in (word, [word, {word: word}])]
        parts += [_fenced(header, "---", _yaml({option: value}) + "---", "x") for value in values]
    parts += [_fenced(header, f":{word}: x", "", "x") for word in words.one_line()]
    if name == "math":
        # What isn't an option is a formula.
        parts.append(_fenced("{math}", "x"))
    return _page({"title": name}, *parts)


def _captions(name, option, words):
    links = enumerate(f"[x](<{word}>)" for word in words.without_markup())
    return [_fenced(f"{{{name}}} p{index}", ":show:", f":{option}: {link}", "", "content: []") for index, link in links]


def _bodies(words):
    """Bodies that are no Markdown: scripts and curves."""
    parts = []
    for word in words.one_line():
        parts.append(_fenced("{curve}", f"{word}: easeIn", f"plain: {word}"))
        parts.append(_fenced("{curve}", f"{word}  : cubic-bezier(0.1, 0.2, 0.3, 1)"))
        parts.append(_fenced("{curve} fade", ":from: x", ":to: x", f"{word}: opacity of to", f"x of {word}"))
        parts.append(_fenced("{compare}", ":from: x", ":to: x", f"{word}: fade", f"plain: fade(duration: {word})"))
        parts.append(_fenced("{compare}", ":from: x", ":to: x", f"{word}: fade", "push"))
        for name in ("interactive", "scenario", "callbacks"):
            lines = (word, f"tap {word}", f"expect {word}", f"  {word}")
            parts.append(_fenced(f"{{{name}}} {ARGUMENTS[name]}", ":from: x", *lines))
    return _page({"title": "Bodies"}, *parts)


# Prose.


def _prose(words):
    parts = [f"## ``{word} ``\n\n``{word} ``" for word in words.one_line()]
    for index, word in enumerate(words.without_markup()):
        parts.append(f"[{index}](<{word}>) [{index}][r{index}]\n\n[r{index}]: <{word}>")
        # A picture from elsewhere is no attack.
        parts.append(f"![{index}](<{'picture.png' if 'elsewhere' in word else word}>)")
        parts.append(f"<{word.replace(' ', '')}>" if ":" in word else "<https://example.org/>")
    for language in LANGUAGES:
        parts += [_fenced(language, word) for word in words.one_line()]
    parts += [_fenced(word.lstrip(" {").replace("~", ""), "x") for word in words.one_line()]
    return _page({"title": "Prose"}, *parts)


# Screens.


def _screens(words):
    parts = []
    for index, word in enumerate(words):
        word = word.replace("\0", "")
        content = [
            {"label": {"text": word, "font": "body"}},
            {"button": {"title": word}},
            {"search": {"text": word, "placeholder": word}},
            {"segmented": [word, word]},
            {"avatar": {"text": word}},
            {"card": {"title": word, "subtitle": word}},
            {"list": {"header": word, "footer": word, "rows": [{"title": word, "detail": word, "badge": word}]}},
        ]
        small = {"size": "200x200", "title": word, "navigationBar": word, "content": [{"label": word}]}
        wrong = {"background": word, "tint": word, "content": [{word: word}, {"image": {"symbol": word}}]}
        for kind, fields in (("a", {"content": content}), ("b", small), ("c", wrong)):
            parts.append(_screen(f"{kind}{index}", fields))
    parts += [_fenced("{transition} fade", f":from: b{index}", ":to: b1", f":name: n{index}") for index in (0, 3, 5)]
    return _page({"title": "Screens"}, *parts)


def _screen(name, description):
    return _fenced(f"{{screen}} {name}", ":show:", "", _yaml(description))


# Front matter.


def _front(word, address, layout):
    texts = ["title", "summary", "author", "eyebrow", "headline", "lead", "tutorials_title", "description", "anything"]
    front = dict.fromkeys(texts, word)
    # Layouts expect text here, and escape no list.
    front |= {"eyebrow": [word], "lead": {word: word}, "points": [[word], word]}
    front |= {"layout": layout, "tags": [word], "categories": [word]}
    front |= {"date": "2026-01-01", "actions": [{"title": word, "url": address}]}
    front |= {"features": [{"title": word, "text": word, "url": address, "link": word}]}
    return _page(front, "## One\n\n## Two\n")


def _typed_keys(word):
    """Keys of which a value of the wrong kind is an error."""
    keys = ["date", "layout", "permalink", "order", "draft", "toc", "markup", "published"]
    return _page(dict.fromkeys(keys, "#" + word) | {"title": "Keys", word: word}, "Text")
