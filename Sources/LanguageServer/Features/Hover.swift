import Animators
import Directives
import Files
import JSON
import Options
import Rendering
import SiteBuilder
import Text

/// What is known of the thing at a place in a document.
struct Hover {
  private let file: EditedFile
  private let offset: Int
  private let state: SiteState
  private let client: Client
  private let explain: (String) -> String?

  /// The largest picture, in bytes.
  private static let pictureLimit = 256 << 10
  /// The maximum number of characters of a documentation.
  private static let textLimit = 4_000

  init(
    _ file: EditedFile, at offset: Int, _ state: SiteState, _ client: Client,
    _ explain: @escaping (String) -> String?
  ) {
    (self.file, self.offset, self.state, self.client, self.explain) = (file, offset, state, client, explain)
  }

  /// Null if nothing is known.
  var json: JSONValue {
    guard let (text, range) = content else { return .null }
    return [
      "contents": ["kind": client.takesMarkdown ? "markdown" : "plaintext", "value": .string(text)],
      "range": file.document.positions.json(range),
    ]
  }

  private var content: (text: String, range: Range<Int>)? {
    if file.isConfiguration { return key(in: "reference/configuration") }
    if let front = file.outline.frontMatter, front.contains(offset) {
      return key(in: "reference/configuration") ?? key(in: "reference/markdown")
    }
    guard let place = DirectivePlace(file, at: offset) else { return nil }
    switch place {
    case .name(let range): return directive(range)
    case .argument(let fence, let range): return argument(of: fence, range)
    case .option(let fence, let range):
      return fence.option(file.text(range)).map { (Self.text(on: $0), range) }
    case .value(let fence, let name, _): return value(of: fence, name)
    case .body: return nil
    }
  }

  // MARK: Directives

  private func directive(_ range: Range<Int>) -> (String, Range<Int>)? {
    let name = file.text(range)
    guard let kind = DirectiveCatalogue.standard[name] else { return nil }
    let text = explain("reference/directives#\(kind.name)").map(Self.documentation) ?? "**\(name)**"
    return ([picture, text].compactMap(\.self).joined(separator: "\n\n"), range)
  }

  /// A part of the reference, whose links lead nowhere in an editor.
  private static func documentation(_ text: String) -> String {
    String(text.replacing(#/\[([^\]]*)\]\([^)\s]*\)/#) { $0.1 }.prefix(textLimit))
  }

  private func argument(of fence: PageOutline.Fence, _ range: Range<Int>) -> (String, Range<Int>)? {
    if let animator = Catalogue.animator(named: file.text(range)) {
      let options = animator.options.map { "- `\($0.name)`: \($0.summary)" }
      return (
        ["**\(animator.name)**: \(animator.summary)", picture, options.joined(separator: "\n")]
          .compactMap(\.self).joined(separator: "\n\n"), range
      )
    }
    return picture.map { ($0, range) }
  }

  /// The frames of the figure around the offset, if the client shows pictures.
  private var picture: String? {
    guard client.takesMarkdown, let fence = file.outline.fence(at: offset),
      let svg = state.strip(path: file.path, offset: fence.opening.lowerBound, bytes: file.bytes),
      svg.count <= Self.pictureLimit
    else { return nil }
    return "![frames](data:image/svg+xml;base64,\(String(decoding: Base64.encoded(svg), as: UTF8.self)))"
  }

  private static func text(on option: any OptionDescription) -> String {
    var text = "**\(option.name)**: \(option.summary)"
    if !option.values.isEmpty { text += "\n\nValues: \(option.values)." }
    if let standard = option.standardText, !standard.isEmpty { text += " Default: \(standard)." }
    return text
  }

  private func value(of fence: PageOutline.Fence, _ name: String) -> (String, Range<Int>)? {
    guard let option = fence.option(name) else { return nil }
    let word = file.word(at: offset)
    let text = file.text(word)
    if option.takesScreens, let place = file.names.screens[text] {
      return ("**\(text)**: a screen of the site, `\(place.file.path)`", word)
    }
    if let animator = Catalogue.animator(named: text), option.values.contains("animator") {
      return ("**\(text)**: \(animator.summary)", word)
    }
    return (Self.text(on: option), word)
  }

  // MARK: Keys

  /// The row of a key in a page of the reference.
  private func key(in page: String) -> (String, Range<Int>)? {
    let word = file.word(at: offset)
    let key = file.text(word)
    guard !key.isEmpty, word.lowerBound == file.line(at: offset).lowerBound, let text = explain(page) else {
      return nil
    }
    let row = text.split(separator: "\n").first { $0.hasPrefix("| `\(key)`") }
    guard let cells = row?.split(separator: "|").map({ String($0) }), cells.count > 1 else { return nil }
    return ("**\(key)**:" + cells.dropFirst().joined(separator: ";"), word)
  }
}
