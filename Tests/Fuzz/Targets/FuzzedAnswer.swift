import Diagnostics
import Lint
import Rendering
import RunCoding
import Runs
import TransitionEngine

@testable import Directives

/// What comes back from a program that has run somebody's code: it may have written what it likes.
///
/// Whatever is let through can be drawn.
enum FuzzedAnswer {
  static func show(_ bytes: [UInt8]) {
    let page = SourceFile(path: "page.md", text: String(repeating: "a page\n", count: 100))
    guard let answer = try? RunnerAnswer(bytes[...], files: CodedFiles([page])) else { return }
    print(answer.diagnostics)
    if let run = answer.run { draw(run, frames: 3) }
  }

  /// Draws what a run leaves, unless it is too much.
  static func draw(_ run: FinishedRun, frames: Int) {
    guard (try? run.timeline.checkLimits()) != nil else { return }
    let timeline = run.timeline
    for finding in timeline.lint() + run.findings {
      law(!finding.circumstances.isEmpty, "a finding has words")
    }
    var library = FigureLibrary(folder: "")
    var environment = FigureEnvironment()
    environment.standaloneScale = 1
    let instants = (0..<frames).map { timeline.duration * Double($0) / Double(frames - 1) }
    _ = try? RunDrawing(
      of: timeline.showingTouches(), at: instants, parts: .both, scope: "f1",
      StripOptions(title: "It", description: ""), in: &library, environment)
    for file in library.files.values {
      law(String(validating: file, as: UTF8.self) != nil, "a drawing is text")
    }
  }
}
