import Diagnostics
import Files
import QueryGraph

/// Resolves links inside the site.
struct LinkResolver: Sendable {
  /// The target of a link, independent of positions.
  enum Target: Hashable, Sendable {
    case page(outputPath: String)
    case file(StaticFile)
    case extra
  }

  private let plan: SitePlan
  /// The folder of the language in which absolute paths are looked up first; empty for the first language.
  private let folder: String
  /// The table in which accesses are noted; nil if the caller depends on all links.
  private let links: QueryTable<LinkPlace, Target?>?

  /// - Parameters:
  ///   - language: the position of the language of the pages with the links.
  ///   - links: see `links`.
  init(_ plan: SitePlan, language: Int = 0, noting links: QueryTable<LinkPlace, Target?>? = nil) {
    self.plan = plan
    folder = plan.languages[language].folder
    self.links = links
  }

  /// The entry at a path, relative to the page's file in `content/` or else to its URL. Without a page,
  /// relative to the top of the site or of `content/`.
  func entry(at path: String, on page: Page? = nil) -> OutputIndex.Entry? {
    links?.note(LinkPlace(path: path, page: page?.id, folder: folder))
    return find(path, on: page)
  }

  /// The target at a path, which stays the same when other pages are added or removed.
  func target(at path: String, on page: Page?) -> Target? { find(path, on: page).map(target) }

  private func target(of entry: OutputIndex.Entry) -> Target {
    switch entry {
    case .page(let position): .page(outputPath: plan.pages[position].outputPath)
    case .file(let position): .file(plan.staticFiles[position])
    case .extra: .extra
    }
  }

  private func find(_ path: String, on page: Page?) -> OutputIndex.Entry? {
    find(inSite: pathInSite(path), on: page)
  }

  /// The path without the folder of a Jekyll site on its host, which its templates write.
  func pathInSite(_ path: String) -> String {
    guard let folder = plan.configuration.jekyll?.baseurl, !folder.isEmpty, SitePath.isInside(path, folder)
    else { return path }
    let rest = String(Substring(path.utf8.dropFirst(folder.utf8.count)))
    return rest.isEmpty ? "/" : rest
  }

  private func find(inSite path: String, on page: Page?) -> OutputIndex.Entry? {
    let isFolder = path.hasSuffix("/")
    func find(from folder: String) -> OutputIndex.Entry? {
      SitePath.resolve(path, from: folder).flatMap { lookup($0, isFolder: isFolder) }
    }
    guard let page, !path.hasPrefix("/") else {
      return inLanguage(path, isFolder: isFolder) ?? find(from: "")
    }
    return page.source.flatMap { find(from: SitePath.directory(of: $0.path)) }
      ?? find(from: SitePath.directory(of: page.outputPath)) ?? original(path, on: page, isFolder: isFolder)
  }

  /// The entry at a path from the top, in the resolver's language.
  private func inLanguage(_ path: String, isFolder: Bool) -> OutputIndex.Entry? {
    guard !folder.isEmpty, let plain = SitePath.resolve(path, from: ""), plan.folders.language(of: plain) == 0
    else { return nil }
    return lookup(SitePath.join(folder, plain), isFolder: isFolder)
  }

  /// The path of the file at a path from the top in the resolver's language; nil if there is none.
  private func inLanguage(_ path: String) -> String? {
    guard inLanguage(path, isFolder: false) != nil, let plain = SitePath.resolve(path, from: "") else {
      return nil
    }
    return SitePath.join(folder, plain)
  }

  /// The entry of the first language for a relative path on a page of another one, which has no such entry.
  private func original(_ path: String, on page: Page, isFolder: Bool) -> OutputIndex.Entry? {
    guard page.language > 0, let source = page.source,
      let whole = SitePath.resolve(path, from: SitePath.directory(of: source.path))
    else { return nil }
    return lookup(plan.folders.withoutLanguage(whole), isFolder: isFolder)
  }

  /// The path in the site of a plain absolute URL, as most links of templates are: `/tutorials/fold/`. Nil if
  /// it is dead, or has to be decoded or resolved first.
  func outputPath(ofPlain url: Slice<UnsafeBufferPointer<UInt8>>) -> String? {
    let slash = UInt8(ascii: "/")
    guard links == nil, url.first == slash, folder.isEmpty, plan.configuration.jekyll == nil else {
      return nil
    }
    var last: UInt8 = 0
    for byte in url {
      let startsName = last == slash
      guard byte != UInt8(ascii: "%"), byte != UInt8(ascii: "?"), byte != UInt8(ascii: "#"),
        !(startsName && (byte == slash || byte == UInt8(ascii: ".")))
      else { return nil }
      last = byte
    }
    let name = last == slash ? "index.html" : ""
    let path = String(unsafeUninitializedCapacity: url.count - 1 + name.utf8.count) { buffer in
      let end = buffer.initialize(fromContentsOf: url.dropFirst())
      return buffer[end...].initialize(fromContentsOf: name.utf8)
    }
    let entry = last == slash ? plan.outputs[outputPath: path] : lookup(path, isFolder: false)
    return entry.map { outputPath(of: $0, at: path) }
  }

  private func lookup(_ path: String, isFolder: Bool) -> OutputIndex.Entry? {
    let outputs = plan.outputs
    if !isFolder, let entry = outputs[contentPath: path] ?? outputs[outputPath: path] { return entry }
    if let entry = outputs[outputPath: SitePath.join(path, "index.html")] { return entry }
    if let entry = markdown(at: path) { return entry }
    // Hosts show `about.html` at `/about`, as in addresses of Jekyll sites.
    return plan.configuration.jekyll == nil || isFolder ? nil : outputs[outputPath: path + ".html"]
  }

  /// The entry of a page as Markdown.
  private func markdown(at path: String) -> OutputIndex.Entry? {
    guard let path = Page.path(ofMarkdown: path), case .page(let position)? = plan.outputs[outputPath: path],
      plan.writesMarkdown(of: plan.pages[position])
    else { return nil }
    return .extra
  }

  /// The copied file at a path on a page; nil for pages, and for dead links.
  func staticFile(at path: String, on page: Page? = nil) -> StaticFile? {
    guard case .file(let position)? = entry(at: path, on: page) else { return nil }
    return plan.staticFiles[position]
  }

  /// A copied file by its position in the plan.
  func staticFile(at position: Int) -> StaticFile? {
    plan.staticFiles.indices.contains(position) ? plan.staticFiles[position] : nil
  }

  /// The URL of the page at a path from the top; nil for files, and for dead links.
  func pageURL(at path: String) -> String? {
    guard case .page(let position)? = entry(at: path) else { return nil }
    return plan.pages[position].permalink.link
  }

  /// The address of a page or a file of a Jekyll site by the path of its source.
  func address(ofSource path: String) -> String? {
    links?.note(LinkPlace(path: "/" + path, page: nil, folder: folder))
    switch plan.outputs[contentPath: path] {
    case .page(let position)?: return plan.pages[position].permalink.jekyllURL
    case .file(let position)?: return "/" + plan.staticFiles[position].outputPath
    default: return nil
    }
  }

  /// The position of the target page of a link to an id.
  func target(of link: CollectedLinks.Anchor, on page: Int) -> Int {
    guard let path = link.outputPath, case .page(let target)? = plan.outputs[outputPath: path] else {
      return page
    }
    return target
  }

  /// The path in the site of an entry.
  ///
  /// - Parameter path: the path of the link, for entries that are neither pages nor files of the source.
  func outputPath(of entry: OutputIndex.Entry, at path: String) -> String {
    switch entry {
    case .page(let position): plan.pages[position].outputPath
    case .file(let position): plan.staticFiles[position].outputPath
    case .extra:
      inLanguage(path) ?? SitePath.resolve(pathInSite(path), from: "") ?? path
    }
  }

  /// The path in the site that links to an entry have: that of its file, and in a Jekyll site without the ending that
  /// the page's own address leaves out, as in `permalink: /:year/:title`. Hosts show `about.html` at `/about`.
  func linkPath(of entry: OutputIndex.Entry, at path: String) -> String {
    guard plan.configuration.jekyll != nil, case .page(let position) = entry, !path.hasSuffix(".html") else {
      return outputPath(of: entry, at: path)
    }
    let permalink = plan.pages[position].permalink
    let address = String(permalink.url.dropFirst())
    return permalink.outputPath == address + ".html" ? address : permalink.outputPath
  }

  /// The likely meaning of a dead link: the output of the same name, the nearest path, or the nearest name.
  func nearMiss(for path: String) -> String? {
    let components = SitePath.components(path)
    guard let last = components.last(where: { $0 != "index.html" && $0 != "index.md" }) else { return nil }
    let urls = plan.pages.map(\.url) + plan.staticFiles.map { "/" + $0.outputPath }
    let names = urls.map { SitePath.stem(of: $0.hasSuffix("/") ? String($0.dropLast()) : $0) }
    func named(_ name: String) -> String? { names.firstIndex(of: name).map { urls[$0] } }
    let name = SitePath.stem(of: last)
    if let same = named(name) { return same }
    let absolute = "/" + components.filter { $0 != ".." && $0 != "." }.joined(separator: "/")
    // The home page's name is empty.
    return NearMiss.best(for: path.hasSuffix("/") ? absolute + "/" : absolute, among: urls)
      ?? NearMiss.best(for: name, among: names.filter { !$0.isEmpty }).flatMap(named)
  }
}
