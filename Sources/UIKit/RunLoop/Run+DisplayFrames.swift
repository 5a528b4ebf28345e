import TransitionEngine

/// Frames of the display. Changes that code makes in frames are one continuous motion, although they come in
/// steps.
extension Run {
  /// The seconds from one frame of the display to the next.
  public static let frameInterval: TimeInterval = 1.0 / 60

  /// Returns the first frame after an instant. All frames lie on one grid.
  func nextFrame(after time: VirtualTime) -> VirtualTime {
    let count = (time.seconds / Self.frameInterval + 1e-6).rounded(.down) + 1
    return VirtualTime(seconds: count * Self.frameInterval)
  }

  /// Executes the work of a display frame, such as a moved touch: the screen moves smoothly to the values
  /// that this turn commits.
  package func performFrame(_ body: () -> Void) {
    isDisplayFrame = true
    body()
  }

  /// Adds a commit. It replaces an earlier commit of the same instant, unless a motion ends in that commit.
  func append(_ commit: Timeline.Commit) {
    if isDisplayFrame {
      continueLast(until: commit.time)
    } else if let last = commits.last, last.time == commit.time, !endsMotion {
      commits.removeLast()
    }
    commits.append(commit)
  }

  private var endsMotion: Bool { commits.count > 1 && commits[commits.count - 2].isContinuous }

  /// Makes the last commit continue smoothly to one that follows at `time`.
  ///
  /// After a longer rest, the motion starts one frame before `time`.
  private func continueLast(until time: TimeInterval) {
    guard var last = commits.last, last.time < time else { return }
    if time - last.time > Self.frameInterval * 1.5 {
      last.time = time - Self.frameInterval
      commits.append(last)
    }
    commits[commits.count - 1].isContinuous = true
  }
}
