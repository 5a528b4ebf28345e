import Files

/// The paths of figures' style sheets: one for rules that all figures share, and one beside each page.
enum FigureStyles {
  static let sharedPath = "assets/figures.css"

  /// `tutorials/fold/figures.css` for `tutorials/fold/index.html`, `404.css` for `404.html`.
  static func path(of page: Page) -> String {
    let folder = SitePath.directory(of: page.outputPath)
    let stem = SitePath.stem(of: page.outputPath)
    return SitePath.join(folder, stem == "index" ? "figures.css" : stem + ".css")
  }
}
