import CExpat

/// Reads an SVG file with expat, as a browser would, up to the first thing in it that could run.
///
/// Entities of the file itself are put in; nothing else is read. What they may make of a file is bounded by expat.
final class SVGInspector {
  /// Entities may make a file this many times as long: those of drawing programs are short names of namespaces.
  private static let amplification: Float = 10
  /// What expat takes at once.
  private static let chunk = 1 << 30
  /// Stands between a namespace and a name.
  private static let separator = XML_Char(bitPattern: UInt8(ascii: " "))

  private let bytes: [UInt8]
  private let parser: XML_Parser?
  private var found: String?
  /// The general entities that the file declares.
  private var entities: Set<String> = ["amp", "lt", "gt", "quot", "apos"]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    parser = XML_ParserCreateNS(nil, Self.separator)
  }

  deinit { if let parser { XML_ParserFree(parser) } }

  func firstProblem() -> SVGProblem? {
    guard let parser else { return .malformed(reason: "there is no memory to read it", line: 1) }
    XML_SetUserData(parser, Unmanaged.passUnretained(self).toOpaque())
    XML_SetStartElementHandler(parser) { data, name, attributes in
      SVGInspector.of(data)?.start(name, attributes)
    }
    XML_SetProcessingInstructionHandler(parser) { data, target, text in
      SVGInspector.of(data)?.instruct(target, text)
    }
    XML_SetEntityDeclHandler(parser) { data, name, isParameter, value, length, _, _, _, _ in
      SVGInspector.of(data)?.declare(name, isParameter != 0, value, Int(length))
    }
    // Those within the file; without a handler for others, expat reads no file.
    XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_ALWAYS)
    XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, Self.amplification)
    let isWellFormed = parse(with: parser)
    if let found { return .runs(found) }
    guard !isWellFormed else { return nil }
    let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "it cannot be read"
    return .malformed(reason: reason, line: Int(XML_GetCurrentLineNumber(parser)))
  }

  private func parse(with parser: XML_Parser) -> Bool {
    bytes.withUnsafeBytes { buffer in
      var start = 0
      while true {
        let count = min(buffer.count - start, Self.chunk)
        let isLast = start + count == buffer.count
        let text = buffer.baseAddress.map { ($0 + start).assumingMemoryBound(to: CChar.self) }
        guard XML_Parse(parser, text, Int32(count), isLast ? 1 : 0) == XML_STATUS_OK else { return false }
        if isLast { return true }
        start += count
      }
    }
  }

  private static func of(_ data: UnsafeMutableRawPointer?) -> SVGInspector? {
    data.map { Unmanaged<SVGInspector>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Ends the reading: one is enough.
  private func stop(_ problem: String) {
    guard found == nil else { return }
    found = problem
    if let parser { XML_StopParser(parser, XML_Bool(0)) }
  }

  // MARK: What expat tells

  private func start(
    _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard let name, let attributes else { return }
    if let entity = undeclaredEntity { return stop("an entity “&\(entity);” that it does not declare") }
    let element = SVGElement(name: String(cString: name))
    if let problem = element.problem { return stop(problem) }
    var next = attributes
    while let key = next[0], let value = next[1] {
      if let problem = element.problem(attribute: String(cString: key), value: String(cString: value)) {
        return stop(problem)
      }
      next += 2
    }
  }

  /// A style sheet can turn the file into any other, unless it is written in CSS.
  private func instruct(_ target: UnsafePointer<XML_Char>?, _ text: UnsafePointer<XML_Char>?) {
    guard let target, let text, String(cString: target) == "xml-stylesheet" else { return }
    if StyleSheetInstruction(String(cString: text)).type != "text/css" {
      stop("a style sheet that could rewrite it")
    }
  }

  private func declare(
    _ name: UnsafePointer<XML_Char>?, _ isParameter: Bool, _ value: UnsafePointer<XML_Char>?, _ length: Int
  ) {
    guard let name, !isParameter else { return }
    // One that stands in another file has no value.
    guard let value else { return }
    entities.insert(String(cString: name))
    let text = UnsafeRawBufferPointer(start: value, count: length)
    if let entity = firstUndeclared(in: text) {
      stop("an entity “&\(entity);” that it does not declare")
    }
  }

  /// Browsers know entities by heart, among them a colon, where a document type says so. Expat leaves out what it does
  /// not know, so that such a link would look harmless.
  private var undeclaredEntity: String? {
    let start = Int(XML_GetCurrentByteIndex(parser))
    let count = Int(XML_GetCurrentByteCount(parser))
    guard start >= 0, count > 0, start + count <= bytes.count else { return nil }
    return bytes.withUnsafeBytes { buffer in
      firstUndeclared(in: UnsafeRawBufferPointer(rebasing: buffer[start..<(start + count)]))
    }
  }

  private func firstUndeclared(in text: UnsafeRawBufferPointer) -> String? {
    var rest = text[...]
    while let ampersand = rest.firstIndex(of: UInt8(ascii: "&")) {
      let name = rest[(ampersand + 1)...].prefix { $0 != UInt8(ascii: ";") }
      rest = text[(ampersand + 1)...]
      if name.first == UInt8(ascii: "#") { continue }
      let entity = String(decoding: name, as: UTF8.self)
      if !entities.contains(entity) { return entity }
    }
    return nil
  }
}
