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
    default: return YAMLNode.parse(file, start..<file.bytes.count, diagnostics).map { Value($0) }
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

/// A table in CSV (RFC 4180) or TSV. Its first line names the columns.
enum DelimitedTable {
  /// A list with a dictionary of texts for each line.
  static func value(of bytes: ArraySlice<UInt8>, separator: UInt8) -> Value {
    let rows = rows(of: bytes, separator: separator)
    guard let names = rows.first else { return .array([]) }
    return .array(
      rows.dropFirst().map { row in
        .dictionary(
          OrderedMap(
            names.enumerated().map { position, name in
              (name, position < row.count && !row[position].isEmpty ? .string(row[position]) : .null)
            }))
      })
  }

  private static func rows(of bytes: ArraySlice<UInt8>, separator: UInt8) -> [[String]] {
    let quote = UInt8(ascii: "\"")
    var rows: [[String]] = []
    var row: [String] = []
    var field: [UInt8] = []
    var isQuoted = false
    var hasField = false
    func endField() {
      row.append(String(decoding: field, as: UTF8.self))
      field.removeAll(keepingCapacity: true)
      hasField = false
    }
    func endRow() {
      guard hasField || !row.isEmpty || !field.isEmpty else { return }
      endField()
      rows.append(row)
      row = []
    }
    var index = bytes.startIndex
    while index < bytes.endIndex {
      let byte = bytes[index]
      index += 1
      if isQuoted {
        guard byte == quote else {
          field.append(byte)
          continue
        }
        if index < bytes.endIndex, bytes[index] == quote {
          field.append(quote)
          index += 1
        } else {
          isQuoted = false
        }
      } else if byte == quote, field.isEmpty {
        isQuoted = true
        hasField = true
      } else if byte == separator {
        endField()
        hasField = true
      } else if byte == UInt8(ascii: "\n") {
        endRow()
      } else if byte != UInt8(ascii: "\r") {
        field.append(byte)
      }
    }
    endRow()
    return rows
  }
}
