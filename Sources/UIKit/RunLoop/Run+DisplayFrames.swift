import TransitionEngine

/// Frames of the display: what code changes in them is one continuous motion, although it comes in steps.
extension Run {
  /// Seconds from one frame of the display to the next.
  public static let frameInterval: TimeInterval = 1.0 / 60

  /// The first frame after an instant; frames lie on one grid, whoever waits for them.
  func nextFrame(after time: VirtualTime) -> VirtualTime {
    let count = (time.seconds / Self.frameInterval + 1e-6).rounded(.down) + 1
    return VirtualTime(seconds: count * Self.frameInterval)
  }

  /// Executes what belongs to a frame of the display, such as a touch that has moved: the screen moves on
  /// smoothly to what this turn commits.
  package func performFrame(_ body: () -> Void) {
    isDisplayFrame = true
    body()
  }

  /// Adds a commit; a later one of the same instant replaces an earlier one, unless a motion ends in it.
  func append(_ commit: Timeline.Commit) {
    if isDisplayFrame {
      continueLast(until: commit.time)
    } else if let last = commits.last, last.time == commit.time, !endsMotion {
      commits.removeLast()
    }
    commits.append(commit)
  }

  private var endsMotion: Bool { commits.count > 1 && commits[commits.count - 2].isContinuous }

  /// Lets the last commit be continued by one that follows at `time`.
  ///
  /// What stood still for longer starts to move one frame before.
  private func continueLast(until time: TimeInterval) {
    guard var last = commits.last, last.time < time else { return }
    if time - last.time > Self.frameInterval * 1.5 {
      last.time = time - Self.frameInterval
      commits.append(last)
    }
    commits[commits.count - 1].isContinuous = true
  }
}
