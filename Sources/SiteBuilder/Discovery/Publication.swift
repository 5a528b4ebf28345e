import Diagnostics

/// Decides which pages are published.
struct Publication {
  let includesDrafts: Bool
  /// Whether pages with `published: false` are published, as in a Jekyll site that says so.
  var includesUnpublished = false
  /// The current time in seconds since 1970; nil to publish pages with any date.
  let now: Int64?

  /// The reason why a page isn't published; nil if it is.
  func obstacle(to page: SourcePage) -> UnpublishedPage.Obstacle? {
    if !includesUnpublished, !page.metadata.isPublished { return .unpublished }
    if !includesDrafts, page.metadata.isDraft { return .draft }
    if let now, page.jekyll?.isDocument ?? true, let due = page.metadata.publicationTime, due > now {
      return .future
    }
    return nil
  }

  /// A note about a page with a date in the future.
  func note(on page: SourcePage) -> Diagnostic? {
    guard obstacle(to: page) == .future else { return nil }
    let place = page.values.last { $0.key.string == "date" }?.value.range ?? page.place
    return Diagnostic(
      .note, "page.future", "this page is left out: its date is in the future", at: place,
      fix:
        "build again on that date, or include it now with “--future”, or “future: true” in \(page.jekyll == nil ? Configuration.fileName : JekyllSite.fileName)"
    )
  }
}
