import SwiftSyntax

/// Casts that bridge a value to an object, which needs the Objective-C runtime.
///
/// - `title as NSString` becomes `NSString(string: title)`.
/// - `change?[.newKey] as? NSValue` becomes `NSValue.bridged(change?[.newKey])`.
/// - `(value as AnyObject).doubleValue` becomes `(NSNumber.bridged(value)!).doubleValue`.
struct BridgeEdits {
  private static let labels = [
    "NSString": "string", "NSArray": "array", "NSDictionary": "dictionary", "NSNumber": "value",
  ]

  /// The members of numbers and of values that objects of any type are asked for.
  private static let members = [
    "NSNumber": ["doubleValue", "floatValue", "intValue", "integerValue", "uintValue", "boolValue"],
    "NSValue": [
      "cgPointValue", "cgSizeValue", "cgRectValue", "cgAffineTransformValue", "caTransform3DValue",
    ],
  ]

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
    guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
      let type = parts[2].as(TypeExprSyntax.self)?.type.trimmedDescription
    else { return [] }
    let mark = cast.questionOrExclamationMark?.text
    let start: String
    if mark == nil, let label = labels[type] {
      start = "\(type)(\(label): "
    } else if mark != nil, type == "NSValue" || type == "NSNumber" {
      start = "\(type).bridged("
    } else {
      return []
    }
    let value = parts[0].textRange
    return [
      SampleEdit(range: value.lowerBound..<value.lowerBound, replacement: start),
      SampleEdit(range: value.upperBound..<node.textRange.upperBound, replacement: mark == "!" ? ")!" : ")"),
    ]
  }
}
