import Diagnostics
import DirectiveParsing
import TransitionEngine

extension PageCode {
  /// The most calls of a run whose lines are looked up.
  private static let callLimit = 200

  /// The lines of the listings that run a directive, and of its own Swift, while they have an effect.
  func litLines(in timeline: Timeline, of directive: Directive) -> [LitLine] {
    guard let service, let version = version(for: directive), version.isCompiled,
      let libraries = try? libraries(of: version, service), let symbolizer = try? service.symbolizer()
    else { return [] }
    let activities = timeline.activities + timeline.calls
    var seen: Set<Timeline.Event.CallSite> = []
    let sites = Array(activities.map(\.callSite).filter { seen.insert($0).inserted }.prefix(Self.callLimit))
    let places = symbolizer.places(of: sites.map { $0.address(in: libraries) }, version.source)
    var lines: [Timeline.Event.CallSite: (listing: Int?, number: Int)] = [:]
    for (site, place) in zip(sites, places) {
      lines[site] = place.flatMap { links.line(at: $0, runBy: directive) }
    }
    return activities.compactMap { activity in
      lines[activity.callSite].map {
        LitLine(listing: $0.listing, line: $0.number, start: activity.start, end: activity.end)
      }
    }
    .joined
  }
}

extension PageCode {
  /// The places in the page's Swift of a run's calls, by their positions in its log.
  func places(ofCallsIn timeline: Timeline, of directive: Directive) -> [Int: SourceRange] {
    guard let service, let version = version(for: directive), version.isCompiled,
      let libraries = try? libraries(of: version, service), let symbolizer = try? service.symbolizer()
    else { return [:] }
    let calls = timeline.events.indices.filter { timeline.events[$0].callSite != nil }.prefix(Self.callLimit)
    let addresses = calls.map { timeline.events[$0].callSite?.address(in: libraries) }
    let found = zip(calls, symbolizer.places(of: addresses, version.source))
    return Dictionary(uniqueKeysWithValues: found.compactMap { call, place in place.map { (call, $0) } })
  }
}

extension Timeline {
  /// The author's calls, at their instants.
  fileprivate var calls: [Activity] {
    events.compactMap { event in
      guard event.kind == .call, let site = event.callSite else { return nil }
      return Activity(site, from: event.time, to: event.time)
    }
  }
}
