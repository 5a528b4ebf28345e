import Diagnostics

/// The layout of each page: that of its front matter, or else that of its kind.
struct LayoutChoice: Sendable {
  /// The value in front matter for no layout.
  static let none = "none"

  private var chains: [String: [Layout]] = [:]
  private var names: [String] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Chooses layouts for all pages. A missing layout is reported at the first page that names it.
  init(_ plan: SitePlan, _ library: TemplateLibrary) {
    var unknown: Set<String> = []
    for page in plan.pages {
      let standard =
        plan.configuration.jekyll?.standardLayout(of: page, library) ?? Self.standardName(for: page)
      var name = page.source?.metadata.layout?.value ?? standard
      // The plugin of redirects takes no notice of the page's own layout.
      if plan.configuration.jekyll != nil, page.source?.metadata.redirect != nil { name = standard }
      // What other programs' themes call the layout of posts.
      if name == "post", page.kind == .post, library[layout: name] == nil { name = standard }
      if name != Self.none, library[layout: name] == nil {
        if unknown.insert(name).inserted, let layout = page.source?.metadata.layout {
          diagnostics.append(
            plan.configuration.jekyll.map { $0.missing(layout, library) }
              ?? Self.warning(layout.value, standard, library, at: layout.range))
        }
        name = standard
      }
      names.append(name)
      if chains[name] == nil { chains[name] = library.chain(from: name) }
    }
  }

  /// The page's layouts, innermost first.
  func chain(for page: Page) -> [Layout] { chains[names[page.index]] ?? [] }

  /// The names of all used layouts, including outer ones.
  var used: Set<String> { Set(chains.values.joined().map(\.name)) }

  private static func warning(
    _ name: String, _ standard: String, _ library: TemplateLibrary, at range: SourceRange
  ) -> Diagnostic {
    let near = NearMiss.best(for: name, among: library.layoutNames)
    return .warning(
      "template.unknown-layout", "there is no layout “\(name)”; “\(standard)” is used", at: range,
      allowed: library.layoutNames + [none], fix: near.map { "did you mean “\($0)”?" } ?? "delete the line")
  }

  private static func standardName(for page: Page) -> String {
    if page.source?.metadata.redirect != nil { return "redirect" }
    return switch page.kind {
    case .home: "home"
    case .section: "listing"
    case .tutorial: "tutorial"
    case .post: "default"
    case .page: "page"
    case .file: none
    case .termIndex: "tags"
    case .term: "tag"
    case .search, .figuresByName, .glossary: "search"
    case .notFound: "404"
    case .redirect: "redirect"
    }
  }
}
