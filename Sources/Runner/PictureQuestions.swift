import RunCoding
import Screens
import Symbols
import UIKit

/// Requests the pictures and symbols that an author's code names from the site, each once. This process cannot read
/// files.
///
/// A run has one thread.
final class PictureQuestions: @unchecked Sendable {
  private var known: [String: FilePicture?] = [:]
  private var knownSymbols: [String: Symbol?] = [:]

  func picture(_ name: String) -> FilePicture? {
    if let known = known[name] { return known }
    let picture = ask(name, .picture).map { FilePicture($0.file, url: $0.url, scale: $0.scale) }
    known.updateValue(picture, forKey: name)
    return picture
  }

  /// The drawing of a symbol of the site.
  func symbol(_ name: String) -> Symbol? {
    if let known = knownSymbols[name] { return known }
    let symbol = ask(name, .symbol).flatMap { try? OwnSymbol.symbol(drawnIn: $0.file.bytes) }
    knownSymbols.updateValue(symbol, forKey: name)
    return symbol
  }

  private func ask(_ name: String, _ kind: PictureQuestion.Kind) -> PictureFile? {
    let question = PictureQuestion(kind, name: name, call: Run.callStack?.innermost())
    guard let reply = StandardInput.reply(to: question.bytes) else { return nil }
    return try? PictureQuestion.picture(in: reply)
  }
}
