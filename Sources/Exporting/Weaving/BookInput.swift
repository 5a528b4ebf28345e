import Diagnostics
import Files
import JSON

/// What mdBook gives to a preprocessor: a context and a book, as JSON on standard input.
package struct BookInput {
  /// The folder of the book.
  package let root: String
  /// The folder of its chapters, relative to `root`.
  private let source: String
  private let book: JSONValue

  /// - Throws: a diagnostic if the bytes aren't what mdBook writes.
  package init(_ bytes: [UInt8]) throws(Diagnostic) {
    let input: JSONValue
    do throws(JSONError) { input = try JSONValue(reading: bytes) } catch {
      throw .error(
        "weave.book", "standard input isn’t a book: \(error.message)", at: nil,
        explanation: "with “--for mdbook” and no folder, mdBook starts this command and writes the book",
        fix: "add “[preprocessor.zoetrope]” with “command = \"zoetrope weave --for mdbook\"” to book.toml")
    }
    guard let parts = input.array, parts.count == 2, let root = parts[0]["root"]?.string,
      parts[1]["sections"]?.array ?? parts[1]["items"]?.array != nil
    else {
      throw .error("weave.book", "standard input is JSON, but not a context and a book of mdBook", at: nil)
    }
    self.root = root
    source = parts[0]["config"]?["book"]?["src"]?.string ?? "src"
    book = parts[1]
  }

  /// A book whose chapters are woven.
  package struct Woven {
    package var book: JSONValue
    /// The drawings, by their paths relative to the book's folder.
    package var files: [String: [UInt8]] = [:]
    package var diagnostics: [Diagnostic] = []
    fileprivate var names = FigureNames()
  }

  package func woven(by weaver: Weaver) -> Woven {
    var weaver = weaver
    // Chapters' paths are relative to the folder of chapters.
    let assets = weaver.assets ?? "zoetrope"
    weaver.assets = assets
    let folder = DocumentFolder(root: SitePath.join(root, source))
    var result = Woven(book: book)
    result.book = changed(book, weaver, folder, &result, depth: 0)
    let drawings = result.files.map { (SitePath.join(source, $0.key), $0.value) }
    result.files = Dictionary(uniqueKeysWithValues: drawings)
    result.diagnostics = (folder.problems + result.diagnostics).sortedByPlace()
    return result
  }

  /// The depth of chapters in chapters.
  private static let depthLimit = 200

  private func changed(
    _ value: JSONValue, _ weaver: Weaver, _ folder: DocumentFolder, _ result: inout Woven, depth: Int
  ) -> JSONValue {
    guard depth < Self.depthLimit, case .object(var members) = value else { return value }
    for key in ["sections", "items", "sub_items"] {
      if let list = members[key]?.array {
        members[key] = .array(list.map { changed($0, weaver, folder, &result, depth: depth + 1) })
      }
    }
    if let chapter = members["Chapter"] {
      members["Chapter"] = changed(chapter, weaver, folder, &result, depth: depth + 1)
    }
    if let content = members["content"]?.string, let path = members["path"]?.string {
      let shown = SitePath.join(source, path)
      let woven = weaver.weave(SourceFile(path: shown, text: content), path: path, in: folder, &result.names)
      members["content"] = .string(String(decoding: woven.bytes, as: UTF8.self))
      result.diagnostics += woven.diagnostics
      result.files.merge(woven.files) { first, _ in first }
    }
    return .object(members)
  }
}
