import Diagnostics
import Text

/// Builds the tree from events. Expands aliases within limits, and reports repeated keys.
struct YAMLComposer {
  /// The maximum number of nodes, expanded aliases included.
  static let nodeLimit = 100_000
  /// The maximum depth of collections, expanded aliases included.
  static let depthLimit = 100

  private let events: YAMLEvents
  private let offsets: CharacterOffsets
  private let origin: YAMLOrigin
  private let bytes: UnsafeBufferPointer<UInt8>
  private let diagnostics: DiagnosticCollector
  private var anchors: [[UInt8]: Composed] = [:]
  private var nodeCount = 0

  /// A node with its size after aliases are expanded.
  private struct Composed {
    var node: YAMLNode
    var count = 1
    var depth = 0
  }

  init(
    _ events: YAMLEvents, bytes: UnsafeBufferPointer<UInt8>, origin: YAMLOrigin,
    _ diagnostics: DiagnosticCollector
  ) {
    self.events = events
    self.origin = origin
    self.bytes = bytes
    self.diagnostics = diagnostics
    offsets = CharacterOffsets(bytes)
  }

  /// Reads the first document. Content after it is an error.
  mutating func document() throws(Diagnostic) -> YAMLNode? {
    var root: YAMLNode?
    while true {
      let event = try next()
      switch event.kind {
      case .streamEnd: return root ?? origin.place(0..<0).map { YAMLNode(.null, at: $0) }
      case .documentStart:
        guard root == nil else {
          throw failure("yaml.several-documents", "only one document is allowed here", at: event.characters)
        }
      case .other: continue
      default: root = try compose(event, depth: 0).node
      }
    }
  }

  private mutating func compose(_ event: YAMLEvents.Event, depth: Int) throws(Diagnostic) -> Composed {
    nodeCount += 1
    try checkLimits(depth: depth, at: event.characters)
    switch event.kind {
    case .scalar(let scalar, let anchor, let tag):
      if let tag { checkTag(tag, at: event.characters) }
      let node = YAMLNode(scalar.map(YAML.scalar) ?? .null, at: try place(event.characters))
      return remember(Composed(node: node), as: anchor)
    case .sequenceStart(let anchor, let isFlow):
      return remember(try sequence(event, isFlow: isFlow, depth: depth), as: anchor)
    case .mappingStart(let anchor, let isFlow):
      return remember(try mapping(event, isFlow: isFlow, depth: depth), as: anchor)
    case .alias(let name): return try alias(name, at: event.characters, depth: depth)
    case .collectionEnd, .documentStart, .other, .streamEnd:
      throw failure("yaml.syntax", "a value is missing", at: event.characters)
    }
  }

  private mutating func sequence(
    _ start: YAMLEvents.Event, isFlow: Bool, depth: Int
  ) throws(Diagnostic) -> Composed {
    var nodes: [YAMLNode] = []
    var size = (count: 1, depth: 0)
    var end = start.characters.upperBound
    while true {
      let event = try next()
      if case .collectionEnd = event.kind {
        if isFlow { end = event.characters.upperBound }
        break
      }
      let item = try compose(event, depth: depth + 1)
      nodes.append(item.node)
      size = (size.count + item.count, max(size.depth, item.depth + 1))
      end = event.characters.upperBound
    }
    let range = try place(start.characters.lowerBound..<end, lastChild: isFlow ? nil : nodes.last)
    return Composed(
      node: YAMLNode(.sequence(nodes.compacted()), at: range), count: size.count, depth: size.depth)
  }

  private mutating func mapping(
    _ start: YAMLEvents.Event, isFlow: Bool, depth: Int
  ) throws(Diagnostic) -> Composed {
    var entries = MergedEntries()
    var last: YAMLNode?
    var size = (count: 1, depth: 0)
    var end = start.characters.upperBound
    while true {
      let event = try next()
      if case .collectionEnd = event.kind {
        if isFlow { end = event.characters.upperBound }
        break
      }
      let key = try compose(event, depth: depth + 1)
      let valueEvent = try next()
      let value = try compose(valueEvent, depth: depth + 1)
      size = (size.count + key.count + value.count, max(size.depth, key.depth + 1, value.depth + 1))
      end = valueEvent.characters.upperBound
      if value.node.isNull { warnOfComment(inPlaceOf: valueEvent.characters, of: key.node) }
      last = value.node
      if MergedEntries.isMerge(key.node) {
        merge(value.node, into: &entries)
      } else if let first = entries.add(YAMLEntry(key: key.node, value: value.node)) {
        warn(ofRepeated: key.node, first)
      }
    }
    let range = try place(start.characters.lowerBound..<end, lastChild: isFlow ? nil : last)
    return Composed(
      node: YAMLNode(.mapping(entries.all.compacted()), at: range), count: size.count, depth: size.depth)
  }

  private func warn(ofRepeated key: YAMLNode, _ first: SourceRange) {
    diagnostics.report(
      .warning(
        "yaml.duplicate-key", "the key “\(key.string ?? "")” is given twice; the first value counts",
        at: key.range, notes: [.init("first given here", at: first)]))
  }

  /// Merges what the key `<<` names: a mapping, or several, of which the first counts.
  private func merge(_ value: YAMLNode, into entries: inout MergedEntries) {
    for node in value.array ?? [value] {
      if let merged = node.entries {
        for entry in merged { entries.merge(entry) }
      } else {
        diagnostics.report(
          .warning(
            "yaml.merge", "“<<” merges mappings, not \(node.kindName)", at: node.range,
            fix: "write “<<: *name”, where “&name” marks a mapping"))
      }
    }
  }

  /// Warns of a value that YAML reads as a comment: `title: #1 tip`. A space after the sign means intent.
  private func warnOfComment(inPlaceOf characters: Range<Int>, of key: YAMLNode) {
    guard let name = key.string else { return }
    var start = offsets.bytes(characters).upperBound
    while start < bytes.count, bytes[start].isBlank { start += 1 }
    var end = bytes.lineEnd(from: start)
    while end > start, bytes[end - 1].isBlank { end -= 1 }
    guard end > start + 1, bytes[start] == UInt8(ascii: "#"), !bytes[start + 1].isBlank,
      bytes[start + 1] != UInt8(ascii: "#")
    else { return }
    let value = YAMLUnquotedValue.quoted(String(decoding: bytes[start..<end], as: UTF8.self))
    diagnostics.report(
      .warning(
        "yaml.comment", "“\(name)” has no value, since “#” starts a comment", at: origin.place(start..<end),
        fix: "write “\(name): \(value)”"))
  }

  private mutating func remember(_ composed: Composed, as anchor: [UInt8]?) -> Composed {
    if let anchor { anchors[anchor] = composed }
    return composed
  }

  /// The node of an anchor, at the place of the alias. An anchor is valid only after its node.
  private mutating func alias(
    _ name: [UInt8], at characters: Range<Int>, depth: Int
  ) throws(Diagnostic) -> Composed {
    guard var composed = anchors[name] else {
      throw failure(
        "yaml.unknown-alias", "the alias has no anchor “\(String(decoding: name, as: UTF8.self))” before it",
        at: characters, fix: "put quotes around a text that starts with “*”")
    }
    nodeCount += composed.count - 1
    try checkLimits(depth: depth + composed.depth, at: characters)
    composed.node.range = try place(characters)
    return composed
  }

  private func checkLimits(depth: Int, at characters: Range<Int>) throws(Diagnostic) {
    guard nodeCount <= Self.nodeLimit else {
      throw failure(
        "yaml.too-large", "the document has more than \(Self.nodeLimit) values once aliases are expanded",
        at: characters)
    }
    guard depth <= Self.depthLimit else {
      throw failure(
        "yaml.too-deep", "values are nested more than \(Self.depthLimit) deep", at: characters)
    }
  }

  private mutating func checkTag(_ tag: [UInt8], at characters: Range<Int>) {
    let name = String(decoding: tag, as: UTF8.self)
    guard tag != [UInt8(ascii: "!")], !name.hasPrefix("tag:yaml.org,2002:") else { return }
    diagnostics.report(
      .warning(
        "yaml.tag", "the tag “\(name)” is ignored", at: origin.place(offsets.bytes(characters)),
        explanation: "only the tags of the core schema, such as !!str, are supported",
        fix: "put quotes around a text that starts with “!”"))
  }

  private func next() throws(Diagnostic) -> YAMLEvents.Event {
    do {
      return try events.next()
    } catch {
      let start = error.isByteOffset ? error.offset : offsets.bytes(error.offset..<error.offset).lowerBound
      let problem = YAMLSyntaxProblem(error.message, at: start, in: bytes)
      throw .error(
        "yaml.syntax", problem.summary, at: origin.place(problem.place), fix: problem.fix,
        notes: problem.noticed.map { [.init("noticed here", at: origin.place($0..<$0))] } ?? [])
    }
  }

  private func place(_ characters: Range<Int>, lastChild: YAMLNode? = nil) throws(Diagnostic) -> SourceRange {
    guard var range = origin.place(offsets.bytes(characters)) else {
      throw failure("yaml.syntax", "the document is empty", at: characters)
    }
    if let lastChild, lastChild.range.file === range.file {
      range.bytes = range.bytes.lowerBound..<max(lastChild.range.bytes.upperBound, range.bytes.lowerBound)
    }
    return range
  }

  private func failure(
    _ identifier: String, _ summary: String, at characters: Range<Int>, fix: String? = nil
  ) -> Diagnostic {
    .error(identifier, summary, at: origin.place(offsets.bytes(characters)), fix: fix)
  }
}
