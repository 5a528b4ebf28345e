import TransitionEngine

/// Calls as an ordered list: the text of a plot of calls, and all of it on a phone.
struct CallbackList {
  let entries: [CallbackEntry]

  func write(to out: inout ByteWriter) {
    out.write("<ol class=\"zt-calls\">\n")
    for entry in entries { write(entry, to: &out) }
    out.write("</ol>\n")
  }

  private func write(_ entry: CallbackEntry, to out: inout ByteWriter) {
    out.write("<li><span class=\"zt-when\">")
    out.write(raw: Self.seconds(entry.first))
    out.write("</span> <b>")
    writeClass(entry.actor, to: &out)
    out.write("</b> ")
    out.write(raw: Self.verb(entry.kind))
    out.write("<code>")
    writeName(entry.name, to: &out)
    out.write("</code>")
    if entry.count > 1 { out.write(raw: " \(entry.count) times, until \(Self.seconds(entry.last))") }
    if !entry.detail.isEmpty {
      out.write(" <span class=\"zt-detail\">")
      out.escape(entry.detail)
      out.write("</span>")
    }
    out.write("</li>\n")
  }

  private static func verb(_ kind: Timeline.Event.Kind) -> String {
    switch kind {
    case .call: "calls "
    case .callback: "gets "
    case .state: ""
    }
  }

  /// A class’s name; narrow columns break it where a word of it starts.
  private func writeClass(_ name: String, to out: inout ByteWriter) {
    var word = ""
    for character in name {
      if character.isUppercase, word.last?.isLowercase ?? false {
        out.escape(word)
        out.write("<wbr/>")
        word = ""
      }
      word.append(character)
    }
    out.escape(word)
  }

  /// A method’s name; narrow columns break it where a label starts.
  private func writeName(_ name: String, to out: inout ByteWriter) {
    for (index, part) in name.split(separator: ":", omittingEmptySubsequences: false).enumerated() {
      if index > 0 { out.write(":") }
      if index > 0, part != ")", !part.isEmpty { out.write("<wbr/>") }
      out.escape(String(part))
    }
  }

  /// `0.300 s`: all three decimals, so that times stand under each other.
  static func seconds(_ time: TimeInterval) -> String {
    let milliseconds = FixedDecimal.scale(CGFloat(time), decimals: 3)
    let fraction = String(1000 + milliseconds.magnitude % 1000).dropFirst()
    return (milliseconds < 0 ? "-" : "") + "\(milliseconds.magnitude / 1000).\(fraction) s"
  }
}
