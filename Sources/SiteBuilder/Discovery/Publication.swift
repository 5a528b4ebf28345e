import Diagnostics

/// Which pages of the source are published.
struct Publication {
  let includesDrafts: Bool
  /// Seconds since 1970; nil if pages are published whatever their date.
  let now: Int64?

  /// Why a page is left out; nil if it is published.
  func obstacle(to page: SourcePage) -> UnpublishedPage.Obstacle? {
    if !page.metadata.isPublished { return .unpublished }
    if !includesDrafts, page.metadata.isDraft { return .draft }
    if let now, let due = page.metadata.publicationTime, due > now { return .future }
    return nil
  }

  /// What is said of a page that is left out because of its date.
  func note(on page: SourcePage) -> Diagnostic? {
    guard obstacle(to: page) == .future else { return nil }
    let place = page.values.last { $0.key.string == "date" }?.value.range ?? page.place
    return Diagnostic(
      .note, "page.future", "this page is left out: its date is in the future", at: place,
      fix:
        "build again when the date has come; “--future”, or “future: true” in zoetrope.yml, takes it in now")
  }
}
