import Cache
import Diagnostics
import Markup

/// What a directive asked the page and the site for while it was executed, with the answers it got. It is asked again
/// before the outcome is used once more: only with the same answers the outcome is the same.
struct FigureTrace: Sendable, Hashable {
  struct Link: Sendable, Hashable {
    var kind: LinkReference.Kind
    var destination: [UInt8]
    /// Counted from the start of the directive.
    var range: Range<Int>
    var answer: [UInt8]?
  }

  struct Code: Sendable, Hashable {
    var language: String
    var flags: [String]
    var text: [UInt8]
    var answer: [UInt8]?
  }

  struct Image: Sendable, Hashable {
    var path: String
    var url: String
    var digest: Digest
  }

  struct SiteScreen: Sendable, Hashable {
    var name: String
    var digest: Digest
  }

  var anchors: [AnchorRegistry.Request] = []
  var links: [Link] = []
  var code: [Code] = []
  /// By path.
  var images: [Image] = []
  /// By name.
  var screens: [SiteScreen] = []
}

extension FigureTrace {
  /// Asks a page again.
  ///
  /// - Returns: whether the answers are the same, and nothing is wrong with them. If they are, the page is as if the
  ///   directive had been executed.
  func holds<Page: DirectivePage>(for directive: Directive, on page: inout Page) -> Bool {
    let environment = page.figures.environment
    guard screens.allSatisfy({ environment.siteScreenDigests[$0.name] == $0.digest }),
      images.allSatisfy({ isSame($0, directive, environment) })
    else { return false }
    for request in anchors where !isSame(request, &page.anchors) { return false }
    for link in links where !isSame(link, directive, &page) { return false }
    return code.allSatisfy { isSame($0, directive, &page) }
  }

  private func isSame(_ image: Image, _ directive: Directive, _ environment: FigureEnvironment) -> Bool {
    var problems: [Diagnostic] = []
    let found = environment.image(Located(image.path, at: directive.range), &problems)
    return found.map(FigureLog.ImageAnswer.init) == .init(url: image.url, digest: image.digest)
      && problems.isEmpty
  }

  private func isSame(_ request: AnchorRegistry.Request, _ anchors: inout AnchorRegistry) -> Bool {
    switch request {
    case .claim(let id, let answer): anchors.claim(id) == answer
    case .unique(let name, let answer): anchors.unique(name) == answer
    }
  }

  private func isSame<Page: DirectivePage>(_ link: Link, _ directive: Directive, _ page: inout Page) -> Bool {
    guard let range = directive.range.part(link.range) else { return false }
    let reference = LinkReference(kind: link.kind, destination: link.destination, range: range)
    return page.destination(of: reference) == link.answer
  }

  private func isSame<Page: DirectivePage>(_ code: Code, _ directive: Directive, _ page: inout Page) -> Bool {
    let text = SourceText(SourceFile(path: directive.range.file.path, bytes: code.text))
    let block = CodeBlock(language: code.language, flags: code.flags, code: text, range: directive.range)
    var problems: [Diagnostic] = []
    return page.highlighted(block, diagnostics: &problems) == code.answer && problems.isEmpty
  }
}

extension SourceRange {
  /// A place counted from the start of this one; nil where it would reach beyond the file.
  ///
  /// The end of this one does not matter: the range of a text that Liquid has filled in ends where it did so first.
  func part(_ range: Range<Int>) -> SourceRange? {
    guard range.lowerBound >= 0, range.upperBound <= file.bytes.count - bytes.lowerBound else { return nil }
    return SourceRange(file, (bytes.lowerBound + range.lowerBound)..<(bytes.lowerBound + range.upperBound))
  }

  /// Where another place is, counted from the start of this one; nil if it is before it, or in another file.
  func offsets(of part: SourceRange) -> Range<Int>? {
    guard part.file === file, part.bytes.lowerBound >= bytes.lowerBound else { return nil }
    return (part.bytes.lowerBound - bytes.lowerBound)..<(part.bytes.upperBound - bytes.lowerBound)
  }
}
