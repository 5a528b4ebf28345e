import TransitionEngine

/// The reason why an animation doesn't change a property, with the key path that the author gave.
enum MissingEffect {
  /// The layer doesn't have the property.
  case property(String)
  case noValues(String)
  /// The values don't have the property's type.
  case kind(String)
  /// The numbers of paths, or of lists, don't correspond.
  case structure(String)
  /// The property isn't a point, and can't follow a path.
  case way(String)

  /// - Parameter obstacle: nil if the values have another type than the part that the key path names.
  init(_ obstacle: PropertyAnimation.Value.Obstacle?, _ keyPath: String) {
    self =
      switch obstacle {
      case .noValues: .noValues(keyPath)
      case .structure: .structure(keyPath)
      case .kind, nil: .kind(keyPath)
      }
  }

  /// Notes the missing effect for lint.
  ///
  /// - Parameter callSite: the call that added the animation.
  func note(on layer: CALayer, _ callSite: Timeline.Event.CallSite?) {
    let (what, instead) = words(on: layer)
    Run.noteUnmodeled(what, instead, actor: layer.debugName, layer: layer, callSite: callSite)
  }

  /// Returns the missing feature, as it reads after “there is no”, and the remedy.
  private func words(on layer: CALayer) -> (Remark, Remark) {
    switch self {
    case .property(let keyPath):
      (
        Remark("“\(keyPath)” in a \(type(of: layer))"),
        Remark("add the animation to a layer that has the property")
      )
    case .noValues(let keyPath):
      (Remark("value in the animation of “\(keyPath)”"), Remark("set values that the property takes"))
    case .kind(let keyPath):
      (
        Remark("animation of “\(keyPath)” through values of another type"),
        Remark("use values of the property’s type")
      )
    case .structure(let keyPath):
      (
        Remark("interpolation of “\(keyPath)” between these values, which have different elements"),
        Remark("give them the same elements in the same order")
      )
    case .way(let keyPath):
      (
        Remark("way along a path for “\(keyPath)”, which isn’t a point"),
        Remark("set values instead of the path")
      )
    }
  }
}
