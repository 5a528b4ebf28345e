import Diagnostics
import Files
import Liquid
import Text

extension Permalink {
  /// The address of a page of a Jekyll site: from its front matter, its collection or the configuration.
  ///
  /// Reports an invalid one, and uses the path instead.
  init(of page: SourcePage, in site: JekyllSite, _ diagnostics: DiagnosticCollector) {
    let pattern = JekyllAddress(page, site)
    do throws(Diagnostic) {
      self = try pattern.permalink()
    } catch {
      diagnostics.report(error)
      self.init(file: SitePath.join(SitePath.directory(of: page.path), pattern.name + pattern.ending))
    }
  }
}

/// The pattern of a page's address, and the values of its placeholders.
private struct JekyllAddress {
  private let page: SourcePage
  private let site: JekyllSite
  private let role: JekyllRole
  private let pattern: Located<String>
  /// The extension of the page's file in the site.
  let ending: String

  /// The name of the page without date and extension.
  var name: String { page.metadata.slug }

  init(_ page: SourcePage, _ site: JekyllSite) {
    (self.page, self.site) = (page, site)
    let role = page.jekyll?.role ?? .page
    self.role = role
    let own = page.metadata.permalink
    ending = own.flatMap { Self.fileExtension(of: $0.value) } ?? JekyllDocument.outputExtension(of: page.path)
    let style = site.permalink
    let suffix = Self.suffix(style.value)
    if let own {
      pattern = Located(Self.styles[own.value] ?? own.value, at: own.range)
    } else if case .document(let label) = role {
      pattern = site[collection: label]?.permalink ?? Located("/:collection/:path" + suffix, at: page.place)
    } else if role != .page {
      let own = site[collection: JekyllCollection.posts.label]?.permalink ?? style
      pattern = Located(Self.styles[own.value] ?? own.value, at: own.range)
    } else if ending != ".html" {
      pattern = Located("/:path/:basename:output_ext", at: page.place)
    } else if page.metadata.slug == "index" {
      pattern = Located("/:path/", at: page.place)
    } else {
      pattern = Located("/:path/:basename" + suffix, at: page.place)
    }
  }

  /// The extension that an address of front matter gives the file, whatever it is made of: `.xml` for `/feed.xml`.
  private static func fileExtension(of address: String) -> String? {
    guard !address.hasSuffix("/") else { return nil }
    let name = SitePath.name(of: address)
    let found = String(name.dropFirst(SitePath.stem(of: name).count))
    return found.count > 1 ? found : nil
  }

  private static let styles = [
    "date": "/:categories/:year/:month/:day/:title:output_ext",
    "pretty": "/:categories/:year/:month/:day/:title/",
    "ordinal": "/:categories/:year/:y_day/:title:output_ext",
    "weekdate": "/:categories/:year/W:week/:short_day/:title:output_ext",
    "none": "/:categories/:title:output_ext",
  ]

  /// What a style of posts means for the addresses of other pages.
  private static func suffix(_ style: String) -> String {
    switch style {
    case "pretty": "/"
    case "date", "ordinal", "weekdate", "none": ":output_ext"
    default: style.hasSuffix("/") ? "/" : style.hasSuffix(":output_ext") ? ":output_ext" : ""
    }
  }

  func permalink() throws(Diagnostic) -> Permalink {
    let url = try filled()
    let components = SitePath.components(url)
    guard !url.hasPrefix("//"), components.allSatisfy(Permalink.isValidComponent) else {
      throw .error(
        "permalink.invalid", "“\(url)” isn't a valid URL of a page", at: pattern.range,
        fix: "write it from the site's root, such as “/tutorials/fold/”")
    }
    let isFolder = url.hasSuffix("/") && !components.isEmpty
    let path = components.joined(separator: "/")
    return Permalink(jekyll: "/" + path + (isFolder ? "/" : ""), ending: ending)
  }

  private func filled() throws(Diagnostic) -> String {
    var url: [UInt8] = [UInt8(ascii: "/")]
    let bytes = Array(pattern.value.utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: ":") else {
        url.append(bytes[index])
        index += 1
        continue
      }
      let word = bytes[(index + 1)...].prefix { $0.isLetter || $0 == UInt8(ascii: "_") }
      // A name may be followed by letters, as in `:title_:day`.
      var length = word.count
      while length > 0, value(of: String(decoding: word.prefix(length), as: UTF8.self)) == nil { length -= 1 }
      guard length > 0 else { throw problem(String(decoding: word, as: UTF8.self)) }
      url += (value(of: String(decoding: word.prefix(length), as: UTF8.self)) ?? "").utf8
      index += 1 + length
    }
    // Empty values leave no empty components.
    var clean: [UInt8] = []
    for byte in url where !(byte == UInt8(ascii: "/") && clean.last == UInt8(ascii: "/")) {
      clean.append(byte)
    }
    return String(decoding: clean, as: UTF8.self)
  }

  private func problem(_ name: String) -> Diagnostic {
    .unknown(
      "placeholder", ":" + name, "permalink.placeholder", at: pattern.range,
      allowed: (Self.dates.map(\.key) + Self.names).sorted().map { ":" + $0 })
  }

  private static let names = [
    "title", "slug", "name", "basename", "path", "collection", "categories", "slugified_categories",
    "output_ext", "week", "w_year", "w_day",
  ]

  private static let dates: KeyValuePairs = [
    "year": "%Y", "month": "%m", "day": "%d", "hour": "%H", "minute": "%M", "second": "%S", "i_day": "%-d",
    "i_month": "%-m", "short_month": "%b", "long_month": "%B", "short_year": "%y", "y_day": "%j",
    "short_day": "%a", "long_day": "%A",
  ]

  private func value(of name: String) -> String? {
    if let format = Self.dates.first(where: { $0.key == name })?.value {
      let date = page.metadata.date ?? (role == .page ? nil : site.time)
      return date.map { String(decoding: $0.formatted(format), as: UTF8.self) }
    }
    switch name {
    case "week", "w_year", "w_day": return weekDate(name)
    case "title": return Self.slug(page.metadata.slug, keeps: Self.prettyMarks, isCased: true)
    case "slug": return Self.slug(page.metadata.slug, keeps: [], isCased: false)
    case "name": return Self.slug(SitePath.stem(of: page.path), keeps: [], isCased: false)
    case "basename": return SitePath.stem(of: page.path)
    case "path":
      guard let label = role.collection, let collection = site[collection: label] else {
        return SitePath.directory(of: page.path)
      }
      let path = site.pathInCollection(page.path, collection)
      return SitePath.join(SitePath.directory(of: path), SitePath.stem(of: path))
    case "collection": return role.collection
    case "categories":
      return unique(page.metadata.categories.map { $0.lowercased() }).joined(separator: "/")
    case "slugified_categories":
      return unique(page.metadata.categories.map { Self.slug($0, keeps: [], isCased: false) })
        .joined(separator: "/")
    case "output_ext": return ending
    default: return nil
    }
  }

  /// A part of the date by weeks, which begin on Monday (ISO 8601).
  private func weekDate(_ name: String) -> String? {
    guard let day = (page.metadata.date ?? site.time)?.components else { return nil }
    let weekday = (day.weekday + 6) % 7
    if name == "w_day" { return String(weekday + 1) }
    // The Thursday of a week is in the year of the week.
    guard
      let thursday = DateTime(year: day.year, month: day.month, day: day.day).flatMap({
        DateTime(secondsSince1970: $0.secondsSince1970 + Int64(3 - weekday) * 86_400)
      })?.components
    else { return nil }
    if name == "w_year" { return String(thursday.year) }
    let week = (thursday.dayOfYear - 1) / 7 + 1
    return week < 10 ? "0\(week)" : String(week)
  }

  private func unique(_ words: [String]) -> [String] {
    var seen: Set<String> = []
    return words.filter { seen.insert($0).inserted }
  }

  private static let prettyMarks = Set("._~!$&'()+,;=@".utf8)

  /// A text with hyphens for everything but letters, digits and some marks.
  private static func slug(_ text: String, keeps marks: Set<UInt8>, isCased: Bool) -> String {
    var result = ""
    var wantsHyphen = false
    for scalar in text.unicodeScalars {
      let isKept =
        scalar.isASCII
        ? UInt8(ascii: scalar).isLetter || UInt8(ascii: scalar).isDigit
          || marks.contains(UInt8(ascii: scalar))
        : scalar.properties.isAlphabetic || scalar.properties.numericType != nil
          || scalar.properties.generalCategory == .nonspacingMark
      guard isKept else {
        wantsHyphen = true
        continue
      }
      if wantsHyphen, !result.isEmpty { result += "-" }
      wantsHyphen = false
      result.unicodeScalars.append(scalar)
    }
    return isCased ? result : result.lowercased()
  }
}

extension Permalink {
  /// - Parameters:
  ///   - url: the address, with a slash at its end for a folder.
  ///   - ending: the extension that the file has in any case.
  init(jekyll url: String, ending: String) {
    let path = String(url.dropFirst())
    let file =
      path.isEmpty || path.hasSuffix("/")
      ? path + "index" + (ending.isEmpty ? ".html" : ending) : path.hasSuffix(ending) ? path : path + ending
    // The address of a folder's page is the folder's.
    let isIndex = SitePath.name(of: file) == "index.html" && url.hasSuffix("/index.html")
    self.init(
      url: isIndex ? String(url.dropLast("index.html".utf8.count)) : url, outputPath: file)
  }
}
