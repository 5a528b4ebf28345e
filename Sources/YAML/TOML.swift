import Text

/// TOML (version 1.0) as lines of YAML with the same values, tables in tables, and comments.
///
/// What can't be read stays as a comment, and is told by its line.
package struct TOML {
  /// The YAML, and the line of the TOML that each of its lines was made of, from 0.
  package private(set) var lines: [(text: String, source: Int)] = []
  /// The lines of the TOML that aren't carried over, from 0.
  package private(set) var unread: [Int] = []

  private final class Table {
    var entries: [(key: String, line: Int, item: Item)] = []

    func item(_ key: String) -> Item? { entries.first { $0.key == key && !key.isEmpty }?.item }
  }

  private enum Item {
    case value(String)
    /// A line of its own; its key is empty.
    case comment(String)
    case table(Table)
    case tables([Table])
  }

  /// The maximum depth of tables and arrays.
  fileprivate static let depthLimit = 16

  package init(_ source: [String]) {
    let root = Table()
    var table: Table? = root
    var reader = Reader(source)
    while let start = reader.nextStatement() {
      let line = reader.line
      if let comment = reader.comment() {
        (table ?? root).entries.append(("", line, .comment(comment)))
      } else if let header = reader.header() {
        table = Self.table(header.keys, isList: header.isList, at: line, in: root)
        if table == nil { unread.append(line) }
      } else if let (keys, value) = reader.entry(), let table, Self.add(keys, value, at: line, to: table) {
        continue
      } else {
        reader.skipLine(from: start)
        unread.append(line)
        (table ?? root).entries.append(("", line, .comment("# " + source[line].trimmed)))
      }
    }
    write(root, indent: "")
  }

  // MARK: Tables

  private static func table(_ keys: [String], isList: Bool, at line: Int, in root: Table) -> Table? {
    guard keys.count <= depthLimit, let last = keys.last else { return nil }
    guard let outer = inner(keys.dropLast(), at: line, of: root) else { return nil }
    guard isList else { return inner([last], at: line, of: outer) }
    let new = Table()
    switch outer.item(last) {
    case nil: outer.entries.append((last, line, .tables([new])))
    case .tables(let tables)?:
      guard let index = outer.entries.firstIndex(where: { $0.key == last }) else { return nil }
      outer.entries[index].item = .tables(tables + [new])
    default: return nil
    }
    return new
  }

  /// The table at a path, made if it is missing; nil if something else is there.
  private static func inner(_ keys: some Sequence<String>, at line: Int, of table: Table) -> Table? {
    var table = table
    for key in keys {
      switch table.item(key) {
      case nil:
        let new = Table()
        table.entries.append((key, line, .table(new)))
        table = new
      case .table(let known)?: table = known
      case .tables(let known)?:
        guard let last = known.last else { return nil }
        table = last
      default: return nil
      }
    }
    return table
  }

  private static func add(_ keys: [String], _ value: String, at line: Int, to table: Table) -> Bool {
    guard keys.count <= depthLimit, let last = keys.last,
      let outer = inner(keys.dropLast(), at: line, of: table),
      outer.item(last) == nil
    else { return false }
    outer.entries.append((last, line, .value(value)))
    return true
  }

  // MARK: YAML

  private mutating func write(_ table: Table, indent: String) {
    for (key, line, item) in table.entries {
      let name = Self.name(key)
      switch item {
      case .comment(let text): lines.append((indent + text, line))
      case .value(let text): lines.append((indent + name + ": " + text, line))
      case .table(let inner):
        lines.append((indent + name + (inner.entries.isEmpty ? ": {}" : ":"), line))
        write(inner, indent: indent + "  ")
      case .tables(let tables):
        lines.append((indent + name + ":", line))
        for inner in tables {
          let start = lines.count
          if !inner.entries.contains(where: { !$0.key.isEmpty }) { lines.append((indent + "    {}", line)) }
          write(inner, indent: indent + "    ")
          lines[start].text = indent + "  - " + lines[start].text.dropFirst(indent.count + 4)
        }
      }
    }
  }

  /// A key as YAML has it.
  fileprivate static func name(_ key: String) -> String {
    let isPlain = key.first?.isLetter == true && key.utf8.allSatisfy { $0.isWord || $0 == UInt8(ascii: "-") }
    let isValue = ["true", "false", "null", "yes", "no", "on", "off", "y", "n"].contains(key.lowercased())
    return isPlain && !isValue ? key : quoted(key)
  }

  fileprivate static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    JSONString.append(text.utf8, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  // MARK: Reading

  private struct Reader {
    private let text: [UInt8]
    /// Where each line starts.
    private let starts: [Int]
    var position = 0

    init(_ lines: [String]) {
      var text: [UInt8] = []
      var starts: [Int] = []
      for line in lines {
        starts.append(text.count)
        text += line.utf8
        text.append(UInt8(ascii: "\n"))
      }
      (self.text, self.starts) = (text, starts)
    }

    private var next: UInt8? { position < text.count ? text[position] : nil }

    /// The current line, from 0.
    var line: Int {
      var (low, high) = (0, starts.count)
      while low + 1 < high {
        let middle = (low + high) / 2
        if starts[middle] <= position { low = middle } else { high = middle }
      }
      return low
    }

    /// Goes to the next line that isn't blank.
    mutating func nextStatement() -> Int? {
      skip(newlines: true)
      return position < text.count ? position : nil
    }

    /// Goes to the end of the line of a position.
    mutating func skipLine(from start: Int) {
      position = start
      while position < text.count, text[position] != UInt8(ascii: "\n") { position += 1 }
    }

    private mutating func skip(newlines: Bool) {
      while let byte = next {
        guard byte == 0x20 || byte == 0x09 || byte == 0x0D || newlines && byte == 0x0A else { return }
        position += 1
      }
    }

    private mutating func take(_ character: Unicode.Scalar) -> Bool {
      guard next == UInt8(ascii: character) else { return false }
      position += 1
      return true
    }

    private mutating func take(three mark: UInt8) -> Bool {
      guard text[position...].prefix(3).count == 3, text[position..<position + 3].allSatisfy({ $0 == mark })
      else {
        return false
      }
      position += 3
      return true
    }

    private mutating func prefix(_ isWanted: (UInt8) -> Bool) -> String {
      let start = position
      while let byte = next, isWanted(byte) { position += 1 }
      return String(decoding: text[start..<position], as: UTF8.self)
    }

    /// A comment up to the end of the line.
    mutating func comment() -> String? {
      guard next == UInt8(ascii: "#") else { return nil }
      return prefix { $0 != 0x0A && $0 != 0x0D }.trimmed
    }

    /// `[a.b]` or `[[a.b]]` with nothing behind but a comment.
    mutating func header() -> (keys: [String], isList: Bool)? {
      let start = position
      guard take("[") else { return nil }
      let isList = take("[")
      guard let keys = keys(), take("]"), !isList || take("]"), isAtEnd() != nil else {
        position = start
        return nil
      }
      return (keys, isList)
    }

    /// `a.b = value`, as the keys and YAML.
    mutating func entry() -> (keys: [String], value: String)? {
      guard let keys = keys(), take("="), let value = value(depth: 0), let comment = isAtEnd() else {
        return nil
      }
      return (keys, comment.isEmpty ? value : value + " " + comment)
    }

    /// The comment at the end of a line; nil if something else is there.
    private mutating func isAtEnd() -> String? {
      skip(newlines: false)
      let comment = comment() ?? ""
      skip(newlines: false)
      return next == nil || next == 0x0A ? comment : nil
    }

    private mutating func keys() -> [String]? {
      var keys: [String] = []
      repeat {
        skip(newlines: false)
        let key: String
        if let quote = next, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
          guard let text = string(quote), keys.count < TOML.depthLimit else { return nil }
          // A key is compared by its text, without escapes.
          guard !text.contains("\\") else { return nil }
          key = String(text.dropFirst().dropLast())
        } else {
          key = prefix { $0.isWord || $0 == UInt8(ascii: "-") }
        }
        guard !key.isEmpty, keys.count < TOML.depthLimit else { return nil }
        keys.append(key)
        skip(newlines: false)
      } while take(".")
      return keys
    }

    private mutating func value(depth: Int) -> String? {
      skip(newlines: false)
      guard let first = next, depth < TOML.depthLimit else { return nil }
      switch first {
      case UInt8(ascii: "\""), UInt8(ascii: "'"): return string(first)
      case UInt8(ascii: "["): return array(depth)
      case UInt8(ascii: "{"): return inlineTable(depth)
      default: return plain()
      }
    }

    /// A string with its quotation marks, which YAML has, too.
    private mutating func string(_ quote: UInt8) -> String? {
      if take(three: quote) { return longString(quote) }
      position += 1
      let start = position
      while let byte = next, byte != 0x0A {
        if byte == quote {
          position += 1
          return String(decoding: text[start - 1..<position], as: UTF8.self)
        }
        position += byte == UInt8(ascii: "\\") && quote == UInt8(ascii: "\"") ? 2 : 1
      }
      return nil
    }

    /// A string of several lines, behind its three quotation marks.
    private mutating func longString(_ quote: UInt8) -> String? {
      if next == 0x0D { position += 1 }
      if next == 0x0A { position += 1 }
      let hasEscapes = quote == UInt8(ascii: "\"")
      var bytes: [UInt8] = []
      while let byte = next {
        if take(three: quote) {
          // Up to two quotation marks may stand before the last three.
          while next == quote {
            bytes += hasEscapes ? [UInt8(ascii: "\\"), quote] : [quote]
            position += 1
          }
          let text = String(decoding: bytes, as: UTF8.self)
          return hasEscapes ? "\"\(text)\"" : TOML.quoted(text)
        }
        position += 1
        guard hasEscapes else {
          bytes.append(byte)
          continue
        }
        switch byte {
        case UInt8(ascii: "\\"):
          guard let escaped = next else { return nil }
          if escaped == 0x0A || escaped == 0x0D || escaped == 0x20 || escaped == 0x09 {
            // A backslash at the end of a line joins it with the next text.
            skip(newlines: true)
          } else {
            bytes += [byte, escaped]
            position += 1
          }
        case quote: bytes += [UInt8(ascii: "\\"), quote]
        case 0x0A: bytes += Array("\\n".utf8)
        case 0x0D: break
        default: bytes.append(byte)
        }
      }
      return nil
    }

    /// Blanks, lines and comments in an array.
    private mutating func skipInArray() {
      repeat { skip(newlines: true) } while comment() != nil
    }

    private mutating func array(_ depth: Int) -> String? {
      position += 1
      var values: [String] = []
      while true {
        skipInArray()
        if take("]") { break }
        guard let value = value(depth: depth + 1) else { return nil }
        values.append(value)
        skipInArray()
        guard take(",") || next == UInt8(ascii: "]") else { return nil }
      }
      return "[" + values.joined(separator: ", ") + "]"
    }

    private mutating func inlineTable(_ depth: Int) -> String? {
      position += 1
      var entries: [String] = []
      while true {
        skipInArray()
        if take("}") { break }
        guard let keys = keys(), keys.count == 1, take("="), let value = value(depth: depth + 1) else {
          return nil
        }
        entries.append(TOML.name(keys[0]) + ": " + value)
        skipInArray()
        guard take(",") || next == UInt8(ascii: "}") else { return nil }
      }
      return "{" + entries.joined(separator: ", ") + "}"
    }

    /// A number, a truth value or a date.
    private mutating func plain() -> String? {
      var word = prefix { $0.isWord || "+-.:".utf8.contains($0) }
      // A date and its time may have a blank between them.
      let isDate = word.utf8.count == 10 && word.utf8.dropFirst(4).first == UInt8(ascii: "-")
      if isDate, next == 0x20, position + 1 < text.count, text[position + 1].isDigit {
        position += 1
        word += "T" + prefix { $0.isWord || "+-.:".utf8.contains($0) }
      }
      if ["true", "false"].contains(word) { return word }
      if let special = ["inf": ".inf", "+inf": ".inf", "-inf": "-.inf", "nan": ".nan"][word] {
        return special
      }
      let digits = word.drop { $0 == "+" || $0 == "-" }
      guard digits.utf8.first?.isDigit == true else { return nil }
      let sign = word.hasPrefix("-") ? "-" : ""
      return sign + digits.filter { $0 != "_" }
    }
  }
}
