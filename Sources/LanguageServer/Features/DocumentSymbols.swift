import JSON

extension EditedFile {
  /// The headings, screens and figures of a page, in order.
  var symbols: [JSONValue] {
    // The kinds of the protocol: a string, a struct and an event.
    let anchors = Anchors.all(in: outline).map {
      anchor -> (name: String, detail: String, kind: Int, range: Range<Int>) in
      switch anchor.kind {
      case .heading: (anchor.title, "", 15, anchor.range)
      case .figure: (anchor.name, anchor.title, 24, anchor.range)
      }
    }
    let screens = outline.directives("screen").compactMap { directive in
      directive.argument.map { (name: $0.value, detail: "screen", kind: 23, range: $0.range.bytes) }
    }
    return (anchors + screens).sorted { $0.range.lowerBound < $1.range.lowerBound }.map { symbol in
      let range = document.positions.json(symbol.range)
      // An empty name isn't allowed.
      return [
        "name": .string(symbol.name.isEmpty ? "untitled" : symbol.name), "detail": .string(symbol.detail),
        "kind": .integer(symbol.kind), "range": range, "selectionRange": range,
      ]
    }
  }
}
