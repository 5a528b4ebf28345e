/// A visual format, parsed.
struct VisualFormat {
  struct View {
    let item: any LayoutItem
    var predicates: [Predicate] = []
  }

  /// `>=20@750`, or the size of another view.
  struct Predicate {
    var relation = NSLayoutConstraint.Relation.equal
    var constant: CGFloat = 0
    var item: (any LayoutItem)?
    var attribute: NSLayoutConstraint.Attribute?
    var multiplier: CGFloat = 1
    var priority = UILayoutPriority.required
  }

  enum Gap {
    case none, standard
    case predicates([Predicate])
  }

  var isVertical = false
  var beginsAtSuperview = false
  var endsAtSuperview = false
  var leading = Gap.none
  var trailing = Gap.none
  var views: [View] = []
  /// The gaps between adjacent views.
  var gaps: [Gap] = []
}

/// The reason why a visual format is invalid, and the position.
struct VisualFormatProblem: Error {
  let message: String
  /// The number of characters before the error.
  let offset: Int
}

/// Parses a visual format. Source of the grammar: Apple, “Auto Layout Guide”, Visual Format Language.
struct VisualFormatParser {
  private let characters: [Character]
  private let metrics: [String: Any]
  private let views: [String: Any]
  private var index = 0

  init(_ format: String, metrics: [String: Any], views: [String: Any]) {
    (characters, self.metrics, self.views) = (Array(format), metrics, views)
  }

  mutating func parse() throws -> VisualFormat {
    var format = VisualFormat()
    if let first = characters.first, first == "H" || first == "V" {
      guard characters.count > 1, characters[1] == ":" else {
        index = 1
        throw problem("expected ':' after '\(first)' to specify the orientation")
      }
      format.isVertical = first == "V"
      index = 2
    }
    if take("|") {
      format.beginsAtSuperview = true
      format.leading = try gap()
    }
    format.views.append(try view())
    while index < characters.count {
      let gap = try gap()
      if take("|") {
        (format.endsAtSuperview, format.trailing) = (true, gap)
        break
      }
      format.views.append(try view())
      format.gaps.append(gap)
    }
    guard index == characters.count else { throw problem("expected the end") }
    return format
  }

  // MARK: Parts

  private mutating func view() throws -> VisualFormat.View {
    guard take("[") else { throw problem("expected a view, in '[' and ']'") }
    let name = try name("of a view")
    guard let item = views[name] as? any LayoutItem else {
      throw problem("\(name) isn't a key in the views dictionary")
    }
    var view = VisualFormat.View(item: item)
    if peek == "(" { view.predicates = try predicates() }
    guard take("]") else { throw problem("expected ']'") }
    return view
  }

  private mutating func gap() throws -> VisualFormat.Gap {
    guard take("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    let gap: VisualFormat.Gap
    if peek == "(" {
      gap = .predicates(try predicates())
    } else {
      // The grammar has a priority only in parentheses; iOS takes it without them, too.
      var predicate = VisualFormat.Predicate(constant: try number())
      try readPriority(&predicate)
      gap = .predicates([predicate])
    }
    guard take("-") else { throw problem("expected '-' after a distance") }
    return gap
  }

  private mutating func predicates() throws -> [VisualFormat.Predicate] {
    _ = take("(")
    var predicates = [try predicate()]
    while take(",") { predicates.append(try predicate()) }
    guard take(")") else { throw problem("expected ')'") }
    return predicates
  }

  private mutating func predicate() throws -> VisualFormat.Predicate {
    var predicate = VisualFormat.Predicate()
    if take("=") {
      guard take("=") else { throw problem("expected '=='") }
    } else if take("<") {
      guard take("=") else { throw problem("expected '<='") }
      predicate.relation = .lessThanOrEqual
    } else if take(">") {
      guard take("=") else { throw problem("expected '>='") }
      predicate.relation = .greaterThanOrEqual
    }
    try readObject(&predicate)
    try readPriority(&predicate)
    return predicate
  }

  private mutating func readPriority(_ predicate: inout VisualFormat.Predicate) throws {
    guard take("@") else { return }
    let priority = try number()
    guard priority >= 1, priority <= 1000 else { throw problem("expected a priority from 1 to 1000") }
    predicate.priority = UILayoutPriority(Float(priority))
  }

  /// Reads a number, a metric, or a view with an operation on its size.
  private mutating func readObject(_ predicate: inout VisualFormat.Predicate) throws {
    let start = index
    guard let first = peek, first.isLetter || first == "_" else {
      predicate.constant = try number()
      return
    }
    let name = try name("of a view or metric")
    guard let item = views[name] as? any LayoutItem else {
      index = start
      predicate.constant = try number()
      return
    }
    predicate.item = item
    if take(".") {
      let attributes: [String: NSLayoutConstraint.Attribute] = ["width": .width, "height": .height]
      let attribute = try self.name("of a size")
      guard let known = attributes[attribute] else { throw problem("\(attribute) isn't a size of a view") }
      predicate.attribute = known
    }
    if take("*") {
      predicate.multiplier = try number()
    } else if take("/") {
      predicate.multiplier = 1 / (try number())
    }
    if take("+") {
      predicate.constant = try number()
    } else if take("-") {
      predicate.constant = -(try number())
    }
  }

  // MARK: Words

  /// Reads a number, or a metric's name.
  private mutating func number() throws -> CGFloat {
    if let first = peek, first.isLetter || first == "_" {
      let name = try name("of a metric")
      guard let value = metrics[name].flatMap(Self.points) else {
        throw problem("\(name) isn't a key in the metrics dictionary")
      }
      return value
    }
    let start = index
    while let character = peek, character.isASCII, character.isNumber || character == "." || character == "-"
    {
      if character == "-", index > start { break }
      index += 1
    }
    guard let value = Double(String(characters[start..<index])) else {
      index = start
      throw problem("expected a number or a metric")
    }
    return value
  }

  private static func points(_ value: Any) -> CGFloat? {
    switch value {
    case let value as CGFloat: value
    case let value as Int: CGFloat(value)
    case let value as Float: CGFloat(value)
    case let value as UILayoutPriority: CGFloat(value.rawValue)
    case let value as NSNumber: value.doubleValue
    default: nil
    }
  }

  private mutating func name(_ what: String) throws -> String {
    let start = index
    while let character = peek, character.isLetter || character.isNumber || character == "_" { index += 1 }
    guard index > start else { throw problem("expected the name \(what)") }
    return String(characters[start..<index])
  }

  private var peek: Character? { index < characters.count ? characters[index] : nil }

  private mutating func take(_ character: Character) -> Bool {
    guard peek == character else { return false }
    index += 1
    return true
  }

  private func problem(_ message: String) -> VisualFormatProblem {
    VisualFormatProblem(message: message, offset: index)
  }
}
