import Localization
import Markdown
import Rendering
import Text
import TransitionEngine

/// A placed figure in words and numbers, for programs that don't see it.
package struct FigureDescription: Sendable, Equatable {
  /// A line of Swift, and when it has an effect.
  package struct Call: Sendable, Equatable {
    /// The name of the listing; nil for the directive's own Swift.
    package var listing: String?
    /// The number of the line in the listing, from 1.
    package var line: Int
    /// Seconds; equal for an instant.
    package var start, end: TimeInterval
    /// The line without the spaces around it.
    package var code: [UInt8]

    /// `0.2–0.4 s`.
    var time: String { LitLine(listing: nil, line: line, start: start, end: end).text }
  }

  /// The strip of one run.
  package struct Strip: Sendable, Equatable {
    package var title: String
    package var image: StripImage
  }

  /// Plotted curves.
  package struct Curves: Sendable, Equatable {
    package var names: [String]
    /// Seconds.
    package var times: [TimeInterval]
    /// For each curve, the fractions of change at the times.
    package var values: [[Double]]
  }

  /// The id of its element.
  package var id: String
  /// The name of its directive.
  package var kind: String
  package var title: String
  package var description: String
  /// The size of the screens in points; nil for a plot.
  package var size: CGSize?
  /// Seconds.
  package var duration: TimeInterval
  /// The instants of the strip's frames, in seconds.
  package var instants: [TimeInterval] = []
  /// Short facts, such as animator and screens.
  package var facts: [String] = []
  /// The strip, or those of the runs that it compares.
  package var strips: [Strip] = []
  /// The frame that represents the figure in lists, if it's the first of its page.
  package var frame: StripImage?
  package var curves: Curves?
  package var calls: [Call] = []
  /// Lint findings that aren't warnings, and lines that the code has printed.
  package var notes: [Remark] = []
  /// The word for `{direction}` in captions; nil for a figure without a swipe.
  package var direction: String?
  /// Whether the page shows the lint findings.
  package var showsLint = false

  init(_ figure: PlacedFigure, kind: String, _ calls: [Call]) {
    (id, self.kind) = (figure.id, kind)
    direction = figure.drawing.direction?.rawValue
    switch figure.drawing {
    case .run(let run):
      (title, duration) = (run.title, run.duration)
      (facts, frame, notes) = (run.facts, run.frame, run.notes)
      // A diagram is drawn at a scale and a time of its own.
      if run.parts != .diagram { (size, instants) = (run.size, run.instants) }
      showsLint =
        run.below.firstIndex(of: Array(FigureClass.lint.rawValue.utf8), from: 0, to: run.below.count) != nil
      let runs = run.compared.isEmpty ? [run] : run.compared
      strips = runs.map { Strip(title: $0.title, image: $0.strip) }
      description = strips.map(\.image.alternative).joined(separator: " ")
      if !run.compared.isEmpty { notes += run.compared.flatMap(\.notes) }
      self.calls = calls
    case .plot(let plot):
      (title, description, duration) = (plot.title, plot.description, plot.duration)
      curves = Curves(names: plot.names, times: plot.times, values: plot.values)
    }
  }
}

extension FigureDescription {
  /// The figure as a page's Markdown has it, before its caption.
  package func markdown(_ words: Localization) -> MarkdownFigure {
    var figure = MarkdownFigure(title: title)
    if curves != nil { figure.description = description }
    figure.pictures = strips.map {
      MarkdownFigure.Picture(address: $0.image.address, description: $0.image.alternative)
    }
    if duration > 0, curves == nil, !instants.isEmpty {
      let count = instants.count == 1 ? words[.strip] : words.text(.strips, "\(instants.count)")
      figure.facts.append("\(count): " + instants.map { $0.inSeconds() }.joined(separator: ", "))
    }
    if let size { figure.facts.append("\(Self.points(size.width)) × \(Self.points(size.height)) pt") }
    figure.facts += notes.filter { !showsLint || $0.english.hasPrefix(FigureReport.printed) }
      .map { words.text($0) }
    figure.callsTitle = words[.linesInEffect]
    figure.calls = calls.map { call in
      let line = words.text(.lineNumber, "\(call.line)")
      return MarkdownFigure.Call(
        text: [call.time, call.listing, line].compactMap(\.self).joined(separator: ", "), code: call.code)
    }
    if let curves {
      figure.columns = ["s"] + curves.names
      figure.rows = curves.times.enumerated().map { index, time in
        [time.formatted(decimals: 3)] + curves.values.map { $0[index].formatted(decimals: 3) }
      }
    }
    return figure
  }

  private static func points(_ length: CGFloat) -> String { Double(length).formatted(decimals: 1) }
}

// MARK: Calls

extension ListingLinks {
  /// The lines that have an effect on a figure, in the order of time.
  func calls(of run: RunDrawing, _ body: [UInt8], at position: Int) -> [FigureDescription.Call] {
    guard !run.litLines.isEmpty else { return [] }
    let listings = runningListings(at: position)
    var texts: [Int?: [ArraySlice<UInt8>]] = [:]
    let sorted = run.litLines.enumerated().sorted {
      ($0.element.start, $0.offset) < ($1.element.start, $1.offset)
    }
    return sorted.compactMap { _, line in
      if let number = line.listing, !listings.indices.contains(number) { return nil }
      let listing = line.listing.map { listings[$0] }
      let lines =
        texts[line.listing]
        ?? (listing?.code ?? body).split(
          separator: 0x0A, omittingEmptySubsequences: false)
      texts[line.listing] = lines
      guard lines.indices.contains(line.line - 1) else { return nil }
      let text = lines[line.line - 1]
      return FigureDescription.Call(
        listing: listing?.name, line: line.line, start: line.start, end: line.end,
        code: Array(text[text.trimmed(text.startIndex..<text.endIndex)]))
    }
  }
}
