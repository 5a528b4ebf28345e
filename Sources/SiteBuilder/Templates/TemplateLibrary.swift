import Diagnostics
import Files
import Hashing
import Liquid
import Text

/// All templates of a site: its own, and those of the theme that it doesn't replace.
struct TemplateLibrary: Sendable {
  static let layoutFolder = "layouts/"
  static let includeFolder = "includes/"
  private static let assetFolder = "assets/"

  private var layouts: [String: Layout] = [:]
  private var includes: [String: Template] = [:]
  /// The files of `templates/assets/` and of the theme to copy.
  private(set) var assets: [StaticFile] = []
  /// The files of all layouts and includes.
  private(set) var files: [SourceFile] = []
  /// The names of the site's own templates, sorted.
  private(set) var ownLayouts: [String] = []
  private(set) var ownIncludes: [String] = []
  private let isJekyll: Bool
  /// The hash of all templates.
  private(set) var fingerprint = ContentHash()

  init(_ tree: SourceTree, _ diagnostics: DiagnosticCollector) {
    isJekyll = tree.jekyll != nil
    if let site = tree.jekyll {
      addTemplates(of: site, tree, diagnostics)
      return
    }
    let own = Set(tree.templates.map(PathKey.init))
    for key in own.union(Theme.paths.map(PathKey.init)).sorted() {
      let (path, isOwn) = (key.path, own.contains(key))
      if !isOwn, Self.tagIncludes.contains(path) { continue }
      if path.hasPrefix(Self.assetFolder) {
        let source = isOwn ? SourceTree.templateFolder + "/" + path : nil
        assets.append(StaticFile(sourcePath: source, outputPath: path))
      } else if let file = isOwn
        ? tree.read(
          SourceTree.templateFolder + "/" + path, limit: SourceLimit.template, diagnostics)
        : Theme.bytes(of: path).map({ SourceFile(path: "theme/" + path, bytes: $0) })
      {
        add(file, at: path, isOwn: isOwn, diagnostics)
      }
    }
    addTagIncludes(diagnostics)
    checkParents(diagnostics)
  }

  /// The includes of the tags `seo`, `feed_meta`, `gist` and `avatar`. A site without these tags has no templates
  /// that read the keys that they read.
  private static let tagIncludes = ["seo.html", "feed-meta.html", "gist.html", "avatar.html"].map {
    includeFolder + $0
  }

  private mutating func addTagIncludes(_ diagnostics: DiagnosticCollector) {
    let used = templates.reduce(into: Template.Partials()) { $0.formUnion($1.partials) }.names
    for path in Self.tagIncludes {
      let name = SitePath.name(of: path)
      guard used.contains(name), includes[name] == nil, let bytes = Theme.bytes(of: path) else { continue }
      add(SourceFile(path: "theme/" + path, bytes: bytes), at: path, isOwn: false, diagnostics)
    }
  }

  private mutating func add(
    _ file: SourceFile, at path: String, isOwn: Bool, _ diagnostics: DiagnosticCollector
  ) {
    fingerprint.add(path)
    fingerprint.add(file.bytes)
    files.append(file)
    if let problem = file.notUTF8 {
      diagnostics.report(problem)
      return
    }
    if path.hasSuffix(".html"), !isJekyll, let problem = TemplateAddresses.problem(in: file) {
      diagnostics.report(problem)
    }
    if path.hasPrefix(Self.layoutFolder), path.hasSuffix(".html") || isJekyll {
      let name = SitePath.join(
        SitePath.directory(of: String(path.dropFirst(Self.layoutFolder.utf8.count))), SitePath.stem(of: path))
      layouts[name] = Layout(name: name, file, isLenient: isJekyll, diagnostics)
      if isOwn { ownLayouts.append(name) }
    } else if path.hasPrefix(Self.includeFolder) {
      let name = String(path.dropFirst(Self.includeFolder.utf8.count))
      includes[name] = Template(
        file, keepsFences: SourcePage.isPage(name), isLenient: isJekyll, diagnostics)
      if isOwn { ownIncludes.append(name) }
    } else {
      diagnostics.report(Self.ignored(path, file))
    }
  }

  private static func ignored(_ path: String, _ file: SourceFile) -> Diagnostic {
    Diagnostic(
      .note, "template.ignored", "“\(file.path)” is ignored: it isn't in a folder of templates",
      at: SourceRange(startOf: SourceFile(path: file.path, bytes: [])),
      allowed: ["\(layoutFolder)NAME.html", "\(includeFolder)NAME", "\(assetFolder)NAME"])
  }

  // MARK: Includes

  /// The include at a path in `templates/includes/`, with or without `.html`.
  func include(_ name: String) -> Template? {
    includes[name] ?? includes[name + ".html"] ?? Self.tagTemplates[name]
  }

  /// The includes of tags, for pages and for sites without the theme.
  private static let tagTemplates: [String: Template] = tagIncludes.reduce(into: [:]) { templates, path in
    guard let bytes = Theme.bytes(of: path) else { return }
    let file = SourceFile(path: "theme/" + path, bytes: bytes)
    templates[SitePath.name(of: path)] = Template(file, DiagnosticCollector())
  }

  var includeNames: [String] { includes.keys.sorted(by: SitePath.precedes) }

  /// The names that includes, and perhaps layouts, assign.
  func namesWithValues(withLayouts: Bool) -> Set<String> {
    let templates = withLayouts ? templates : Array(includes.values)
    return templates.reduce(into: []) { $0.formUnion($1.namesWithValues) }
  }

  /// All layouts and includes.
  var templates: [Template] { layouts.values.map(\.template) + includes.values }

  // MARK: Layouts

  subscript(layout name: String) -> Layout? { layouts[name] }

  var layoutNames: [String] { layouts.keys.sorted(by: SitePath.precedes) }

  /// A layout and its outer ones, innermost first. Ends before a missing or repeated one.
  func chain(from name: String) -> [Layout] {
    var chain: [Layout] = []
    var next = layouts[name]
    while let layout = next, !chain.contains(where: { $0.name == layout.name }) {
      chain.append(layout)
      next = layout.parent.flatMap { layouts[$0.value] }
    }
    return chain
  }

  private func checkParents(_ diagnostics: DiagnosticCollector, of site: JekyllSite? = nil) {
    for name in layoutNames {
      guard let parent = layouts[name]?.parent else { continue }
      if site != nil, parent.value == "none" || parent.value.isEmpty { continue }
      if layouts[parent.value] == nil, let site {
        diagnostics.report(site.missing(parent, self))
      } else if layouts[parent.value] == nil {
        diagnostics.report(
          .unknown("layout", parent.value, "template.unknown-layout", at: parent.range, allowed: layoutNames))
      } else if let last = chain(from: name).last, let outer = last.parent, outer.value == name {
        diagnostics.report(
          .error(
            "template.layout-cycle", "the layout “\(name)” includes itself", at: parent.range,
            fix: "choose another “layout” in its front matter"))
      }
    }
  }

  // MARK: Jekyll

  /// Adds the templates of a Jekyll site: its own, those of its theme, and the page of former addresses.
  private mutating func addTemplates(
    of site: JekyllSite, _ tree: SourceTree, _ diagnostics: DiagnosticCollector
  ) {
    var paths: [PathKey: String] = [:]
    if let theme = site.theme {
      for name in theme.layouts {
        paths[PathKey(Self.layoutFolder + name)] = theme.folder + "/_layouts/" + name
      }
      for name in theme.includes {
        paths[PathKey(Self.includeFolder + name)] = theme.folder + "/_includes/" + name
      }
    }
    for path in tree.templates { paths[PathKey(path)] = tree.path(ofTemplate: path) }
    let redirect = Self.layoutFolder + "redirect.html"
    if paths[PathKey(redirect)] == nil, let theme = Theme.bytes(of: redirect) {
      // The theme's style sheet isn't in the site.
      let bytes = theme.lines.map { theme[$0.whole] }
        .filter { !String(decoding: $0, as: UTF8.self).contains("stylesheet") }.flatMap { $0 }
      add(SourceFile(path: "theme/" + redirect, bytes: bytes), at: redirect, isOwn: false, diagnostics)
    }
    for key in paths.keys.sorted() {
      guard let place = paths[key], let file = tree.read(place, limit: SourceLimit.template, diagnostics)
      else { continue }
      add(file, at: key.path, isOwn: !place.hasPrefix("/"), diagnostics)
    }
    addTagIncludes(diagnostics)
    checkParents(diagnostics, of: site)
  }
}
