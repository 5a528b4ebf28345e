import Listings

/// The message that Swift's runtime writes to standard error before it ends a program.
struct SwiftTrap {
  /// The reported place, which may be in the standard library.
  private(set) var place: (file: Substring, line: Int)?
  /// The reason.
  private(set) var summary: String
  private(set) var explanation: String?
  private(set) var fix: String?

  /// Lines of an author's own message that are shown.
  private static let messageLimit = 5

  /// Finds the last message; nil if there is none.
  init?(in output: [String]) {
    for index in output.indices.reversed() {
      if let trap = SwiftTrap(output[index], followedBy: output[(index + 1)...]) {
        self = trap
        return
      }
    }
    return nil
  }

  private init?(_ line: String, followedBy rest: ArraySlice<String>) {
    // The author's output before it may lack a line break.
    if let start = line.firstRange(of: "Could not cast value of type '") {
      self = SwiftTrap(cast: line[start.lowerBound...])
    } else if line.firstRange(of: "Simultaneous accesses to 0x") != nil {
      self = SwiftTrap(
        summary: "two accesses to the same variable overlap, and one of them changes it",
        explanation: "Swift gives a change of a variable exclusive access to it until the change ends",
        fix: "copy the value into a constant first, or change it after the other access has ended")
    } else if let (kind, start) = Self.kinds.lazy.compactMap({ kind in
      line.firstRange(of: kind + ": ").map { (kind, $0) }
    }).first {
      let lines = rest.prefix { $0 != "Current stack trace:" }.prefix(Self.messageLimit - 1)
      let words = ([String(line[start.upperBound...])] + lines).joined(separator: " ")
      self = SwiftTrap(kind: kind, words: Self.withoutContexts(words))
      place = Self.place(line[..<start.lowerBound])
    } else {
      return nil
    }
  }

  private init(summary: String, explanation: String? = nil, fix: String? = nil) {
    (self.summary, self.explanation, self.fix) = (summary, explanation, fix)
  }

  // MARK: Failed casts

  /// Reads `Could not cast value of type 'Listing.A' (0x5589) to 'UIKit.UILabel' (0x5510).`
  private init(cast line: Substring) {
    let quoted = line.split(separator: "'", omittingEmptySubsequences: false)
    summary =
      quoted.count == 5
      ? "a value of type '\(Self.withoutModules(quoted[1]))' isn't a '\(Self.withoutModules(quoted[3]))'"
      : String(line)
    fix = "use “as?”, which is nil for a value of another type"
  }

  private static let modules = [ListingSource.module, SiteCode.module, "UIKit", "Screens", "Swift"]

  private static func withoutModules(_ type: Substring) -> String {
    modules.reduce(withoutContexts(String(type))) { name, module in
      name.split(separator: "\(module).", omittingEmptySubsequences: false).enumerated().reduce("") {
        result, part in
        // Another name may end like a module's.
        let isName = result.last.map { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." } ?? false
        return part.offset == 0 ? String(part.element) : result + (isName ? "\(module)." : "") + part.element
      }
    }
  }

  // MARK: Failed checks

  private static let kinds = ["Fatal error", "Precondition failed", "Assertion failed"]

  private init(kind: String, words: String) {
    summary = "\(kind): \(words)"
    guard let cause = Self.causes.first(where: { words.contains($0.words) }) else { return }
    (explanation, fix) = (cause.explanation, cause.fix)
    // The object's address says nothing, and is another one each time.
    if words.hasPrefix("Attempted to read an unowned reference") {
      summary = "the object of an “unowned” reference was deallocated"
    }
  }

  private static let causes: [(words: String, explanation: String?, fix: String)] = [
    ("ndex out of range", nil, "compare the index with “count” before"),
    ("ndex is out of bounds", nil, "compare the index with “endIndex” before"),
    (
      "found nil while implicitly unwrapping", "outlets are nil, since storyboards and nibs aren't supported",
      "make the object in code before it is used"
    ),
    ("found nil while unwrapping", nil, "unwrap it with “if let”, “guard let” or “??”"),
    (
      "unowned reference", "the code read it after the last strong reference to its object had ended",
      "keep the object in a strong reference, or make this one “weak”"
    ),
    (
      "cannot be converted to", nil,
      "make sure that the number is finite and fits, or use “init(exactly:)”, which is nil for others"
    ),
    ("Negative value is not representable", nil, "use a signed type, or “init(clamping:)”"),
    ("Not enough bits", nil, "use a larger type, or “init(clamping:)”"),
    ("Division by zero", nil, "make sure that the divisor isn’t 0"),
    ("lowerBound <= upperBound", nil, "write the smaller bound first, or use “stride(from:to:by:)”"),
    ("from an empty collection", nil, "check “isEmpty” before"),
    ("with an empty range", nil, "make sure that the range has a value"),
    ("duplicate keys", nil, "give each key one value"),
    ("'try!' expression", nil, "handle the error with “do” and “catch”"),
  ]

  /// Reads `Listing/listing-0:12: `.
  private static func place(_ text: Substring) -> (file: Substring, line: Int)? {
    guard text.hasSuffix(": "), let colon = text.dropLast(2).lastIndex(of: ":"),
      let line = Int(text[colon...].dropFirst().dropLast(2))
    else { return nil }
    return (text[..<colon].split(separator: "/").last ?? "", line)
  }

  /// Removes the compiler's mark of a local type's context, which differs each time.
  private static func withoutContexts(_ text: String) -> String {
    text.split(separator: "(unknown context at $", omittingEmptySubsequences: false).enumerated()
      .map { $0 == 0 ? $1 : $1.drop { $0 != ")" }.dropFirst(2) }.joined()
      .replacing("\(ListingSource.module).", with: "").replacing("\(SiteCode.module).", with: "")
  }
}
