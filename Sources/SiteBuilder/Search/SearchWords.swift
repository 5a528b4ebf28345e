import Text
import Threads

/// The words by which a name is found. `search.js` divides queries in the same way.
///
/// Letters are lowercase and without accents. A name in camel case is found as a whole and by its parts.
enum SearchWords {
  /// A word as UTF-16, which browsers compare in the same order.
  typealias Word = [UInt16]

  /// Longer words are cut.
  static let lengthLimit = 32

  /// Returns the distinct words of a name, in order.
  static func words(of name: String) -> [Word] {
    var reader = Reader()
    for scalar in name.unicodeScalars { reader.read(scalar) }
    reader.endRun()
    return reader.words
  }

  /// Returns the words of many names, made on all cores.
  static func words(of entries: [SearchEntry]) -> [[Word]] {
    let size = 512
    return Workers.map((entries.count + size - 1) / size) { part in
      entries[(part * size)..<min((part + 1) * size, entries.count)].map { words(of: $0.name) }
    }.flatMap { $0 }
  }

  private struct Reader {
    var words: [Word] = []
    /// The letters and digits since the last other character.
    private var run: Word = []
    /// The offsets in the run at which parts start.
    private var starts: [Int] = []
    private var last = Case.none

    private enum Case { case none, upper, other }

    mutating func read(_ scalar: Unicode.Scalar) {
      if scalar.isASCII { return readASCII(UInt8(ascii: scalar)) }
      // Emoji and rare scripts would be sorted differently by browsers.
      guard scalar.value < 0x10000 else { return endRun() }
      switch scalar.properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: return
      case .otherLetter where SearchWords.isIdeograph(scalar):
        endRun()
        add([UInt16(scalar.value)][...])
      case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter,
        .decimalNumber, .letterNumber:
        run += SearchWords.folded(scalar)
        last = .other
      default: endRun()
      }
    }

    private mutating func readASCII(_ byte: UInt8) {
      guard byte.isLetter || byte.isDigit else { return endRun() }
      let isUpper = byte != byte.lowercased
      if isUpper, last == .other, !run.isEmpty { starts.append(run.count) }
      // The last capital of several starts the next part: `CA|Spring`.
      if !isUpper, byte.isLetter, last == .upper, run.count > 1, starts.last != run.count - 1 {
        starts.append(run.count - 1)
      }
      run.append(UInt16(byte.lowercased))
      last = isUpper ? .upper : .other
    }

    mutating func endRun() {
      defer { (run, starts, last) = ([], [], .none) }
      guard !run.isEmpty else { return }
      add(run[...])
      guard !starts.isEmpty else { return }
      for (start, end) in zip([0] + starts, starts + [run.count]) where end - start > 1 {
        add(run[start..<end])
      }
    }

    private mutating func add(_ word: ArraySlice<UInt16>) {
      let word = Array(word.prefix(SearchWords.lengthLimit))
      if !words.contains(word) { words.append(word) }
    }
  }

  /// Whether a character is a word by itself, because no spaces separate words of its script.
  private static func isIdeograph(_ scalar: Unicode.Scalar) -> Bool {
    (0x2E80..<0xAC00).contains(scalar.value) || (0xF900..<0xFB00).contains(scalar.value)
  }

  /// Lowercase, without the accent of a Latin letter.
  private static func folded(_ scalar: Unicode.Scalar) -> Word {
    let parts = (scalar.properties.name ?? "").split(separator: " ")
    if parts.count > 4, parts[0] == "LATIN", parts[2] == "LETTER", parts[4] == "WITH",
      parts[3].utf8.count == 1, let letter = parts[3].utf8.first
    {
      return [UInt16(letter.lowercased)]
    }
    return scalar.properties.lowercaseMapping.unicodeScalars.filter {
      $0.value < 0x10000 && $0.properties.generalCategory != .nonspacingMark
    }.map { UInt16($0.value) }
  }
}
