import Directives
import HTML
import Localization
import Text

/// The figures of a site by the defined names, such as types, that the listings which run them use.
struct FiguresByName: Sendable, Equatable {
  static let folder = SearchIndex.folder + "/figures"
  private static let path = folder + "/index.html"

  /// The figures that use a name.
  private struct Use: Sendable, Equatable {
    var name: SearchEntry
    /// The figures as entries: their titles, and the titles of their pages.
    var figures: [SearchEntry]
  }

  /// The names that figures use, sorted.
  private let uses: [Use]

  /// - Parameters:
  ///   - entries: the entries of each page.
  ///   - figures: the figures of each of these pages.
  init(_ entries: [[SearchEntry]], _ figures: [[FigureUse]]) {
    let defined = entries.joined().filter {
      $0.group != SearchEntry.pages && $0.group != SearchEntry.sections
    }
    let names = Dictionary(defined.map { ($0.name, $0) }) { first, _ in first }
    var found: [String: [SearchEntry]] = [:]
    for (page, figures) in zip(entries.lazy.compactMap(\.first), figures) {
      for figure in figures {
        for type in figure.types where names[type] != nil {
          found[type, default: []].append(
            SearchEntry(group: "", name: figure.name, page: page.page, id: figure.id, context: page.name))
        }
      }
    }
    uses = found.keys.sorted().compactMap { type in
      names[type].map { Use(name: $0, figures: found[type] ?? []) }
    }
  }

  /// The names, sorted.
  var names: [String] { uses.map(\.name.name) }

  /// The entries for search: “12 figures that use CASpringAnimation”.
  func entries(_ words: Localization) -> [SearchEntry] {
    uses.map { use in
      let (count, type) = (use.figures.count, use.name.name)
      let name = count == 1 ? words.text(.figureUses, type) : words.text(.figuresUse, String(count), type)
      return SearchEntry(group: words[.figures], name: name, page: Self.path, id: type)
    }
  }

  private static func count(_ figures: [SearchEntry], _ words: Localization) -> String {
    figures.count == 1 ? words[.oneFigure] : words.text(.figureCount, String(figures.count))
  }

  // MARK: The page

  /// The content of the page of all names and their figures.
  func page(_ page: Page, _ words: Localization) -> [UInt8] {
    HTMLWriter.html { html in
      html.element("section", .class("names uses")) { html in
        html.newline()
        for use in uses { write(use, root: page.linkToRoot, words, to: &html) }
      }
    }
  }

  private func write(_ use: Use, root: String, _ words: Localization, to html: inout HTMLWriter) {
    html.line { html in
      html.element("h2", .id(use.name.name)) { html in
        html.element("a", .link(root + use.name.address)) { $0.element("code", text: use.name.name) }
        html.text(" ")
        html.element("span", .class("count"), text: Self.count(use.figures, words))
      }
    }
    html.element("ul") { html in
      html.newline()
      for figure in use.figures {
        html.line { html in
          html.element("li") { html in
            html.element("a", .link(root + figure.address), text: figure.name)
            html.text(" ")
            html.element("span", text: figure.context)
          }
        }
      }
    }
    html.newline()
  }

  // MARK: Links

  /// Returns a page that defines names, with a link to the figures after each name that figures use: below the
  /// summary of a `details`, or after the code.
  func linked(_ html: [UInt8], on page: Page, _ words: Localization) -> [UInt8] {
    let path = String(decoding: PercentEncoding.encoded(page.outputPath.utf8), as: UTF8.self)
    let own = uses.filter { $0.name.page == path }
    let counts = Dictionary(own.map { ($0.name.id, $0) }) { first, _ in first }
    guard !counts.isEmpty else { return html }
    var result: [UInt8] = []
    html.withUnsafeBufferPointer { bytes in
      var tokenizer = HTMLTokenizer(bytes)
      var copied = 0
      /// The name whose element is open, and the end tag after which its link stands.
      var open: (use: Use, end: StaticString)?
      while let tag = tokenizer.nextTag() {
        if tag.isEnd, let (use, end) = open, tokenizer.isName(tag.name, end) {
          let place = min(
            (bytes.offset(of: UInt8(ascii: ">"), in: tag.range.upperBound..<bytes.count) ?? 0) + 1,
            bytes.count)
          result += bytes[copied..<place]
          result += link(to: use, on: page, words)
          copied = place
          open = nil
        } else if !tag.isEnd, tokenizer.isName(tag.name, "details") || tokenizer.isName(tag.name, "code") {
          let isCode = tokenizer.isName(tag.name, "code")
          guard let id = Self.id(&tokenizer, bytes), let use = counts[id] else { continue }
          open = (use, isCode ? "code" : "summary")
        }
      }
      result += bytes[copied...]
    }
    return result
  }

  private func link(to use: Use, on page: Page, _ words: Localization) -> [UInt8] {
    HTMLWriter.html { html in
      html.element("small", .class("uses")) { html in
        html.element("a", .link(address(of: use, on: page)), text: Self.count(use.figures, words))
      }
    }
  }

  /// The address of a name among the figures.
  private func address(of use: Use, on page: Page) -> String {
    let id = PercentEncoding.encoded(use.name.name.utf8)
    return page.linkToRoot + Self.path + "#" + String(decoding: id, as: UTF8.self)
  }

  private static func id(_ tokenizer: inout HTMLTokenizer, _ bytes: UnsafeBufferPointer<UInt8>) -> String? {
    value(of: "id", &tokenizer, bytes)
  }

  private static func value(
    of name: StaticString, _ tokenizer: inout HTMLTokenizer, _ bytes: UnsafeBufferPointer<UInt8>
  ) -> String? {
    while let attribute = tokenizer.nextAttribute() {
      guard tokenizer.isName(attribute.name, name) else { continue }
      return String(decoding: HTMLText.unescaped(bytes[attribute.value]), as: UTF8.self)
    }
    return nil
  }

  // MARK: Listings

  /// The most names below a listing.
  private static let namesOfListing = 3

  /// Returns a page with links at the end of each listing to all figures of the site that use the same names: those
  /// names that the fewest figures use.
  ///
  /// - Parameter own: the page's figures.
  func linkedListings(
    _ html: [UInt8], _ own: [FigureUse], on page: Page, _ words: Localization
  ) -> [UInt8] {
    guard !own.isEmpty else { return html }
    let types = Dictionary(own.map { ($0.id, $0.types) }) { first, _ in first }
    var result: [UInt8] = []
    html.withUnsafeBufferPointer { bytes in
      var tokenizer = HTMLTokenizer(bytes)
      var copied = 0
      var isOpen = false
      var found: [Use]?
      while let tag = tokenizer.nextTag() {
        if !tag.isEnd, tokenizer.isName(tag.name, "small") {
          isOpen = Self.value(of: "class", &tokenizer, bytes) == ListingStyles.linksClass
        } else if isOpen, found == nil, !tag.isEnd, tokenizer.isName(tag.name, "a") {
          let id = Self.value(of: "href", &tokenizer, bytes)?.dropFirst()
          found = id.flatMap { types[String($0)] }.map(rarest)
        } else if isOpen, tag.isEnd, tokenizer.isName(tag.name, "small") {
          result += bytes[copied..<tag.range.lowerBound]
          result += links(to: found ?? [], on: page, words)
          copied = tag.range.lowerBound
          (isOpen, found) = (false, nil)
        }
      }
      result += bytes[copied...]
    }
    return result
  }

  private func rarest(_ types: Set<String>) -> [Use] {
    // What most figures use says nothing about one.
    let most = (uses.map(\.figures.count).max() ?? 0) / 2
    let shared = uses.filter {
      types.contains($0.name.name) && $0.figures.count > 1 && $0.figures.count <= max(most, 2)
    }
    return Array(
      shared.sorted { ($0.figures.count, $0.name.name) < ($1.figures.count, $1.name.name) }
        .prefix(Self.namesOfListing))
  }

  private func links(to found: [Use], on page: Page, _ words: Localization) -> [UInt8] {
    HTMLWriter.html { html in
      for (index, use) in found.enumerated() {
        html.text(index == 0 ? " · \(words[.figuresWith]) " : ", ")
        html.element("a", .link(address(of: use, on: page)), text: use.name.name)
        html.text(" (\(use.figures.count))")
      }
    }
  }
}
