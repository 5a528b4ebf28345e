import Diagnostics
import Files
import Text

/// The pages and pictures of a catalog of DocC, which finds both by their names alone.
struct CatalogLinks {
  /// The folder of pictures.
  static let pictureFolder = SourceTree.contentFolder + "/images"

  /// The names of pictures, by these names and what DocC lets authors leave out of them.
  private var pictures: [String: String] = [:]
  /// The paths of articles in the content's folder, by their names without extension.
  private var articles: [String: String] = [:]

  /// - Parameters:
  ///   - paths: the files of the other site.
  ///   - root: the page that becomes the home page.
  init(_ paths: [String], root: String?) {
    for path in paths.sorted(by: { Self.rank($0) < Self.rank($1) }) {
      let name = SitePath.name(of: path)
      let stem = SitePath.stem(of: path)
      guard SitePath.fileExtension(of: path) != "md" else {
        articles[stem] = path == root ? "index.md" : Self.inner(path)
        continue
      }
      let plain = Self.plain(stem)
      for key in [name, stem, plain, plain + "." + SitePath.fileExtension(of: path)]
      where pictures[key] == nil {
        pictures[key] = name
      }
    }
  }

  /// The path in the catalog.
  private static func inner(_ path: String) -> String {
    let parts = SitePath.components(path)
    guard let catalog = parts.firstIndex(where: { $0.hasSuffix(".docc") }) else { return path }
    return parts[(catalog + 1)...].joined(separator: "/")
  }

  /// A picture's name without its scale and scheme: `fold` of `fold~dark@2x`.
  private static func plain(_ stem: String) -> String {
    var name = stem
    for ending in ["@1x", "@2x", "@3x", "~dark", "~light"] where name.hasSuffix(ending) {
      name = String(name.dropLast(ending.count))
    }
    return name
  }

  /// Light pictures come first, and large ones before small ones.
  private static func rank(_ path: String) -> Int {
    let stem = SitePath.stem(of: path)
    let scale = stem.contains("@3x") ? 0 : stem.contains("@2x") ? 1 : 2
    return stem.contains("~dark") ? scale + 3 : scale
  }

  /// The page that a catalog opens with: one with `@TechnologyRoot`, or of the catalog's name, or the only one whose
  /// heading is its own name as a symbol.
  static func root(of files: [SourceFile]) -> String? {
    func has(_ text: String, _ file: SourceFile) -> Bool {
      file.bytes.firstIndex(of: Array(text.utf8), from: 0, to: file.bytes.count) != nil
    }
    if let file = files.first(where: { has("@TechnologyRoot", $0) }) { return file.path }
    let named = files.first { file in
      SitePath.components(file.path).contains(SitePath.stem(of: file.path) + ".docc")
    }
    if let named { return named.path }
    let symbols = files.filter { has("# ``\(SitePath.stem(of: $0.path))``", $0) }
    return symbols.count == 1 ? symbols[0].path : nil
  }

  /// A line with links to pages and pictures as Markdown writes them.
  func linked(_ line: String) -> String {
    var result = ""
    var rest = line[...]
    while let open = rest.firstIndex(where: { $0 == "<" || $0 == "!" || $0 == "]" }) {
      result += rest[..<open]
      rest = rest[open...]
      if rest.hasPrefix("<doc:"), let close = rest.firstIndex(of: ">") {
        let link = page(rest[..<close].dropFirst(5))
        result += "[\(link.words)](\(link.address))"
        rest = rest[rest.index(after: close)...]
      } else if rest.hasPrefix("](doc:"), let close = rest.firstIndex(of: ")") {
        result += "](\(page(rest[..<close].dropFirst(6)).address))"
        rest = rest[rest.index(after: close)...]
      } else if rest.hasPrefix("!["), let middle = rest.firstRange(of: "]("),
        let close = rest[middle.upperBound...].firstIndex(of: ")"),
        let picture = pictures[SitePath.name(of: String(rest[middle.upperBound..<close]))]
      {
        result += rest[..<middle.upperBound] + "/images/" + picture + ")"
        rest = rest[rest.index(after: close)...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    return result + rest
  }

  /// The address of `Fold#Sec-One`, and words for it. DocC writes headings with their capitals.
  private func page(_ link: Substring) -> (words: String, address: String) {
    let parts = link.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    let name = SitePath.name(of: String(parts[0]))
    let heading = parts.count > 1 ? String(parts[1]) : nil
    let known = articles[name] ?? name + ".md"
    let isBeside = SitePath.directory(of: known).isEmpty && known != "index.md"
    let path = name.isEmpty ? "" : isBeside ? known : "/" + known
    let anchor = heading.map { "#" + $0.lowercased() } ?? ""
    return (heading.map { $0.replacing("-", with: " ") } ?? name, path + anchor)
  }
}
