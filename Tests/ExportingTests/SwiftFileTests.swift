import Diagnostics
import Testing

@testable import Exporting

struct SwiftFileTests {
  private func parts(_ code: String) -> [(kind: SwiftFileParts.Part.Kind, text: String)] {
    let bytes = Array(code.utf8)
    return SwiftFileParts(bytes).parts.map { ($0.kind, String(decoding: bytes[$0.range], as: UTF8.self)) }
  }

  private func document(
    _ code: String, _ choice: SwiftFileDocument.Choice = .init()
  ) -> (text: String?, problems: [Diagnostic]) {
    let problems = DiagnosticCollector()
    let file = SourceFile(path: "File.swift", text: code)
    let document = SwiftFileDocument(file, choice).document(path: "File.swift", problems)
    return (document.map { String(decoding: $0.text.bytes, as: UTF8.self) }, problems.diagnostics)
  }

  private static func animator(_ name: String) -> String {
    "final class \(name): NSObject, UIViewControllerAnimatedTransitioning {\n  let a = { 1 }\n}\n"
  }

  @Test func `a file is divided at its top level`() {
    let code = """
      import UIKit

      /// A { in a comment.
      @MainActor
      final class A: NSObject {
        func f() {}
      }
      func g(_ x: Int) -> Int
      {
        x
      }
      let text = \"""
        class NotOne {
        \"""
      view.addSubview(label)
        .layout()
      if true { g(1) }
      else { g(2) }

      """
    let found = parts(code)
    #expect(found.map(\.kind) == [.module, .type, .function, .statement, .statement, .statement])
    #expect(found.map(\.text).joined() == code)
    #expect(found[3].text.hasSuffix("\"\"\"\n"))
    #expect(found[4].text == "view.addSubview(label)\n  .layout()\n")
  }

  @Test(arguments: [
    ("func pulse(in view: UIView) { }", ":call: pulse(in: view)"),
    ("func pulse(_ container: UIView) -> UIView { }", ":call: pulse(view)"),
    ("let box = UIView()\nview.addSubview(box)\n", "{run}"),
    (SwiftFileTests.animator("Fold"), "{transition} Fold()\n:from: first\n:to: second"),
    ("class A: NSObject {}\nextension A: UIViewControllerAnimatedTransitioning {}", "{transition} A()"),
    ("class Home: UIViewController { }", ":controller: Home()\n:show:"),
  ])
  func `what a file shows`(_ code: String, _ expected: String) throws {
    let (text, problems) = document(code)
    #expect(problems.isEmpty)
    #expect(try #require(text).contains(expected), "\(text ?? "")")
  }

  @Test(arguments: [
    ("init(duration: TimeInterval) {}", "init(duration:)", "\"Cube(duration: 0.5)\""),
    (
      "enum Side { case left, right }\n  init(_ side: Side, with size: CGSize, then: [Int] = []) {}\n  required init?(coder: NSCoder) {}",
      "init(_:with:then:)", "\"Cube(.left, with: CGSize(width: 100, height: 100))\""
    ),
    (
      "init(a: Int, b: Int) {}\n  convenience init(title: String) { self.init(a: 1, b: 2) }", "init(title:)",
      "'Cube(title: \"Text\")'"
    ),
    (
      "init(\n    from frame: CGRect?, // by (nobody\n    to: UIView\n  ) {}", "init(from:to:)",
      "\"Cube(from: nil, to: UIView())\""
    ),
  ])
  func `an animator that needs arguments is an error with a call that works`(
    _ members: String, _ name: String, _ call: String
  ) throws {
    let code = "class Cube: NSObject, UIViewControllerAnimatedTransitioning {\n  \(members)\n}\n"
    let (text, problems) = document(code)
    #expect(text == nil)
    let problem = try #require(problems.first)
    #expect(problem.identifier == "figure.arguments" && problem.range?.start.line ?? 0 >= 2)
    #expect(problem.summary == "“Cube” needs arguments: it is made by “\(name)”")
    #expect(problem.fix == "choose them with --call \(call)")
  }

  @Test(arguments: [
    "init(a: Int = 1) {}", "init(a: Int) {}\n  override init() {}",
    "convenience init(a: Int) { self.init() }", "required init?(coder: NSCoder) {}",
    "func f() { self.init(a: 1) }",
  ])
  func `an animator that can be made without arguments is`(_ members: String) throws {
    let (text, problems) = document(
      "class Cube: NSObject, UIViewControllerAnimatedTransitioning {\n  \(members)\n}\n")
    #expect(problems.isEmpty)
    #expect(try #require(text).contains("{transition} Cube()\n"))
  }

  @Test(arguments: [
    "", "struct A {}", "let a = 1", "func f() {}", "private class B: UIViewController {}", "// only words",
  ])
  func `a file without anything to show is an error`(_ code: String) {
    let (text, problems) = document(code)
    #expect(text == nil)
    #expect(problems.map(\.identifier) == ["figure.nothing"])
  }

  @Test func `of three animators one has to be chosen`() throws {
    let code = ["A", "B", "C"].map(Self.animator).joined()
    let (text, problems) = document(code)
    #expect(text == nil)
    #expect(problems.map(\.identifier) == ["figure.several"])
    #expect(problems.first?.allowed == ["A()", "B()", "C()"].map { "--call \"\($0)\"" })
    var choice = SwiftFileDocument.Choice()
    choice.call = "B(folds: 3)"
    #expect(try #require(document(code, choice).text).contains("{transition} B(folds: 3)"))
  }

  @Test func `a script makes a transition interactive, screens and names are taken over`() throws {
    var choice = SwiftFileDocument.Choice()
    (choice.from, choice.to, choice.name) = ("inbox", "profile", "turn")
    choice.script = "swipe left 240pt in 0.3s; wait 1s"
    let text = try #require(document(Self.animator("A"), choice).text)
    #expect(
      text.contains(
        "{interactive} A()\n:from: inbox\n:to: profile\n:name: turn\nswipe left 240pt in 0.3s\nwait 1s\n"))
  }

  @Test func `a line break in an option doesn't add another option`() throws {
    var choice = SwiftFileDocument.Choice()
    choice.from = "a\n:lint: off"
    #expect(try #require(document(Self.animator("A"), choice).text).contains(":from: a :lint: off\n"))
  }

  @Test func `tildes in a file don't end its fence`() throws {
    let text = try #require(document("view.a()\nlet s = \"\"\"\n~~~~~~\n\"\"\"\n").text)
    #expect(text.contains("\n~~~~~~~{run}"))
  }

  @Test func `places are those of the file`() throws {
    let code = "import UIKit\nview.addSubview(a)\n"
    let file = SourceFile(path: "File.swift", text: code)
    let document = try #require(SwiftFileDocument(file).document(path: "File.swift", DiagnosticCollector()))
    let bytes = document.text.bytes
    let place = try #require(bytes.firstRange(of: Array("view.add".utf8)))
    let source = try #require(document.text.source(of: place))
    #expect(source.file === file)
    #expect(source.start.line == 2)
  }

  @Test func `100,000 lines, braces and quotes take no longer than their length`() {
    for text in ["{\n", "}\n", "\"\n", "/*\n", "let a = 1\n", "@a\n", ".b\n"] {
      let code = String(repeating: text, count: 100_000)
      #expect(parts(code).map(\.text).joined().utf8.count == code.utf8.count)
    }
  }
}
