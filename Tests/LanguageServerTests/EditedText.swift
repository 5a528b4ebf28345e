import Diagnostics
import JSON
import SiteBuilder

@testable import LanguageServer

/// A document in which `‸` marks the cursor.
struct EditedText {
  var file: EditedFile
  var offset: Int

  init(_ marked: String, path: String = "content/tutorials/fold.md") {
    let parts = marked.split(separator: "‸", maxSplits: 1, omittingEmptySubsequences: false)
    offset = parts[0].utf8.count
    let document = Document(address: "file:///site/\(path)", path: path, version: 1, text: parts.joined())
    file = EditedFile(document, Self.names)
  }

  /// The names of a small site.
  static var names: SiteNames {
    var names = SiteNames()
    names.pages = [SourceFile(path: "content/index.md", text: "# Home\n")]
    for name in ["inbox", "profile"] {
      names.screens[name] = SourceRange(
        startOf: SourceFile(path: "content/screens/\(name).yml", text: "views: []\n"))
    }
    names.files = [
      "content/index.md", "content/tutorials/fold.md", "content/tutorials/code/Fold.swift", "content/a.png",
    ]
    names.templates = ["templates/includes/hint.html"]
    names.code = [
      SourceFile(
        path: "Sources/Cube.swift",
        text: "public final class Cube: UIViewControllerAnimatedTransitioning {}\n")
    ]
    return names
  }

  /// The client of an editor that can do everything.
  static let client = Client([
    "capabilities": [
      "textDocument": [
        "completion": ["completionItem": ["snippetSupport": true]], "hover": ["contentFormat": ["markdown"]],
      ]
    ]
  ])

  /// The proposals at the cursor: the texts that would be inserted, by their labels.
  var completions: [String: String] {
    let items = Completion(file, at: offset, Self.client).items
    return Dictionary(
      items.compactMap { item in
        item["label"]?.string.map { ($0, item["textEdit"]?["newText"]?.string ?? "") }
      }
    ) { first, _ in first }
  }

  /// The text after an edit, or several that don't overlap.
  func text(after edits: [JSONValue]) -> String {
    var bytes = file.bytes
    for edit in edits.reversed() {
      let positions = TextPositions(file.bytes)
      guard let start = TextPosition(edit["range"]?["start"]), let end = TextPosition(edit["range"]?["end"])
      else { continue }
      bytes.replaceSubrange(
        positions.offset(of: start)..<positions.offset(of: end), with: (edit["newText"]?.string ?? "").utf8)
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
