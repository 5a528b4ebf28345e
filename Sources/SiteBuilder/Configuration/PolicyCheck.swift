import Diagnostics
import HTML

/// Finds what a page has and its own content security policy blocks (Content Security Policy Level 3).
///
/// Only what is certain is told: where a policy names hosts, nonces or hashes, nothing is known of what they allow.
struct PolicyCheck {
  /// The sources of each directive, by its name.
  private var directives: [String: [String]] = [:]

  init(_ policy: ContentSecurityPolicy) {
    for directive in policy.text.split(separator: ";") {
      let words = directive.split(separator: " ").map { $0.lowercased() }
      // Of several of one name browsers take the first.
      if let name = words.first, directives[name] == nil { directives[name] = Array(words.dropFirst()) }
    }
  }

  /// One problem for each kind of thing that is blocked.
  ///
  /// - Parameter place: of the page.
  func problems(in html: [UInt8], at place: SourceRange) -> [Diagnostic] {
    html.withUnsafeBufferPointer { bytes in blocked(in: bytes) }.map { problem($0, at: place) }
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

    /// The directives that decide it, the first that is there.
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

  /// - Parameter isOwn: whether the file is one of the site.
  private func blocksFile(_ kind: Kind, isOwn: Bool) -> Bool {
    guard let sources = sources(for: kind) else { return false }
    return !sources.contains { source in
      source == "'self'" ? isOwn : !(source == "'none'" || source == "'unsafe-inline'" || source == "data:")
    }
  }

  private func problem(_ kind: Kind, at place: SourceRange) -> Diagnostic {
    let directive = directive(for: kind) ?? ""
    let text = ([directive] + (directives[directive] ?? [])).joined(separator: " ")
    return .warning(
      "policy.blocked", "this page has \(kind.plural), which its content security policy blocks", at: place,
      explanation: "“\(text)” in “content_security_policy” allows none of them",
      fix: kind == .style
        ? "move them to a style sheet, or write a policy that allows them"
        : "remove them, or write a policy that allows them")
  }

  // MARK: Page

  private func blocked(in html: UnsafeBufferPointer<UInt8>) -> [Kind] {
    var found: Set<Kind> = []
    var tokenizer = HTMLTokenizer(html)
    while let tag = tokenizer.nextTag() {
      guard !tag.isEnd else { continue }
      let element = String(decoding: html[tag.name], as: UTF8.self).lowercased()
      // A script that names a file, or holds data, has nothing in it that browsers would run.
      var inline: Kind? = element == "style" ? .style : element == "script" ? .script : nil
      while let attribute = tokenizer.nextAttribute() {
        let name = String(decoding: html[attribute.name], as: UTF8.self).lowercased()
        let value = HTMLText.unescaped(html[attribute.value])
        if element == "script", name == "src" || value.suffix(4).elementsEqual("json".utf8) { inline = nil }
        if let kind = blocked(name, of: element, value) { found.insert(kind) }
      }
      if let inline, blocksInline(inline) { found.insert(inline) }
    }
    return Kind.allCases.filter(found.contains)
  }

  /// What an attribute loads or holds, if it is blocked.
  private func blocked(_ name: String, of element: String, _ value: [UInt8]) -> Kind? {
    let isOwn = !LinkDestination(value).isExternal
    switch (element, name) {
    case (_, "style"): return blocksInline(.style) ? .style : nil
    case ("script", "src"): return blocksFile(.script, isOwn: isOwn) ? .script : nil
    case ("iframe", "src"), ("frame", "src"): return blocksFile(.frame, isOwn: isOwn) ? .frame : nil
    case ("img", "src"):
      // What carries its data with it is no file.
      return !value.starts(with: "data:".utf8) && blocksFile(.image, isOwn: isOwn) ? .image : nil
    case ("object", "data"), ("embed", "src"): return blocksFile(.object, isOwn: isOwn) ? .object : nil
    case (_, let name) where name.hasPrefix("on"): return blocksInline(.script) ? .script : nil
    default: return nil
    }
  }
}
