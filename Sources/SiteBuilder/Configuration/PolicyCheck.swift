import Diagnostics
import HTML
import Text

/// Finds contents of a page that its content security policy blocks (Content Security Policy Level 3).
///
/// Reports only certain cases: the effect of hosts, nonces and hashes is unknown.
struct PolicyCheck {
  /// The sources of each directive, by its name.
  private var directives: [String: [String]] = [:]

  init(_ policy: ContentSecurityPolicy) {
    for directive in policy.text.split(separator: ";") {
      let words = directive.split(separator: " ").map { $0.lowercased() }
      // Browsers use the first of several directives of one name.
      if let name = words.first, directives[name] == nil { directives[name] = Array(words.dropFirst()) }
    }
  }

  /// Returns one problem for each kind of blocked content.
  ///
  /// - Parameters:
  ///   - place: the place of the page.
  ///   - source: the page, for the places of what is written there; nil for pages of the builder.
  func problems(in html: [UInt8], at place: SourceRange, source: SourcePage?) -> [Diagnostic] {
    let blocked = html.withUnsafeBufferPointer { self.blocked(in: $0) }
    guard !blocked.isEmpty else { return [] }
    let written = source.map(self.written) ?? [:]
    return Kind.allCases.filter { blocked[$0] != nil }.map { problem($0, at: written[$0] ?? place) }
  }

  /// The places of the tags in a page's own text that its policy blocks, except in code.
  private func written(in page: SourcePage) -> [Kind: SourceRange] {
    let start = page.body.lowerBound
    var text = Array(page.file.bytes[page.body])
    for range in page.isMarkdown ? Self.code(in: text) : [] {
      text.replaceSubrange(range, with: repeatElement(0x20, count: range.count))
    }
    let found = text.withUnsafeBufferPointer { self.blocked(in: $0) }
    return found.mapValues { SourceRange(page.file, ($0.lowerBound + start)..<($0.upperBound + start)) }
  }

  /// The ranges of fenced code, and of lines with code.
  private static func code(in text: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var fence: (mark: UInt8, start: Int)?
    let starts = text.lineStarts
    for (index, start) in starts.enumerated() {
      let end = index + 1 < starts.count ? starts[index + 1] : text.count
      let line = text[start..<end].drop { $0.isBlank }
      guard let mark = line.first, "`~".utf8.contains(mark), line.prefix(while: { $0 == mark }).count >= 3
      else {
        if fence == nil, line.contains(UInt8(ascii: "`")) { ranges.append(start..<end) }
        continue
      }
      if let open = fence, open.mark == mark {
        ranges.append(open.start..<end)
        fence = nil
      } else if fence == nil {
        fence = (mark, start)
      }
    }
    if let fence { ranges.append(fence.start..<text.count) }
    return ranges
  }

  // MARK: Policy

  private enum Kind: CaseIterable {
    case style, script, frame, image, object

    var plural: String {
      switch self {
      case .style: "styles within the page"
      case .script: "scripts"
      case .frame: "frames"
      case .image: "images of other sites"
      case .object: "objects"
      }
    }

    /// The directives that apply, in order of precedence.
    var directives: [String] {
      let own =
        switch self {
        case .style: ["style-src"]
        case .script: ["script-src"]
        case .frame: ["frame-src", "child-src"]
        case .image: ["img-src"]
        case .object: ["object-src"]
        }
      return own + ["default-src"]
    }
  }

  private func directive(for kind: Kind) -> String? { kind.directives.first { directives[$0] != nil } }

  private func sources(for kind: Kind) -> [String]? { directive(for: kind).flatMap { directives[$0] } }

  private func blocksInline(_ kind: Kind) -> Bool {
    guard let sources = sources(for: kind) else { return false }
    return !sources.contains { $0 == "'unsafe-inline'" || $0.hasPrefix("'nonce-") || $0.hasPrefix("'sha") }
  }

  private func blocksFile(_ kind: Kind, at address: [UInt8]) -> Bool {
    // A `data:` URL isn't a file.
    if kind == .image, address.starts(with: "data:".utf8) { return false }
    guard let sources = sources(for: kind) else { return false }
    let isOwn = !LinkDestination(address).isExternal
    return !sources.contains { source in
      source == "'self'" ? isOwn : !(source == "'none'" || source == "'unsafe-inline'" || source == "data:")
    }
  }

  private func problem(_ kind: Kind, at place: SourceRange) -> Diagnostic {
    let directive = directive(for: kind) ?? ""
    let text = ([directive] + (directives[directive] ?? [])).joined(separator: " ")
    return .warning(
      "policy.blocked", "this page has \(kind.plural), which its content security policy blocks", at: place,
      explanation: "“\(text)” in “content_security_policy” doesn't allow them",
      fix: kind == .style
        ? "move them to a style sheet, or write a policy that allows them"
        : "remove them, or write a policy that allows them")
  }

  // MARK: Page

  /// The attributes that name what a page loads.
  private static let loads: [(element: StaticString, attribute: StaticString, kind: Kind)] = [
    ("script", "src", .script), ("iframe", "src", .frame), ("frame", "src", .frame), ("img", "src", .image),
    ("object", "data", .object), ("embed", "src", .object),
  ]

  /// The first tag of each kind of blocked content.
  private func blocked(in html: UnsafeBufferPointer<UInt8>) -> [Kind: Range<Int>] {
    var found: [Kind: Range<Int>] = [:]
    var tokenizer = HTMLTokenizer(html)
    while let tag = tokenizer.nextTag() {
      guard !tag.isEnd else { continue }
      func add(_ kind: Kind) { if found[kind] == nil { found[kind] = tag.range } }
      let isScript = tokenizer.isName(tag.name, "script")
      // A script with a source or of JSON data has no inline code.
      var inline: Kind? = isScript ? .script : tokenizer.isName(tag.name, "style") ? .style : nil
      let load = Self.loads.first { tokenizer.isName(tag.name, $0.element) }
      while let attribute = tokenizer.nextAttribute() {
        if let kind = Self.inline(attribute, tokenizer), blocksInline(kind) { add(kind) }
        let isLoad = load.map { tokenizer.isName(attribute.name, $0.attribute) } ?? false
        guard isLoad || isScript else { continue }
        let value = HTMLText.unescaped(html[attribute.value])
        if isScript, isLoad || value.suffix(4).elementsEqual("json".utf8) { inline = nil }
        if isLoad, let kind = load?.kind, blocksFile(kind, at: value) { add(kind) }
      }
      if let inline, blocksInline(inline) { add(inline) }
    }
    return found
  }

  /// The kind of content that an attribute contains.
  private static func inline(_ attribute: HTMLTokenizer.Attribute, _ tokenizer: HTMLTokenizer) -> Kind? {
    let name = attribute.name
    if tokenizer.isName(name, "style") { return .style }
    return tokenizer.isName(name.prefix(2), "on") ? .script : nil
  }
}
