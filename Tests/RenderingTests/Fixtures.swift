import TransitionEngine

@testable import Rendering

/// Layers to draw, without a UIKit.
enum Fixtures {
  static let window = CGSize(width: 120, height: 200)

  static func layer(_ frame: CGRect, _ color: Color? = nil, radius: CGFloat = 0, _ sublayers: [Layer] = [])
    -> Layer
  {
    var layer = Layer(
      id: 1, bounds: CGRect(origin: .zero, size: frame.size), position: CGPoint(x: frame.midX, y: frame.midY))
    layer.backgroundColor = color
    layer.cornerRadius = radius
    layer.sublayers = sublayers
    return layer
  }

  static func box(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  /// Letters are rings: an ellipse with a hole, as an o is.
  static func word(_ letters: Int, at point: CGPoint, size: CGFloat = 10) -> Text.Word {
    var outline = Path()
    for index in 0..<letters {
      let x = point.x + CGFloat(index) * size * 0.7
      outline.append(Path(ellipseIn: CGRect(x: x, y: point.y, width: size * 0.6, height: size)))
      // The hole runs the other way round.
      let hole = Path(ellipseIn: CGRect(x: 0, y: 0, width: size * 0.3, height: size * 0.7))
      let mirror = CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: x + size * 0.45, ty: point.y + size * 0.15)
      outline.append(hole.applying(mirror))
    }
    return Text.Word(
      string: String(repeating: "o", count: letters), outline: outline, bounds: outline.controlBounds)
  }

  static func label(_ frame: CGRect, words: [Int], _ color: Color) -> Layer {
    var layer = layer(frame)
    var x: CGFloat = 0
    var all: [Text.Word] = []
    for letters in words {
      all.append(word(letters, at: CGPoint(x: x, y: 2)))
      x += CGFloat(letters) * 7 + 4
    }
    layer.contents = .text(Text(string: "text", words: all, color: color))
    return layer
  }

  static let ink = Color(
    light: Color.Components(red: 0, green: 0, blue: 0), dark: Color.Components(red: 1, green: 1, blue: 1))
  static let paper = Color(
    light: Color.Components(red: 1, green: 1, blue: 1), dark: Color.Components(red: 0, green: 0, blue: 0))
  static let red = Color(red: 1, green: 0.2, blue: 0.2)

  /// A bar, a card with a heading, a dot.
  static var screen: Layer {
    layer(
      CGRect(origin: .zero, size: window), paper,
      [
        layer(box(0, 0, 120, 30), Color(white: 0.96), [label(box(40, 8, 60, 14), words: [4], ink)]),
        layer(
          box(10, 40, 100, 60), red, radius: 8, [label(box(8, 8, 80, 14), words: [3, 5], paper)]),
        layer(box(50, 130, 20, 20), ink, radius: 10),
      ])
  }

  static func layer(_ frame: CGRect, _ color: Color?, _ sublayers: [Layer]) -> Layer {
    layer(frame, color, radius: 0, sublayers)
  }

  static func window(_ sublayers: [Layer]) -> Layer {
    layer(CGRect(origin: .zero, size: window), nil, sublayers)
  }

  /// Two halves of a screen that meet in a fold, `angle` radians away from the view.
  static func fold(_ tree: LayerTree, angle: CGFloat) -> Layer {
    var root = window([])
    root.sublayerTransform.m34 = -1 / 500
    for isLeft in [true, false] {
      var panel = Layer(
        id: 2, bounds: box(0, 0, 60, 200), position: CGPoint(x: isLeft ? 0 : 60 * (1 + cos(angle)), y: 100))
      panel.anchorPoint = CGPoint(x: isLeft ? 0 : 1, y: 0.5)
      panel.position.x = isLeft ? 0 : 120 * cos(angle)
      panel.transform = CATransform3DMakeRotation(isLeft ? angle : -angle, 0, 1, 0)
      panel.contents = .snapshot(Snapshot(tree: tree, rect: box(isLeft ? 0 : 60, 0, 60, 200)))
      var shade = layer(panel.bounds)
      shade.opacity = 0.4
      shade.contents = .gradient(
        Gradient(
          colors: [Color.black.withAlphaComponent(0), .black], locations: [0, 1],
          startPoint: CGPoint(x: 0, y: 0.5), endPoint: CGPoint(x: 1, y: 0.5)))
      panel.sublayers = [shade]
      root.sublayers.append(panel)
    }
    return root
  }

  static func strip(_ roots: [(Layer, Bool)]) -> Strip {
    Strip(
      windowSize: window, frames: roots.map { Strip.Frame(root: $0.0, isAtRest: $0.1) },
      options: StripOptions(title: "A fold", description: "One < two & \"three\""))
  }

  static var foldStrip: Strip {
    let tree = LayerTree(screen)
    return strip([
      (window([tree.root]), true), (fold(tree, angle: 0.6), false), (fold(tree, angle: 1.2), false),
    ])
  }
}

extension [UInt8] {
  var string: String { String(decoding: self, as: UTF8.self) }
}

extension String {
  func occurrences(of part: String) -> Int { ranges(of: part).count }
}
