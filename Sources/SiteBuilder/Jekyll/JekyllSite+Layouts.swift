import Diagnostics

extension JekyllSite {
  /// The layout of a page that names none: that of redirects, or with the plugin “jekyll-default-layout” the first
  /// that the site has for the kind of page.
  func standardLayout(of page: Page, _ library: TemplateLibrary) -> String {
    if page.kind == .redirect || page.source?.metadata.redirect != nil { return "redirect" }
    guard has(plugin: "jekyll-default-layout"), page.isHTML, let source = page.source, source.form != .file,
      !source.values.contains(where: { $0.key.string == "layout" })
    else { return LayoutChoice.none }
    let names =
      switch page.kind {
      case .home: ["home", "page", "default"]
      case .post: ["post", "default"]
      default: ["page", "default"]
      }
    return names.first { library[layout: $0] != nil } ?? LayoutChoice.none
  }

  /// The warning about a layout that is neither in the site nor in its theme.
  func missing(_ layout: Located<String>, _ library: TemplateLibrary) -> Diagnostic {
    let near = NearMiss.best(for: layout.value, among: library.layoutNames)
    var problem = Diagnostic.warning(
      "jekyll.layout-missing", "there is no layout “\(layout.value)”, so the page has none", at: layout.range,
      allowed: library.layoutNames + ["none"], fix: near.map { "did you mean “\($0)”?" })
    guard let themeName, theme == nil else { return problem }
    problem.explanation =
      "it belongs to the theme “\(themeName.value)”, which isn't in the site, nor among the installed gems"
    problem.fix = Self.installation(of: themeName.value)
    problem.notes.append(.init("the theme is named here", at: themeName.range))
    return problem
  }

  /// How to get the files of a theme.
  private static func installation(of theme: String) -> String {
    let packages = ["minima": "apt install jekyll-theme-minima"]
    let package = packages[theme].map { "“\($0)”, or " } ?? ""
    return package
      + "“gem install \(theme)”, or copy the theme's “_layouts”, “_includes”, “_sass” and “assets” "
      + "into the site"
  }
}
