import Cache
import CodeBlocks
import Diagnostics
import DirectiveParsing
import HTML
import Localization
import Markdown
import Text

/// A figure that listings run, and what these use.
package struct FigureUse: Sendable, Equatable {
  /// The id of the figure on its page.
  package var id: String
  /// The first sentence of its caption, or its title without a caption: titles of code that is run are alike.
  package var name: String
  /// The names of types, including those of the listings.
  package var types: Set<String>

  package init(id: String, name: String, types: Set<String>) {
    (self.id, self.name, self.types) = (id, name, types)
  }
}

/// Links between the listings of a page and the figures that they run. A listing runs a figure if it declares
/// a name in the figure's expressions. Lines of the other listings are lit as well: a class may be declared in one, and
/// extended in the next.
package struct ListingLinks: Sendable {
  /// A visible listing that runs figures, or may do so.
  struct Listing: Sendable {
    /// The position at which it begins on the page.
    var position: Int
    /// The listing's name; nil if a declaration names it.
    var name: String?
    var code: SourceText
    /// The types and functions at its top.
    var declared: [String]
    /// The declaration that figures use; nil if no figure uses one.
    var run: String?
    var anchor = ""
    /// The figures that it runs, as far as they are placed.
    var figures: [(id: String, title: String, name: String)] = []
    /// The lines of its statements, once a figure lights them.
    var statements: StatementLines?
    /// HTML at the starts of lines, by their numbers.
    var marks: [Int: [UInt8]] = [:]
  }

  /// In the order of the page.
  private var listings: [Listing] = []
  /// HTML at the starts of lines of a directive's own Swift, by where it begins.
  private var ownMarks: [Int: [Int: [UInt8]]] = [:]
  /// The positions in `listings`, by where directives begin.
  private var byDirective: [Int: [Int]] = [:]
  /// The positions in `listings` of those with lit lines, by where directives begin.
  private var lit: [Int: Set<Int>] = [:]

  package init() {}

  /// Adds the next listing of the page.
  mutating func add(_ listing: Listing) { listings.append(listing) }

  /// Links a directive to the listings that run it, of those that were added.
  ///
  /// - Parameters:
  ///   - position: where the directive begins.
  ///   - isAbove: whether the listings are below the directive. The first of a name is meant then, otherwise the last.
  mutating func add(_ expressions: [String], at position: Int, isAbove: Bool = false) {
    for name in expressions.flatMap(Self.names) {
      let declares = { (listing: Listing) in listing.declared.contains(name) }
      let found = isAbove ? listings.firstIndex(where: declares) : listings.lastIndex(where: declares)
      guard let index = found else { continue }
      if listings[index].run == nil { listings[index].run = name }
      if byDirective[position]?.contains(index) != true { byDirective[position, default: []].append(index) }
    }
  }

  /// Changes with the listings by whose numbers lit lines are known.
  var key: Digest {
    var writer = FieldWriter()
    writer.add(listings) { $0.add($1.code.bytes) }
    return SHA256.hash(writer.bytes)
  }

  /// The positions in `listings` of those whose lines can be lit by a directive: those that run it, and the others.
  private func numbered(at position: Int) -> [Int] {
    let runners = byDirective[position] ?? []
    return runners + listings.indices.filter { !runners.contains($0) }
  }

  /// The names in an expression, without members and labels.
  private static func names(in expression: String) -> [String] {
    let bytes = Array(expression.utf8)
    return CodeWords.all(in: bytes, besides: []).map { String(decoding: bytes[$0.range], as: UTF8.self) }
  }

  /// Gives each listing that runs a figure an anchor: its name, or the name of a declaration.
  ///
  /// - Parameter names: reserved for figures.
  mutating func claim(in anchors: inout AnchorRegistry, besides names: Set<String>) {
    for index in listings.indices where listings[index].run != nil {
      let name = listings[index].name ?? listings[index].run ?? "listing"
      listings[index].anchor = anchors.unique(names.contains(name) ? "listing-\(name)" : name)
    }
  }

  /// Whether a directive is run by a listing.
  func isKnown(_ position: Int) -> Bool { byDirective[position] != nil }

  // MARK: Links

  /// The line below a figure that links to the listings that run it; nil if no such listing is shown.
  func runners(of directive: Directive, in words: Localization) -> [UInt8]? {
    guard let runners = byDirective[directive.range.bytes.lowerBound], !runners.isEmpty else { return nil }
    let links = runners.map { (listings[$0].anchor, listings[$0].run ?? "", String?.none) }
    return HTMLWriter.html { html in
      Self.write(links, in: words[.runBy], to: &html)
    }
  }

  /// The names and the texts of the listings whose lines can be lit by the directive at a position.
  func runningListings(at position: Int) -> [(name: String, code: [UInt8])] {
    numbered(at: position).map { index in
      let listing = listings[index]
      let name = listing.name ?? listing.run ?? listing.declared.first
      return (name ?? "listing \(index + 1)", listing.code.bytes)
    }
  }

  /// - Parameter caption: HTML.
  mutating func add(figure id: String, _ run: RunDrawing, _ caption: [UInt8], of directive: Directive) {
    let position = directive.range.bytes.lowerBound
    let numbered = numbered(at: position)
    for (marks, number) in LineMark.all(of: run) {
      if let number {
        guard numbered.indices.contains(number) else { continue }
        let index = numbered[number]
        let code = listings[index].statements ?? StatementLines(of: listings[index].code.bytes)
        listings[index].statements = code
        // Times of several figures at one line would lie over one another.
        let html = LineMark.html(of: marks, in: code, hasTimes: listings[index].marks.isEmpty)
        listings[index].marks.merge(html, uniquingKeysWith: +)
        lit[position, default: []].insert(index)
      } else {
        ownMarks[position] = LineMark.html(
          of: marks, in: StatementLines(of: directive.body.bytes), hasTimes: true)
      }
    }
    let name = CaptionSentence.text(of: caption) ?? run.title
    for index in byDirective[position] ?? [] { listings[index].figures.append((id, run.title, name)) }
  }

  // MARK: Lines

  /// The line of a place in the listings of a directive's page, or in its own Swift.
  ///
  /// - Returns: the listing's number for the directive, nil for the directive's own Swift, and the line's number in its text; nil
  ///   if the place is in none of them.
  func line(at place: SourceRange, runBy directive: Directive) -> (listing: Int?, number: Int)? {
    if let number = directive.body.lineNumber(of: place) { return (nil, number) }
    for (number, index) in numbered(at: directive.range.bytes.lowerBound).enumerated() {
      if let line = listings[index].code.lineNumber(of: place) { return (number, line) }
    }
    return nil
  }

  /// Whether the lines of a listing are lit while a figure plays.
  package func arePaired(_ listing: Int, _ directive: Int) -> Bool {
    lit[directive]?.contains { listings[$0].position == listing } ?? false
  }

  /// The marks at the lines of a directive's own Swift.
  ///
  /// - Parameter block: the Swift, which may begin below the first lines of the directive's body.
  func frame(ofOwn block: CodeBlock, firstLine: Int, at position: Int) -> ListingFrame {
    let marks = (ownMarks[position] ?? [:]).map { ($0 - firstLine + 1, $1) }
    return ListingFrame(marks: block.shown(Dictionary(marks) { first, _ in first }))
  }

  /// Whether figures can run the listing that begins at a position, or light its lines.
  package func contains(_ position: Int) -> Bool { listings.contains { $0.position == position } }

  /// The anchor of a listing, its lit lines, and the links to the figures that it runs. Call it after the last figure is
  /// placed.
  package func frame(of block: CodeBlock, at position: Int, in words: Localization) -> ListingFrame? {
    guard let listing = listings.first(where: { $0.position == position }) else { return nil }
    let (id, marks) = (listing.run == nil ? nil : listing.anchor, block.shown(listing.marks))
    guard !listing.figures.isEmpty else {
      return id == nil && marks.isEmpty ? nil : ListingFrame(id: id, marks: marks)
    }
    var html = HTMLWriter()
    html.element("small", .class(ListingStyles.linksClass)) { html in
      if listing.figures.count == 1 {
        Self.write(listing.figures.map { ($0.id, $0.title, nil) }, in: words[.runsFigure], to: &html)
      } else {
        // Titles are long, and many are alike.
        let links = listing.figures.enumerated().map { ($1.id, "\($0 + 1)", String?.some($1.title)) }
        Self.write(links, in: words.text(.runsFigures, "\(listing.figures.count)", "{}"), to: &html)
      }
    }
    return ListingFrame(id: id, marks: marks, below: html.bytes)
  }

  /// The placed figures that listings run, with the types that these listings use, in the order of the page.
  package var uses: [FigureUse] {
    var uses: [FigureUse] = []
    for listing in listings where !listing.figures.isEmpty {
      let types = CodeWords.types(in: listing.code.bytes)
      for figure in listing.figures {
        if let index = uses.firstIndex(where: { $0.id == figure.id }) {
          uses[index].types.formUnion(types)
        } else {
          uses.append(FigureUse(id: figure.id, name: figure.name, types: types))
        }
      }
    }
    return uses
  }

  /// Writes a text whose `{}` stands for links.
  private static func write(
    _ links: [(id: String, text: String, title: String?)], in text: String, to html: inout HTMLWriter
  ) {
    let ends = text.split(separator: "{}", maxSplits: 1, omittingEmptySubsequences: false)
    html.text(String(ends[0]))
    defer { if ends.count > 1 { html.text(String(ends[1])) } }
    for (index, link) in links.enumerated() {
      if index > 0 { html.text(", ") }
      html.element("a", .link("#" + link.id), link.title.map { .title($0) }, text: link.text)
    }
  }
}

extension CodeBlock {
  /// The marks of the lines that are shown, by their positions among these.
  fileprivate func shown(_ marks: [Int: [UInt8]]) -> [Int: [UInt8]] {
    guard !marks.isEmpty else { return [:] }
    let positions = shownPositions
    let shown = marks.compactMap { number, html in positions[number].map { ($0, html) } }
    return Dictionary(shown) { first, _ in first }
  }
}

extension SourceText {
  /// The number of the line of a place, from 1; nil if the place isn't in the text.
  fileprivate func lineNumber(of place: SourceRange) -> Int? {
    offset(of: place).map { offset in bytes[..<offset].count { $0 == 0x0A } + 1 }
  }
}
