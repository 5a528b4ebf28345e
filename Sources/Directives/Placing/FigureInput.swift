/// An input of a figure, which its labels and rules find by name.
enum FigureInput {
  case frame(Int)
  /// Plays as the page opens.
  case load
  case swipe
  case play
  case replay
  case slow

  var name: String {
    switch self {
    case .frame(let index): "k\(index)"
    case .load: "l"
    case .swipe: "h"
    case .play: "p"
    case .replay: "r"
    case .slow: "s"
    }
  }

  /// No heading and no `:name:` has a point in its id.
  func id(in scope: String) -> String { "\(scope).\(name)" }
}
