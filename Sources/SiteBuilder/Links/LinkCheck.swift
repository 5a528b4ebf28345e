import Diagnostics
import Files
import HTML
import Markdown

/// Reports dead links, once all pages are made.
struct LinkCheck {
  /// The maximum number of proposals, each of which takes time linear in the size of the site.
  private static let proposalLimit = 50

  private let pages: RenderedPages
  private let resolver: LinkResolver
  private var proposals = 0

  init(_ pages: RenderedPages) {
    self.pages = pages
    resolver = LinkResolver(pages.plan)
  }

  /// Returns all problems, in the order of pages.
  mutating func diagnostics() -> [Diagnostic] {
    var diagnostics: [Diagnostic] = []
    for page in pages.reported where !page.isContinuation {
      diagnostics += pages.content(of: page).links.dead.map { dead($0.path, at: $0.range) }
      diagnostics += pages.deadAnchors(of: page).map { missing($0, on: page) }
    }
    return diagnostics + templateLinks()
  }

  // MARK: Paths

  private mutating func dead(_ path: String, at range: SourceRange?, notes: [Diagnostic.Note] = [])
    -> Diagnostic
  {
    proposals += 1
    let near = proposals <= Self.proposalLimit ? pages.nearMiss(for: path) : nil
    // A page isn't what a missing picture was meant to be.
    let isFile = !["", "html", "md"].contains(SitePath.fileExtension(of: path))
    let meant = near.flatMap { isFile && SitePath.fileExtension(of: $0).isEmpty ? nil : $0 }
    return .warning(
      "link.dead", "dead link: there is no “\(path)” in the site", at: range,
      fix: meant.map { "did you mean “\($0)”?" },
      notes: notes)
  }

  /// Reports dead links in layouts: each path once, at the first page that has it.
  private mutating func templateLinks() -> [Diagnostic] {
    var seen: Set<String> = []
    var diagnostics: [Diagnostic] = []
    for page in pages.reported {
      for path in pages.finished(page).deadLinks where seen.insert(path).inserted {
        if let place = writtenPlace(of: path, on: page) {
          diagnostics.append(dead(path, at: place))
          continue
        }
        let place = page.source?.place ?? SourceRange(startOf: SourceFile(path: page.outputPath, bytes: []))
        let note = Diagnostic.Note("the link is in the layout of this page, or in a file that it includes")
        diagnostics.append(dead(path, at: place, notes: [note]))
      }
    }
    return diagnostics
  }

  /// The place of a dead path that a template has from a page's front matter, or from the configuration.
  private func writtenPlace(of path: String, on page: Page) -> SourceRange? {
    let texts = [page.source?.metadata.redirect, pages.plan.configuration.theme?.footer].compactMap(\.self)
    let path = Array(path.utf8)
    for text in texts {
      let range = text.range.bytes
      let bytes = text.range.file.bytes
      if let found = bytes.firstIndex(of: path, from: range.lowerBound, to: range.upperBound) {
        return SourceRange(text.range.file, found..<(found + path.count))
      }
    }
    return nil
  }

  // MARK: Ids

  private mutating func missing(_ link: CollectedLinks.Anchor, on page: Page) -> Diagnostic {
    if let term = DefinedTerm.name(ofID: link.id) {
      return .warning(
        "link.dead-anchor", "the term “\(term)” isn't defined", at: link.range,
        fix: "write “{dfn}`\(term)`” where a page explains it")
    }
    let target = pages.plan.pages[resolver.target(of: link, on: page.index)]
    proposals += 1
    let ids = proposals <= Self.proposalLimit ? pages.content(of: target).headings.map(\.id) : []
    let whose = target.index == page.index ? "this page" : "“\(target.url)”"
    return .warning(
      "link.dead-anchor", "there is no “#\(link.id)” on \(whose)", at: link.range,
      fix: NearMiss.best(for: link.id, among: ids).map { "did you mean “#\($0)”?" })
  }
}

enum ElementIDs {
  /// The ids of a page's elements, and the names of its old-style anchors.
  static func all(in html: [UInt8]) -> Set<String> {
    html.withUnsafeBufferPointer { bytes in
      var ids: Set<String> = []
      var tokenizer = HTMLTokenizer(bytes)
      while let tag = tokenizer.nextTag() {
        guard !tag.isEnd else { continue }
        let isAnchor = tokenizer.isName(tag.name, "a")
        while let attribute = tokenizer.nextAttribute() {
          guard
            tokenizer.isName(attribute.name, "id") || isAnchor && tokenizer.isName(attribute.name, "name")
          else { continue }
          ids.insert(String(decoding: HTMLText.unescaped(bytes[attribute.value]), as: UTF8.self))
        }
      }
      return ids
    }
  }
}
