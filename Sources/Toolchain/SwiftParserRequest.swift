import Cache
import Processes

/// A message to `zoetrope-swift-parser`.
struct SwiftParserRequest {
  private enum Command: Character {
    case sample = "s"
    case declarations = "d"
    case edits = "e"

    var letter: [UInt8] { Array("\(rawValue)".utf8) }
  }

  private let command: Command
  private let code: [UInt8]
  private let texts: [SampleText]

  /// Asks for the tokens, errors and edits of a sample.
  static func sample(_ code: [UInt8]) -> Self { Self(command: .sample, code: code, texts: []) }

  /// Asks for the declarations in a sample.
  static func declarations(in code: [UInt8]) -> Self {
    Self(command: .declarations, code: code, texts: [])
  }

  /// Asks for the edits of a sample, given the declarations of the texts compiled with it.
  static func edits(of code: [UInt8], beside texts: [SampleText]) -> Self {
    Self(command: .edits, code: code, texts: texts.filter(\.isRead))
  }

  var message: [UInt8] {
    guard command == .edits else { return command.letter + code }
    return texts.reduce(into: command.letter) { $0 += MessageFrame.bytes(of: $1.bytes) }
      + MessageFrame.bytes(of: code)
  }

  /// A key that changes with the message.
  var key: Digest {
    var writer = FieldWriter()
    writer.add(command.letter)
    for text in texts { writer.add(text.digest) }
    writer.add(code)
    return SHA256.hash(writer.bytes)
  }
}
