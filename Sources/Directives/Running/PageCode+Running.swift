import Diagnostics
import DirectiveParsing
import Lint
import Listings
import RunCoding
import Runs
import TransitionEngine

extension PageCode {
  /// Runs a directive's request; nil, with diagnostics, if the result can't be shown.
  func run(
    _ request: some RunRequest, of directive: Directive, on site: FigureSite,
    _ diagnostics: DiagnosticCollector
  ) -> FinishedRun? {
    guard let service, let version = version(for: directive), version.isCompiled else { return nil }
    let own = DiagnosticCollector()
    defer { diagnostics.report(own.diagnostics.map { located($0, in: version) }) }
    do throws(ListingService.Failure) {
      let libraries = try libraries(of: version, service)
      let files = CodedFiles()
      let request = RunnerRequest(
        library: libraries[0], code: libraries.dropFirst().first, functions: version.functions.names,
        run: request, files: files)
      return try service.runner().run(
        request, files, version.source, at: directive.name.range, site: site, own)
    } catch {
      own.report(error.diagnostic(at: directive.name.range))
      return nil
    }
  }

  /// The paths of a version's libraries: its own, and the library of the site's own Swift.
  func libraries(
    of version: Version, _ service: ListingService
  ) throws(ListingService.Failure) -> [String] {
    var paths: [String] = []
    for key in [version.key, code].compactMap(\.self) { paths.append(try service.library(of: key)) }
    return paths
  }

  // MARK: Places

  /// Moves a diagnostic to the declaration of its method.
  private func located(_ diagnostic: Diagnostic, in version: Version) -> Diagnostic {
    guard let method = diagnostic.method, let place = place(of: method, in: version) else {
      return diagnostic
    }
    return diagnostic.moved(to: place)
  }

  private func place(of method: Diagnostic.Method, in version: Version) -> SourceRange? {
    version.source.place(of: method, highlighter.declarations)
  }

  /// The places in the page's Swift, or the site's, that led to a run's findings: the author's call, or else
  /// the author's method that should have made one.
  ///
  /// - Parameter directive: the directive of the run.
  /// - Returns: a place for each finding; nil for findings without the author's code.
  func places(
    of findings: [LintFinding], in timeline: Timeline, of directive: Directive
  ) -> [SourceRange?] {
    guard let service, let version = version(for: directive), version.isCompiled,
      let libraries = try? libraries(of: version, service), let symbolizer = try? service.symbolizer()
    else { return findings.map { _ in nil } }
    // The catalog may have an animator with the name of a page's.
    let isOwn = DirectiveCatalogue.standard[directive.name.value]?.expressions(in: directive).isEmpty == false
    let calls = findings.map { timeline.callSite(of: $0)?.address(in: libraries) }
    return zip(findings, symbolizer.places(of: calls, version.source)).map { finding, line in
      if let line { return line }
      return isOwn ? place(of: Diagnostic.Method("animateTransition", of: finding.actor), in: version) : nil
    }
  }
}

extension Diagnostic {
  /// Moves a diagnostic to a line of the author's code, and adds the figure as a note.
  func moved(to place: SourceRange) -> Diagnostic {
    var moved = self
    moved.notes.append(.init("while this figure runs", at: range))
    moved.range = place
    return moved
  }
}

extension Timeline {
  /// The author's call that led to a finding: the last one of that name by then. Callbacks by the framework
  /// don't count.
  fileprivate func callSite(of finding: LintFinding) -> Event.CallSite? {
    events.last { event in
      event.kind != .callback && event.name == finding.call && event.actor == finding.actor
        && event.time <= finding.time && event.callSite != nil
    }?.callSite
  }
}
