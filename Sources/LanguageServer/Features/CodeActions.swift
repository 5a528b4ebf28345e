import JSON

/// The fixes of problems.
enum CodeActions {
  /// The fixes of the problems that the editor names in its request.
  static func all(for parameters: JSONValue, in document: Document) -> [JSONValue] {
    (parameters["context"]?["diagnostics"]?.array ?? []).compactMap { problem in
      guard let word = problem["data"]?["replacement"]?.string, let range = problem["range"] else {
        return nil
      }
      return [
        "title": .string("Write “\(word)”"), "kind": "quickfix", "diagnostics": [problem],
        "isPreferred": true,
        "edit": ["changes": [document.address: [["range": range, "newText": .string(word)]]]],
      ]
    }
  }
}
