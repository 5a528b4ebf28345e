import Diagnostics

extension Renderer {
  mutating func render(_ loop: Loop) -> Outcome {
    let (elements, start, length) = turns(of: loop)
    guard length > 0 else { return nested(loop.otherwise, at: loop.source) }

    loops.append(LoopState(name: loop.name, length: length))
    locals.append(Local(name: loop.variable, value: .null))
    defer {
      loops.removeLast()
      locals.removeLast()
    }
    for turn in 0..<length {
      work.spend(Work.Cost.node)
      guard !work.isSpent else { return workIsDone(at: loop.source) }
      loops[loops.count - 1].index = turn
      let position = loop.isReversed ? start + length - 1 - turn : start + turn
      locals[locals.count - 1].value = elements.value(at: position, work)
      switch nested(loop.body, at: loop.source) {
      case .done, .leaving(.continuing): continue
      case .leaving(.breaking): return .done
      case .stopped: return .stopped
      }
    }
    return .done
  }

  /// The elements of a loop, the position of the first, and the number of turns.
  mutating func turns(of loop: Loop) -> (elements: LoopElements, start: Int, length: Int) {
    let elements = LoopElements(value(of: loop.collection))
    work.spend(loop.name.utf8.count + elements.keysCount * Work.Cost.element)
    let count = elements.count
    let start = min(startOffset(of: loop), count)
    var length = count - start
    if let limit = loop.limit { length = min(length, amount(limit.value, "limit", at: limit.source)) }
    loopEnds.set(loop.name, to: .integer(start + length))
    return (elements, start, length)
  }

  private mutating func startOffset(of loop: Loop) -> Int {
    switch loop.offset {
    case .value(let value, let source): amount(value, "offset", at: source)
    case .afterLast: if case .integer(let end)? = loopEnds[loop.name] { end } else { 0 }
    case nil: 0
    }
  }

  /// A limit or offset, at least 0. `null` means no limit, or an offset of 0.
  mutating func amount(_ expression: Expression, _ option: String, at source: Range<Int>) -> Int {
    let value = value(of: expression)
    switch value {
    case .integer(let number): return max(number, 0)
    case .double(let number) where option == "cols" && abs(number) < 1e9: return max(Int(number), 0)
    case .string, .bytes:
      if case .integer(let number) = value.spelledNumber(work) { return max(number, 0) }
    case .null: return option == "offset" ? 0 : .max
    default: break
    }
    report("liquid.loop-option", "“\(option)” is a whole number, not \(value.kind)", at: source)
    return option == "offset" ? 0 : .max
  }
}

/// The elements of a loop, without copies: ranges aren't expanded.
struct LoopElements {
  private enum Source {
    case array([Value])
    case range(IntegerRange)
    case pairs(OrderedMap)
    case properties(any LiquidObject, keys: [String])
  }

  private let source: Source

  /// A nonempty text is one element. Values that aren't collections have none.
  init(_ value: Value) {
    switch value {
    case .array(let elements): source = .array(elements)
    case .range(let range): source = .range(range)
    case .dictionary(let map): source = .pairs(map)
    case .object(let object): source = .properties(object, keys: object.keys)
    case .string, .bytes: source = .array(value.isEmpty ? [] : [value])
    default: source = .array([])
    }
  }

  var count: Int {
    switch source {
    case .array(let elements): elements.count
    case .range(let range): range.count
    case .pairs(let map): map.count
    case .properties(_, let keys): keys.count
    }
  }

  /// The number of keys listed by an object.
  var keysCount: Int {
    if case .properties(_, let keys) = source { keys.count } else { 0 }
  }

  func value(at position: Int, _ work: Work) -> Value {
    switch source {
    case .array(let elements): return elements[position]
    case .range(let range): return .integer(range.first + position)
    case .pairs(let map):
      let (key, value) = map.pair(at: position)
      work.spend(Work.Cost.object)
      return [.string(key), value]
    case .properties(let object, let keys):
      return [.string(keys[position]), Value.object(object).property(keys[position], work) ?? .null]
    }
  }
}
