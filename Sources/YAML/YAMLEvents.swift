import CYAML

/// The events of libyaml as values. Owns the parser and its memory.
final class YAMLEvents {
  enum Kind {
    case scalar(YAMLScalar?, anchor: [UInt8]?, tag: [UInt8]?)
    case alias([UInt8])
    case sequenceStart(anchor: [UInt8]?, isFlow: Bool)
    case mappingStart(anchor: [UInt8]?, isFlow: Bool)
    case collectionEnd
    case documentStart
    /// Boundaries without content.
    case other
    case streamEnd
  }

  struct Event {
    var kind: Kind
    /// In characters, not bytes, from the start of the input.
    var characters: Range<Int>
  }

  struct SyntaxError: Error {
    var message: String
    /// An offset in characters, or in bytes if libyaml's reader failed.
    var offset: Int
    var isByteOffset: Bool
  }

  /// Allocated, since libyaml keeps a pointer to the parser inside it.
  private let parser: UnsafeMutablePointer<yaml_parser_t>

  /// - Parameter bytes: valid as long as events are read.
  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    parser = .allocate(capacity: 1)
    parser.initialize(to: yaml_parser_t())
    yaml_parser_initialize(parser)
    yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    yaml_parser_set_input_string(parser, bytes.baseAddress, bytes.count)
  }

  deinit {
    yaml_parser_delete(parser)
    parser.deallocate()
  }

  func next() throws(SyntaxError) -> Event {
    var event = yaml_event_t()
    guard yaml_parser_parse(parser, &event) == 1 else { throw error() }
    defer { yaml_event_delete(&event) }
    let start = Int(event.start_mark.index)
    return Event(kind: kind(of: event), characters: start..<max(start, Int(event.end_mark.index)))
  }

  private func kind(of event: yaml_event_t) -> Kind {
    switch event.type {
    case YAML_SCALAR_EVENT: scalar(event.data.scalar)
    case YAML_ALIAS_EVENT: .alias(bytes(event.data.alias.anchor) ?? [])
    case YAML_SEQUENCE_START_EVENT:
      .sequenceStart(
        anchor: bytes(event.data.sequence_start.anchor),
        isFlow: event.data.sequence_start.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_MAPPING_START_EVENT:
      .mappingStart(
        anchor: bytes(event.data.mapping_start.anchor),
        isFlow: event.data.mapping_start.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: .collectionEnd
    case YAML_DOCUMENT_START_EVENT: .documentStart
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: .streamEnd
    default: .other
    }
  }

  private func scalar(_ scalar: yaml_event_s.__Unnamed_union_data.__Unnamed_struct_scalar) -> Kind {
    let text = UnsafeBufferPointer(start: scalar.value, count: scalar.length)
    let tag = bytes(scalar.tag)
    let isString = tag.map { $0.elementsEqual("tag:yaml.org,2002:str".utf8) } ?? false
    let isPlain = scalar.style == YAML_PLAIN_SCALAR_STYLE && !isString
    let value =
      isPlain && YAMLScalar.isNull(text)
      ? nil : YAMLScalar(String(decoding: text, as: UTF8.self), style: isPlain ? .plain : .quoted)
    return .scalar(value, anchor: bytes(scalar.anchor), tag: tag)
  }

  private func bytes(_ string: UnsafeMutablePointer<yaml_char_t>?) -> [UInt8]? {
    guard let string else { return nil }
    var end = 0
    while string[end] != 0 { end += 1 }
    return Array(UnsafeBufferPointer(start: string, count: end))
  }

  private func error() -> SyntaxError {
    let problem = parser.pointee.problem.map { String(cString: $0) } ?? "the document can't be read"
    let context = parser.pointee.context.map { " " + String(cString: $0) } ?? ""
    let isReader = parser.pointee.error == YAML_READER_ERROR
    let offset = isReader ? Int(parser.pointee.problem_offset) : Int(parser.pointee.problem_mark.index)
    return SyntaxError(message: problem + context, offset: offset, isByteOffset: isReader)
  }
}
