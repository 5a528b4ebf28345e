/// Where the time and the bytes of a build went, for `build --stats`.
package struct BuildStatistics: Sendable {
  package enum Stage: String, Sendable {
    case reading, contents, layouts, links
  }

  package struct PageCost: Sendable, Equatable {
    /// In the site.
    package var path: String
    /// For the page's own text and figures.
    package var contentTime: Duration
    package var layoutTime: Duration
    /// Of the finished page.
    package var bytes: Int
    /// Of the rules of its figures, in a file of their own.
    package var styleBytes: Int
    package var figures: Int

    package var time: Duration { contentTime + layoutTime }
  }

  /// On the clock, in their order. Stages work on all cores: pages take more than that together.
  package internal(set) var stages: [(stage: Stage, time: Duration)] = []
  /// In the order of pages.
  package internal(set) var pages: [PageCost] = []
  /// By kind.
  package internal(set) var directives: Costs = [:]
  /// By name; the inner ones of a chain are not in the outer ones’ time, but in their bytes.
  package internal(set) var layouts: Costs = [:]
  /// What figures of a page share.
  package internal(set) var fileBytes = 0

  package func time(of stage: Stage) -> Duration {
    stages.first { $0.stage == stage }?.time ?? .zero
  }

  package var figures: Int { pages.reduce(0) { $0 + $1.figures } }
  package var pageBytes: Int { pages.reduce(0) { $0 + $1.bytes } }
  package var styleBytes: Int { pages.reduce(0) { $0 + $1.styleBytes } }

  /// Of figures with all that belongs to them: their HTML, what they share, their rules.
  package var figureBytes: Int {
    directives.values.filter { $0.figures > 0 }.reduce(fileBytes + styleBytes) { $0 + $1.bytes }
  }

  /// The pages that took longest, slowest first.
  package func slowest(_ count: Int) -> [PageCost] {
    Array(pages.sorted { ($1.time, $0.path) < ($0.time, $1.path) }.prefix(count))
  }

  mutating func measure<Result>(_ stage: Stage, _ stopwatch: Stopwatch, _ body: () -> Result) -> Result {
    let start = stopwatch.now
    let result = body()
    stages.append((stage, Stopwatch.time(since: start)))
    return result
  }

  mutating func add(_ rendered: RenderedPages) {
    for page in rendered.own {
      let (content, result) = (rendered.content(of: page), rendered.finished(page))
      pages.append(
        PageCost(
          path: page.outputPath, contentTime: content.cost.time, layoutTime: result.time,
          bytes: result.bytes.count, styleBytes: content.styles.count, figures: content.figures.count))
      directives.add(content.cost.directives)
      layouts.add(result.layouts)
      fileBytes += content.cost.fileBytes
    }
  }
}

/// What a page's own text has cost; nothing unless somebody asked.
struct ContentCost: Sendable {
  var time = Duration.zero
  var directives: Costs = [:]
  /// Of what the page's figures share.
  var fileBytes = 0
}
