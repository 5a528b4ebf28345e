/// A CSS property by which a stage moves an element: a channel and an animation of its own, in the order of the
/// element's list of animations.
///
/// Its letter is part of the names of classes, custom properties and keyframes.
enum StageProperty: String, CaseIterable {
  case translate = "t"
  case rotate = "r"
  case scale = "s"
  case opacity = "o"
  /// Whole matrices, in place of translation, rotation and scale.
  case matrix = "m"
  case clip = "c"

  var letter: String { rawValue }

  /// The name in CSS.
  var name: StaticString {
    switch self {
    case .translate: "translate"
    case .rotate: "rotate"
    case .scale: "scale"
    case .opacity: "opacity"
    case .matrix: "transform"
    case .clip: "clip-path"
    }
  }

  /// The class of an element that has an animation of it.
  var className: String { "zt-\(letter)" }

  /// The class of an element whose backdrop blur is animated, and nothing else.
  static let backdropClassName = "zt-blur"

  /// The value that is omitted; nil if the property is always written.
  var standard: [Double]? {
    switch self {
    case .rotate: [0]
    case .scale: [1, 1, 1]
    case .opacity: [1]
    case .translate, .matrix, .clip: nil
    }
  }

  /// Whether there are keyframes for all figures, from `start` to `end` with an easing. Matrices bring their own.
  var hasSharedKeyframes: Bool { self != .matrix }

  // MARK: Custom properties

  /// The animation.
  var animation: String { "--a\(letter)" }
  /// The name of an element's keyframes.
  var keyframes: String { "--n\(letter)" }
  /// The name of the shared keyframes in a figure's state.
  var sharedKeyframes: String { "--k\(letter)" }
  var start: String { "--\(letter)0" }
  var end: String { "--\(letter)1" }
  var easing: String { "--\(letter)e" }
  /// The part of the run, 0 to 1, after which an element begins to change.
  var begin: String { "--\(letter)b" }
  /// The part of the run after which it stands still.
  var finish: String { "--\(letter)f" }
}

extension CSSMotion {
  /// The channel of a property; nil if another property moves the element.
  subscript(property: StageProperty) -> Channel? {
    switch property {
    case .translate: matrix == nil ? translate : nil
    case .rotate: matrix == nil ? rotate : nil
    case .scale: matrix == nil ? scale : nil
    case .opacity: opacity
    case .matrix: matrix
    case .clip: clip
    }
  }
}
