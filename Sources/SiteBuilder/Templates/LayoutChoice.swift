import Diagnostics

/// The layout of every page: the one its front matter names, else one that suits its kind.
struct LayoutChoice: Sendable {
  /// In front matter, a page without any layout.
  private static let none = "none"

  private var chains: [String: [Layout]] = [:]
  private var names: [String] = []
  private(set) var diagnostics: [Diagnostic] = []

  /// Chooses for all pages. A layout that does not exist is reported at the first page that wants it.
  init(_ plan: SitePlan, _ library: TemplateLibrary) {
    var unknown: Set<String> = []
    for page in plan.pages {
      let standard = Self.standardName(for: page)
      var name = page.source?.metadata.layout?.value ?? standard
      if name != Self.none, library[layout: name] == nil {
        if unknown.insert(name).inserted, let layout = page.source?.metadata.layout {
          diagnostics.append(Self.warning(layout.value, standard, library, at: layout.range))
        }
        name = standard
      }
      names.append(name)
      if chains[name] == nil { chains[name] = library.chain(from: name) }
    }
  }

  /// The page's layouts, innermost first.
  func chain(for page: Page) -> [Layout] { chains[names[page.index]] ?? [] }

  /// The names of all layouts that pages have, and of those around them.
  var used: Set<String> { Set(chains.values.joined().map(\.name)) }

  private static func warning(
    _ name: String, _ standard: String, _ library: TemplateLibrary, at range: SourceRange
  ) -> Diagnostic {
    let near = NearMiss.best(for: name, among: library.layoutNames)
    return .warning(
      "template.unknown-layout", "there is no layout “\(name)”; “\(standard)” is used", at: range,
      allowed: library.layoutNames + [none], fix: near.map { "did you mean “\($0)”?" })
  }

  private static func standardName(for page: Page) -> String {
    switch page.kind {
    case .home: "home"
    case .section: "listing"
    case .tutorial: "tutorial"
    case .post: "default"
    case .page: "page"
    case .file: none
    case .tagIndex: "tags"
    case .tag: "tag"
    case .notFound: "404"
    }
  }
}
