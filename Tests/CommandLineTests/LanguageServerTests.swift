import BuiltTestSupport
import Foundation
import Testing

/// The server for editors, by its protocol and by a real editor.
struct LanguageServerTests {
  private let workspace: Workspace

  private static let page = """
    ```{transition} fold
    :from: inbx
    :to: profile
    :name: figure
    ```

    ```swift
    import UIKit
    final class Turn: UIViewController {}
    ```

    """

  init() throws {
    workspace = try Workspace()
    try workspace.write("title: Site\n", to: "zoetrope.yml")
    try workspace.write(Self.page, to: "content/page.md")
    for name in ["inbox", "profile"] {
      try workspace.write("views:\n  - label: \(name)\n", to: "content/screens/\(name).yml")
    }
  }

  @Test func `an editor shows problems, mends, completes, explains and renames`() throws {
    let script = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Editors/neovim.lua").path
    let outcome = try workspace.shell(
      """
      export XDG_STATE_HOME=$PWD/state XDG_DATA_HOME=$PWD/data XDG_CONFIG_HOME=$PWD/config
      timeout 200 nvim --headless --clean \
        -c "lua arg_page, arg_result = 'content/page.md', 'found.json'" -c "luafile \(script)" -c cquit 2>&1
      """)
    try #require(workspace.exists("found.json"), "\(outcome.output)")
    let found = try #require(
      try JSONSerialization.jsonObject(with: Data(workspace.read("found.json").utf8)) as? [String: Any])
    let first = try #require((found["first"] as? [String])?.first)
    #expect(first.hasPrefix("unknown screen “inbx”"))
    #expect(first.hasSuffix("fix: did you mean “inbox”?"))
    #expect((found["mended"] as? [String])?.isEmpty != false)
    #expect(found["completion"] as? [String] == ["inbox", "profile"])
    #expect("\(found["hover"] ?? "")".contains("Runs an animator between two screens"))
    #expect("\(found["hover"] ?? "")".contains("data:image/svg+xml;base64,"))
    #expect("\(found["definition"] ?? "")".contains("content/screens/inbox.yml"))
    #expect((found["renamed"] as? [String])?[1] == ":from: mail")
    #expect(workspace.exists("content/screens/mail.yml"))
    #expect("\(found["swift"] ?? "")".contains("class Turn"), "\(found["swift"] ?? "")")
  }

  // MARK: The protocol

  private static func message(_ json: String) -> String {
    "Content-Length: \(json.utf8.count)\r\n\r\n\(json)"
  }

  private static let start = message(
    #"{"jsonrpc":"2.0","id":1,"method":"initialize","params":{"capabilities":{},"rootUri":null}}"#)
  private static let shutdown = message(#"{"jsonrpc":"2.0","id":99,"method":"shutdown"}"#)
  private static let exit = message(#"{"jsonrpc":"2.0","method":"exit"}"#)

  private func run(_ input: String) throws -> Workspace.Outcome {
    try workspace.write(input, to: "input")
    return try workspace.shell("timeout 60 $ZOETROPE lsp --no-cache < input")
  }

  @Test func `a session begins and ends`() throws {
    let outcome = try run(Self.start + Self.shutdown + Self.exit)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(#""name":"zoetrope""#))
    #expect(outcome.output.contains(#"{"id":99,"jsonrpc":"2.0","result":null}"#))
  }

  @Test func `a session that isn't shut down has failed`() throws {
    #expect(try run(Self.start + Self.exit).code == 1)
    #expect(try run(Self.start).code == 1)
  }

  @Test(arguments: [
    ("{", -32700), ("[]", -32600), (#"{"id":7}"#, -32600),
    (#"{"id":7,"method":"textDocument/hover"}"#, -32803),
    (#"{"id":7,"method":"no/such"}"#, -32601), (#"{"id":7,"method":"initialize"}"#, -32600),
  ])
  func `a senseless message gets an error, and the session goes on`(json: String, code: Int) throws {
    let outcome = try run(Self.start + Self.message(json) + Self.shutdown + Self.exit)
    #expect(outcome.code == 0, "\(outcome.errors)")
    #expect(outcome.output.contains(#""code":\#(code)"#), "\(outcome.output)")
  }

  @Test func `a request before the session is refused`() throws {
    let outcome = try run(Self.message(#"{"id":1,"method":"textDocument/hover"}"#) + Self.exit)
    #expect(outcome.output.contains("-32002"))
  }

  @Test func `a folder without a site is told`() throws {
    try workspace.write("", to: "empty/a.txt")
    try workspace.write(Self.start, to: "input")
    // The editor stays until it has been told.
    let wait = "for i in {1..600}; do grep -q 'no folder' output && break; sleep 0.1; done"
    _ = try workspace.shell(
      "touch output; (cat input; \(wait)) | (cd empty && $ZOETROPE lsp --no-cache > ../output)")
    #expect(try workspace.read("output").contains("there is no folder “content”"))
  }

  @Test func `half a document, and half a message`() throws {
    let uri = URL(fileURLWithPath: workspace.path).appendingPathComponent("content/page.md").absoluteString
    func open(_ text: String) throws -> String {
      let parameters = [
        "textDocument": ["uri": uri, "languageId": "markdown", "version": 1, "text": text] as [String: Any]
      ]
      let data = try JSONSerialization.data(
        withJSONObject: ["jsonrpc": "2.0", "method": "textDocument/didOpen", "params": parameters])
      return Self.message(String(decoding: data, as: UTF8.self))
    }
    for text in [
      "```{transition} f", "---\ntitle: [", "```swift\nclass {", "\u{0}",
      String(repeating: "> ", count: 10_000),
    ] {
      let outcome = try run(Self.start + open(text) + Self.shutdown + Self.exit)
      #expect(outcome.code == 0, "\(outcome.errors)")
    }
    #expect(try run(Self.start + "Content-Length: 100\r\n\r\n{\"id\":").code == 1)
    #expect(try run("GET / HTTP/1.1\r\n\r\n").code == 1)
  }
}
