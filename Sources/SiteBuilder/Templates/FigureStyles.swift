import Files

/// Where the styles of figures are written to: what all figures share once a site, and what belongs to a page
/// beside it.
enum FigureStyles {
  static let sharedPath = "assets/figures.css"

  /// `tutorials/fold/figures.css` for `tutorials/fold/index.html`, `404.css` for `404.html`.
  static func path(of page: Page) -> String {
    let folder = SitePath.directory(of: page.outputPath)
    let stem = SitePath.stem(of: page.outputPath)
    return SitePath.join(folder, stem == "index" ? "figures.css" : stem + ".css")
  }
}
