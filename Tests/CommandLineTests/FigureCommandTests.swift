import BasicTestSupport
import Foundation
import Testing

/// Figures of single files: `figure`, `run`, `test`, `weave` and `mcp`, with the real compiler and runner.
@Suite(.serialized) struct FigureCommandTests {
  private let workspace: Workspace

  static let animator = """
    import UIKit

    final class Fade: NSObject, UIViewControllerAnimatedTransitioning {
      func transitionDuration(using context: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
      func animateTransition(using context: UIViewControllerContextTransitioning) {
        guard let to = context.view(forKey: .to) else { return }
        to.alpha = 0
        context.containerView.addSubview(to)
        UIView.animate(withDuration: 0.4, animations: { to.alpha = 1 }) { _ in
          context.completeTransition(true)
        }
      }
    }

    """

  private static let statements = """
    let square = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
    square.backgroundColor = .systemBlue
    view.addSubview(square)
    UIView.animate(withDuration: 1) { square.center.x += 50 }

    """

  init() throws {
    workspace = try Workspace()
    try workspace.write(Self.animator, to: "Fade.swift")
    try workspace.write(Self.statements, to: "Square.swift")
  }

  /// Runs the program with a cache of this test's.
  private func run(_ line: String) throws -> Workspace.Outcome {
    try workspace.shell("export XDG_CACHE_HOME=$PWD/cache; " + line)
  }

  // MARK: figure

  @Test func `a file of Swift becomes files in all formats, and again nothing changes`() throws {
    let line =
      "$ZOETROPE figure Fade.swift --output out --as html,svg,strip,poster,mp4,json --style both --width 200"
    let outcome = try run(line)
    try #require(outcome.code == 0, "\(outcome.errors)")
    for name in [
      "Fade.html", "Fade.animated.svg", "Fade.svg", "Fade.png", "Fade~dark.png", "Fade.mp4", "Fade~dark.mp4",
      "Fade.json",
    ] { #expect(workspace.exists("out/" + name), "\(name)") }
    let html = try workspace.read("out/Fade.html")
    for address in html.matches(of: /src="([^"]*)"/).map({ String($0.output.1) }) {
      #expect(workspace.exists("out/" + address), "\(address)")
    }
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(try workspace.read("out/Fade.json").utf8)) as? [String: Any]
    )
    #expect(json["version"] as? Int == 1)
    let before = try workspace.state(of: "out")
    #expect(try run(line).output == "")
    #expect(try workspace.state(of: "out") == before)
  }

  @Test func `screens in an outer folder are found by its name`() throws {
    try workspace.write("content: [label: One]\n", to: "content/screens/album.yml")
    try workspace.write(
      "```{transition} fade\n:from: album\n:to: album\n```\n", to: "content/tutorials/first.md")
    let without = try run("$ZOETROPE figure content/tutorials/first.md --output out")
    #expect(without.code == 1 && without.errors.contains("“--source .”"), "\(without.errors)")
    let named = try run("$ZOETROPE figure content/tutorials/first.md --source . --output out")
    #expect(named.code == 0, "\(named.errors)")
  }

  @Test func `files of others stay`() throws {
    try workspace.write("mine", to: "out/Fade.svg")
    let outcome = try run("$ZOETROPE figure Fade.swift --output out --as strip")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("out/Fade.svg"))
    #expect(try workspace.read("out/Fade.svg") == "mine")
  }

  @Test func `names that are options or patterns of other programs are harmless`() throws {
    try workspace.write(Self.statements, to: "-i.swift")
    try workspace.write(Self.statements, to: "%d $(touch pwned);a:b.swift")
    let outcome = try run(
      "$ZOETROPE figure --output out --as mp4,poster --width 64 -- ./-i.swift && $ZOETROPE figure --output out --as mp4 --width 64 './%d $(touch pwned);a:b.swift'; ls out"
    )
    #expect(outcome.code == 0)
    // A name that lost characters has its hash, by which it differs from others that lost theirs.
    let names = /\nd-touch-pwned-a-b-[0-9a-f]{4}\.mp4\ni\.mp4\ni\.png\n$/
    #expect(outcome.output.contains(names), "\(outcome.output) \(outcome.errors)")
    #expect(!workspace.exists("pwned"))
  }

  // MARK: run

  @Test func `documents of runs fit the schema that the program prints`() throws {
    let schema = try JSONSchema(Array(try run("$ZOETROPE run --schema").output.utf8))
    try workspace.write("let a: Int = \"\"\n", to: "Bad.swift")
    try workspace.write(
      "```{screen} a\ncontent: [label: a]\n```\n\n```{interactive} fade\n:from: a\n:to: a\nswipe left 240pt in 0.3s\n```\n"
        + "\n```{transition} cube\n:from: a\n:to: a\n```\n", to: "page.md")
    try workspace.write(
      """
      let square = UIView(frame: CGRect(x: 100, y: 200, width: 100, height: 100))
      view.addSubview(square)
      UIView.animate(withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0) {
        (square.backgroundColor, square.transform) = (.red, .init(rotationAngle: 1))
      }
      let (group, fade) = (CAAnimationGroup(), CABasicAnimation(keyPath: "opacity"))
      (fade.toValue, fade.repeatCount, group.animations, group.duration) = (0, .infinity, [fade], 1)
      square.layer.add(group, forKey: nil)
      let gradient = CAGradientLayer()
      square.layer.addSublayer(gradient)
      let colors = CABasicAnimation(keyPath: "colors")
      (gradient.colors, colors.toValue) = ([UIColor.red.cgColor], [UIColor.blue.cgColor])
      gradient.add(colors, forKey: nil)
      print("done")

      """, to: "Many.swift")
    for (file, code) in ["Fade.swift": 0, "Many.swift": 0, "page.md": 0, "Bad.swift": 1, "none.swift": 1] {
      let outcome = try run("$ZOETROPE run --json \(file)")
      #expect(Int(outcome.code) == code, "\(outcome.output)")
      #expect(try schema.problems(of: Array(outcome.output.utf8)) == [], "\(file)")
    }
    let empty = try schema.problems(of: Array("{\"version\":2,\"runs\":[{}],\"more\":1}".utf8))
    #expect(empty.count > 15, "\(empty)")
    #expect(try run("$ZOETROPE run --schema Fade.swift").code == 2)
    #expect(try run("$ZOETROPE run").code == 2)
  }

  @Test func `what happened is told with lines, as text and as JSON`() throws {
    let text = try run("$ZOETROPE run Fade.swift")
    #expect(text.code == 0)
    #expect(text.output.contains("0.4 s  Fade.completeTransition(_:)  true  (Fade.swift:10)"))
    #expect(text.output.contains("second: (0, 0) 375 × 667, opacity 0 → (0, 0) 375 × 667"))
    let outcome = try run("$ZOETROPE run --json - < Square.swift")
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let run = try #require((json["runs"] as? [[String: Any]])?.first)
    #expect(run["duration"] as? Double == 1)
    let layers = try #require(run["layers"] as? [[String: Any]])
    #expect(layers.map { $0["name"] as? String } == ["UIView"])
    let states = try #require(layers[0]["states"] as? [[String: Any]])
    #expect((states.first?["corners"] as? [[Double]])?.first == [100, 200])
    #expect((states.last?["corners"] as? [[Double]])?.first == [150, 200])
  }

  @Test(arguments: [
    ("let x: Int = \"\"\nview.addSubview(UIView())\n", "swift.error"),
    ("while true {}\nview.isHidden = true", "swift.broken-run"),
    ("let a = [Int]()\nprint(a[1])\n", "swift.trap"), ("struct A {}", "figure.nothing"),
  ])
  func `what can't be shown is told at its line`(_ code: String, _ identifier: String) throws {
    try workspace.write(code, to: "Bad.swift")
    let outcome = try run("$ZOETROPE run Bad.swift")
    #expect(outcome.code == 1)
    #expect(outcome.errors.contains("[\(identifier)]"), "\(outcome.errors)")
    #expect(outcome.errors.contains("Bad.swift:"))
    let json = try run("$ZOETROPE run Bad.swift --json")
    #expect(json.code == 1)
    #expect(json.output.contains("\"identifier\":\"\(identifier)\""))
  }

  @Test func `a file that isn't there, a folder and other files are errors`() throws {
    try workspace.write("x", to: "a.txt")
    for (name, words) in [
      ("nope.swift", "No such file"), (".", "is a folder"), ("a.txt", "neither Swift nor Markdown"),
    ] {
      let outcome = try run("$ZOETROPE run \(name)")
      #expect(outcome.code == 1)
      #expect(outcome.errors.contains(words))
    }
  }

  // MARK: test

  @Test func `motion is recorded, compared, and told in words`() throws {
    let first = try run("$ZOETROPE test .")
    #expect(first.code == 1)
    #expect(first.errors.contains("golden.missing"))
    #expect(try run("$ZOETROPE test --record .").code == 0)
    let same = try run("$ZOETROPE test . && echo fine")
    #expect(same.output == "2 figures as recorded, 0 different\nfine\n")
    try workspace.write(Self.statements.replacing("y: 200", with: "y: 240"), to: "Square.swift")
    try workspace.write(
      Self.animator.replacing("completeTransition(true)", with: "completeTransition(false)"), to: "Fade.swift"
    )
    let different = try run("$ZOETROPE test .")
    #expect(different.code == 1)
    #expect(different.errors.contains("“UIView” now starts 40 pt lower, and now ends 40 pt lower"))
    #expect(different.errors.contains("it is cancelled instead of finished"))
    #expect(try workspace.read("motion-differences/Square.swift.Square.svg").hasPrefix("<svg"))
    #expect(try run("mv Fade.swift Other.md && $ZOETROPE test .").errors.contains("golden.gone"))
    try workspace.write("{}", to: "__motion__/Square.swift.json")
    #expect(try run("$ZOETROPE test --record Square.swift").code == 1)
    #expect(try workspace.read("__motion__/Square.swift.json") == "{}")
  }

  /// Figures without a name are known by their numbers, so that edits of the text don't rename them.
  @Test func `figures without a name are compared after the text has changed`() throws {
    func page(_ words: String, _ duration: String) -> String {
      "\(words)\n\n```{transition} fold\n:from: inbox\n:to: photos\n:duration: \(duration)\n```\n"
    }
    try workspace.write("content: [label: One]\n", to: "p/screens/inbox.yml")
    try workspace.write("content: [label: Two]\n", to: "p/screens/photos.yml")
    try workspace.write(page("Before.", "0.8s"), to: "p/page.md")
    #expect(try run("$ZOETROPE test --record p/page.md").code == 0)
    try workspace.write(page("After.", "0.8s"), to: "p/page.md")
    #expect(try run("$ZOETROPE test p/page.md").output == "1 figure as recorded, 0 different\n")
    try workspace.write(page("After.", "0.9s"), to: "p/page.md")
    let longer = try run("$ZOETROPE test p/page.md").errors
    #expect(longer.contains("it takes 0.1 s longer: 0.8 s → 0.9 s") && !longer.contains(" pt "), "\(longer)")
  }

  /// Without a toolchain, the figures of a page's Swift are missing: nothing is replaced.
  @Test func `without a toolchain nothing is woven, drawn or recorded`() throws {
    try workspace.write(
      "```swift hidden\n\(Self.animator)```\n\n```{screen} a\ncontent: [label: a]\n```\n\n```{transition} Fade()\n:from: a\n:to: a\n```\n",
      to: "post.md")
    #expect(try run("$ZOETROPE test --record post.md").code == 0)
    let before = try workspace.state(of: "__motion__")
    for command in ["weave post.md --output out.md", "figure Fade.swift", "test --record post.md"] {
      let outcome = try run("mkdir -p none && PATH=$PWD/none $ZOETROPE \(command) --no-cache")
      #expect(outcome.code == 1, "\(command)")
      #expect(outcome.errors.contains("there is no Swift toolchain"), "\(outcome.errors)")
      #expect(!outcome.errors.contains("figure.nothing"), "\(outcome.errors)")
    }
    #expect(!workspace.exists("out.md"))
    #expect(try workspace.state(of: "__motion__") == before)
  }

  // MARK: weave

  @Test func `a folder is woven, and files of others stay`() throws {
    try workspace.write(
      "# Post\n\n```swift hidden\n\(Self.animator)```\n\n```{screen} a\ncontent: [label: a]\n```\n\n```{transition} Fade()\n:from: a\n:to: a\n```\n",
      to: "in/content/post.md")
    try workspace.write("\u{FEFF}kept\r\n", to: "in/other.txt")
    let outcome = try run("$ZOETROPE weave in --output out --for hugo")
    try #require(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.hasPrefix("1 figure in 1 text"))
    #expect(try run("cmp in/other.txt out/other.txt").code == 0)
    let post = try workspace.read("out/content/post.md")
    #expect(post.contains("<figure class=\"zt-figure"))
    #expect(!post.contains("final class"))
    for address in post.matches(of: /src="\/zoetrope\/([^"]*)"/).map({ String($0.output.1) }) {
      #expect(workspace.exists("out/static/zoetrope/" + address), "\(address)")
    }
    let before = try workspace.state(of: "out")
    #expect(try run("$ZOETROPE weave in --output out --for hugo --quiet").output == "")
    #expect(try workspace.state(of: "out") == before)
    // Errors keep the last good output.
    try workspace.write("```{transition} nope\n:from: a\n:to: a\n```\n", to: "in/content/post.md")
    #expect(try run("$ZOETROPE weave in --output out --for hugo").code == 1)
    #expect(try workspace.state(of: "out") == before)
    for output in ["in", "in/content", "."] {
      #expect(try run("$ZOETROPE weave in --output \(output)").code == 1, "\(output)")
    }
    #expect(try run("$ZOETROPE weave in/content/post.md --output in/content/post.md").code == 1)
  }

  @Test func `standard input is woven to standard output`() throws {
    let outcome = try run("printf '# Hi\\n\\n```{note}\\nx\\n```\\n' | $ZOETROPE weave -")
    #expect(outcome.output == "# Hi\n\n```{note}\nx\n```\n")
    let book = try run(
      "$ZOETROPE weave --for mdbook supports html && ! $ZOETROPE weave --for mdbook supports latex && echo fine"
    )
    #expect(book.output == "fine\n")
    #expect(try run("echo x | $ZOETROPE weave --for mdbook").code == 1)
  }

  // MARK: mcp

  @Test func `an agent runs, looks and asks`() throws {
    let swift = try #require(String(data: try JSONEncoder().encode(Self.statements), encoding: .utf8))
    func call(_ id: Int, _ tool: String, _ arguments: String) -> String {
      "{\"jsonrpc\":\"2.0\",\"id\":\(id),\"method\":\"tools/call\",\"params\":{\"name\":\"\(tool)\",\"arguments\":{\(arguments)}}}"
    }
    let messages = [
      "{\"jsonrpc\":\"2.0\",\"id\":0,\"method\":\"initialize\",\"params\":{\"protocolVersion\":\"2025-06-18\"}}",
      "{\"jsonrpc\":\"2.0\",\"method\":\"notifications/initialized\"}", call(1, "run", "\"swift\":\(swift)"),
      call(2, "frames", "\"file\":\"Square.swift\",\"width\":300"),
      call(3, "explain", "\"topic\":\"UIView\""),
      call(4, "run", "\"file\":\"../x.swift\""), call(5, "run", ""),
      call(6, "run", "\"file\":\"link.swift\""),
      "\"\(String(repeating: "x", count: 17 << 20))\"", call(7, "explain", "\"topic\":\"never-completed\""),
    ]
    let outside = try Workspace()
    try outside.write("secret", to: "secret.txt")
    try FileManager.default.createSymbolicLink(
      atPath: workspace.path + "/link.swift", withDestinationPath: outside.path + "/secret.txt")
    try workspace.write(messages.joined(separator: "\n") + "\n", to: "messages")
    let answers = try run("$ZOETROPE mcp < messages").output.split(separator: "\n").map(String.init)
    try #require(answers.count == 9, "\(answers)")
    // Quick answers come before those of earlier runs.
    #expect(answers[1].contains("\"id\":3"))
    let lines = try (0..<9).map { id in
      try #require(answers.first { $0.contains(id == 8 ? "\"id\":null" : "\"id\":\(id)") }, "\(id)")
    }
    #expect(lines[1].contains("\"id\":1") && lines[1].contains("layers that move"))
    #expect(lines[2].contains("\"mimeType\":\"image/png\"") && lines[2].contains("iVBORw0KGgo"))
    #expect(lines[3].contains("class UIView"))
    #expect(lines[4].contains("\"isError\":true") && lines[5].contains("\"isError\":true"))
    #expect(lines[6].contains("\"isError\":true") && !lines[6].contains("secret"))
    #expect(lines[7].contains("never") && lines[8].contains("16 MiB"))
  }
}
