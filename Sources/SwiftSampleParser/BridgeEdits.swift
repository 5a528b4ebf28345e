import SwiftSyntax

/// Casts that bridge a value to an object, which needs the Objective-C runtime.
///
/// - `title as NSString` becomes `NSString(string: title)`.
/// - `point as NSValue` becomes `NSValue.bridged(point)!`, and `times as [NSNumber]` becomes
///   `NSNumber.bridged(all: times)`.
/// - `change?[.newKey] as? NSValue` becomes `NSValue.bridged(change?[.newKey])`.
struct BridgeEdits {
  private static let labels = [
    "NSString": "string", "NSArray": "array", "NSDictionary": "dictionary", "NSNumber": "value",
  ]

  static func edits(of node: SequenceExprSyntax) -> [SampleEdit] {
    let parts = Array(node.elements)
    guard parts.count == 3, let cast = parts[1].as(UnresolvedAsExprSyntax.self),
      let type = parts[2].as(TypeExprSyntax.self)?.type.trimmedDescription
    else { return [] }
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
    } else {
      return []
    }
    let value = parts[0].textRange
    return [
      SampleEdit(range: value.lowerBound..<value.lowerBound, replacement: start),
      SampleEdit(range: value.upperBound..<node.textRange.upperBound, replacement: end),
    ]
  }
}
