import Text

/// The named attribute lists of a text, `{:note: .box role="note"}`, which other lists add by their names.
struct KramdownNames {
  private var lists: [[UInt8]: [UInt8]] = [:]
  /// How deep lists may name others.
  private static let depth = 4
  /// The length up to which names are replaced.
  private static let limit = 256

  init(_ text: [UInt8]) {
    let start = Array("{:".utf8)
    var position = 0
    while let found = text.firstOccurrence(of: start, from: position) {
      position = found + start.count
      let line = text.lineStart(before: found)..<text.lineEnd(from: found)
      let content = text[text.trimmed(line)]
      guard content.startIndex == found, let (name, list) = Self.definition(content) else { continue }
      lists[name] = list
      position = line.upperBound
    }
  }

  /// Whether a line defines a list.
  static func isDefinition(_ line: ArraySlice<UInt8>) -> Bool { definition(line) != nil }

  private static func definition(_ line: ArraySlice<UInt8>) -> (name: [UInt8], list: [UInt8])? {
    guard line.starts(with: "{:".utf8), line.last == UInt8(ascii: "}") else { return nil }
    let inside = line.dropFirst(2).dropLast()
    let name = inside.prefix { $0.isWord || $0 == UInt8(ascii: "-") }
    guard !name.isEmpty, name.endIndex < inside.endIndex, inside[name.endIndex] == UInt8(ascii: ":") else {
      return nil
    }
    return (Array(name), Array(inside[(name.endIndex + 1)...]))
  }

  /// A list with those that it names.
  func resolved(_ list: ArraySlice<UInt8>) -> [UInt8] {
    var result = Array(list)
    for _ in 0..<Self.depth {
      guard !lists.isEmpty, result.count < Self.limit, let next = replaced(result) else { break }
      result = next
    }
    return result
  }

  /// The list with each name replaced; nil without one.
  private func replaced(_ list: [UInt8]) -> [UInt8]? {
    var result: [UInt8] = []
    var isChanged = false
    var quote: UInt8?
    var index = 0
    while index < list.count {
      let byte = list[index]
      if quote != nil || byte.isBlank || !(byte.isWord || byte == UInt8(ascii: "-")) {
        if byte == quote {
          quote = nil
        } else if quote == nil, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
          quote = byte
        }
        result.append(byte)
        index += 1
        continue
      }
      let isStart = index == 0 || list[index - 1].isBlank
      let name = list[index...].prefix { $0.isWord || $0 == UInt8(ascii: "-") }
      let isWhole = name.endIndex == list.count || list[name.endIndex].isBlank
      if isStart, isWhole, let found = lists[Array(name)], result.count + found.count < Self.limit {
        result += found
        isChanged = true
      } else {
        result += name
      }
      index = name.endIndex
    }
    return isChanged ? result : nil
  }
}
