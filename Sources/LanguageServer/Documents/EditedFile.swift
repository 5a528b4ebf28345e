import Diagnostics
import DirectiveParsing
import Directives
import Options
import SiteBuilder
import Text

/// A document with the directives in it, and the names of the site around it.
struct EditedFile {
  let document: Document
  let outline: PageOutline
  let names: SiteNames

  var bytes: [UInt8] { document.bytes }
  var path: String { document.path ?? "" }

  init(_ document: Document, _ names: SiteNames) {
    (self.document, self.names) = (document, names)
    outline = PageOutline(SourceFile(path: document.path ?? document.address, bytes: document.bytes))
  }

  // MARK: Kinds of files

  var isConfiguration: Bool { path == SiteNames.configurationFile }
  var isScreen: Bool { SiteNames.isScreen(path) }

  // MARK: Swift

  /// Whether an offset lies in the page's Swift.
  func isInSwift(_ offset: Int) -> Bool {
    guard let fence = outline.fence(at: offset), fence.isSwift else { return false }
    return offset >= fence.content.lowerBound
  }

  /// The page's Swift, on the lines where it stands; all else is empty.
  var program: [UInt8] {
    var program = bytes.map { $0.isLineEnd ? $0 : UInt8(ascii: " ") }
    for fence in outline.fences where fence.isSwift {
      program.replaceSubrange(fence.content, with: bytes[fence.content])
    }
    return program
  }

  // MARK: Screens

  /// The names of the screens that this page can use.
  var screenNames: [String] {
    Set(outline.directives("screen").compactMap(\.argument?.value)).union(names.screens.keys).sorted()
  }

  // MARK: Lines

  /// The line around an offset, without its ending.
  func line(at offset: Int) -> Range<Int> { bytes.lineStart(before: offset)..<bytes.lineEnd(from: offset) }

  /// The word of letters, digits, `-`, `_`, `.` and `/` around an offset.
  func word(at offset: Int) -> Range<Int> {
    let line = line(at: offset)
    let start = bytes[line.lowerBound..<offset].reversed().prefix { Self.isPart($0) }.count
    let end = bytes[offset..<line.upperBound].prefix { Self.isPart($0) }.count
    return offset - start..<offset + end
  }

  private static func isPart(_ byte: UInt8) -> Bool {
    byte.isWord || byte >= 0x80 || "-./".utf8.contains(byte)
  }

  func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
}

/// The place of an offset in a directive.
enum DirectivePlace {
  /// In the name between the braces.
  case name(Range<Int>)
  /// In the argument; the range is empty if there is none yet.
  case argument(PageOutline.Fence, Range<Int>)
  /// In the name of an option.
  case option(PageOutline.Fence, Range<Int>)
  /// In the value of an option, from the start of the value.
  case value(PageOutline.Fence, option: String, Range<Int>)
  /// In the lines after the options.
  case body(PageOutline.Fence)

  /// - Returns: nil outside of directives.
  init?(_ file: EditedFile, at offset: Int) {
    let bytes = file.bytes
    guard let fence = file.outline.fence(at: offset) else { return nil }
    if offset <= fence.opening.upperBound {
      guard let brace = bytes[fence.opening].firstIndex(of: UInt8(ascii: "{")), brace < offset else {
        return nil
      }
      let end = bytes[brace..<fence.opening.upperBound].firstIndex(of: UInt8(ascii: "}"))
      guard let end, offset > end else {
        self = .name(brace + 1..<(end ?? fence.opening.upperBound))
        return
      }
      self = .argument(fence, bytes.trimmed(end + 1..<fence.opening.upperBound))
      return
    }
    guard fence.directive != nil else { return nil }
    let line = file.line(at: offset)
    let isHead = fence.head.contains(line.lowerBound) || line.lowerBound == fence.head.upperBound
    guard isHead, bytes[line].first == UInt8(ascii: ":") else {
      self = .body(fence)
      return
    }
    let name = bytes[(line.lowerBound + 1)..<line.upperBound].prefix { $0.isWord || $0 == UInt8(ascii: "-") }
      .indices
    guard offset > name.upperBound, name.upperBound < line.upperBound else {
      self = .option(fence, name)
      return
    }
    let value = bytes.trimmed(min(name.upperBound + 1, line.upperBound)..<line.upperBound)
    self = .value(fence, option: file.text(name), value)
  }
}

extension PageOutline.Fence {
  /// The kind of the directive; nil for unknown ones and code.
  var kind: (any DirectiveKind)? { directive.flatMap { DirectiveCatalogue.standard[$0.name.value] } }

  /// The options that it can have.
  var options: [any OptionDescription] {
    guard let kind, let directive else { return [] }
    return kind.options(in: directive)
  }

  func option(_ name: String) -> (any OptionDescription)? { options.first { $0.name == name } }
}

extension OptionDescription {
  /// Whether its value names screens.
  var takesScreens: Bool { values.contains("screen") }
}
