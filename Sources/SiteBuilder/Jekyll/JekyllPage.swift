import Files
import Hashing
import Liquid
import Text

/// The value of `page` in a Jekyll site, and of pages in lists: Jekyll's properties, and the keys of the front
/// matter.
final class JekyllPage: LiquidObject {
  private let position: Int
  private let site: TrackedSite

  init(_ position: Int, in site: TrackedSite) {
    self.position = position
    self.site = site
  }

  /// Each list and each neighbor has objects of its own for the same page.
  var identity: Int? { position }

  static func list(_ positions: [Int], in site: TrackedSite) -> Value {
    .array(positions.map { .object(JekyllPage($0, in: site)) })
  }

  private static let properties = Properties<JekyllPage>([
    .init("url") { .string($0.placement.permalink.jekyllURL) },
    .init("content", isListed: false) { $0.content },
    .init("output", isListed: false) { $0.content },
    .init("excerpt", isListed: false) { $0.excerpt },
    .init("title") { $0.title },
    .init("date") { object in object.isDocument ? object.date.map(Value.date) ?? .null : nil },
    .init("id") { object in
      object.isDocument
        ? .string(object.placement.permalink.documentID(slug: object.placement.source?.slug)) : nil
    },
    .init("path") { $0.placement.path.value },
    .init("relative_path") { $0.placement.path.value },
    .init("name") { $0.name },
    .init("dir") { object in object.isDocument ? nil : .string(object.directory) },
    .init("collection") { $0.role.collection.value },
    .init("categories") { object in
      object.isDocument ? .array((object.placement.source?.categories ?? []).map(Value.string)) : nil
    },
    .init("tags") { object in
      object.isDocument ? .array((object.placement.source?.tags ?? []).map(Value.string)) : nil
    },
    .init("slug") { object in object.isDocument ? (object.placement.source?.slug).value : nil },
    .init("ext") { object in
      object.isDocument ? object.placement.path.map { "." + SitePath.fileExtension(of: $0) }.value : nil
    },
    .init("draft") { object in object.isDocument ? .bool(object.placement.source?.isDraft ?? false) : nil },
    .init("previous", isListed: false) { object in object.isDocument ? object.neighbor(\.previous) : nil },
    .init("next", isListed: false) { object in object.isDocument ? object.neighbor(\.next) : nil },
    .init("figures_css", isListed: false) { object in
      object.shown(PageContent.styles) { object.styleURL($0) } ?? .null
    },
    .init("redirect_to") { $0.redirect },
  ])

  var keys: [String] {
    Self.properties.listed.filter { value(forKey: $0) != nil }
      + head.entries.compactMap(\.key.string).filter { Self.properties[$0]?.isListed != true }
  }

  func value(forKey key: String) -> Value? {
    Self.properties[key]?.value(self) ?? Value(key, in: head.entries)
  }

  func effort(ofKey key: String, making value: Value?) -> Int {
    switch value {
    case .array?, .dictionary?: value?.makingEffort ?? 0
    default: placement.keyCount * 32
    }
  }

  // MARK: Reading

  private var placement: PagePlacement { site.placement(of: position) }
  private var head: PageHead { site.head(of: position) }
  private var role: JekyllRole { placement.document?.role ?? .page }
  private var isDocument: Bool { placement.document?.isDocument ?? false }

  private var date: DateTime? { placement.source?.date ?? site.configuration.jekyll?.time }

  /// A value from the page's content; nil while that is rendered.
  private func shown<Side>(_ side: PageContent.Side<Side>, _ value: (Side) -> Value) -> Value? {
    placement.path == nil ? .null : site.content(position, side).map(value)
  }

  /// The HTML; while pages are rendered, the text of those that may not be yet.
  private var content: Value {
    if let html = html(PageContent.html) { return html }
    return .bytes(site.text(of: position))
  }

  private var excerpt: Value? {
    if let text = placement.document?.excerpt { return .string(text) }
    guard isDocument else { return nil }
    return html(PageContent.excerpt) ?? .null
  }

  /// A part of the page's HTML, as other pages can show it; nil while that is rendered.
  private func html(_ side: PageContent.Side<[UInt8]>) -> Value? {
    shown(side) { .bytes(RootedLinks.html($0, at: placement.permalink)) }
  }

  /// Documents without a title have that of their name.
  private var title: Value? {
    if let title = head.metadata?.title { return .string(title) }
    guard isDocument, let slug = placement.source?.slug else { return nil }
    return .string(JekyllDocument.title(of: slug))
  }

  /// The name of the file; documents may have one of their own, as people do.
  private var name: Value? {
    if isDocument, let own = Value("name", in: head.entries) { return own }
    return placement.path.map { SitePath.name(of: $0) }.value
  }

  /// The folder of a page's address.
  private var directory: String {
    let url = placement.permalink.jekyllURL
    return url.hasSuffix("/") ? url : SitePath.directory(of: url) + "/"
  }

  private func neighbor(_ direction: KeyPath<SitePlan.Neighbors, Int?>) -> Value {
    site.neighbors(of: position)[keyPath: direction].map { .object(JekyllPage($0, in: site)) } ?? .null
  }

  private var redirect: Value? {
    if let target = site.redirect(of: position) {
      return .string(site.placement(of: target).permalink.jekyllURL)
    }
    return (placement.source?.redirect).map(Value.string)
  }

  /// The URL of the page's style sheet of figures, with its hash.
  private func styleURL(_ styles: (path: String?, rules: [UInt8])) -> Value {
    guard let path = styles.path else { return .null }
    return .string(
      String(decoding: placement.link(to: path), as: UTF8.self) + "?v=" + ContentHash(styles.rules).text)
  }
}

extension Permalink {
  /// The address as Jekyll writes it: only spaces and other letters are encoded.
  var jekyllURL: String { link }

  /// The `id` of a document: its address without the extension of its name.
  func documentID(slug: String?) -> String {
    let url = jekyllURL
    let folder =
      url.hasSuffix("/") ? SitePath.directory(of: String(url.dropLast())) : SitePath.directory(of: url)
    return folder + "/" + (slug ?? "")
  }
}
