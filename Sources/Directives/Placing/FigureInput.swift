/// An input of a figure, which its labels and rules find by name.
enum FigureInput {
  case frame(Int)
  /// The popover that Play toggles.
  case turn
  case slow

  var name: String {
    switch self {
    case .frame(let index): "k\(index)"
    case .turn: "p"
    case .slow: "s"
    }
  }

  /// The class of the input and of its labels. On pages of other programs, names without `zt-` may have rules.
  var className: String { "zt-" + name }

  /// No heading and no `:name:` has a point in its id.
  func id(in scope: String) -> String { "\(scope).\(name)" }
}
