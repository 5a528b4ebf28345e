import SiteBuilder
import Text

/// The statistics of a build, as `build --stats` prints them.
struct StatisticsReport {
  private static let slowestCount = 10

  let statistics: BuildStatistics
  /// The time for comparing and writing files.
  let writing: Duration

  var text: String {
    [stages, slowest, kinds("directive", statistics.directives), kinds("layout", statistics.layouts), totals]
      .filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private var stages: String {
    var table = TextTable("stage", "ms")
    for stage in statistics.stages { table.add(stage.stage.rawValue, Self.milliseconds(stage.time)) }
    table.add("writing", Self.milliseconds(writing))
    return table.text
  }

  private var slowest: String {
    var table = TextTable("slowest pages", "contents ms", "layouts ms", "bytes", "figures")
    for page in statistics.slowest(Self.slowestCount) {
      table.add(
        page.path, Self.milliseconds(page.contentTime), Self.milliseconds(page.layoutTime),
        String(page.bytes + page.styleBytes), String(page.figures))
    }
    return table.text
  }

  /// A table of costs, the highest first.
  private func kinds(_ title: String, _ costs: Costs) -> String {
    guard !costs.isEmpty else { return "" }
    var table = TextTable(title, "times", "ms", "ms each", "bytes each")
    for (name, cost) in costs.sorted(by: { ($1.value.time, $0.key) < ($0.value.time, $1.key) }) {
      table.add(
        name, String(cost.count), Self.milliseconds(cost.time), Self.milliseconds(cost.time / cost.count),
        String(cost.bytes / cost.count))
    }
    return table.text
  }

  private var totals: String {
    let pages = statistics.pages.count
    var text = "\(pages) pages, \(statistics.pageBytes) bytes"
    if pages > 0 { text += ", \(statistics.pageBytes / pages) each" }
    text += "\n"
    let figures = statistics.figures
    guard figures > 0 else { return text }
    text += "\(figures) figures, \(statistics.figureBytes) bytes with their rules"
    text += ", \(statistics.figureBytes / figures) each"
    let seconds = statistics.time(of: .contents) / .seconds(1)
    if seconds > 0 { text += ", \(Int(Double(figures) / seconds)) a second" }
    return text + "\n"
  }

  /// Formats a duration in milliseconds with one decimal.
  static func milliseconds(_ time: Duration) -> String {
    (time / .milliseconds(1)).formatted(decimals: 1, padded: true)
  }
}
