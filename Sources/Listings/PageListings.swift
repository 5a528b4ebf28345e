import CodeBlocks
import Diagnostics
import Toolchain

/// The Swift listings of a page, in order, and the files that they form.
///
/// All listings of a page form one file, as a reader would paste them. A listing that replaces an earlier one
/// begins another *version*: figures above it run in the previous version, those below it in the new one.
package struct PageListings: Sendable {
  package struct Listing: Sendable {
    /// The whole text, even if only a part is shown.
    package var text: SourceText
    package var words: FenceWords
    /// The place of the fence.
    package var range: SourceRange
  }

  package struct Version: Sendable, Hashable {
    /// The indices of the listings, in the order of the file.
    package var listings: [Int] = []
  }

  /// A listing that must not compile, and the listings above it in the file.
  package struct Failure: Sendable, Hashable {
    package var listing: Int
    package var above: [Int]
    /// The expected part of a message; nil for any message.
    package var saying: String?
  }

  /// The listings in order, without those that are only shown.
  package private(set) var listings: [Listing] = []
  /// The versions in order; at least one.
  package private(set) var versions = [Version()]
  package private(set) var failures: [Failure] = []
  /// The number of listings that need compilations of their own.
  private var apart = 0
  /// The maximum number of listings that need compilations of their own.
  private static let limit = 50
  private var places: [String: SourceRange] = [:]
  /// The indices of the current listings by name.
  private var named: [String: Int] = [:]

  /// The site's own Swift, which all of the page's files import; nil if there is none.
  package var code: SiteCode?

  package init() {}

  package var isEmpty: Bool { listings.isEmpty }

  /// Adds the next listing. Reports and ignores a duplicate name, or an unknown replaced listing.
  package mutating func add(_ block: CodeBlock, _ diagnostics: DiagnosticCollector) {
    let words = block.words
    guard block.isSwift, words.use != .show else { return }
    if words.isCompiledApart {
      apart += 1
      guard apart <= Self.limit else {
        if apart == Self.limit + 1 { diagnostics.report(Self.tooMany(at: block.range)) }
        return
      }
    }
    let position = listings.count
    listings.append(Listing(text: block.code, words: words, range: block.range))
    let replaced = words.replaces.flatMap { self.replaced($0, diagnostics) }
    if case .fail(let saying) = words.use {
      failures.append(Failure(listing: position, above: file(without: replaced), saying: saying))
    } else if replaced != nil {
      versions.append(Version(listings: file(without: replaced) + [position]))
      if let name = words.replaces?.value { named[name] = position }
    } else {
      versions[versions.count - 1].listings.append(position)
    }
    if let name = words.name { take(name, for: position, diagnostics) }
  }

  /// The listings of the current version, without a replaced one.
  private func file(without replaced: Int?) -> [Int] {
    versions[versions.count - 1].listings.filter { $0 != replaced }
  }

  private static func tooMany(at place: SourceRange) -> Diagnostic {
    .error(
      "listing.too-many", "a page has at most \(limit) listings with “fails” or “replaces”", at: place,
      fix: "move this one and the following ones to another page")
  }

  private func replaced(_ name: Located<String>, _ diagnostics: DiagnosticCollector) -> Int? {
    if let position = named[name.value] { return position }
    var problem = Diagnostic.unknown(
      "listing", name.value, "listing.replaces", at: name.range, allowed: named.keys.sorted())
    problem.explanation = "a listing can only replace a listing above it on the page"
    if named.isEmpty {
      problem.fix = "write “name=\(name.value)” after “swift” in the fence of the listing to replace"
    }
    diagnostics.report(problem)
    return nil
  }

  private mutating func take(
    _ name: Located<String>, for position: Int, _ diagnostics: DiagnosticCollector
  ) {
    if let first = places[name.value] {
      diagnostics.report(
        .error(
          "listing.name", "another listing of this page has the name “\(name.value)”", at: name.range,
          fix: "choose another name, or write “replaces=\(name.value)” to replace that listing",
          notes: [.init("the other one", at: first)]))
      return
    }
    places[name.value] = name.range
    if case .fail = listings[position].words.use { return }
    named[name.value] = position
  }
}

// MARK: Source files

extension PageListings {
  /// The edits that replace a listing's Objective-C constructs.
  ///
  /// - Parameter texts: the texts of the `ListingContext`.
  package typealias Edits = (_ code: [UInt8], _ texts: [SampleText]) -> [SwiftSample.Edit]

  /// The version's file to load, to which expressions can be added.
  package func program(of version: Version, edits: Edits) -> ListingSource {
    source(version.listings.filter { listings[$0].words.use == .run }, edits)
  }

  /// The version's file with listings that are only compiled; nil if there are none.
  package func check(of version: Version, edits: Edits) -> ListingSource? {
    guard version.listings.contains(where: { listings[$0].words.use == .compile }) else { return nil }
    return source(version.listings, edits)
  }

  /// The file of a listing that must not compile, and of the listings above it.
  package func source(of failure: Failure, edits: Edits) -> ListingSource {
    source(failure.above + [failure.listing], edits)
  }

  private func source(_ positions: [Int], _ edits: Edits) -> ListingSource {
    let texts = positions.map { listings[$0].text }
    var source = ListingSource(in: code)
    source.context = ListingContext(of: texts.map(\.bytes), and: code?.context)
    for text in texts { source.add(listing: text.applying(edits(text.bytes, source.context.texts))) }
    return source
  }
}

extension FenceWords {
  /// Whether the listing needs another compilation of the page's listings.
  fileprivate var isCompiledApart: Bool {
    if case .fail = use { true } else { replaces != nil }
  }
}
