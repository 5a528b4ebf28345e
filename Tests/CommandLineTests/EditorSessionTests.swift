import BuiltTestSupport
import Foundation
import Testing

/// Whole exchanges of an editor with the server.
@Suite(.enabled(if: Built.hasToolchain))
struct EditorSessionTests {
  private let workspace: Workspace

  init() throws {
    workspace = try Workspace()
    try workspace.write("title: Site\ncode: on\n", to: "zoetrope.yml")
    for name in ["inbox", "profile"] {
      try workspace.write("content: [label: \(name)]\n", to: "content/screens/\(name).yml")
    }
  }

  // MARK: Foundation's values

  private static let values = """
    # Values

    ```swift
    struct Entry: Codable { var day: Date; var link: URL }

    func load(_ data: Data) throws -> [Entry] {
      let entries = try JSONDecoder().decode([Entry].self, from: data)
      return entries.filter { $0.link.pathExtension == "html" }
    }

    final class Detail: UIViewController {
      let tapped = Notification.Name("tapped")
      let place = IndexPath(row: 1, section: 2)
    }
    ```

    ```{run}
    let entries = try? load(Data("[]".utf8))
    view.alpha = entries == nil ? 1 : 0.5
    ```

    """

  @Test func `Swift that names Foundation's values`() throws {
    let wrong = Self.values.replacing("link.pathExtension", with: "link.pathExtensions")
    try workspace.write(wrong, to: "content/page.md")
    let session = try EditorSession(workspace)
    try session.open("content/page.md", wrong)
    let problems = try session.problems(of: "content/page.md") { !$0.isEmpty }
    // The other says that the figure isn't run.
    #expect(problems.count == 2, "\(problems)")
    let message = "value of type 'URL' has no member 'pathExtensions'"
    #expect(problems.first?.contains(message) == true, "\(problems)")
    let text = try JSONSerialization.data(withJSONObject: [Self.values])
    session.notify(
      "textDocument/didChange",
      """
      {"textDocument":{"uri":"\(session.uri("content/page.md"))","version":2},\
      "contentChanges":[{"text":\(String(decoding: text, as: UTF8.self).dropFirst().dropLast())}]}
      """)
    #expect(try session.problems(of: "content/page.md") { $0.isEmpty } == [])

    // `entries`, `link`, `decode`, `IndexPath`, `Detail`.
    let hover = try session.ask("textDocument/hover", in: "content/page.md", 6, 8)
    #expect(hover.contains("let entries: [Entry]"), "\(hover)")
    let link = try session.ask("textDocument/hover", in: "content/page.md", 3, 44)
    #expect(link.contains("var link: URL"), "\(link)")
    let decode = try session.ask("textDocument/hover", in: "content/page.md", 6, 36)
    #expect(decode.contains("func decode<"), "\(decode)")
    let place = try session.ask("textDocument/hover", in: "content/page.md", 12, 8)
    #expect(place.contains("let place: IndexPath"), "\(place)")
    let completions = try session.ask("textDocument/completion", in: "content/page.md", 7, 35)
    #expect(completions.contains("lastPathComponent"), "\(completions.prefix(2000))")
    let definition = try session.ask("textDocument/definition", in: "content/page.md", 5, 37)
    #expect(definition.contains("content/page.md"), "\(definition)")
  }

  @Test func `a page that begins to name them, and ends`() throws {
    let plain = "```swift\nfunc grow(_ view: UIView) { view.alpha = 0 }\n```\n"
    try workspace.write(plain, to: "content/page.md")
    let session = try EditorSession(workspace)
    try session.open("content/page.md", plain)
    func type(_ line: Int, _ column: Int) throws -> String {
      try session.ask("textDocument/hover", in: "content/page.md", line, column)
    }
    func change(_ text: String, _ version: Int) throws {
      let data = try JSONSerialization.data(withJSONObject: [text])
      session.notify(
        "textDocument/didChange",
        """
        {"textDocument":{"uri":"\(session.uri("content/page.md"))","version":\(version)},\
        "contentChanges":[{"text":\(String(decoding: data, as: UTF8.self).dropFirst().dropLast())}]}
        """)
    }
    #expect(try type(1, 6).contains("func grow(_ view: UIView)"))
    try change(plain.replacing("= 0 }", with: "= 0; let now = Date(), id = UUID() }"), 2)
    let id = try type(1, 62)
    #expect(id.contains("let id: UUID"), "\(id)")
    try change(plain, 3)
    #expect(try type(1, 6).contains("func grow(_ view: UIView)"))
  }

  // MARK: Files that others change

  private static let watching = #"{"workspace":{"didChangeWatchedFiles":{"dynamicRegistration":true}}}"#

  @Test func `only an editor that can is asked to watch files`() throws {
    try workspace.write("# Page\n", to: "content/page.md")
    let session = try EditorSession(workspace, capabilities: Self.watching)
    let request = try session.registration()
    #expect("\(request)".contains("workspace/didChangeWatchedFiles"))
    #expect("\(request)".contains("**/*"))
    let relative = try EditorSession(
      workspace,
      capabilities: Self.watching.replacing("true", with: #"true,"relativePatternSupport":true"#))
    let other = try relative.registration()
    #expect("\(other)".contains("baseUri"))
    let third = try EditorSession(workspace)
    _ = try third.ask("textDocument/hover", #"{"textDocument":{"uri":"\#(third.uri("content/page.md"))"}}"#)
    #expect(throws: EditorSession.NoMessage.self) { try third.registration(seconds: 1) }
  }

  @Test func `problems follow files that others change`() throws {
    let page = """
      ```{transition} fade
      :from: inbox
      :to: mail
      ```

      ```{include} piece.md
      ```

      ```{literalinclude} Sources/Shown.swift
      :lines: 2
      ```

      ```{run}
      helper(view)
      ```

      """
    try workspace.write("title: Site\ncode: Sources\n", to: "zoetrope.yml")
    try workspace.write(page, to: "content/page.md")
    try workspace.write("Fine.\n", to: "content/piece.md")
    let (helper, shown) = ("public func helper(_ view: UIView) {}\n", "let a = 1\nlet b = 2\n")
    try workspace.write(helper, to: "Sources/Helper.swift")
    try workspace.write(shown, to: "Sources/Shown.swift")
    let session = try EditorSession(workspace, capabilities: Self.watching)
    _ = try session.registration()
    let first = try session.problems(of: "content/page.md") { !$0.isEmpty }
    #expect(first == ["unknown screen “mail”"])

    func change(_ path: String, _ text: String, until isMeant: ([String]) -> Bool) throws -> [String] {
      try workspace.write(text, to: path)
      session.tellChanged(path)
      return try session.problems(of: "content/page.md", where: isMeant)
    }
    _ = try change("content/screens/mail.yml", "content: [label: mail]\n") { $0.isEmpty }
    let code = try change("Sources/Helper.swift", "public func other() {}\n") { !$0.isEmpty }
    #expect(code.contains { $0.contains("helper") }, "\(code)")
    _ = try change("Sources/Helper.swift", helper) { $0.isEmpty }
    _ = try change("Sources/Shown.swift", "let a = 1\n") { !$0.isEmpty }
    _ = try change("Sources/Shown.swift", shown) { $0.isEmpty }
    try workspace.write("A [link](nowhere.md).\n", to: "content/piece.md")
    session.tellChanged("content/piece.md")
    #expect(try session.problems(of: "content/piece.md") { !$0.isEmpty }.count == 1)
    _ = try change("zoetrope.yml", "title: Site\ncode: off\n") { !$0.isEmpty }
  }
}
