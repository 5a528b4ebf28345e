/// The state of a figure's stage. Each state has keyframes with names of its own, since browsers restart an
/// animation only when its name changes.
enum PlaybackState: Int, CaseIterable {
  /// A frame is picked, and the stage stands still at its instant.
  case held
  case playing
  /// Playing again, with other names of keyframes.
  case replaying
  /// No input is chosen, and the reader's scroll position takes the place of time.
  case driven

  /// The states that an input chooses, and that time moves.
  static let timed: [PlaybackState] = [.held, .playing, .replaying]

  /// The class of the inputs that choose the state; nil for the state without an input.
  var input: FigureClass? {
    switch self {
    case .held: .frame
    case .playing: .plays
    case .replaying: .replays
    case .driven: nil
    }
  }

  /// The suffix of its keyframes' names.
  var number: Int { rawValue }

  /// The keyframes of a property that all figures share.
  func keyframes(of property: StageProperty) -> String { "\(property.className)\(number)" }

  /// The keyframes that show the screen at rest as the run ends.
  var endKeyframes: String { "zt-x\(number)" }

  /// The custom property that names them.
  static let endKeyframes = "--kx"

  /// Chooses the state's keyframes.
  var declarations: String {
    let properties = StageProperty.allCases.filter(\.hasSharedKeyframes).map {
      "\($0.sharedKeyframes):\(keyframes(of: $0))"
    }
    return (properties + ["\(Self.endKeyframes):\(endKeyframes)"]).joined(separator: ";")
  }
}
