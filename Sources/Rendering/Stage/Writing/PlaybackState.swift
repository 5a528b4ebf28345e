/// The state of a figure's stage. Each state has keyframes with names of its own, since browsers restart an
/// animation only when its name changes.
enum PlaybackState: Int, CaseIterable {
  /// The stage stands still at an instant.
  case held
  case playing
  /// Playing again, with other names of keyframes.
  case replaying
  /// A scroll position takes the place of time: the slider's, or that of a finger on the stage.
  case driven

  /// The suffix of its keyframes' names.
  var number: Int { rawValue }

  /// The keyframes of a property that all figures share.
  func keyframes(of property: StageProperty) -> String { "\(property.className)\(number)" }

  /// The keyframes that show the screen at rest as the run ends.
  var endKeyframes: String { "zt-x\(number)" }

  /// The custom property that names them.
  static let endKeyframes = "--kx"

  /// A custom property that is invalid in this state, and empty in all others: `var()` takes its fallback here alone.
  var toggle: String { "--is\(number)" }

  /// Chooses the state's keyframes.
  var declarations: String {
    let properties = StageProperty.allCases.filter(\.hasSharedKeyframes).map {
      "\($0.sharedKeyframes):\(keyframes(of: $0))"
    }
    let toggles = Self.allCases.map { "\($0.toggle):\($0 == self ? "initial" : " ")" }
    return (properties + ["\(Self.endKeyframes):\(endKeyframes)"] + toggles).joined(separator: ";")
  }
}
