import TransitionEngine

/// Elements of one group, back to front, before they are written: those that look alike are joined.
///
/// A list of messages has a separator after every row. Drawn one by one each repeats its color; where
/// nothing lies between that they would jump over, they become one path. The picture stays the same, with a
/// fraction of the elements.
struct ElementList {
  private enum Kind { case path, uses, other }

  private struct Element {
    var kind: Kind
    /// The attributes of the paint. Elements with equal ones can be joined.
    var attributes: [UInt8]
    /// Path data, `<use>` elements without their paint, or complete markup.
    var payload: [UInt8]
    var places: [Place]
    var useCount = 0
  }

  /// The area that an element covers.
  struct Place {
    /// Elements of one plane are compared in the plane, where boxes are upright and tight.
    var plane: Int
    var box: CGRect
    /// The box in the output, for elements of different planes.
    var image: CGRect

    func overlaps(_ other: Place) -> Bool {
      plane == other.plane
        ? box.insetBy(dx: ElementList.slack, dy: ElementList.slack).intersects(other.box)
        : image.intersects(other.image)
    }
  }

  /// The number of earlier elements that are searched for a match. The limit keeps the cost linear.
  private static let reach = 64
  /// Neighbors that touch do not overlap.
  private static let slack: CGFloat = 0.05

  private var elements: [Element] = []

  /// - Parameters:
  ///   - attributes: with a leading space each.
  ///   - data: the `d` attribute, from an absolute move on.
  mutating func add(path data: [UInt8], attributes: [UInt8], over place: Place) {
    join(Element(kind: .path, attributes: attributes, payload: data, places: [place]))
  }

  /// - Parameter uses: `count` elements that take their paint from around them.
  mutating func add(uses: [UInt8], count: Int, attributes: [UInt8], over place: Place) {
    join(Element(kind: .uses, attributes: attributes, payload: uses, places: [place], useCount: count))
  }

  mutating func add(markup: [UInt8], over place: Place) {
    guard !markup.isEmpty else { return }
    elements.append(Element(kind: .other, attributes: [], payload: markup, places: [place]))
  }

  private mutating func join(_ element: Element) {
    let place = element.places[0]
    for index in elements.indices.suffix(ElementList.reach).reversed() {
      if elements[index].places.contains(where: place.overlaps) { break }
      guard elements[index].kind == element.kind, elements[index].attributes == element.attributes else {
        continue
      }
      guard elements[index].places.count < ElementList.reach else { break }
      elements[index].payload += element.payload
      elements[index].places += element.places
      elements[index].useCount += element.useCount
      return
    }
    elements.append(element)
  }

  var bytes: [UInt8] {
    var out = ByteWriter()
    for element in elements {
      switch element.kind {
      case .path:
        out.write("<path")
        out.write(contentsOf: element.attributes)
        out.write(" d=\"")
        out.write(contentsOf: element.payload)
        out.write("\"/>")
      case .uses where element.useCount == 1:
        // `<use` is the start of the payload.
        out.write("<use")
        out.write(contentsOf: element.attributes)
        out.write(contentsOf: element.payload.dropFirst(4))
      case .uses:
        out.write("<g")
        out.write(contentsOf: element.attributes)
        out.write(">")
        out.write(contentsOf: element.payload)
        out.write("</g>")
      case .other: out.write(contentsOf: element.payload)
      }
    }
    return out.bytes
  }
}
