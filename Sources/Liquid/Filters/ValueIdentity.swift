/// A value as a key: equal values have equal identities.
enum ValueIdentity: Hashable {
  case null
  case bool(Bool)
  case number(Double)
  case text([UInt8])
  case date(Int64)
  case object(ObjectIdentifier)
  /// One of the objects that stand for the same.
  case shared(ObjectIdentifier, Int)
  /// The JSON of a list, dictionary or range.
  case composite([UInt8])

  init(_ value: Value, _ work: Work) {
    work.spend(Work.Cost.object + value.textLength * 2)
    switch value {
    case .null: self = .null
    case .bool(let flag): self = .bool(flag)
    case .integer(let number): self = .number(Double(number))
    case .double(let number): self = .number(number)
    case .string, .bytes: self = .text(value.utf8(work))
    case .date(let date): self = .date(date.secondsSince1970)
    case .object(let object):
      self =
        object.identity.map { .shared(ObjectIdentifier(type(of: object)), $0) }
        ?? .object(ObjectIdentifier(object))
    case .array, .dictionary, .range:
      var json: [UInt8] = []
      value.appendJSON(to: &json, limit: Limits.outputBytes, work)
      self = .composite(json)
    }
  }
}
