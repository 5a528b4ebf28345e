import Diagnostics
import Markup

/// What comes of compiling a listing that must not compile.
package enum ExpectedFailure {
  /// It fails as it should: the compiler's words, for readers.
  case fails(words: String)
  case problem(Diagnostic)

  /// Errors that are shown of one listing; after a few, the compiler only guesses.
  private static let limit = 3

  /// Nil where nothing can be told: the compiler itself has failed, or what stands above the listing is wrong.
  ///
  /// - Parameters:
  ///   - listing: the one that must not compile.
  ///   - saying: what the compiler's words hold; nil for anything.
  ///   - source: the file, with what stands above.
  package init?(
    _ listing: PageListings.Listing, saying: String?, _ messages: [CompilerMessage],
    _ source: ListingSource
  ) {
    let all = messages.filter { $0.severity == .error }
    let errors = all.filter(source.isLast)
    guard all.isEmpty || !errors.isEmpty else { return nil }
    let words = errors.map(\.words)
    let meant = saying.map { part in words.filter { $0.contains(part) } } ?? words
    if !meant.isEmpty {
      self = .fails(words: meant.prefix(Self.limit).map { "error: \($0)" }.joined(separator: "\n"))
    } else if let saying, !words.isEmpty {
      self = .problem(
        .error(
          "swift.fails", "the compiler does not say “\(saying)” of this listing", at: listing.range,
          fix: "write a part of what it says behind “fails=”, or correct the listing",
          notes: words.prefix(Self.limit).map { .init("it says: \($0)") }))
    } else {
      self = .problem(
        .error(
          "swift.fails", "this listing is to fail, and nothing is wrong with it", at: listing.range,
          fix: "delete “fails”"))
    }
  }
}
