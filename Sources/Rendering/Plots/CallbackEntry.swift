import TransitionEngine

/// One call, or a run of equal calls, as shown to readers.
struct CallbackEntry: Hashable, Sendable {
  /// The number in the plot and in the list, from 1.
  var number: Int
  var actor: String
  var name: String
  var detail: Remark
  var kind: Timeline.Event.Kind
  var first: TimeInterval
  var last: TimeInterval
  var count = 1

  /// The largest interval between equal calls of a run, in seconds: that of display frames, with some
  /// tolerance.
  private static let longestPause: TimeInterval = 2.5 / 60

  /// - Parameter events: by time.
  static func entries(_ events: [Timeline.Event]) -> [CallbackEntry] {
    var entries: [CallbackEntry] = []
    /// The last entry of each actor.
    var latest: [String: Int] = [:]
    for event in events {
      if let index = latest[event.actor], entries[index].isContinued(by: event) {
        entries[index].last = event.time
        entries[index].count += 1
      } else {
        latest[event.actor] = entries.count
        entries.append(CallbackEntry(event, number: entries.count + 1))
      }
    }
    return entries
  }

  private init(_ event: Timeline.Event, number: Int) {
    self.number = number
    actor = event.actor
    name = event.name
    detail = event.remark
    kind = event.kind
    first = event.time
    last = event.time
  }

  private func isContinued(by event: Timeline.Event) -> Bool {
    event.name == name && event.kind == kind && event.time > last && event.time - last <= Self.longestPause
  }

  /// The distinctive part of the name: `viewWillAppear` of `viewWillAppear(_:)`, `didSelect` of
  /// `tabBarController(_:didSelect:)`. Labels such as `animated` aren't distinctive.
  var shortName: String {
    let parts = name.split(separator: "(", maxSplits: 1)
    let labels = parts.count == 2 ? parts[1].dropLast().split(separator: ":") : []
    let base = parts.first.map(String.init) ?? name
    let namesItsSender = ["Controller", "Recognizer", "View", "Bar"].contains { base.hasSuffix($0) }
    if namesItsSender, labels.count > 1, labels[0] == "_", labels[1] != "animated" {
      return String(labels[1])
    }
    return base
  }
}
