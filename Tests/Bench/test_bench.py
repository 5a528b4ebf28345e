"""The bench's own arithmetic. Runs in a moment: python3 -m unittest discover -s Tests/Bench"""
import random
import tempfile
import unittest
from pathlib import Path

from measure import exponent
from parity import compare, plain
from sites import blog, posts
from targets import Target, targets


class ExponentTests(unittest.TestCase):
    def test_powers_come_back(self):
        sizes = [250, 1000, 4000, 16_000]
        for power in (0.5, 1, 2):
            self.assertAlmostEqual(exponent(sizes, [3 * size**power for size in sizes]), power)

    def test_a_fixed_part_makes_the_power_smaller(self):
        self.assertLess(exponent([10, 100, 1000], [100 + size for size in (10, 100, 1000)]), 1)


class ParityTests(unittest.TestCase):
    def compared(self, ours: dict[str, str], theirs: dict[str, str]):
        with tempfile.TemporaryDirectory() as folder:
            for name, files in (("ours", ours), ("theirs", theirs)):
                for path, text in files.items():
                    posts.write(Path(folder) / name / path, text)
            return compare(Path(folder) / "ours", Path(folder) / "theirs")

    def test_markup_and_spaces_do_not_count(self):
        ours = {"a.html": "<nav>x</nav><main><p>one <em>t</em>wo</p>\n<p>&amp; three</p></main>"}
        theirs = {"a.html": "<main>one <span>two</span> &#38;<br>three</main><aside>y</aside>"}
        self.assertTrue(self.compared(ours, theirs).holds)

    def test_another_word_is_found(self):
        found = self.compared({"a.html": "<main>one</main>"}, {"a.html": "<main>two</main>"})
        self.assertEqual((found.holds, found.different), (False, ["a.html"]))

    def test_a_missing_page_is_found(self):
        self.assertEqual(self.compared({"a.html": "<main></main>"}, {}).missing, ["a.html"])

    def test_colours_and_entries_are_counted(self):
        ours = {"a.html": "<main><pre><code>plain</code></pre><pre><code><span>x</span></code></pre></main>"}
        found = self.compared({**ours, "feed.xml": "<entry></entry><entry>"}, {**ours, "index.xml": "<item></item>"})
        self.assertEqual(found.counts["highlighted samples"], (1, 1))
        self.assertEqual(found.counts["feed entries"], (2, 1))
        self.assertFalse(found.holds)

    def test_words_inside_of_code_stay_whole(self):
        self.assertEqual(plain("<code><span>let</span> <span>x</span>=1</code>"), ["let", "x=1"])


class TargetTests(unittest.TestCase):
    def test_bounds(self):
        self.assertTrue(Target("x", 1.3, 1.3).reached)
        self.assertFalse(Target("x", 1.31, 1.3).reached)
        self.assertTrue(Target("x", 150, 150, at_least=True).reached)
        self.assertFalse(Target("x", 149, 150, at_least=True).reached)

    def test_a_build_gives_ratios(self):
        rows = [{"name": name, "ms": ms, "mib": 10} for name, ms in (("zoetrope", 10), ("hugo", 40), ("floor", 4))]
        found = targets({"builds": [{"id": "a", "rows": rows}]})
        self.assertEqual([target.value for target in found], [0.25, 2.5, 1])


class SiteTests(unittest.TestCase):
    def test_posts_are_the_same_in_every_run(self):
        self.assertEqual(posts.post(3, random.Random(1)), posts.post(3, random.Random(1)))

    def test_no_two_posts_have_one_date(self):
        self.assertEqual(len({blog.date(number) for number in range(16_000)}), 16_000)


if __name__ == "__main__":
    unittest.main()
