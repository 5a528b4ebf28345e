import Text
import TransitionEngine

/// A period in which a line of Swift has an effect on a figure.
struct LitLine: Sendable, Equatable {
  /// The listing's number for the directive: those that run it come first. Nil for the directive's own Swift.
  var listing: Int?
  /// The line's number in the listing, from 1.
  var line: Int
  /// Seconds.
  var start: TimeInterval
  /// Seconds; equal to `start` for an instant.
  var end: TimeInterval

  /// When a line has an effect, in seconds.
  struct Period: Hashable {
    var start, end: TimeInterval
  }

  var period: Period { Period(start: start, end: end) }

  /// How long a line is lit for what happens at one instant, in seconds.
  static let instant: TimeInterval = 0.15

  /// `0.2–0.4 s`, or `0.2 s` for an instant.
  var text: String {
    start == end ? start.inSeconds() : "\(start.formatted(decimals: 3))–\(end.inSeconds())"
  }
}

extension [LitLine] {
  /// Most of them in a figure.
  private static var limit: Int { 200 }

  /// Joins the periods of a line that meet, and sorts them.
  var joined: [LitLine] {
    var joined: [LitLine] = []
    for next in sorted(by: {
      ($0.listing ?? .max, $0.line, $0.start) < ($1.listing ?? .max, $1.line, $1.start)
    }) {
      if let last = joined.last, last.listing == next.listing, last.line == next.line,
        next.start <= last.end + LitLine.instant
      {
        joined[joined.count - 1].end = Swift.max(last.end, next.end)
      } else {
        joined.append(next)
      }
    }
    return Array(joined.prefix(Self.limit))
  }
}
