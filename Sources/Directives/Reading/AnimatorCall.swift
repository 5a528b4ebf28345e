import Animators
import Diagnostics
import DirectiveParsing
import Text

/// An animator of the catalog as a line names it, with options of its own: `fold(folds: 3, geometry: contact)`.
struct AnimatorCall {
  let description: AnimatorDescription
  let name: Located<String>
  let options: [DirectiveOption]

  /// Nil for Swift and for unknown names.
  init?(_ text: Located<String>) {
    let bytes = Array(text.value.utf8)
    let open = bytes.firstIndex(of: UInt8(ascii: "(")) ?? bytes.count
    name = text.part(0..<open)
    guard let known = Catalogue.animator(named: name.value) ?? Mistakes.animator(named: name.value) else {
      return nil
    }
    description = known
    guard open < bytes.count else {
      options = []
      return
    }
    guard bytes.last == UInt8(ascii: ")") else { return nil }
    options = Self.arguments(in: bytes, (open + 1)..<(bytes.count - 1)).map { range in
      let colon = bytes[range].firstIndex(of: UInt8(ascii: ":"))
      return DirectiveOption(
        name: text.part(range.lowerBound..<(colon ?? range.upperBound)),
        value: text.part(min((colon ?? range.upperBound - 1) + 1, range.upperBound)..<range.upperBound))
    }
  }

  /// Whether a text begins as one.
  static func isMeant(_ text: String) -> Bool {
    let name = String(decoding: text.utf8.prefix { $0 != UInt8(ascii: "(") }, as: UTF8.self).trimmed
    return Catalogue.animator(named: name) != nil || Mistakes.animator(named: name) != nil
  }

  /// The parts between commas, but for commas in parentheses; none in nothing.
  private static func arguments(in bytes: [UInt8], _ range: Range<Int>) -> [Range<Int>] {
    guard !bytes.trimmed(range).isEmpty else { return [] }
    var (parts, start, depth): ([Range<Int>], Int, Int) = ([], range.lowerBound, 0)
    for index in range {
      switch bytes[index] {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: ",") where depth == 0:
        parts.append(start..<index)
        start = index + 1
      default: break
      }
    }
    return parts + [start..<range.upperBound]
  }
}
