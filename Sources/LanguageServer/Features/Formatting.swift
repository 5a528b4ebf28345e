import JSON
import Text

extension EditedFile {
  /// The edits that give each option of directives one form, `:name: value`, without blanks around it. Markdown and
  /// Swift stay as they are.
  var formattingEdits: [JSONValue] {
    outline.fences.flatMap { fence -> [JSONValue] in
      guard fence.directive != nil else { return [] }
      return [header(fence)].compactMap(\.self) + options(fence)
    }
  }

  private func header(_ fence: PageOutline.Fence) -> JSONValue? {
    guard let directive = fence.directive else { return nil }
    let marks = bytes[fence.opening].prefix { $0 != UInt8(ascii: "{") }.filter { !$0.isBlank }
    var line = String(decoding: marks, as: UTF8.self) + "{\(directive.name.value)}"
    if let argument = directive.argument { line += " " + text(argument.range.bytes) }
    return edit(fence.opening, line)
  }

  private func options(_ fence: PageOutline.Fence) -> [JSONValue] {
    guard fence.directive?.yaml == nil, !bytes[fence.head].starts(with: "---".utf8) else { return [] }
    return bytes.lines(from: fence.head.lowerBound).lazy.prefix {
      $0.content.lowerBound < fence.head.upperBound
    }
    .compactMap { line in
      let trimmed = bytes.trimmed(line.content)
      let name = bytes[trimmed].dropFirst().prefix { $0.isWord || $0 == UInt8(ascii: "-") }
      guard !name.isEmpty, name.endIndex < trimmed.upperBound, bytes[name.endIndex] == UInt8(ascii: ":")
      else {
        return nil
      }
      let value = bytes.trimmed(name.endIndex + 1..<trimmed.upperBound)
      let text = ":\(text(name.indices)):" + (value.isEmpty ? "" : " " + text(value))
      return edit(line.content, text)
    }
  }

  /// The replacement of a range; nil if it changes nothing.
  private func edit(_ range: Range<Int>, _ new: String) -> JSONValue? {
    bytes[range].elementsEqual(new.utf8)
      ? nil : ["range": document.positions.json(range), "newText": .string(new)]
  }
}
