import HTML
import TransitionEngine

/// Elements of one group, back to front, before they are written: those that look alike are joined.
///
/// A list of messages has a separator after every row. Drawn one by one each repeats its color; where
/// nothing lies between that they would jump over, they become one path. The picture stays the same, with a
/// fraction of the elements.
struct ElementList {
  /// What an element's payload is.
  enum Kind {
    /// The `d` attribute, from an absolute move on.
    case path
    /// The attributes of a `<use>` that takes its paint from around it.
    case use
    /// Elements that take their paint from around them.
    case uses
    /// Complete markup.
    case other
  }

  private struct Element {
    var kind: Kind
    /// The attributes of the paint. Elements with equal ones can be joined.
    var attributes: [UInt8]
    var payload: [UInt8]
    var places: [Place]

    func joins(_ other: Element) -> Bool {
      (kind == other.kind || kind != .path && other.kind != .path) && kind != .other
        && attributes == other.attributes
    }

    mutating func join(_ other: Element) {
      if kind == .use { (kind, payload) = (.uses, inside) }
      payload += other.inside
      places += other.places
    }

    /// What is in an element that has the paint.
    private var inside: [UInt8] {
      guard kind == .use else { return payload }
      return HTMLWriter.html { $0.empty("use") { $0.attributes(payload) } }
    }
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

  /// Adds an element, or joins it with an earlier one.
  ///
  /// - Parameter attributes: with a leading space each.
  mutating func add(_ kind: Kind, _ payload: [UInt8], attributes: [UInt8], over place: Place) {
    let element = Element(kind: kind, attributes: attributes, payload: payload, places: [place])
    for index in elements.indices.suffix(ElementList.reach).reversed() {
      if elements[index].places.contains(where: place.overlaps) { break }
      guard elements[index].joins(element) else { continue }
      guard elements[index].places.count < ElementList.reach else { break }
      return elements[index].join(element)
    }
    elements.append(element)
  }

  mutating func add(markup: [UInt8], over place: Place) {
    guard !markup.isEmpty else { return }
    elements.append(Element(kind: .other, attributes: [], payload: markup, places: [place]))
  }

  func write(to out: inout HTMLWriter) {
    for element in elements {
      switch element.kind {
      case .path: out.path(element.payload) { $0.attributes(element.attributes) }
      case .use: out.empty("use") { $0.attributes(element.attributes + element.payload) }
      case .uses:
        out.element("g") { group in
          group.attributes(element.attributes)
          group.html(element.payload)
        }
      case .other: out.html(element.payload)
      }
    }
  }
}
