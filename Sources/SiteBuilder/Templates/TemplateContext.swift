import Diagnostics
import Files
import Liquid
import Markup
import Text

/// What all pages' templates have in common at one stage of the build.
final class TemplateContext: Sendable {
  let library: TemplateLibrary
  let lists: SiteLists
  let table: PageTable
  let navigation: Navigation
  let resolver: LinkResolver
  private let namesSetElsewhere: Deferred<Set<String>>
  private var plan: SitePlan { table.plan }

  init(_ table: PageTable, library: TemplateLibrary, navigation: Navigation) {
    self.library = library
    self.table = table
    self.navigation = navigation
    lists = SiteLists(table)
    // A layout sees what the layouts inside of it have set; a page's text does not.
    let isLayout = table.contents != nil
    namesSetElsewhere = Deferred { library.namesWithValues(withLayouts: isLayout) }
    // Layouts are kept only as long as all addresses are: what their links lead to need not be noted.
    resolver = LinkResolver(table.plan, isRecorded: table.isRecorded && table.contents == nil)
  }

  /// A context for the templates of a page.
  func context(for page: Page) -> Context {
    var context = Context()
    context.globals["page"] = table.value(page.index)
    context.globals["site"] = .object(SiteObject(lists, navigation, on: page, in: table))
    context.include = { name in self.library.include(name) }
    context.includeNames = { self.library.includeNames }
    context.relativeURL = { path in Self.runsCode(path) ? nil : self.relativeURL(path, on: page) }
    context.absoluteURL = { path in Self.runsCode(path) ? nil : self.absoluteURL(path, on: page) }
    context.namesSetElsewhere = { self.namesSetElsewhere.value }
    context.markdownify = { Self.markdownify($0, self.plan.configuration) }
    context.linkURL = { path in
      guard case .page(let position)? = self.resolver.entry(at: path) else { return nil }
      return self.plan.pages[position].permalink.link
    }
    context.postURL = { name in
      ReadRecorder.note { $0.add(.structure) }
      return self.plan.postsByName[SitePath.name(of: name)].map { self.plan.pages[$0].permalink.link }
    }
    return context
  }

  private static func runsCode(_ path: String) -> Bool { ScriptURL.scheme(of: path.utf8) != nil }

  /// A path of the site, or of `content/`, as a link on the page. What is not there stays as it is, to be
  /// found later.
  private func relativeURL(_ path: String, on page: Page) -> String {
    let destination = LinkDestination(path.utf8)
    guard !destination.isExternal, !destination.path.isEmpty else { return path }
    guard let entry = resolver.entry(at: destination.path) else {
      return destination.isAbsolute ? path : "/" + path
    }
    let target = resolver.outputPath(of: entry, at: destination.path)
    return String(decoding: page.link(to: target) + destination.query + destination.fragment, as: UTF8.self)
  }

  /// A path of the site with the site's address in front. Without an address, a link on the page.
  private func absoluteURL(_ path: String, on page: Page) -> String {
    let destination = LinkDestination(path.utf8)
    guard !destination.isExternal else { return path }
    guard !plan.configuration.baseURL.isEmpty else { return relativeURL(path, on: page) }
    let url = PercentEncoding.encoded(destination.path.utf8) + destination.query + destination.fragment
    return plan.configuration.baseURL + (destination.isAbsolute ? "" : "/")
      + String(decoding: url, as: UTF8.self)
  }

  private static func markdownify(_ markdown: [UInt8], _ configuration: Configuration) -> [UInt8] {
    var options = MarkdownOptions()
    options.headingIDs = false
    options.kramdown = configuration.kramdown
    options.smart = configuration.smart
    var handler = PlainMarkdownHandler()
    // The text is a value, not a place in a file: there is nothing its problems could point at.
    var unplaced: [Diagnostic] = []
    let text = SourceText(SourceFile(path: "markdownify", bytes: markdown))
    return Markdown(options).render(text, handler: &handler, diagnostics: &unplaced).html
  }
}
