import Cache
import Diagnostics
import Markup

/// Reads the output of a `SourceWriter`. Accepts any bytes.
struct SourceReader {
  /// The deepest nesting of values, far beyond any option's.
  private static let depthLimit = 100

  var fields: FieldReader
  private(set) var files: [SourceFile]

  /// - Parameter files: the files that the writer already knew.
  init(_ fields: FieldReader, files: [SourceFile] = []) {
    self.fields = fields
    self.files = files
  }

  mutating func file() throws(DamagedEntry) -> SourceFile {
    let number = try fields.count()
    guard number == 0 else {
      guard files.indices.contains(number - 1) else { throw DamagedEntry() }
      return files[number - 1]
    }
    let file = SourceFile(path: try fields.text(), bytes: Array(try fields.data()))
    files.append(file)
    return file
  }

  mutating func range() throws(DamagedEntry) -> SourceRange {
    let (file, start, count) = (try file(), try fields.count(), try fields.count())
    guard start <= file.bytes.count, count <= file.bytes.count - start else { throw DamagedEntry() }
    return SourceRange(file, start..<(start + count))
  }

  mutating func place() throws(DamagedEntry) -> SourceRange? { try fields.flag() ? try range() : nil }

  mutating func located() throws(DamagedEntry) -> Located<String> {
    Located(try fields.text(), at: try range())
  }

  mutating func text() throws(DamagedEntry) -> SourceText {
    let bytes = Array(try fields.data())
    var origins: [(start: Int, isCopied: Bool, source: SourceRange)] = []
    for _ in 0..<(try fields.count()) {
      origins.append((try fields.count(), try fields.flag(), try range()))
    }
    guard bytes.isEmpty || origins.first?.start == 0 else { throw DamagedEntry() }
    var text = SourceText()
    for (index, origin) in origins.enumerated() {
      let end = index + 1 < origins.count ? origins[index + 1].start : bytes.count
      guard origin.start < end, end <= bytes.count else { throw DamagedEntry() }
      if origin.isCopied {
        guard origin.source.file.bytes[origin.source.bytes].starts(with: bytes[origin.start..<end]) else {
          throw DamagedEntry()
        }
        let start = origin.source.bytes.lowerBound
        text.append(copying: start..<(start + end - origin.start), of: origin.source.file)
      } else {
        text.append(bytes[origin.start..<end], producedBy: origin.source)
      }
    }
    return text
  }

  mutating func node(depth: Int = 0) throws(DamagedEntry) -> YAMLNode {
    guard depth < Self.depthLimit else { throw DamagedEntry() }
    let range = try range()
    switch try fields.count() {
    case 0: return YAMLNode(.null, at: range)
    case 1:
      let text = try fields.text()
      return YAMLNode(.scalar(YAMLScalar(text, style: try fields.flag() ? .plain : .quoted)), at: range)
    case 2:
      var nodes: [YAMLNode] = []
      for _ in 0..<(try fields.count()) { nodes.append(try node(depth: depth + 1)) }
      return YAMLNode(.sequence(nodes), at: range)
    case 3:
      var entries: [YAMLEntry] = []
      for _ in 0..<(try fields.count()) {
        entries.append(YAMLEntry(key: try node(depth: depth + 1), value: try node(depth: depth + 1)))
      }
      return YAMLNode(.mapping(entries), at: range)
    default: throw DamagedEntry()
    }
  }

  private mutating func optionalNode() throws(DamagedEntry) -> YAMLNode? {
    try fields.flag() ? try node() : nil
  }

  mutating func directive() throws(DamagedEntry) -> Directive {
    let name = try located()
    let argument = try fields.flag() ? try located() : nil
    var options: [DirectiveOption] = []
    for _ in 0..<(try fields.count()) {
      options.append(DirectiveOption(name: try located(), value: try located(), yaml: try optionalNode()))
    }
    return Directive(
      name: name, argument: argument, options: options, yaml: try optionalNode(), body: try text(),
      range: try range(), nesting: try fields.count())
  }

  mutating func diagnostic() throws(DamagedEntry) -> Diagnostic {
    guard let severity = Diagnostic.Severity(rawValue: try fields.count()) else { throw DamagedEntry() }
    let (identifier, summary) = (try fields.text(), try fields.text())
    let explanation = try fields.optional { fields throws(DamagedEntry) in try fields.text() }
    let allowed = try fields.array { fields throws(DamagedEntry) in try fields.text() }
    let fix = try fields.optional { fields throws(DamagedEntry) in try fields.text() }
    var notes: [Diagnostic.Note] = []
    for _ in 0..<(try fields.count()) { notes.append(.init(try fields.text(), at: try place())) }
    let method = try fields.optional { fields throws(DamagedEntry) in
      Diagnostic.Method(try fields.text(), of: try fields.text())
    }
    var diagnostic = Diagnostic(
      severity, identifier, summary, at: try place(), explanation: explanation, allowed: allowed, fix: fix,
      notes: notes)
    diagnostic.method = method
    return diagnostic
  }
}
