"""Runs the scripts of the GitHub action and of GitLab's template, as these services would, in a repository with a pull request.

The services' own steps, for caches and artifacts, aren't run.
"""

import os
import pathlib
import re
import shutil
import subprocess
import tempfile
import unittest

import yaml

CI = pathlib.Path(__file__).resolve().parents[2] / "Packaging/ci"
PAGE = """# Fade

```{screen} a
content: [label: One]
```

```{screen} b
content: [label: Two]
```

```{transition} fade
:from: a
:to: b
:duration: 0.4s
:name: the-fade
```
"""


class PullRequestTest(unittest.TestCase):
    """A repository in which the figure takes longer than on the main branch, and another page is new."""

    zoetrope = ""

    def setUp(self):
        self.folder = pathlib.Path(tempfile.mkdtemp())
        self.addCleanup(shutil.rmtree, self.folder)
        self.work = self.folder / "repository"
        programs = self.folder / "bin"
        programs.mkdir()
        (programs / "zoetrope").symlink_to(self.zoetrope)
        self.environment = {
            "PATH": f"{programs}:{os.environ['PATH']}", "HOME": str(self.folder), "LC_ALL": "C.UTF-8",
            "GIT_AUTHOR_NAME": "A", "GIT_AUTHOR_EMAIL": "a@example.org", "GIT_COMMITTER_NAME": "A",
            "GIT_COMMITTER_EMAIL": "a@example.org", "GITHUB_WORKSPACE": str(self.work),
            "GITHUB_REPOSITORY": "me/docs", "RUNNER_TEMP": str(self.folder), "CI_BUILDS_DIR": str(self.folder),
        }
        for name in ("GITHUB_OUTPUT", "GITHUB_STEP_SUMMARY"):
            self.environment[name] = str(self.folder / name)
            (self.folder / name).touch()
        self.run_script("git init --quiet --bare origin.git", folder=self.folder)
        self.run_script("git init --quiet --initial-branch main repository", folder=self.folder)
        self.write("docs/zoetrope.yml", "title: Docs\n")
        self.write("docs/content/index.md", "# Home\n\n[Fade](fade.md)\n")
        self.write("docs/content/fade.md", PAGE)
        self.run_script("git remote add origin ../origin.git; git add .; git commit --quiet -m One; git push -q origin main")
        self.base = self.run_script("git rev-parse HEAD").strip()
        self.write("docs/content/fade.md", PAGE.replace("0.4s", "0.6s"))
        self.write("docs/content/new.md", PAGE.replace("# Fade", "# New"))
        self.run_script("git add .; git commit --quiet -m Two")

    def write(self, name: str, text: str):
        path = self.work / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def run_script(self, script: str, folder=None, succeeds: bool = True, **environment) -> str:
        result = subprocess.run(
            ["bash", "-e", "-o", "pipefail", "-c", script], cwd=folder or self.work,
            env=self.environment | environment, capture_output=True, text=True, timeout=300)
        self.assertEqual(result.returncode == 0, succeeds, f"{script}: {result.stderr}{result.stdout}")
        return result.stdout

    def read(self, name: str) -> str:
        return (self.folder / name).read_text()

    def check_report(self, folder: pathlib.Path, address: str = ""):
        report = (folder / "figures.md").read_text()
        self.assertTrue(report.startswith("# 1 figure changed, 1 is new\n"), report)
        self.assertIn("It takes 0.2 s longer: 0.4 s → 0.6 s.", report)
        pictures = re.findall(r"!\[\w+\]\((.*?)\)", report)
        self.assertEqual(len(pictures), 3)
        for picture in pictures:
            self.assertTrue(picture.startswith(address), picture)
            self.assertIn("<svg", (folder / picture.removeprefix(address)).read_text())

    # GitHub

    def step(self, name: str, inputs: dict[str, str], succeeds: bool = True) -> str:
        """Runs a step of the action."""
        action = yaml.safe_load((CI / "github/action.yml").read_text())
        values = {key: value.get("default", "") for key, value in action["inputs"].items()} | inputs
        given = {f"inputs.{key}": value for key, value in values.items()}
        given |= {"github.event.pull_request.base.sha": self.base, "github.event.pull_request.number": "7"}
        step = next(step for step in action["runs"]["steps"] if step.get("name") == name)
        # Values reach scripts as variables alone: an expression in a script would run what a stranger has written.
        self.assertNotIn("${{", step["run"])
        environment = {key: given[value.strip("${} ")] for key, value in step["env"].items()}
        return self.run_script(step["run"], succeeds=succeeds, **environment)

    def test_action(self):
        self.step("Build the site", {"source": "docs"})
        self.step("Compare the figures", {"source": "docs"})
        self.check_report(self.work / "figure-differences")
        self.assertEqual(self.read("GITHUB_OUTPUT"), "changes=1 figure changed, 1 is new\n")
        summary = self.read("GITHUB_STEP_SUMMARY")
        self.assertIn("It takes 0.2 s longer", summary)
        self.assertNotIn("![", summary)

    def test_action_with_pictures_on_a_branch(self):
        inputs = {"source": "docs", "branch": "figures"}
        self.step("Build the site", inputs)
        for _ in range(2):
            self.step("Compare the figures", inputs)
        address = "https://raw.githubusercontent.com/me/docs/figures-7/"
        self.check_report(self.work / "figure-differences", address)
        files = self.run_script("git ls-tree --name-only figures-7", folder=self.folder / "origin.git").split()
        self.assertEqual(len(files), 4)
        self.assertIn(address, self.read("GITHUB_STEP_SUMMARY"))
        self.assertEqual(self.run_script("git status --porcelain --untracked-files=no"), "")

    def test_action_in_parts(self):
        for part in (1, 2):
            self.step("Build the site", {"source": "docs", "shard": f"{part}/2", "output": f"part-{part}"})
        self.step("Build the site", {"parts": "part-1 part-2"})
        self.step("Compare the figures", {"source": "docs"})
        self.check_report(self.work / "figure-differences")

    def test_action_with_an_error(self):
        self.write("docs/content/fade.md", PAGE.replace("} fade", "} fad"))
        printed = self.step("Build the site", {"source": "docs"}, succeeds=False)
        self.assertIn("::error file=docs/content/fade.md,line=11,", printed)

    # GitLab

    def job(self, name: str, inputs: dict[str, str], succeeds: bool = True, **environment) -> str:
        """Runs a job of the template."""
        header, text = (CI / "gitlab/zoetrope.yml").read_text().split("\n---\n")
        declared = yaml.safe_load(header)["spec"]["inputs"]
        values = {key: str(value.get("default", "")) for key, value in declared.items()} | inputs
        text = re.sub(r"\$\[\[ inputs\.(\w+) \]\]", lambda match: values[match[1]], text)
        jobs = yaml.safe_load(text)
        job = jobs[".zoetrope"] | jobs[name]
        script = "\n".join(job["before_script"] + job["script"])
        return self.run_script(script, succeeds=succeeds, **job["variables"], **environment)

    def test_gitlab(self):
        for part in ("1", "2"):
            self.job("zoetrope-build", {"source": "docs"}, CI_NODE_INDEX=part, CI_NODE_TOTAL="2")
        self.assertEqual((self.work / "zoetrope-problems.json").read_text(), "[]\n")
        self.job("zoetrope-figures", {"source": "docs"}, CI_MERGE_REQUEST_DIFF_BASE_SHA=self.base)
        self.check_report(self.work / "figure-differences")
        self.job("pages", {"source": "docs"})
        self.assertTrue((self.work / "public/fade/index.html").is_file())

    def test_gitlab_with_an_error(self):
        self.write("docs/content/fade.md", PAGE.replace("} fade", "} fad"))
        self.job("zoetrope-build", {"source": "docs"}, succeeds=False)
        self.assertIn('"path":"docs/content/fade.md"', (self.work / "zoetrope-problems.json").read_text())
