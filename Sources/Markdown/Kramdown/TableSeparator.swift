/// A line of kramdown's tables that separates groups of rows, such as `|---|`, or the footer from them, `|===|`.
enum TableSeparator {
  case group, footer

  /// Nil for other lines.
  init?(_ line: some Collection<UInt8>) {
    guard line.first != UInt8(ascii: "+"), line.allSatisfy({ "|+-=: \t".utf8.contains($0) }) else {
      return nil
    }
    switch (line.contains(UInt8(ascii: "-")), line.contains(UInt8(ascii: "="))) {
    case (true, false): self = .group
    case (false, true): self = .footer
    default: return nil
    }
  }
}
