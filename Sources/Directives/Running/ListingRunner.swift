import Cache
import Diagnostics
import Listings
import Processes
import RunCoding
import Runs
import Screens
import TransitionEngine

/// Runs an author's code in a separate program, one process for each run.
struct ListingRunner: Sendable {
  /// Limits of a run: elapsed time, printed bytes, and bytes of the answer.
  private static let limits = Command.Limits(time: .seconds(30), output: 1 << 16, answer: 64 << 20)

  /// It also gives up what is beyond, in `Confinement`, and tells more of it.
  private static let resources = Command.Resources(memory: 1 << 30)

  private var command: Command
  private let symbolizer: Symbolizer

  /// - Parameters:
  ///   - program: the path of `zoetrope-runner`, which is loaded once.
  ///   - runtime: the folder of the toolchain's libraries.
  init(program: String, runtime: String, _ symbolizer: Symbolizer) {
    // The order of a set, and what is made of an object's address, are the same in each run.
    let environment = [
      "LD_LIBRARY_PATH=\(runtime)", "SWIFT_BACKTRACE=enable=no", "SWIFT_DETERMINISTIC_HASHING=1",
    ]
    command = Command(program, environment: environment, folder: "/", resources: Self.resources)
    command.hasFixedAddresses = true
    var serving = command
    serving.arguments = [RunnerRequest.servingArgument]
    command.template = ProgramTemplate(serving)
    self.symbolizer = symbolizer
  }

  /// Runs a request; nil, with diagnostics, if the result can't be shown.
  ///
  /// - Parameters:
  ///   - files: the files of the request's places.
  ///   - source: the source of the request's libraries.
  ///   - figure: the place of the directive.
  ///   - site: reads the pictures and symbols that the code names.
  func run(
    _ request: RunnerRequest, _ files: CodedFiles, _ source: ListingSource, at figure: SourceRange,
    site: FigureSite, _ diagnostics: DiagnosticCollector
  ) -> FinishedRun? {
    let pictures = RequestedPictures(at: figure, site)
    defer { diagnostics.report(pictures.problems(request.libraries, source, symbolizer)) }
    do throws(StartError) {
      let outcome = try command.run(input: MessageFrame.bytes(of: request.bytes), limits: Self.limits) {
        pictures.reply(to: &$0)
      }
      var isTooLarge = false
      if outcome.hasSucceeded {
        do throws(DamagedEntry) {
          let answer = try RunnerAnswer(outcome.answer[...], files: files)
          diagnostics.report(answer.diagnostics.map { located($0, request, source) })
          guard let run = answer.run else { return nil }
          if let problem = invalidGeometry(in: run, request, source, at: figure) {
            diagnostics.report(problem)
            return nil
          }
          diagnostics.report(changesInBackground(in: run, request, source, at: figure))
          diagnostics.report(waitingTasks(in: run, request, source, at: figure))
          return Self.adding(outcome.output, to: run)
        } catch {
          isTooLarge = error.isTooLarge
        }
      }
      var broken = BrokenRun(outcome, source, libraries: request.libraries, symbolizer)
      broken.leavesTooMuch = isTooLarge
      diagnostics.report(broken.diagnostic(at: figure))
    } catch {
      diagnostics.report(
        .error(
          "swift.runner", "can't start “\(command.executable)”: \(error)", at: figure,
          fix: "run “zoetrope doctor”, or install Zoetrope again"))
    }
    return nil
  }

  /// The largest number of printed lines that are kept.
  private static let printedLimit = 20

  private static func adding(_ output: [UInt8], to run: FinishedRun) -> FinishedRun {
    let all = String(decoding: output, as: UTF8.self)
    let printed = all.split(separator: RunnerStatus.furtherRuns, omittingEmptySubsequences: false)[0]
    guard !printed.isEmpty else { return run }
    let lines = printed.split(separator: "\n", omittingEmptySubsequences: false)
    var run = run
    run.printed = lines.prefix(printedLimit).map { DiagnosticFormatter.clean(String($0.prefix(200))) }
    if lines.count > printedLimit { run.printed.append("…") }
    if run.printed.last == "" { run.printed.removeLast() }
    return run
  }

  /// The largest number of reported places at which views are changed in the background.
  private static let backgroundLimit = 5

  /// Changes of views on a background queue, each call once. The first of several changes by one call counts.
  private func changesInBackground(
    in run: FinishedRun, _ request: RunnerRequest, _ source: ListingSource, at figure: SourceRange
  ) -> [Diagnostic] {
    var seen: Set<Timeline.Event.CallSite?> = []
    let events = run.timeline.events.filter {
      $0.incident == .mainThreadChecker && seen.insert($0.callSite).inserted
    }.prefix(Self.backgroundLimit)
    let places = symbolizer.places(of: events.map { $0.callSite?.address(in: request.libraries) }, source)
    return zip(events, places).map { event, place in
      .warning(
        "swift.main-thread", "\(event.actor).\(event.detail) must be used from main thread only",
        at: place ?? figure,
        explanation:
          "this call runs on a background queue, where UIKit’s behavior is undefined on a device",
        fix: "make it in “DispatchQueue.main.async { … }”",
        notes: place == nil ? [] : [.init("while this figure runs", at: figure)])
    }
  }

  /// The largest number of reported tasks that wait forever.
  private static let waitLimit = 5

  /// Tasks that were waiting when nothing was left that could resume them, each place once.
  private func waitingTasks(
    in run: FinishedRun, _ request: RunnerRequest, _ source: ListingSource, at figure: SourceRange
  ) -> [Diagnostic] {
    var seen: Set<Timeline.Event.CallSite?> = []
    let events = run.timeline.events.filter {
      $0.incident == .waitsForever && seen.insert($0.callSite).inserted
    }.prefix(Self.waitLimit)
    let places = symbolizer.places(of: events.map { $0.callSite?.address(in: request.libraries) }, source)
    return zip(events, places).map { event, place in
      let isTask = event.actor == "task"
      let explanation =
        isTask
        ? "the run has no work left that could resume it, so nothing after this line is executed"
        : "the run has no work left that could start or finish it"
      let fix =
        isTask
        ? "resume the continuation, finish the stream, or complete what the task awaits; or cancel the task"
        : "resume its queue, finish its dependencies, or call didChangeValue(forKey: \"isFinished\")"
      return .warning(
        "run.waiting",
        isTask ? "a task waits here forever" : "the operation that is added here never finishes",
        at: place ?? figure, explanation: explanation, fix: fix,
        notes: place == nil ? [] : [.init("while this figure runs", at: figure)])
    }
  }

  /// Moves a diagnostic to the line of its call.
  private func located(_ diagnostic: Diagnostic, _ request: RunnerRequest, _ source: ListingSource)
    -> Diagnostic
  {
    guard let call = diagnostic.call else { return diagnostic }
    let site = Timeline.Event.CallSite(library: call.library, address: call.address)
    let place = symbolizer.places(of: [site.address(in: request.libraries)], source)[0]
    return place.map { diagnostic.moved(to: $0) } ?? diagnostic
  }

  /// Numbers that aren't finite, for which UIKit raises an exception.
  private func invalidGeometry(
    in run: FinishedRun, _ request: RunnerRequest, _ source: ListingSource, at figure: SourceRange
  ) -> Diagnostic? {
    guard let event = run.timeline.events.first(where: { $0.incident == .invalidGeometry }) else {
      return nil
    }
    let place = symbolizer.places(of: [event.callSite?.address(in: request.libraries)], source)[0]
    return .error(
      "swift.trap", "the code stops here: \(event.name) of \(event.actor), \(event.detail)",
      at: place ?? figure,
      explanation: "UIKit raises an exception where a layer’s geometry is not finite",
      notes: place == nil ? [] : [.init("while this figure runs", at: figure)])
  }
}

extension Timeline.Event.CallSite {
  /// - Parameter libraries: their paths.
  /// - Returns: nil if there is no such library.
  func address(in libraries: [String]) -> Symbolizer.Address? {
    libraries.indices.contains(library) ? (libraries[library], address) : nil
  }
}
