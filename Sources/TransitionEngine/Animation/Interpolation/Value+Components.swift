extension PropertyAnimation.Value {
  /// The value as plain numbers: one per degree of freedom, colors with both their styles.
  package var components: [CGFloat] {
    switch self {
    case .number(let number): [number]
    case .point(let point): [point.x, point.y]
    case .size(let size): [size.width, size.height]
    case .rect(let rect): [rect.origin.x, rect.origin.y, rect.size.width, rect.size.height]
    case .transform(let transform): transform.components
    case .color(let color): color.components
    case .numbers(let numbers): numbers
    case .colors(let colors): colors.flatMap(\.components)
    case .path(let path): path.elements.flatMap(\.points).flatMap { [$0.x, $0.y] }
    }
  }

  /// A value of the same kind and structure with other numbers, in the order of `components`; unchanged if
  /// their count differs.
  package func withComponents(_ c: [CGFloat]) -> Self {
    guard c.count == components.count else { return self }
    switch self {
    case .number: return .number(c[0])
    case .point: return .point(CGPoint(x: c[0], y: c[1]))
    case .size: return .size(CGSize(width: c[0], height: c[1]))
    case .rect: return .rect(CGRect(x: c[0], y: c[1], width: c[2], height: c[3]))
    case .transform: return .transform(CATransform3D(components: c))
    case .color: return .color(Color(components: c[...]))
    case .numbers: return .numbers(c)
    case .colors(let colors):
      return .colors(colors.indices.map { Color(components: c[($0 * 8)..<($0 * 8 + 8)]) })
    case .path(let path):
      var index = 0
      return .path(
        Path(
          path.elements.map { element in
            element.mapPoints { _ in
              defer { index += 2 }
              return CGPoint(x: c[index], y: c[index + 1])
            }
          }))
    }
  }

  /// Whether the two have the same kind and structure, so that numbers correspond.
  package func isCompatible(with other: Self) -> Bool {
    switch (self, other) {
    case (.number, .number), (.point, .point), (.size, .size), (.rect, .rect),
      (.transform, .transform), (.color, .color):
      true
    case (.numbers(let a), .numbers(let b)): a.count == b.count
    case (.colors(let a), .colors(let b)): a.count == b.count
    case (.path(let a), .path(let b)): a.hasStructure(of: b)
    default: false
    }
  }
}

extension Color {
  /// Red, green, blue and alpha, light before dark.
  var components: [CGFloat] {
    [
      light.red, light.green, light.blue, light.alpha, dark.red, dark.green, dark.blue, dark.alpha,
    ]
  }

  /// - Parameter c: eight numbers in the order of `components`.
  init(components c: ArraySlice<CGFloat>) {
    let i = c.startIndex
    self.init(
      light: Components(red: c[i], green: c[i + 1], blue: c[i + 2], alpha: c[i + 3]),
      dark: Components(red: c[i + 4], green: c[i + 5], blue: c[i + 6], alpha: c[i + 7]))
  }
}

extension Path {
  /// Whether both consist of the same kinds of segments in the same order.
  package func hasStructure(of other: Path) -> Bool {
    elements.count == other.elements.count
      && zip(elements, other.elements).allSatisfy { a, b in
        switch (a, b) {
        case (.move, .move), (.line, .line), (.cubic, .cubic), (.close, .close): true
        default: false
        }
      }
  }
}

extension Path.Element {
  /// The element's points, control points first.
  package var points: [CGPoint] {
    switch self {
    case .move(let end), .line(let end): [end]
    case .cubic(let first, let second, let end): [first, second, end]
    case .close: []
    }
  }

  /// The same kind of segment through other points.
  package func mapPoints(_ transform: (CGPoint) -> CGPoint) -> Path.Element {
    switch self {
    case .move(let end): .move(transform(end))
    case .line(let end): .line(transform(end))
    case .cubic(let first, let second, let end):
      .cubic(transform(first), transform(second), transform(end))
    case .close: .close
    }
  }
}
