/// The times and sizes of a build, for `build --stats`.
package struct BuildStatistics: Sendable {
  package enum Stage: String, Sendable {
    case reading, contents, layouts, links
    case socialImages = "pictures for sharing"
    case machines = "files for programs"
    case compressing
  }

  package struct PageCost: Sendable, Equatable {
    /// The path in the site.
    package var path: String
    /// The time for the page's own text and figures.
    package var contentTime: Duration
    package var layoutTime: Duration
    /// The size of the finished page.
    package var bytes: Int
    /// The size of its figures' style sheet.
    package var styleBytes: Int
    package var figures: Int

    package var time: Duration { contentTime + layoutTime }
  }

  /// The wall-clock times of the stages, in order. Pages, made on all cores, take more in total.
  package internal(set) var stages: [(stage: Stage, time: Duration)] = []
  /// The costs of pages, in order.
  package internal(set) var pages: [PageCost] = []
  /// The costs of directives by kind.
  package internal(set) var directives: Costs = [:]
  /// The costs of layouts by name. An outer layout's bytes include the inner ones, its time doesn't.
  package internal(set) var layouts: Costs = [:]
  /// The bytes of the files of figures.
  package internal(set) var fileBytes = 0

  package func time(of stage: Stage) -> Duration {
    stages.first { $0.stage == stage }?.time ?? .zero
  }

  package var figures: Int { pages.reduce(0) { $0 + $1.figures } }
  package var pageBytes: Int { pages.reduce(0) { $0 + $1.bytes } }
  package var styleBytes: Int { pages.reduce(0) { $0 + $1.styleBytes } }

  /// The bytes of figures: their HTML, files and rules.
  package var figureBytes: Int {
    directives.values.filter { $0.figures > 0 }.reduce(fileBytes + styleBytes) { $0 + $1.bytes }
  }

  /// The slowest pages, slowest first.
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

/// The costs of a page's own text; empty without statistics.
struct ContentCost: Sendable {
  var time = Duration.zero
  var directives: Costs = [:]
  /// The bytes of the files of figures.
  var fileBytes = 0
}
