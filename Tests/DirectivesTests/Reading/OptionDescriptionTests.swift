import Animators
import Foundation
import Options
import Testing

@testable import Directives

/// One law for all options there are: what a description says is what its reader takes.
struct OptionDescriptionTests {
  private static let all =
    DirectiveCatalogue.standard.kinds.flatMap(\.options) + Catalogue.animators.flatMap(\.options)

  private func problem(_ text: String, _ option: any OptionDescription) -> ValueProblem? {
    var values = OptionValues()
    do throws(ValueProblem) {
      try option.read(text, into: &values)
      return nil
    } catch {
      return error
    }
  }

  /// `a length from 50pt to 100pt`: the bounds, and what lies just beyond.
  private func bounds(_ phrase: String) -> (inside: [String], outside: [String])? {
    guard let match = phrase.firstMatch(of: #/from (-?[0-9.]+)([a-z%]*) to ([0-9.]+)\2/#),
      let least = Double(match.1), let most = Double(match.3)
    else { return nil }
    let isWhole = phrase.contains("whole")
    let beyond =
      isWhole ? ["\(Int(least) - 1)", "\(Int(most) + 1)"] : ["\(least - 0.001)", "\(most + 0.001)"]
    let written = { (number: String) in
      phrase.contains("a width and a height") ? number + "x" + number : number + match.2
    }
    return ([String(match.1), String(match.3)].map(written), beyond.map(written))
  }

  @Test func boundsAreTakenAndWhatIsBeyondIsRefused() {
    var count = 0
    for option in Self.all {
      guard let (inside, outside) = bounds(option.values) else { continue }
      count += 1
      for text in inside { #expect(problem(text, option) == nil, "\(option.name): \(text)") }
      for text in outside {
        let problem = problem(text, option)
        #expect(problem?.cause == .range, "\(option.name): \(text)")
        #expect(problem?.allowed.first.map(option.values.hasPrefix) == true, "\(option.name): \(text)")
      }
    }
    #expect(count > 20)
  }

  @Test func wordsThatAreProposedAreTaken() {
    var count = 0
    for option in Self.all {
      guard let problem = problem("no such value", option), bounds(option.values) == nil else { continue }
      if option.name == "at" { continue }
      count += 1
      #expect(!problem.allowed.isEmpty, "\(option.name)")
      for word in problem.allowed {
        #expect(option.values.contains(word), "\(option.name): \(word)")
        #expect(self.problem(word, option) == nil, "\(option.name): \(word)")
      }
    }
    #expect(count > 20)
  }

  // MARK: The reference

  /// The rows `| option | values | default | meaning |` of a page of the reference, by the heading above, without marks.
  private static func rows(_ page: String) throws -> [String: [[String]]] {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let text = try String(
      contentsOf: root.appendingPathComponent("content/reference/\(page).md"), encoding: .utf8)
    var rows: [String: [[String]]] = [:]
    var heading = ""
    for line in text.split(separator: "\n") {
      if line.hasPrefix("## ") { heading = String(line.dropFirst(3)) }
      let cells = line.split(separator: "|").map { plain($0) }
      if line.hasPrefix("| `"), cells.count == 4 { rows[heading, default: []].append(cells) }
    }
    return rows
  }

  /// Without links and code marks.
  private static func plain(_ text: Substring) -> String {
    var text = String(text).replacing(#/\[([^\]]*)\]\([^)]*\)/#) { String($0.1) }
    for (mark, plain) in [("`", ""), ("−", "-"), ("’", "'")] {
      text = text.split(separator: mark, omittingEmptySubsequences: false).joined(separator: plain)
    }
    return text.trimmingCharacters(in: .whitespaces)
  }

  /// As the reference has it, whose first table tells the kinds of values.
  private static func row(_ option: any OptionDescription) -> [String] {
    let values = (option.values == "true or false" ? "flag" : option.values)
      .replacing(#/a (whole number|number|duration|length) from /#, with: "")
      .replacing(#/a width and a height from [^,]*/#, with: "width and height")
    return [option.name, values, option.standardText ?? "", option.summary].map { plain(Substring($0)) }
  }

  @Test func theReferenceOfDirectivesHasTheirRows() throws {
    let rows = try Self.rows("directives")
    let animators = Set(Catalogue.animators.flatMap(\.options).map(\.name))
    for kind in DirectiveCatalogue.standard.kinds {
      for row in rows[kind.name] ?? [] where kind.name != "transition" || row[0] != "duration" {
        let option = kind.options.first { $0.name == row[0] }
        // Meanings may be told again in a directive's own words.
        #expect(option.map { Self.row($0).prefix(3) } == row.prefix(3), "\(kind.name)")
      }
      for option in kind.options
      where (kind.name == "curve" && option.name == "duration") || !animators.contains(option.name) {
        #expect(rows.values.joined().contains(Self.row(option)), "\(option.name)")
      }
    }
  }

  @Test(arguments: Catalogue.animators.map(\.name))
  func theReferenceOfAnimatorsHasTheirRows(name: String) throws {
    let options = try #require(Catalogue.animator(named: name)).options.map { Self.row($0).prefix(3) }
    let rows = try Self.rows("animators")[name, default: []].map { $0.prefix(3) }
    if options.count > 1 || !rows.isEmpty { #expect(rows == options) }
  }
}
