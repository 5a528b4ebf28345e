import RunCoding
import UIKit

/// Requests the pictures that an author's code names from the site, each once. This process cannot read
/// files.
///
/// A run has one thread.
final class PictureQuestions: @unchecked Sendable {
  private var known: [String: FilePicture?] = [:]

  func picture(_ name: String) -> FilePicture? {
    if let known = known[name] { return known }
    let picture = ask(name)
    known.updateValue(picture, forKey: name)
    return picture
  }

  private func ask(_ name: String) -> FilePicture? {
    let question = PictureQuestion(name: name, call: Run.callStack?.innermost())
    guard let reply = StandardInput.reply(to: question.bytes),
      let file = try? PictureQuestion.picture(in: reply)
    else { return nil }
    return FilePicture(file.file, url: file.url, scale: file.scale)
  }
}
