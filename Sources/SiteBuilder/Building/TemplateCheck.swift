import Diagnostics
import Liquid
import Text

/// Reports a site's own unused templates, including those with misspelled names.
struct TemplateCheck {
  private let source: SiteSource
  private let usedLayouts: Set<String>

  init(_ source: SiteSource, _ layouts: LayoutChoice) {
    self.source = source
    usedLayouts = layouts.used
  }

  /// Themes of Jekyll have many templates for few sites, so theirs aren't reported.
  var diagnostics: [Diagnostic] { source.tree.jekyll == nil ? layouts + includes : [] }

  private var layouts: [Diagnostic] {
    let library = source.library
    // A layout that replaces one of the theme counts as used.
    let own = library.ownLayouts.filter { !usedLayouts.contains($0) && !Theme.layoutNames.contains($0) }
    return own.compactMap { name in
      library[layout: name].map {
        problem("no page has the layout “\(name)”", name, Theme.layoutNames, $0.template)
      }
    }
  }

  private var includes: [Diagnostic] {
    let library = source.library
    let own = library.ownIncludes.filter { !Theme.includeNames.contains($0) }
    guard !own.isEmpty else { return [] }
    var used = Template.Partials()
    for template in library.templates { used.formUnion(template.partials) }
    for page in source.plan.pages where !page.isContinuation {
      if let template = page.source?.template { used.formUnion(template.partials) }
    }
    if own.contains(where: SourcePage.isPage) { used.formUnion(names: includedPieces) }
    // A computed name may be any.
    if used.hasComputedNames { return [] }
    return own.compactMap { name in
      let isUsed = used.names.contains(name) || used.names.contains { $0 + ".html" == name }
      guard !isUsed, let template = library.include(name) else { return nil }
      return problem("no template includes “\(name)”", name, Theme.includeNames, template)
    }
  }

  /// The names that directives of pages and pieces include.
  private var includedPieces: Set<String> {
    let mark = Array("{include}".utf8)
    var names: Set<String> = []
    let pages = source.plan.pages.compactMap { $0.isContinuation ? nil : $0.source?.file }
    for file in pages + source.library.templates.map(\.file) {
      var index = 0
      while let found = file.bytes.firstIndex(of: mark, from: index, to: file.bytes.count) {
        index = found + mark.count
        let line = file.bytes.trimmed(index..<file.bytes.lineEnd(from: index))
        names.insert(String(decoding: file.bytes[line], as: UTF8.self))
      }
    }
    return names
  }

  /// A warning for a name that is close to one of the theme, otherwise a note.
  private func problem(
    _ summary: String, _ name: String, _ known: [String], _ template: Template
  ) -> Diagnostic {
    let near = NearMiss.best(for: name, among: known)
    return Diagnostic(
      near == nil ? .note : .warning, "template.unused", summary,
      at: SourceRange(startOf: SourceFile(path: template.file.path, bytes: [])),
      fix: near.map { "to replace the theme’s, rename it to “\($0)”" })
  }
}
