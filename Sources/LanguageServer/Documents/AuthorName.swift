import Diagnostics
import DirectiveParsing
import Directives
import Text

/// A name that an author gives.
struct AuthorName: Equatable {
  enum Kind {
    case screen, figure
  }

  var kind: Kind
  var text: String

  /// Whether a text can be a name.
  static func isValid(_ text: String) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { $0.isWord || $0 == UInt8(ascii: "-") }
  }
}

/// A place where a page gives or uses a name.
struct NameUse {
  var name: AuthorName
  var range: Range<Int>
  var isDefinition = false
  /// The path of the page that a link to a figure names, as it is written; empty for the page itself.
  var page = ""
}

extension PageOutline {
  /// The places where the page gives or uses names.
  var nameUses: [NameUse] {
    var uses: [NameUse] = []
    for fence in fences {
      guard let directive = fence.directive else { continue }
      if directive.name.value == "screen", let argument = directive.argument {
        uses.append(
          NameUse(
            name: .init(kind: .screen, text: argument.value), range: argument.range.bytes, isDefinition: true)
        )
      }
      if let name = directive[option: "name"]?.value, !name.value.isEmpty {
        uses.append(
          NameUse(name: .init(kind: .figure, text: name.value), range: name.range.bytes, isDefinition: true))
      }
      for option in directive.options where fence.option(option.name.value)?.takesScreens ?? false {
        uses += words(in: option.value.range.bytes, separatedBy: UInt8(ascii: ","))
      }
      if directive.name.value == "scenario" || directive.name.value == "callbacks" {
        uses += scriptedScreens(fence.head.upperBound..<fence.content.upperBound)
      }
    }
    return (uses + links).sorted { $0.range.lowerBound < $1.range.lowerBound }
  }

  private func words(in range: Range<Int>, separatedBy separator: UInt8) -> [NameUse] {
    file.bytes[range].split(separator: separator).compactMap { part in
      let place = file.bytes.trimmed(part.indices)
      guard !place.isEmpty else { return nil }
      return NameUse(
        name: .init(kind: .screen, text: String(decoding: file.bytes[place], as: UTF8.self)), range: place)
    }
  }

  /// The screens that statements such as `push detail` name.
  private func scriptedScreens(_ body: Range<Int>) -> [NameUse] {
    var uses: [NameUse] = []
    for line in file.bytes.lines(from: body.lowerBound) {
      let text = file.bytes.trimmed(line.content)
      guard line.content.lowerBound < body.upperBound, !text.isEmpty else { break }
      let verb = file.bytes[text].prefix { !$0.isBlank }
      guard verb.elementsEqual("push".utf8) || verb.elementsEqual("present".utf8) else { continue }
      uses += words(in: file.bytes.trimmed(verb.endIndex..<text.upperBound), separatedBy: UInt8(ascii: " "))
        .prefix(1)
    }
    return uses
  }

  /// The links to figures: `](page.md#name)`, and ``{ref}`name` ``.
  private var links: [NameUse] {
    let bytes = file.bytes
    var uses: [NameUse] = []
    func add(_ range: Range<Int>, page: String) {
      guard !range.isEmpty else { return }
      let text = String(decoding: bytes[range], as: UTF8.self)
      uses.append(NameUse(name: .init(kind: .figure, text: text), range: range, page: page))
    }
    var position = 0
    let code = fences.filter { $0.directive == nil }.map(\.content)
    var next = code[...]
    while let bracket = bytes[position...].firstIndex(where: {
      $0 == UInt8(ascii: "]") || $0 == UInt8(ascii: "{")
    }) {
      position = bracket + 1
      while let first = next.first, first.upperBound <= bracket { next.removeFirst() }
      if let first = next.first, first.contains(bracket) { continue }
      if bytes[bracket...].starts(with: "](".utf8) {
        let target = bytes[(bracket + 2)...].prefix {
          !$0.isBlank && !$0.isLineEnd && $0 != UInt8(ascii: ")")
        }
        guard let hash = target.firstIndex(of: UInt8(ascii: "#")) else { continue }
        add(hash + 1..<target.endIndex, page: String(decoding: target[..<hash], as: UTF8.self))
      } else if bytes[bracket...].starts(with: "{ref}`".utf8) {
        let text = bytes[(bracket + 6)...].prefix { $0 != UInt8(ascii: "`") && !$0.isLineEnd }
        let open = text.lastIndex(of: UInt8(ascii: "<"))
        let name = open.map { text[($0 + 1)...].prefix { $0 != UInt8(ascii: ">") } } ?? text
        add(name.indices, page: "")
      }
    }
    return uses
  }
}

extension EditedFile {
  /// The name at an offset; nil if there is none.
  func name(at offset: Int) -> (AuthorName, Range<Int>)? {
    outline.nameUses.first { $0.range.contains(offset) || $0.range.upperBound == offset }.map {
      ($0.name, $0.range)
    }
  }
}
