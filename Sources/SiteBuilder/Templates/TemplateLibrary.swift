import Diagnostics
import Files
import Hashing
import Liquid
import Markup
import Text

/// All templates of a site: its own, and the theme's where it has none. Parsed once, used by every page.
struct TemplateLibrary: Sendable {
  private static let layoutFolder = "layouts/"
  private static let includeFolder = "includes/"
  private static let assetFolder = "assets/"

  private var layouts: [String: Layout] = [:]
  private var includes: [String: Template] = [:]
  /// Files that are copied to the site, from `templates/assets/` and the theme.
  private(set) var assets: [StaticFile] = []
  /// Of all layouts and includes.
  private(set) var files: [SourceFile] = []
  /// Of all templates.
  private(set) var fingerprint = ContentHash()

  init(_ tree: SourceTree, _ diagnostics: DiagnosticCollector) {
    let own = Set(tree.templates.map(PathKey.init))
    for key in own.union(Theme.paths.map(PathKey.init)).sorted() {
      let (path, isOwn) = (key.path, own.contains(key))
      if path.hasPrefix(Self.assetFolder) {
        let source = isOwn ? SourceTree.templateFolder + "/" + path : nil
        assets.append(StaticFile(sourcePath: source, outputPath: path))
      } else if let file = isOwn
        ? tree.read(
          SourceTree.templateFolder + "/" + path, limit: SourceLimit.template, diagnostics)
        : Theme.bytes(of: path).map({ SourceFile(path: "theme/" + path, bytes: $0) })
      {
        add(file, at: path, diagnostics)
      }
    }
    checkParents(diagnostics)
  }

  private mutating func add(_ file: SourceFile, at path: String, _ diagnostics: DiagnosticCollector) {
    fingerprint.add(path)
    fingerprint.add(file.bytes)
    files.append(file)
    if let problem = file.notUTF8 {
      diagnostics.report(problem)
    } else if path.hasPrefix(Self.layoutFolder), path.hasSuffix(".html") {
      let name = String(path.dropFirst(Self.layoutFolder.utf8.count).dropLast(".html".utf8.count))
      layouts[name] = Layout(name: name, file, diagnostics)
    } else if path.hasPrefix(Self.includeFolder) {
      includes[String(path.dropFirst(Self.includeFolder.utf8.count))] = Template(file, diagnostics)
    }
  }

  // MARK: Includes

  /// A file of `templates/includes/` by its path there, with or without `.html`.
  func include(_ name: String) -> Template? { includes[name] ?? includes[name + ".html"] }

  var includeNames: [String] { includes.keys.sorted(by: SitePath.precedes) }

  /// The names that includes, or they and layouts, give a value to.
  func namesWithValues(withLayouts: Bool) -> Set<String> {
    let templates = Array(includes.values) + (withLayouts ? layouts.values.map(\.template) : [])
    return templates.reduce(into: []) { $0.formUnion($1.namesWithValues) }
  }

  // MARK: Layouts

  subscript(layout name: String) -> Layout? { layouts[name] }

  var layoutNames: [String] { layouts.keys.sorted(by: SitePath.precedes) }

  /// A layout and those around it, innermost first. Ends before one that is missing or comes a second time.
  func chain(from name: String) -> [Layout] {
    var chain: [Layout] = []
    var next = layouts[name]
    while let layout = next, !chain.contains(where: { $0.name == layout.name }) {
      chain.append(layout)
      next = layout.parent.flatMap { layouts[$0.value] }
    }
    return chain
  }

  private func checkParents(_ diagnostics: DiagnosticCollector) {
    for name in layoutNames {
      guard let parent = layouts[name]?.parent else { continue }
      if layouts[parent.value] == nil {
        diagnostics.report(
          .unknown("layout", parent.value, "template.unknown-layout", at: parent.range, allowed: layoutNames))
      } else if let last = chain(from: name).last, let outer = last.parent, outer.value == name {
        diagnostics.report(
          .error("template.layout-cycle", "the layout “\(name)” is inside of itself", at: parent.range))
      }
    }
  }
}
