import Cache
import TransitionEngine

extension FieldWriter {
  /// Writes a remark: its kind, its words and its values.
  package mutating func add(_ remark: Remark) {
    switch remark {
    case .verbatim(let text):
      add(0)
      add(text)
    case .list(let parts):
      add(1)
      add(parts) { $0.add($1) }
    case .phrase(let words, let values):
      add(2)
      add(words)
      add(values) { $0.add($1) }
    }
  }
}

extension FieldReader {
  /// The deepest nesting of remarks.
  private static let remarkDepth = 8

  /// Reads a remark.
  package mutating func remark() throws(DamagedEntry) -> Remark { try remark(depth: 0) }

  private mutating func remark(depth: Int) throws(DamagedEntry) -> Remark {
    guard depth < Self.remarkDepth else { throw DamagedEntry() }
    switch try count() {
    case 0: return .verbatim(try text())
    case 1: return .list(try remarks(depth: depth + 1))
    case 2:
      let words = try text()
      guard let remark = Remark(checking: words, try remarks(depth: depth + 1)) else { throw DamagedEntry() }
      return remark
    default: throw DamagedEntry()
    }
  }

  private mutating func remarks(depth: Int) throws(DamagedEntry) -> [Remark] {
    try array { fields throws(DamagedEntry) in try fields.remark(depth: depth) }
  }
}
