import Foundation

/// The part of JSON Schema that the reference's schemas use.
package struct JSONSchema {
  private let root: [String: Any]

  package init(_ bytes: [UInt8]) throws {
    root = try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any] ?? [:]
  }

  /// What is wrong with a text; empty for a valid one. Members that the schema doesn't know are wrong, too.
  package func problems(of bytes: [UInt8]) throws -> [String] {
    problems(try JSONSerialization.jsonObject(with: Data(bytes)), root, at: "$")
  }

  private func problems(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
    var found: [String] = []
    if let name = schema["$ref"] as? String {
      let definitions = root["$defs"] as? [String: Any] ?? [:]
      guard let target = definitions[String(name.split(separator: "/").last ?? "")] as? [String: Any] else {
        return ["\(place): no \(name)"]
      }
      found += problems(value, target, at: place)
    }
    if let choices = schema["oneOf"] as? [[String: Any]] {
      let fitting = choices.filter { problems(value, $0, at: place).isEmpty }
      if fitting.count != 1 { found.append("\(place): \(fitting.count) of oneOf") }
    }
    if let choices = schema["anyOf"] as? [[String: Any]],
      !choices.contains(where: { problems(value, $0, at: place).isEmpty })
    {
      found.append("\(place): none of anyOf")
    }
    if let constant = schema["const"] as? NSObject, constant != value as? NSObject {
      found.append("\(place): isn't \(constant)")
    }
    if let allowed = schema["enum"] as? [String], !allowed.contains(value as? String ?? "") {
      found.append("\(place): isn't one of \(allowed)")
    }
    if let types = schema["type"] as? [String] {
      let fits = types.contains { type in
        problems(value, schema.merging(["type": type]) { $1 }, at: place).isEmpty
      }
      return fits ? found : found + ["\(place): isn't one of \(types)"]
    }
    switch schema["type"] as? String {
    case "null": if !(value is NSNull) { found.append("\(place): not null") }
    case "boolean": if !(value is Bool) { found.append("\(place): no boolean") }
    case "object": found += members(value, schema, at: place)
    case "array": found += elements(value, schema, at: place)
    case "string": if !(value is String) { found.append("\(place): no string") }
    case "integer", "number":
      guard let number = value as? Double else { return found + ["\(place): no number"] }
      if let minimum = schema["minimum"] as? Double, number < minimum { found.append("\(place): too small") }
      if schema["type"] as? String == "integer", number != number.rounded() {
        found.append("\(place): no integer")
      }
    default: break
    }
    return found
  }

  private func members(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
    guard let object = value as? [String: Any] else { return ["\(place): no object"] }
    let properties = schema["properties"] as? [String: Any] ?? [:]
    let required = schema["required"] as? [String] ?? []
    var found = required.filter { object[$0] == nil }.map { "\(place): no “\($0)”" }
    for (name, value) in object {
      guard let schema = properties[name] as? [String: Any] else {
        found.append("\(place): unknown “\(name)”")
        continue
      }
      found += problems(value, schema, at: "\(place).\(name)")
    }
    return found
  }

  private func elements(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
    guard let array = value as? [Any] else { return ["\(place): no array"] }
    if let least = schema["minItems"] as? Int, array.count < least { return ["\(place): too few"] }
    if let most = schema["maxItems"] as? Int, array.count > most { return ["\(place): too many"] }
    let first = schema["prefixItems"] as? [[String: Any]] ?? []
    let rest = schema["items"] as? [String: Any] ?? [:]
    return array.enumerated().flatMap { index, element in
      problems(element, index < first.count ? first[index] : rest, at: "\(place)[\(index)]")
    }
  }
}
