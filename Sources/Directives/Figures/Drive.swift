import Diagnostics
import Markup
import TransitionEngine

/// What moves a stage through its run.
enum Drive: Hashable {
  /// Play alone.
  case clock
  /// The reader's hand; Play is still there.
  case reader(SwipeDirection)
}

/// `drive` and `swipe`, as an author writes them.
struct DriveOption {
  private enum Driver: String, CaseIterable { case clock, reader }

  private let driver: Driver
  /// Nil: as the run moves.
  private let direction: SwipeDirection?

  static let descriptions = [
    OptionDescription(
      "drive", values: "clock or reader", standard: "clock",
      "whether the reader can swipe the stage by hand, where the browser allows it"),
    OptionDescription(
      "swipe", values: "left or right", standard: "the way the run moves",
      "with `drive: reader`, which way the finger moves"),
  ]

  init(_ directive: Directive, diagnostics: inout [Diagnostic]) {
    let drive = directive[option: "drive"]
    driver = drive?.keyword(Driver.self, diagnostics: &diagnostics) ?? .clock
    let swipe = directive[option: "swipe"]
    direction = swipe?.keyword(SwipeDirection.self, diagnostics: &diagnostics)
    if driver == .reader, let drive, let autoplay = directive[option: "autoplay"],
      autoplay.value.value != "false"
    {
      diagnostics.append(
        .error(
          "directive.conflict", "“autoplay” and “drive: reader” exclude each other", at: autoplay.name.range,
          explanation: "the stage waits for the reader’s hand", fix: "delete one of them",
          notes: [.init("the other one", at: drive.name.range)]))
    }
    if driver == .clock, let swipe {
      diagnostics.append(
        .error(
          "directive.conflict", "“swipe” has no meaning without “drive: reader”", at: swipe.name.range,
          fix: "add “:drive: reader”, or delete “swipe”"))
    }
  }

  func drive(of timeline: Timeline) -> Drive {
    switch driver {
    case .clock: .clock
    case .reader: .reader(direction ?? SwipeDirection(of: timeline))
    }
  }
}
