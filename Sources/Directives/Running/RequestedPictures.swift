import Diagnostics
import Listings
import Processes
import RunCoding
import Screens
import TransitionEngine

/// Answers the requests of an author's code for pictures and symbols, and collects their problems.
///
/// The code isn't trusted: requests are limited, and only files of the site are sent.
final class RequestedPictures {
  /// The largest number of names that a run may request, and of bytes that it may receive.
  static let countLimit = 100
  static let byteLimit = 32 << 20

  private let figure: SourceRange
  private let site: FigureSite
  private var count = 0
  private var byteCount = 0
  /// The diagnostics of each failed request, and the author's call that made it.
  private var found: [(call: Timeline.Event.CallSite?, problems: [Diagnostic])] = []

  /// - Parameters:
  ///   - figure: the place of the directive.
  ///   - site: reads pictures and drawings.
  init(at figure: SourceRange, _ site: FigureSite) {
    (self.figure, self.site) = (figure, site)
  }

  /// Replies to requests that have arrived completely.
  func reply(to asked: inout [UInt8]) -> [UInt8] {
    var reply: [UInt8] = []
    while let message = MessageFrame.take(from: &asked) {
      let question = try? PictureQuestion(message)
      reply += MessageFrame.bytes(of: PictureQuestion.reply(question.flatMap { file(for: $0) }))
    }
    return reply
  }

  private func file(for question: PictureQuestion) -> PictureFile? {
    let diagnostics = DiagnosticCollector()
    defer { if !diagnostics.isEmpty { found.append((question.call, diagnostics.diagnostics)) } }
    count += 1
    guard count <= Self.countLimit else {
      if count == Self.countLimit + 1 { diagnostics.report(tooMany) }
      return nil
    }
    let name = Located(question.name, at: figure)
    let asked =
      switch question.kind {
      case .picture: PictureFile(named: name, image: site.picture, diagnostics)
      case .symbol: OwnSymbol.file(named: name, image: site.image, diagnostics)
      }
    guard let file = asked else { return nil }
    byteCount += file.file.bytes.count
    guard byteCount <= Self.byteLimit else {
      diagnostics.report(tooMany)
      return nil
    }
    return file
  }

  private var tooMany: Diagnostic {
    .error(
      "image.too-many", "the code uses more pictures than a run can show", at: figure,
      explanation: "a run can show \(Self.countLimit) pictures, of \(Self.byteLimit >> 20) MiB together",
      fix: "show fewer, or smaller ones")
  }

  /// Problems with pictures, at the calls that request them.
  ///
  /// - Parameters:
  ///   - libraries: the paths of the loaded libraries.
  ///   - source: the source of the libraries.
  func problems(
    _ libraries: [String], _ source: ListingSource, _ symbolizer: Symbolizer
  ) -> [Diagnostic] {
    let places = symbolizer.places(of: found.map { $0.call?.address(in: libraries) }, source)
    return zip(found, places).flatMap { asked, place in
      place.map { place in asked.problems.map { $0.moved(to: place) } } ?? asked.problems
    }
  }
}
