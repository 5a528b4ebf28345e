import Diagnostics

/// The result of compiling a listing that must not compile.
package enum ExpectedFailure {
  /// The listing fails as expected, with the compiler's words for readers.
  case fails(words: String)
  case problem(Diagnostic)

  /// The maximum number of errors shown for a listing; later ones are mostly consequences.
  private static let limit = 3

  /// Nil if the result is unknown, because the compiler failed, or code above the listing is wrong.
  ///
  /// - Parameters:
  ///   - listing: the listing that must not compile.
  ///   - saying: the expected part of a message; nil for any message.
  ///   - source: the file that ends with the listing.
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
          "swift.fails", "the compiler's errors for this listing don't contain “\(saying)”",
          at: listing.range,
          fix: "write a part of the compiler's message after “fails=”, or correct the listing",
          notes: words.prefix(Self.limit).map { .init("compiler: \($0)") }))
    } else {
      self = .problem(
        .error(
          "swift.fails", "this listing has the attribute “fails”, but it compiles", at: listing.range,
          fix: "delete “fails”"))
    }
  }
}
