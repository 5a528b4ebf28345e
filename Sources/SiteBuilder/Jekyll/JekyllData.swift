import Diagnostics
import Files
import Hashing
import Liquid
import YAML

/// The value of `site.data` in a Jekyll site: YAML, JSON, CSV and TSV in `_data`, and in its folders.
struct JekyllData {
  private let folder: String
  private let diagnostics: DiagnosticCollector
  private var root = Folder()
  private(set) var fingerprint = ContentHash()

  /// A folder of data. Values come in the order of paths.
  private final class Folder {
    var values: [(key: String, value: Value)] = []
    var folders: [String: Folder] = [:]
    /// The files by key, for diagnostics.
    var files: [String: String] = [:]

    /// Folders are at most as deep as the walk of the source, so recursion is bounded.
    var value: Value {
      let inner = folders.sorted { SitePath.precedes($0.key, $1.key) }.map { ($0.key, $0.value.value) }
      return .dictionary(OrderedMap(values + inner))
    }
  }

  private static let extensions = ["yml", "yaml", "json", "csv", "tsv"]

  var value: Value { root.value }

  init(_ tree: SourceTree, _ site: JekyllSite, files: [StaticFile], _ diagnostics: DiagnosticCollector) {
    folder = site.dataFolder
    self.diagnostics = diagnostics
    for path in files.compactMap(\.sourcePath) where site.role(of: path) == .data {
      // Jekyll passes over other files.
      guard Self.extensions.contains(SitePath.fileExtension(of: path)),
        let file = tree.read(path, limit: SourceLimit.data, diagnostics)
      else { continue }
      fingerprint.add(path)
      fingerprint.add(String(file.bytes.count))
      fingerprint.add(file.bytes)
      add(file)
    }
  }

  private func add(_ file: SourceFile) {
    var place = root
    let inner = SitePath.directory(of: String(file.path.dropFirst(folder.count + 1)))
    for name in SitePath.components(inner) {
      let key = Self.key(name)
      let next = place.folders[key] ?? Folder()
      place.folders[key] = next
      place = next
    }
    let key = Self.key(SitePath.stem(of: file.path))
    if let other = place.files[key] {
      let name = (SitePath.components(inner).map(Self.key) + [key]).joined(separator: ".")
      diagnostics.report(
        .error(
          "data.name", "“site.data.\(name)” is already \(other)", at: SourceRange(startOf: file),
          fix: "rename one of the two"))
      return
    }
    place.files[key] = file.path
    if let value = value(of: file) { place.values.append((key, value)) }
  }

  private func value(of file: SourceFile) -> Value? {
    if let problem = file.notUTF8 {
      diagnostics.report(problem)
      return nil
    }
    let start = file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    switch SitePath.fileExtension(of: file.path) {
    case "csv": return DelimitedTable.value(of: file.bytes[start...], separator: UInt8(ascii: ","))
    case "tsv": return DelimitedTable.value(of: file.bytes[start...], separator: UInt8(ascii: "\t"))
    default:
      return YAMLNode.parse(file, start..<file.bytes.count, diagnostics).map { Value($0.withRubyBooleans) }
    }
  }

  /// A file's name as a key: spaces become underscores, and marks other than hyphens are left out.
  private static func key(_ name: String) -> String {
    String(
      name.compactMap { character -> Character? in
        if character.isWhitespace { return "_" }
        return character.isLetter || character.isNumber || character == "_" || character == "-"
          ? character : nil
      })
  }
}
