import Text

/// The lines of a diff without their signs.
struct DiffLines {
  enum Sign: Equatable {
    case same, inserted, deleted
    /// The name of a file or a place, as `diff` prints it.
    case header

    var text: String {
      switch self {
      case .same: " "
      case .inserted: "+"
      case .deleted: "-"
      case .header: ""
      }
    }
  }

  /// The code after the signs.
  let code: [UInt8]
  /// The sign of each line.
  let signs: [Sign]

  init(_ code: [UInt8]) {
    let lines = code.lines.map(\.whole)
    var signs: [Sign] = []
    signs.reserveCapacity(lines.count)
    for (index, line) in lines.enumerated() {
      let next = index + 1 < lines.count ? code[lines[index + 1]] : []
      let isSecond =
        index > 0 && signs[index - 1] == .header && code[lines[index - 1]].starts(with: "--- ".utf8)
      signs.append(Self.sign(of: code[line], before: next, isSecond: isSecond))
    }
    self.signs = signs
    var rest: [UInt8] = []
    rest.reserveCapacity(code.count)
    for (line, sign) in zip(lines, signs) {
      let hasSign = sign == .inserted || sign == .deleted || sign == .same && code[line].first == 0x20
      rest += code[line].dropFirst(hasSign ? 1 : 0)
    }
    self.code = rest
  }

  /// - Parameter isSecond: whether the line is below the name of the old file.
  private static func sign(
    of line: ArraySlice<UInt8>, before next: ArraySlice<UInt8>, isSecond: Bool
  ) -> Sign {
    let isHeader =
      ["@@ ", "diff --git ", "index "].contains { line.starts(with: $0.utf8) }
      || line.starts(with: "--- ".utf8) && next.starts(with: "+++ ".utf8)
      || isSecond && line.starts(with: "+++ ".utf8)
    if isHeader { return .header }
    switch line.first {
    case UInt8(ascii: "+"): return .inserted
    case UInt8(ascii: "-"): return .deleted
    default: return .same
    }
  }
}
