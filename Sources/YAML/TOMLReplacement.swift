import Diagnostics
import Text

/// TOML front matter as the YAML to write in its place: keys, tables and values of one line.
///
/// Front matter itself stays YAML: the libraries for TOML that are packaged are templates of C++, which no module here uses,
/// and `zoetrope import` writes a site's TOML as YAML once and for all.
///
/// It is a proposal for a message, so that only what both languages write alike is copied. Other lines become comments.
package enum TOMLReplacement {
  /// The most lines that a message shows.
  package static let lineLimit = 40

  /// The YAML between its two lines of `---`.
  ///
  /// - Parameter limit: the maximum number of lines.
  package static func yaml(for lines: some Sequence<String>, limit: Int = lineLimit) -> [String] {
    var result = ["---"]
    var indent = ""
    for line in lines.prefix(limit) {
      let line = line.trimmed
      if line.isEmpty { continue }
      if line.hasPrefix("#") {
        result.append(indent + line)
      } else if let table = table(line) {
        result.append("\(table):")
        indent = "  "
      } else {
        result.append(indent + (entry(line) ?? "# \(line)"))
      }
    }
    return result + ["---"]
  }

  /// The name in `[name]`, if it is one word.
  private static func table(_ line: String) -> String? {
    guard line.hasPrefix("["), line.hasSuffix("]") else { return nil }
    let name = String(line.dropFirst().dropLast()).trimmed
    return isKey(name) ? name : nil
  }

  /// `key = value` with a colon; nil if its value isn't the same in YAML.
  private static func entry(_ line: String) -> String? {
    guard let equals = line.firstIndex(of: "=") else { return nil }
    let key = String(line[..<equals]).trimmed
    let value = String(line[line.index(after: equals)...]).trimmed
    guard isKey(key), let first = value.utf8.first, let last = value.utf8.last else { return nil }
    switch first {
    // YAML has both kinds of strings, on one line.
    case UInt8(ascii: "\""), UInt8(ascii: "'"):
      guard value.utf8.count > 1, last == first, !value.hasPrefix("\"\"\""), !value.hasPrefix("'''") else {
        return nil
      }
    case UInt8(ascii: "["): guard last == UInt8(ascii: "]") else { return nil }
    default: guard first.isLetter || first.isDigit || first == UInt8(ascii: "-") else { return nil }
    }
    return "\(key): \(value)"
  }

  private static func isKey(_ name: String) -> Bool {
    !name.isEmpty && name.utf8.allSatisfy { $0.isWord || $0 == UInt8(ascii: "-") }
  }
}
