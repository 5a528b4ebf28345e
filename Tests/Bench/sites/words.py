"""Prose that means nothing, the same in every run: words come from a seed."""
import random

WORDS = (
    "screen view layer frame duration spring fold slide fade push present dismiss tab bar gesture velocity "
    "progress transform opacity anchor corner shadow container animator context begin finish cancel"
).split()


def sentence(source: random.Random) -> str:
    words = [source.choice(WORDS) for _ in range(source.randint(6, 14))]
    return " ".join(words).capitalize() + "."


def paragraph(source: random.Random, sentences: int = 3) -> str:
    return " ".join(sentence(source) for _ in range(sentences))


def heading(source: random.Random) -> str:
    return "## " + " ".join(source.choice(WORDS) for _ in range(2)).capitalize()
