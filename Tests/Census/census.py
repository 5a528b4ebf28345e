#!/usr/bin/env python3
"""Says how much real code compiles against module UIKit, and which names it lacks.

    python3 Tests/Census/census.py FOLDER...            # every .swift file below
    python3 Tests/Census/census.py --list FOLDER...     # each file that does not compile, with its first error

Each file is checked by itself, as a listing is: mended by zoetrope-swift-parser, with the same modules in the place
of Foundation and the like, in Swift 5. Without a folder, the samples beside this script are checked.

A file that names types of its own project cannot compile by itself. Such files are counted apart: those in which no name
is missing that could be Apple's.
"""
import argparse, collections, concurrent.futures, pathlib, re, shutil, struct, subprocess, sys, tempfile

HERE = pathlib.Path(__file__).resolve().parent
ROOT = HERE.parent.parent

# The first that matches says what a file is about.
KINDS = [
    ("animators, interactions, presentation controllers",
     r"UIViewController(Animated|Interactive)Transitioning\b|UIPercentDrivenInteractiveTransition\b"
     r"|:\s*UIPresentationController\b"),
    ("delegates, controllers",
     r"UI(TabBar|Navigation)ControllerDelegate\b|UIViewControllerTransitioningDelegate\b"
     r"|:\s*UI(View|Navigation|TabBar|Page|CollectionView|TableView)Controller\b"),
    ("views", r""),
]

# What the compiler says of a name that is not there, and how the name is written.
MISSING = [
    (r"no such module '([^']+)'", "import {}"),
    (r"cannot find (?:type )?'([^']+)' in scope", "{}"),
    (r"(?:value of |type )*'([^']+)'(?: \(aka '[^']*'\))? has no member '([^']+)'", "{}.{}"),
    (r"(method|property|initializer) does not override any", "override of a {} that is not there"),
]


# How names of Apple's frameworks begin, and those that begin like any other. A member of such a type may be an extension of
# the project's own: it counts as Apple's, unless no type of that kind could have it.
APPLES = re.compile(
    r"(UI|NS|CA|CG|CF|CI|CT|CL|CM|AV|MK|PH|SK|SCN|UT|UN|WK|SF|LA|GK|MF|EK|AC|HK|MP|XC|kCA|kCG|OBJC|objc_|Dispatch)[A-Z_]\w*"
    r"|import |override |(Date|Data|URL|URLSession|URLRequest|UUID|Locale|Calendar|TimeZone|Timer|Bundle|Notification"
    r"|IndexPath|IndexSet|Thread|Operation|OperationQueue|FileManager|UserDefaults|ProcessInfo|RunLoop|CharacterSet"
    r"|JSONDecoder|JSONEncoder|Measurement|DateFormatter|NumberFormatter|Selector|String|Array|Int|Double|Float)\b")


def is_of_project(errors):
    """Whether a file lacks nothing but types of its own project, and what follows from that."""
    scope = [found.group(1) for _, text in errors
             if (found := re.search(r"cannot find (?:type )?'([^']+)' in scope", text))]
    missing = {missing_name(text) for _, text in errors} - set(scope)
    follows = re.compile(r"cannot (infer|convert|assign|use|call)|generic parameter|ambiguous|type of expression|inferred"
                         r"|does not conform|reference to member|must be|no exact matches|'nil' requires")
    return (bool(scope) and not any(APPLES.match(name) or name == "self" for name in scope)
            and all(follows.search(name) for name in missing))


class Parser:
    """A running zoetrope-swift-parser."""

    def __init__(self, program, toolchain):
        libraries = f"{toolchain}/lib/swift/linux:{toolchain}/lib/swift/host"
        self.process = subprocess.Popen(
            [program], stdin=subprocess.PIPE, stdout=subprocess.PIPE, env={"LD_LIBRARY_PATH": libraries})
        self.message()

    def message(self):
        (length,) = struct.unpack("<I", self.process.stdout.read(4))
        return self.process.stdout.read(length)

    def mended(self, source):
        """The file as it is compiled."""
        self.process.stdin.write(struct.pack("<I", len(source) + 1) + b"s" + source)
        self.process.stdin.flush()
        answer = self.message()
        position = 0

        def number():
            nonlocal position
            position += 4
            return struct.unpack_from("<I", answer, position - 4)[0]

        for _ in range(number()):
            position += 9
        for _ in range(number()):
            number()
            position += number()
        edits = []
        for _ in range(number()):
            start, length, moved, count, size = number(), number(), number(), number(), number()
            edits.append((start, start + length, source[moved:moved + count] + answer[position:position + size]))
            position += size
        mended, end = b"", 0
        for start, next_end, replacement in edits:
            mended += source[end:start] + replacement
            end = next_end
        return mended + source[end:]


def compiler_errors(compiler, modules, source):
    # As ListingCompiler does it: an alias for each module that stands for one of the system's.
    aliases = sorted(path.stem for path in modules.glob("*Names.swiftmodule"))
    with tempfile.TemporaryDirectory() as folder:
        file = pathlib.Path(folder) / "File.swift"
        file.write_bytes(b"import UIKit\n#sourceLocation(file: \"File.swift\", line: 1)\n" + source)
        arguments = [compiler, "-frontend", "-typecheck", "-primary-file", str(file), "-module-name", "Listing",
                     "-parse-as-library", "-swift-version", "5", "-I", str(modules),
                     "-diagnostic-style=llvm", "-no-color-diagnostics"]
        for module in aliases:
            arguments += ["-module-alias", f"{module.removesuffix('Names')}={module}"]
        said = subprocess.run(arguments, capture_output=True, text=True, timeout=120)
    errors = re.findall(r"^.*?:(\d+):\d+: error: (.*)$", said.stderr, re.M)
    if said.returncode != 0 and not errors:
        return [("0", said.stderr.strip().split("\n")[-1])]
    return errors


def missing_name(error):
    for pattern, name in MISSING:
        if found := re.search(pattern, error):
            return name.format(*found.groups())
    return error


def main():
    arguments = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    arguments.add_argument("folders", nargs="*", type=pathlib.Path, default=[HERE / "Samples"])
    arguments.add_argument("--build", type=pathlib.Path, default=ROOT / ".build/release",
                           help="the folder with the parser and Modules")
    arguments.add_argument("--list", action="store_true", help="tell each file that does not compile")
    arguments.add_argument("--least", type=float, default=0, help="percent that must compile; otherwise it fails")
    options = arguments.parse_args()
    compiler = shutil.which("swiftc")
    if not compiler:
        sys.exit("there is no swiftc")
    programs = pathlib.Path(compiler).resolve().parent
    compiler = str(programs / "swiftc")
    modules = options.build / "Modules"
    parser = Parser(options.build / "zoetrope-swift-parser", programs.parent)
    files = sorted(path for folder in options.folders for path in folder.rglob("*.swift"))
    if not files:
        sys.exit("there are no files")
    sources = [path.read_bytes() for path in files]
    mended = [parser.mended(source) for source in sources]
    with concurrent.futures.ThreadPoolExecutor(2) as pool:
        errors = list(pool.map(lambda source: compiler_errors(compiler, modules, source), mended))

    def share(chosen):
        good = sum(1 for index in chosen if not errors[index])
        return f"{good:4} of {len(chosen):4}, {100 * good / max(len(chosen), 1):5.1f} %"

    kind = [next(name for name, pattern in KINDS if re.search(pattern, source.decode("utf8", "replace")))
            for source in sources]
    print(f"{share(range(len(files)))}  all")
    own = [index for index, found in enumerate(errors) if found and is_of_project(found)]
    alone = [index for index in range(len(files)) if index not in own]
    print(f"{share(alone)}  without the {len(own)} that lack types of their own project only")
    for name, _ in KINDS:
        print(f"{share([index for index in range(len(files)) if kind[index] == name])}  {name}")
    names = collections.Counter(
        name for found in errors for name in {missing_name(text) for _, text in found})
    if names:
        print("\nfiles  what is missing")
    for name, count in sorted(names.items(), key=lambda item: (-item[1], item[0])):
        print(f"{count:5}  {name}")
    if options.list:
        print()
        for path, found in zip(files, errors):
            for line, text in found[:3]:
                print(f"{path}:{line}: {text}")
    if 100 * sum(1 for found in errors if not found) < options.least * len(files):
        sys.exit(f"fewer than {options.least} percent compile")


main()
