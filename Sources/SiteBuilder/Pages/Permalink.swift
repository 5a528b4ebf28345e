import Diagnostics
import Files
import Liquid
import Markdown
import Text

/// The URL of a page in the site, and the file that it is written to.
struct Permalink: Hashable, Sendable {
  /// The URL from the site's root: `/tutorials/fold/`.
  let url: String
  /// The file in the site: `tutorials/fold/index.html`.
  let outputPath: String
  /// The percent-encoded URL.
  let link: String

  /// - Parameter url: the URL, which starts with a slash, and has no empty, `.` or `..` components.
  init(url: String) {
    let path = String(url.dropFirst())
    if path.isEmpty || path.hasSuffix("/") {
      self.url = url
      outputPath = path + "index.html"
    } else if SitePath.name(of: path) == "index.html" {
      self.url = "/" + path.dropLast("index.html".utf8.count)
      outputPath = path
    } else if SitePath.fileExtension(of: path).isEmpty {
      self.url = url + "/"
      outputPath = path + "/index.html"
    } else {
      self.url = url
      outputPath = path
    }
    link =
      PercentEncoding.isPlain(self.url)
      ? self.url : String(decoding: PercentEncoding.encoded(self.url.utf8), as: UTF8.self)
  }

  /// The permalink of a file with its own name.
  ///
  /// - Parameter path: the path in the site.
  init(file path: String) {
    url = "/" + path
    outputPath = path
    link = String(decoding: PercentEncoding.encoded(url.utf8), as: UTF8.self)
  }

  /// - Parameter url: the URL from the site's root.
  init(url: String, outputPath: String) {
    self.url = url
    self.outputPath = outputPath
    link =
      PercentEncoding.isPlain(url) ? url : String(decoding: PercentEncoding.encoded(url.utf8), as: UTF8.self)
  }

  /// The permalink of a folder's page.
  init(folder: String) {
    self.init(url: folder.isEmpty ? "/" : "/" + folder + "/")
  }

  /// The folder for the page's further files: its own, or one of its name.
  var folder: String {
    let directory = SitePath.directory(of: outputPath)
    return SitePath.name(of: outputPath) == "index.html"
      ? directory : SitePath.join(directory, SitePath.stem(of: outputPath))
  }

  /// The permalink of a page of `content/`: from its front matter, or else from the configuration for dated
  /// pages, or else its path without date and extension.
  ///
  /// Reports an invalid one, and uses the path instead.
  init(of page: SourcePage, _ configuration: Configuration, _ diagnostics: DiagnosticCollector) {
    if let site = configuration.jekyll {
      self.init(of: page, in: site, diagnostics)
      return
    }
    if page.form == .file {
      self.init(file: SitePath.join(page.section, SitePath.name(of: page.path)))
    } else {
      self.init(url: Self.standardURL(of: page))
    }
    let pattern = page.metadata.permalink ?? (page.metadata.isPost ? configuration.permalink(of: page) : nil)
    guard let pattern else { return }
    do throws(Diagnostic) {
      self = try Permalink(filling: pattern, for: page)
    } catch {
      diagnostics.report(error)
    }
  }

  private init(filling pattern: Located<String>, for page: SourcePage) throws(Diagnostic) {
    let url = try Self.fill(pattern, page)
    let components = url.dropFirst().utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard url.hasPrefix("/"), !url.hasPrefix("//"), components.allSatisfy(Self.isValidComponent) else {
      throw .error(
        "permalink.invalid", "“\(url)” isn't a valid URL of a page", at: pattern.range,
        fix: "write it from the site's root, such as “/tutorials/fold/”")
    }
    let isFolder = url.hasSuffix("/") || components.isEmpty
    self.init(url: "/" + components.joined(separator: "/") + (isFolder && !components.isEmpty ? "/" : ""))
  }

  /// The permalink of a former address.
  ///
  /// - Parameters:
  ///   - alias: a path from the site's root, or relative to a section.
  ///   - section: the section of the page that it leads to.
  init(alias: Located<String>, in section: String) throws(Diagnostic) {
    let path = alias.value.hasPrefix("/") ? alias.value : "/" + SitePath.join(section, alias.value)
    let components = path.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    guard !components.isEmpty, !path.hasPrefix("//"), components.allSatisfy(Self.isValidComponent) else {
      throw .error(
        "redirect.invalid", "“\(alias.value)” isn't an address of this site", at: alias.range,
        fix: "write a path from the site's root, such as “/2014/paper-fold/”")
    }
    self.init(url: "/" + components.joined(separator: "/") + (path.hasSuffix("/") ? "/" : ""))
  }

  private static func standardURL(of page: SourcePage) -> String {
    let folder = page.section
    if page.path == "404.md" || page.path == "404.html" || page.path == "404.markdown" { return "/404.html" }
    if page.isIndex { return folder.isEmpty ? "/" : "/\(folder)/" }
    return "/" + SitePath.join(folder, page.metadata.slug) + "/"
  }

  /// Whether a text can be a component of a path on every file system and in every URL.
  static func isValidComponent(_ text: String) -> Bool {
    guard !text.isEmpty, text.utf8.count < 256, !text.hasPrefix(".") || text == ".well-known" else {
      return false
    }
    return text.utf8.allSatisfy { $0 >= 32 && $0 != 127 && !"\\?#:*\"<>|".utf8.contains($0) }
  }

  // MARK: Placeholders

  private static let placeholders = [
    "categories", "day", "i_day", "i_month", "month", "section", "slug", "title", "y_day", "year",
  ]

  /// Replaces placeholders such as `:year`. Throws if one has no value.
  private static func fill(_ pattern: Located<String>, _ page: SourcePage) throws(Diagnostic) -> String {
    guard pattern.value.utf8.contains(UInt8(ascii: ":")) else { return pattern.value }
    var url: [UInt8] = []
    let bytes = Array(pattern.value.utf8)
    var index = 0
    while index < bytes.count {
      guard bytes[index] == UInt8(ascii: ":") else {
        url.append(bytes[index])
        index += 1
        continue
      }
      let rest = bytes[(index + 1)...]
      let name = rest.prefix { $0.isLetter || $0 == UInt8(ascii: "_") }
      index += 1 + name.count
      guard let value = value(of: String(decoding: name, as: UTF8.self), page) else {
        throw problem(with: String(decoding: name, as: UTF8.self), pattern, page)
      }
      // An empty value mustn't leave an empty component.
      if value.isEmpty, url.last == UInt8(ascii: "/"), index < bytes.count, bytes[index] == UInt8(ascii: "/")
      {
        index += 1
      }
      url += value.utf8
    }
    return String(decoding: url, as: UTF8.self)
  }

  private static func problem(
    with name: String, _ pattern: Located<String>, _ page: SourcePage
  ) -> Diagnostic {
    guard placeholders.contains(name) else {
      return .unknown(
        "placeholder", ":" + name, "permalink.placeholder", at: pattern.range,
        allowed: placeholders.map { ":" + $0 })
    }
    return .error(
      "permalink.placeholder", "“:\(name)” needs a date, and “\(page.path)” has none", at: pattern.range,
      fix: "give the page a “date”")
  }

  private static func value(of name: String, _ page: SourcePage) -> String? {
    let format: String
    switch name {
    case "title", "slug": return page.metadata.slug
    case "section": return page.section
    case "categories": return page.metadata.categories.map(Slug.make).joined(separator: "/")
    case "year": format = "%Y"
    case "month": format = "%m"
    case "day": format = "%d"
    case "i_month": format = "%-m"
    case "i_day": format = "%-d"
    case "y_day": format = "%j"
    default: return nil
    }
    return page.metadata.date.map { String(decoding: $0.formatted(format), as: UTF8.self) }
  }
}

extension Configuration {
  /// The pattern for a post, which is below the folder of the post's language.
  fileprivate func permalink(of post: SourcePage) -> Located<String>? {
    let folder = SitePath.components(post.section).first ?? ""
    guard var pattern = permalink, !pattern.value.contains(":section"),
      languages.contains(where: { $0.tag.value == folder })
    else { return permalink }
    pattern.value = "/" + folder + pattern.value
    return pattern
  }
}
