import Diagnostics
import Files
import Localization

/// The pages of a site in several languages that are translations of each other. Empty for one language.
struct Translations: Sendable {
  /// The pages in the order of the languages, by position; nil where there is none.
  private var groups: [[Int?]] = []
  /// The group of each page, by position.
  private var groupOfPage: [Int: Int] = [:]

  init(_ pages: [Page], _ languages: [SiteLanguage], _ folders: LanguageFolders) {
    guard languages.count > 1 else { return }
    var numbers: [String: Int] = [:]
    for page in pages where page.isHTML && page.kind != .redirect && page.kind != .notFound {
      let key = Self.key(of: page, folders)
      let number = numbers[key] ?? groups.count
      if number == groups.count {
        numbers[key] = number
        groups.append(Array(repeating: nil, count: languages.count))
      }
      guard groups[number][page.language] == nil else { continue }
      groups[number][page.language] = page.index
      groupOfPage[page.index] = number
    }
  }

  /// The same for pages that translate each other: the path, without the language and the extension.
  private static func key(of page: Page, _ folders: LanguageFolders) -> String {
    let number = page.listing.map { $0.number > 1 ? "#\($0.number)" : "" } ?? ""
    switch page.kind {
    case .home, .section: return "/" + folders.withoutLanguage(page.section) + number
    default:
      guard let path = page.source?.path else { return "/" + folders.withoutLanguage(page.outputPath) }
      let plain = folders.withoutLanguage(path)
      return SitePath.join(SitePath.directory(of: plain), SitePath.stem(of: plain)) + number
    }
  }

  /// The translations of a page with itself, in the order of the languages; empty with one language.
  func of(_ page: Int) -> [Int?] { groupOfPage[page].map { groups[$0] } ?? [] }

  /// Reports authors' pages that translate nothing.
  func problems(_ pages: [Page], _ languages: [SiteLanguage]) -> [Diagnostic] {
    guard let first = languages.first else { return [] }
    return pages.compactMap { page in
      guard page.language > 0, page.hasOwnText, let source = page.source, of(page.index).first == .some(nil)
      else {
        return nil
      }
      return Diagnostic(
        .note, "language.no-original", "this page has no original in “\(first.tag)”", at: source.place,
        explanation: "readers of other languages are led to their home page",
        fix: "give the original the same path in “content”")
    }
  }
}

extension SiteLanguage {
  /// Reports languages without a folder, and pages whose language is in their name.
  static func problems(_ languages: [SiteLanguage], _ sources: [SourcePage]) -> [Diagnostic] {
    guard let settings = languages.first?.configuration.languages, !settings.isEmpty else { return [] }
    let tags = languages.map(\.tag)
    let folders = Set(sources.compactMap { SitePath.components($0.path).first })
    let missing = settings.filter { !folders.contains($0.tag.value) }.map { settings in
      Diagnostic.warning(
        "config.languages", "no page is in “\(settings.tag.value)”", at: settings.tag.range,
        fix: "put translations in “content/\(settings.tag.value)”, under the names of the originals")
    }
    let named = sources.compactMap { source -> Diagnostic? in
      let stem = SitePath.stem(of: source.path)
      guard let tag = tags.first(where: { stem.hasSuffix("." + $0) }) else { return nil }
      let name = "\(stem.dropLast(tag.count + 1)).\(SitePath.fileExtension(of: source.path))"
      let path = SitePath.join(SitePath.directory(of: source.path), name)
      let place = tag == tags[0] ? path : "\(tag)/\(path)"
      return .warning(
        "language.name", "the name of this page ends with a language, which has no effect", at: source.place,
        fix: "move it to “content/\(place)”")
    }
    return missing + named
  }
}
