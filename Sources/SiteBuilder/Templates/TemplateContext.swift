import CodeBlocks
import Diagnostics
import Files
import HTML
import Liquid
import Localization
import Markdown
import Text

/// The shared context of all pages' templates at one stage of the build.
final class TemplateContext: Sendable {
  let site: TrackedSite
  private let lists: SiteLists
  private let words: Value
  /// The values of a Jekyll site; nil in others.
  private let jekyll: JekyllContext?
  /// Colors the code of the tag `highlight` in a Jekyll site.
  private let highlighter: CodeHighlighter
  /// Whether the output may be Markdown, in which the element of such code stands on one line.
  private let mayBeMarkdown: Bool

  init(_ site: TrackedSite, _ highlighter: CodeHighlighter, mayBeMarkdown: Bool) {
    self.site = site
    self.highlighter = highlighter
    self.mayBeMarkdown = mayBeMarkdown
    lists = site.makeLists()
    words = site.configuration.localization.value
    jekyll = site.configuration.jekyll.map { JekyllContext(site, $0) }
  }

  func context(for page: Page) -> Context {
    var context = Context()
    context.globals["page"] = .object(PageObject(page.index, in: site))
    context.globals["site"] = .object(SiteObject(lists, on: page, in: site))
    context.globals["words"] = words
    // Kramdown's dialect comes with a site's templates from Jekyll, which often ask for its environment.
    if site.configuration.kramdown { context.globals["jekyll"] = JekyllContext.program }
    context.calendar = site.configuration.localization.calendar
    context.include = { name in self.site.include(name) }
    context.includeRelative = { path in self.site.relativeInclude(path, on: page) }
    context.includeNames = { self.site.includeNames }
    context.relativeURL = { path in Self.runsCode(path) ? nil : self.relativeURL(path, on: page) }
    context.absoluteURL = { path in Self.runsCode(path) ? nil : self.absoluteURL(path, on: page) }
    context.namesSetElsewhere = { self.site.namesSetElsewhere }
    context.markdownify = { Self.markdownify($0, self.site.configuration) }
    context.linkURL = { path in self.site.resolver.pageURL(at: path) }
    context.postURL = { name in
      self.site.post(named: SitePath.name(of: name)).map { self.site.placement(of: $0).permalink.link }
    }
    jekyll?.fill(&context, for: page)
    if jekyll != nil {
      context.highlight = { info, code in
        let figure = RougeFigure(info, code, self.highlighter).html
        return self.mayBeMarkdown ? RougeFigure.joined(figure) : figure
      }
    }
    return context
  }

  private static func runsCode(_ path: String) -> Bool { ScriptURL.scheme(of: path.utf8) != nil }

  /// A path of the site, or of `content/`, as a link on the page. A dead path stays, and is reported later.
  private func relativeURL(_ path: String, on page: Page) -> String {
    let destination = LinkDestination(path.utf8)
    guard !destination.isExternal, !destination.path.isEmpty else { return path }
    guard let entry = site.resolver.entry(at: destination.path) else {
      return destination.isAbsolute ? path : "/" + path
    }
    let target = site.resolver.linkPath(of: entry, at: destination.path)
    return String(decoding: page.link(to: target) + destination.query + destination.fragment, as: UTF8.self)
  }

  /// A path of the site with the site's address; without an address, a link on the page.
  private func absoluteURL(_ path: String, on page: Page) -> String {
    let destination = LinkDestination(path.utf8)
    guard !destination.isExternal else { return path }
    guard !site.configuration.baseURL.isEmpty else { return relativeURL(path, on: page) }
    let url = PercentEncoding.encoded(destination.path.utf8) + destination.query + destination.fragment
    return site.configuration.baseURL + (destination.isAbsolute ? "" : "/")
      + String(decoding: url, as: UTF8.self)
  }

  static func markdownify(_ markdown: [UInt8], _ configuration: Configuration) -> [UInt8] {
    var options = MarkdownOptions()
    // The headings of a value would take ids from those of the page; kramdown gives them theirs in any case.
    options.headingIDs = configuration.jekyll != nil
    options.kramdown = configuration.kramdown
    options.smart = configuration.smart
    options.emoji = configuration.emoji
    options.localization = configuration.localization
    if configuration.jekyll != nil { options.useJekyll() }
    var handler = PlainMarkdownHandler()
    let text = SourceText(SourceFile(path: "markdownify", bytes: markdown))
    // The text is a value, so its problems have no place in a file.
    let html = Markdown(options).render(text, handler: &handler, DiagnosticCollector()).html
    return configuration.jekyll?.code.marked(html) ?? html
  }
}
