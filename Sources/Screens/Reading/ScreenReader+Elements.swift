import Diagnostics
import TransitionEngine
import YAML

/// Views: `- label: {…}`, `- label: Hello`, or `- spacer`.
extension ScreenReader {
  /// The views of a list.
  mutating func elements(_ fields: inout Fields, _ key: String) -> [PlacedElement]? {
    items(&fields, key).map { elements($0) }
  }

  mutating func elements(_ nodes: [YAMLNode]) -> [PlacedElement] {
    var elements: [PlacedElement] = []
    for node in nodes {
      guard count(at: node.range) else { break }
      if let element = nested(at: node.range, { $0.element(node) }) { elements.append(element) }
    }
    return elements
  }

  mutating func element(_ node: YAMLNode) -> PlacedElement? {
    if node.string != nil { return element(named: node, value: nil) }
    guard let entries = node.entries, entries.count == 1 else {
      report(
        .error(
          "screen.view", "a view is one name with its keys, not \(shape(of: node))", at: node.range,
          explanation: "as in “- label: {text: Hello}”", allowed: ElementCatalogue.names))
      return nil
    }
    return element(named: entries[0].key, value: entries[0].value)
  }

  private func shape(of node: YAMLNode) -> String {
    guard let entries = node.entries else { return node.kindName }
    return "\(entries.count) keys"
  }

  private mutating func element(named key: YAMLNode, value: YAMLNode?) -> PlacedElement? {
    guard let name = key.string, let type = ElementCatalogue.type(named: name) else {
      report(
        .unknown(
          "view", key.string ?? key.kindName, "screen.view", at: key.range, allowed: ElementCatalogue.names))
      return nil
    }
    let article = "aeiou".contains(name.prefix(1)) ? "an" : "a"
    guard var fields = fields(of: type, "\(article) \(name)", key: key, value: value) else { return nil }
    let element = type.init(&fields, &self)
    let placement = ElementPlacement(&fields, &self)
    let decoration = Decoration(&fields, &self)
    let identifier = text(&fields, "identifier")
    finish(fields)
    return element.map {
      PlacedElement(element: $0, placement: placement, decoration: decoration, identifier: identifier)
    }
  }

  private mutating func fields(
    of type: any ScreenElement.Type, _ subject: String, key: YAMLNode, value: YAMLNode?
  ) -> Fields? {
    guard let value, !value.isNull else { return Fields(subject, [], at: key.range) }
    if let entries = value.entries { return Fields(subject, entries, at: key.range) }
    guard let shorthand = type.shorthand else {
      return fields(subject, of: value)
    }
    return Fields(subject, shorthand: shorthand, value)
  }
}
