import Text

/// An initializer of a class in a file of Swift, read from its text.
struct SwiftInitializer {
  struct Parameter: Equatable {
    /// The label of its argument; nil for none.
    var label: String?
    var type: String
    var hasDefault: Bool
  }

  let parameters: [Parameter]
  let isConvenience: Bool
  /// Whether only the file or the type can call it.
  let isPrivate: Bool
  /// Where it is declared, up to the end of its parameters.
  let range: Range<Int>

  /// Its name: `init(duration:push:)`.
  var name: String { "init(\(parameters.map { ($0.label ?? "_") + ":" }.joined()))" }

  var takesNoArguments: Bool { parameters.allSatisfy(\.hasDefault) }

  /// Whether it is that of archives.
  private var isOfCoder: Bool { parameters.first?.label == "coder" }

  /// The initializer that a class has to be made with, for want of one without arguments; nil if there is one.
  static func needed(for type: String, in parts: SwiftFileParts) -> SwiftInitializer? {
    let all = parts.initializers(of: type).filter { !$0.isOfCoder && !$0.isPrivate }
    // A class without designated initializers of its own inherits those of NSObject.
    guard all.contains(where: { !$0.isConvenience }), !all.contains(where: \.takesNoArguments) else {
      return nil
    }
    return all.min { $0.required.count < $1.required.count }
  }

  private var required: [Parameter] { parameters.filter { !$0.hasDefault } }

  /// The arguments of a call with values that fit the types.
  func arguments(in parts: SwiftFileParts) -> String {
    let arguments = required.map { parameter in
      let value = Self.value(of: parameter.type, named: parameter.label ?? "", in: parts)
      return parameter.label.map { "\($0): \(value)" } ?? value
    }
    return "(\(arguments.joined(separator: ", ")))"
  }

  // MARK: Values

  private static let values = [
    "Int": "1", "UInt": "1", "Bool": "true", "String": "\"Text\"", "CGPoint": ".zero",
    "UIEdgeInsets": ".zero",
    "CGSize": "CGSize(width: 100, height: 100)", "CGRect": "CGRect(x: 100, y: 200, width: 100, height: 100)",
    "UIColor": ".systemBlue", "UINavigationController.Operation": ".push", "UIRectEdge": ".left",
  ]
  private static let decimals: Set<String> = ["TimeInterval", "Double", "CGFloat", "Float"]

  /// A value of a type, as code: `0.5` for a duration.
  private static func value(of type: String, named label: String, in parts: SwiftFileParts) -> String {
    if decimals.contains(type) {
      return ["duration", "time", "delay"].contains { label.lowercased().hasSuffix($0) } ? "0.5" : "1"
    }
    if let value = values[type] { return value }
    if type.hasSuffix("?") { return "nil" }
    if type.hasPrefix("[") { return type.contains(":") ? "[:]" : "[]" }
    if let element = parts.firstCase(of: type) { return "." + element }
    return type + "()"
  }
}

extension SwiftFileParts {
  /// The code with blanks for strings and comments.
  private func visibleCode(in range: Range<Int>) -> [UInt8] {
    var shown = [UInt8](repeating: 0x20, count: range.count)
    for offset in visible(in: range) { shown[offset - range.lowerBound] = code[offset] }
    return shown
  }

  /// The initializers that a class declares.
  func initializers(of type: String) -> [SwiftInitializer] {
    parts.filter { $0.kind == .type && SwiftFileSubject.name(after: "class", in: header(of: $0)) == type }
      .flatMap { initializers(in: $0.range) }
  }

  private func initializers(in range: Range<Int>) -> [SwiftInitializer] {
    let text = visibleCode(in: range)
    var found: [SwiftInitializer] = []
    var (depth, lineStart, index) = (0, 0, 0)
    while index < text.count {
      switch text[index] {
      case UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "}"): depth -= 1
      case 0x0A, UInt8(ascii: ";"): lineStart = index + 1
      case UInt8(ascii: "i") where depth == 1 && (index == 0 || !text[index - 1].isWord):
        guard let list = Self.parameterList(after: "init", at: index, in: text) else { break }
        let modifiers = String(decoding: text[lineStart..<index], as: UTF8.self)
        found.append(
          SwiftInitializer(
            parameters: Self.split(text[list]).compactMap(SwiftInitializer.Parameter.init),
            isConvenience: modifiers.contains("convenience"), isPrivate: modifiers.contains("private"),
            range: range.lowerBound + index..<range.lowerBound + list.upperBound + 1))
        index = list.upperBound
      default: break
      }
      index += 1
    }
    return found
  }

  /// The text between the parentheses of a declaration.
  private static func parameterList(after keyword: String, at start: Int, in text: [UInt8]) -> Range<Int>? {
    guard text[start...].starts(with: keyword.utf8) else { return nil }
    var index = start + keyword.utf8.count
    while index < text.count, text[index].isSpace || "?!".utf8.contains(text[index]) { index += 1 }
    guard index < text.count, text[index] == UInt8(ascii: "(") else { return nil }
    var depth = 0
    for end in index..<text.count {
      if text[end] == UInt8(ascii: "(") { depth += 1 }
      if text[end] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return index + 1..<end }
    }
    return nil
  }

  /// The parts between commas that are in no brackets.
  private static func split(_ list: ArraySlice<UInt8>) -> [String] {
    var parts: [[UInt8]] = [[]]
    var (depth, last) = (0, UInt8(0))
    for byte in list {
      if "([{<".utf8.contains(byte) { depth += 1 }
      // That of an arrow closes nothing.
      if ")]}".utf8.contains(byte) || byte == UInt8(ascii: ">") && last != UInt8(ascii: "-") { depth -= 1 }
      if byte == UInt8(ascii: ","), depth == 0 {
        parts.append([])
      } else {
        parts[parts.count - 1].append(byte)
      }
      last = byte
    }
    return parts.map { String(decoding: $0, as: UTF8.self) }
  }

  /// The name of the first case of an enumeration of the file, if that has no values.
  fileprivate func firstCase(of type: String) -> String? {
    let words = String(decoding: visibleCode(in: 0..<code.count), as: UTF8.self)
      .split { !($0.isLetter || $0.isNumber || "_(".contains($0)) }.map(String.init)
    let name = type.split(separator: ".").last.map(String.init) ?? type
    for (index, word) in words.enumerated() where word == "enum" && words[(index + 1)...].first == name {
      guard let start = words[index...].firstIndex(of: "case") else { return nil }
      return words[(start + 1)...].first.flatMap { $0.contains("(") ? nil : $0 }
    }
    return nil
  }
}

extension SwiftInitializer.Parameter {
  /// Reads `duration: TimeInterval = 0.5` or `with color: UIColor`; nil for other texts.
  fileprivate init?(_ text: String) {
    guard let colon = text.firstIndex(of: ":") else { return nil }
    let rest = text[text.index(after: colon)...]
    let equals = rest.firstIndex(of: "=")
    guard let first = text[..<colon].split(whereSeparator: \.isWhitespace).first else { return nil }
    label = first == "_" ? nil : String(first)
    type = String(rest[..<(equals ?? rest.endIndex)]).trimmed
    hasDefault = equals != nil
  }
}
