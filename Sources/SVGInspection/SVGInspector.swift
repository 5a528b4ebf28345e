import CExpat

/// Reads an SVG file with expat, as a browser would, up to the first element or attribute that could run.
///
/// Entities of the file are expanded, within expat's bounds. No other file is read.
final class SVGInspector {
  /// The factor by which entities may lengthen a file. Drawing programs use them for namespaces.
  private static let amplification: Float = 10
  /// The maximum number of bytes passed to expat at once.
  private static let chunk = 1 << 30
  /// The separator between a namespace and a name.
  private static let separator = XML_Char(bitPattern: UInt8(ascii: " "))

  private let bytes: [UInt8]
  private let parser: XML_Parser?
  private var found: String?
  /// The general entities declared in the file.
  private var entities: Set<String> = ["amp", "lt", "gt", "quot", "apos"]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    parser = XML_ParserCreateNS(nil, Self.separator)
  }

  deinit { if let parser { XML_ParserFree(parser) } }

  func firstProblem() -> SVGProblem? {
    guard let parser else { return .malformed(reason: "there isn't enough memory to read it", line: 1) }
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
    // Internal ones only: expat reads no file without a handler.
    XML_SetParamEntityParsing(parser, XML_PARAM_ENTITY_PARSING_ALWAYS)
    XML_SetBillionLaughsAttackProtectionMaximumAmplification(parser, Self.amplification)
    let isWellFormed = parse(with: parser)
    if let found { return .runs(found) }
    guard !isWellFormed else { return nil }
    let reason = XML_ErrorString(XML_GetErrorCode(parser)).map { String(cString: $0) } ?? "it can't be read"
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

  /// Stops at the first problem.
  private func stop(_ problem: String) {
    guard found == nil else { return }
    found = problem
    if let parser { XML_StopParser(parser, XML_Bool(0)) }
  }

  // MARK: Events of expat

  private func start(
    _ name: UnsafePointer<XML_Char>?, _ attributes: UnsafeMutablePointer<UnsafePointer<XML_Char>?>?
  ) {
    guard let name, let attributes else { return }
    if let entity = undeclaredEntity { return stop("an undeclared entity “&\(entity);”") }
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

  /// Stops at a style sheet in another language than CSS, which can turn the file into any other.
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
    // An external entity has no value.
    guard let value else { return }
    entities.insert(String(cString: name))
    let text = UnsafeRawBufferPointer(start: value, count: length)
    if let entity = firstUndeclared(in: text) {
      stop("an undeclared entity “&\(entity);”")
    }
  }

  /// Browsers have built-in entities for some document types, among them the colon. Expat omits unknown ones,
  /// so that a link with one would look harmless.
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
