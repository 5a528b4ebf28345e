import Diagnostics
import DirectiveParsing
import Options
import Runs

/// The input that moves a stage through its run.
enum Drive: Hashable {
  /// Play alone.
  case clock
  /// The reader's swipe. Play remains available.
  case reader(SwipeDirection)

  /// The direction of the reader's finger.
  var direction: SwipeDirection? { if case .reader(let direction) = self { direction } else { nil } }
}

/// `drive` and `swipe`, as an author writes them.
struct DriveOption {
  private enum Driver: String, CaseIterable { case clock, reader }

  private let driver: Driver
  /// Nil: as between tabs.
  private let direction: SwipeDirection?

  private static let drive = Option(
    "drive", .word(), standard: Driver.clock, "with reader, the stage can be swiped by hand")
  private static let swipe = Option(
    "swipe", .word(SwipeDirection.self),
    unset: "left, or right to a tab on the left, or from the animator’s edge",
    "with drive: reader, the direction in which the finger moves")
  /// Goes with Play alone.
  static let autoplay = Option(
    flag: "autoplay",
    "plays once, shortly after the page has opened; not with reduced motion")
  static let options: [any OptionDescription] = [drive, swipe]

  init(_ directive: DirectiveReader) {
    driver = directive.value(of: Self.drive)
    direction = directive.value(of: Self.swipe)
    if driver == .reader, let drive = directive[Self.drive], let autoplay = directive[Self.autoplay],
      autoplay.value.value != "false"
    {
      directive.report(
        .error(
          "directive.conflict", "“autoplay” and “drive: reader” exclude each other", at: autoplay.name.range,
          explanation: "with “drive: reader”, the stage waits for the reader's finger",
          fix: "delete one of them",
          notes: [.init("the other one", at: drive.name.range)]))
    }
    if driver == .clock, let swipe = directive[Self.swipe] {
      directive.report(
        .error(
          "directive.conflict", "“swipe” has no effect without “drive: reader”", at: swipe.name.range,
          fix: "add “:drive: reader”, or delete “swipe”"))
    }
  }

  /// Whether the author asks for a stage that the reader swipes.
  static func isReaders(_ directive: Directive) -> Bool {
    directive[drive]?.value.value == Driver.reader.rawValue
  }

  func drive(between screens: ScreenPair, by choice: AnimatorChoice) -> Drive {
    switch driver {
    case .clock: .clock
    case .reader: .reader(direction ?? SwipeDirection(between: screens, by: choice))
    }
  }
}
