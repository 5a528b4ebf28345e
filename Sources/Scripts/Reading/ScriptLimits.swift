import TransitionEngine

/// The limits of a script, which bound the time that a page takes to build.
enum ScriptLimits {
  /// Statements of one script. The first one too many is reported, and reading ends there.
  static let statements = 200
  /// Bytes of one line.
  static let lineLength = 500
  /// Steps of one touch.
  static let touchSteps = 50
  /// Seconds of virtual time of all statements of a script.
  static let seconds: TimeInterval = 60

  /// Seconds that one statement may take.
  static let duration = 0.01...10.0
  /// Points that one statement may move a finger.
  static let distance = 1.0...2000.0
  /// The factor by which one pinch may change the fingers' distance.
  static let scale = 0.05...20.0
  /// Degrees by which one twist may turn two fingers.
  static let angle = -720.0...720.0
}
