import Diagnostics
import Directives
import Files
import Hashing

/// The names of figures' files. None is used twice in a folder, and programs that ignore extensions can tell them apart.
package struct FigureNames {
  /// The files of the author, by the names that programs know them by, in lower case.
  private var authors: [String: String] = [:]
  private var taken: Set<String> = []
  /// The number of the last figure by the start of its name, for names that are taken.
  private var numbers: [String: Int] = [:]

  package init() {}

  /// - Parameter paths: the author's files, from whose names figures have to differ.
  init(besides paths: [String]) {
    for path in paths { authors[Self.logical(SitePath.stem(of: path))] = path }
  }

  /// The part of a poster's name after the figure's.
  static let poster = "-poster"

  /// A text in ASCII letters, digits, `-` and `_`. Where it has others, its hash is added: two texts that differ in
  /// those only don't have one name.
  package static func stem(of text: String) -> String {
    var isExact = true
    let name = text.unicodeScalars.map { scalar -> Character in
      if scalar.isASCII, scalar.properties.isAlphabetic || "0123456789-_".unicodeScalars.contains(scalar) {
        return Character(scalar)
      }
      // A path has the names of folders in front.
      if scalar != "/" { isExact = false }
      return "-"
    }
    let trimmed = String(name).split(separator: "-").joined(separator: "-")
    let whole = trimmed.isEmpty ? "figure" : trimmed
    return isExact ? whole : whole + "-" + ContentHash(Array(text.utf8)).text.prefix(4)
  }

  /// A name without its style and scale, as DocC looks it up: `fold` of `fold~dark@2x`.
  private static func logical(_ stem: String) -> String {
    String(stem.prefix { $0 != "~" && $0 != "@" }).lowercased()
  }

  /// The name of a figure's files: that of its author, or the text's name and a number.
  ///
  /// - Parameters:
  ///   - number: the figure's number in its text, from 1; nil for the only one.
  ///   - path: the text's path in the folder.
  /// - Throws: a diagnostic if the author's name for the figure is that of another file of the author.
  mutating func next(
    for block: DrawnDocument.Block, number: Int?, in path: String
  ) throws(Diagnostic) -> String {
    if let name = block.name, let problem = clash(of: name, at: block.range) { throw problem }
    let suffix = number.map { "-\($0)" } ?? ""
    let whole = SitePath.join(SitePath.directory(of: path), SitePath.stem(of: path))
    let names = [
      block.name.map(Self.stem), Self.stem(of: SitePath.stem(of: path)) + suffix,
      Self.stem(of: whole) + suffix,
    ]
    for name in names.compactMap(\.self) where take(name) { return name }
    return numbered(Self.stem(of: whole))
  }

  /// The name of a figure's files by a text, with a number if it is taken.
  mutating func next(for text: String) -> String {
    let name = Self.stem(of: text)
    return take(name) ? name : numbered(name)
  }

  /// The diagnostic for a figure's name that is that of another file of the author; nil if it isn't.
  func clash(of name: String, at place: SourceRange) -> Diagnostic? {
    let name = Self.stem(of: name)
    guard let file = author(of: name) else { return nil }
    return .error(
      "weave.clash", "the figure's files would have the name of “\(file)”", at: place,
      explanation: "“\(name)” could mean either", fix: "choose another “:name:”")
  }

  private mutating func numbered(_ start: String) -> String {
    while true {
      let number = (numbers[start] ?? 1) + 1
      numbers[start] = number
      let name = "\(start)-\(number)"
      if take(name) { return name }
    }
  }

  /// The file of the author that has the name of a figure, or of its poster.
  private func author(of name: String) -> String? {
    authors[name.lowercased()] ?? authors[name.lowercased() + Self.poster]
  }

  private mutating func take(_ name: String) -> Bool {
    let own = [name.lowercased(), name.lowercased() + Self.poster]
    guard own.allSatisfy({ !taken.contains($0) && authors[$0] == nil }) else { return false }
    taken.formUnion(own)
    return true
  }
}
