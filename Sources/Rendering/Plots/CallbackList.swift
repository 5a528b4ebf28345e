import HTML
import Localization
import Text
import TransitionEngine

/// Calls as an ordered list: the text of a plot of calls, and all of it on a phone.
struct CallbackList {
  let entries: [CallbackEntry]
  let words: Localization

  func write(to html: inout HTMLWriter) {
    html.element("ol", .class(.calls)) { html in
      html.newline()
      for entry in entries { write(entry, to: &html) }
    }
    html.newline()
  }

  private func write(_ entry: CallbackEntry, to html: inout HTMLWriter) {
    html.element("li") { html in
      html.element("span", .class(.when), text: entry.first.inSeconds(padded: true))
      html.text(" ")
      html.element("b") { writeClass(entry.actor, to: &$0) }
      html.text(" ")
      if let verb = Self.verb(entry.kind) { html.text(words[verb] + " ") }
      html.element("code") { writeName(entry.name, to: &$0) }
      if entry.count > 1 {
        html.text(" " + words.text(.timesUntil, "\(entry.count)", entry.last.inSeconds(padded: true)))
      }
      guard !entry.detail.isEmpty else { return }
      html.text(" ")
      html.element("span", .class(.detail), text: words.text(entry.detail))
    }
    html.newline()
  }

  private static func verb(_ kind: Timeline.Event.Kind) -> Phrase? {
    switch kind {
    case .call: .makesCall
    case .callback: .gets
    case .state: nil
    }
  }

  /// A class’s name; narrow columns break it where a word of it starts.
  private func writeClass(_ name: String, to html: inout HTMLWriter) {
    var word = ""
    for character in name {
      if character.isUppercase, word.last?.isLowercase ?? false {
        html.text(word)
        html.wordBreak()
        word = ""
      }
      word.append(character)
    }
    html.text(word)
  }

  /// A method’s name; narrow columns break it where a label starts.
  private func writeName(_ name: String, to html: inout HTMLWriter) {
    for (index, part) in name.split(separator: ":", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { html.text(":") }
      if index > 0, part != ")", !part.isEmpty { html.wordBreak() }
      html.text(String(part))
    }
  }
}
