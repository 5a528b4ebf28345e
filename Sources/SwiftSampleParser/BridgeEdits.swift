import SwiftSyntax

/// Casts that bridge a value to an object, which needs the Objective-C runtime.
///
/// - `title as NSString` becomes `NSString(string: title)`.
/// - `point as NSValue` becomes `NSValue.bridged(point)!`, and `times as [NSNumber]` becomes
///   `NSNumber.bridged(all: times)`.
/// - `info[UIResponder.keyboardAnimationCurveUserInfoKey] as? Int` becomes a number's value as `Int`, whatever the
///   number is: the values of a keyboard's notification are numbers.
/// - `NSArray(array: attributes, copyItems: true)` becomes `copiedElements(array: attributes, copyItems: true)`.
/// - `change?[.newKey] as? NSValue` becomes `NSValue.bridged(change?[.newKey])`.
/// - `(value as AnyObject).doubleValue` becomes `(NSNumber.bridged(value)!).doubleValue`, and
///   `(delegate as AnyObject).responds(to: move)` asks an `AnyResponder`.
struct BridgeEdits {
  private static let labels = [
    "NSString": "string", "NSArray": "array", "NSDictionary": "dictionary", "NSNumber": "value",
  ]

  /// The members of numbers, of values and of all objects that objects of any type are asked for.
  private static let members = [
    "NSNumber": ["doubleValue", "floatValue", "intValue", "integerValue", "uintValue", "boolValue"],
    "NSValue": [
      "cgPointValue", "cgSizeValue", "cgRectValue", "cgAffineTransformValue", "caTransform3DValue",
      "cgVectorValue", "rangeValue", "uiEdgeInsetsValue", "uiOffsetValue",
    ],
    "AnyResponder": ["responds"],
  ]

  /// Replaces an array of copied elements, which layouts of collections make of their attributes.
  static func edits(of node: FunctionCallExprSyntax) -> [SampleEdit] {
    guard node.calledExpression.trimmedDescription == "NSArray",
      node.arguments.map({ $0.label?.text }) == ["array", "copyItems"]
    else { return [] }
    return [SampleEdit(range: node.calledExpression.textRange, replacement: "UIKit.copiedElements")]
  }

  /// Replaces a cast to any object whose number or value is asked for.
  static func edits(of node: MemberAccessExprSyntax) -> [SampleEdit] {
    let name = node.declName.baseName.text
    guard let type = members.first(where: { $0.value.contains(name) })?.key else { return [] }
    let chained = node.base?.as(OptionalChainingExprSyntax.self)
    guard let tuple = (chained?.expression ?? node.base)?.as(TupleExprSyntax.self), tuple.elements.count == 1,
      let parts = tuple.elements.first?.expression.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
      let target = parts[2].as(TypeExprSyntax.self)?.type.trimmedDescription,
      ["AnyObject", "AnyObject?"].contains(target)
    else { return [] }
    let isOptional = cast.questionOrExclamationMark?.text == "?" || target.hasSuffix("?")
    let value = parts[0].textRange
    let end = parts[2].textRange.upperBound
    return [
      SampleEdit(range: value.lowerBound..<value.lowerBound, replacement: "UIKit.\(type).bridged("),
      SampleEdit(range: value.upperBound..<end, replacement: isOptional && chained != nil ? ")" : ")!"),
    ]
  }

  static func edits(of node: SequenceExprSyntax) -> [SampleEdit] {
    let parts = Array(node.elements)
    return parts.indices.flatMap { index -> [SampleEdit] in
      guard let cast = parts[index].as(UnresolvedAsExprSyntax.self), index > 0, index + 1 < parts.count,
        let type = parts[index + 1].as(TypeExprSyntax.self)
      else { return [] }
      let start = start(of: parts[..<index])
      guard start < index, !parts[start].is(PatternExprSyntax.self) else { return [] }
      let value = parts[start].textRange.lowerBound..<parts[index - 1].textRange.upperBound
      let isKeyboards = parts[start].trimmedDescription.contains("eyboardAnimation")
      return edits(of: cast, value: value, to: type, isNumber: isKeyboards)
    }
  }

  /// The index of a cast value's first part: a cast binds more tightly than assignments, comparisons and conditions.
  private static func start(of parts: ArraySlice<ExprSyntax>) -> Int {
    let last = parts.lastIndex { part in
      if let word = part.as(BinaryOperatorExprSyntax.self)?.operator.text { return loose.contains(word) }
      return part.is(AssignmentExprSyntax.self) || part.is(UnresolvedTernaryExprSyntax.self)
    }
    return last.map { $0 + 1 } ?? parts.startIndex
  }

  /// The types that have an initializer with a number.
  private static let numbers: Set = ["CGFloat", "Double", "Float", "Int", "TimeInterval", "UInt"]

  /// Operators that bind less tightly than a cast.
  private static let loose: Set = [
    "??", "==", "!=", "===", "!==", "<", ">", "<=", ">=", "&&", "||", "+=", "-=", "*=", "/=", "~=",
  ]

  private static func edits(
    of cast: UnresolvedAsExprSyntax, value: Range<Int>, to target: TypeExprSyntax, isNumber: Bool
  ) -> [SampleEdit] {
    let type = target.type.trimmedDescription
    let mark = cast.questionOrExclamationMark?.text
    let start: String
    var end = mark == "!" ? ")!" : ")"
    if mark == nil, type == "NSValue" {
      (start, end) = ("NSValue.bridged(", ")!")
    } else if mark == nil, type == "[NSNumber]" {
      start = "NSNumber.bridged(all: "
    } else if mark == nil, let label = labels[type] {
      start = "\(type)(\(label): "
    } else if mark != nil, type == "NSValue" || type == "NSNumber" {
      start = "\(type).bridged("
    } else if mark != nil, isNumber, numbers.contains(type) {
      start = "NSNumber.bridged("
      end = ").map({ \(type)(truncating: $0) })\(mark == "!" ? "!" : "")"
    } else {
      return []
    }
    return [
      SampleEdit(range: value.lowerBound..<value.lowerBound, replacement: start),
      SampleEdit(range: value.upperBound..<target.textRange.upperBound, replacement: end),
    ]
  }
}
