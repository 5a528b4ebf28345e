import Cache
import Diagnostics
import Markup

/// The name of what a page's figures come to: a hash of all that is known before they are executed.
enum FigureKey {
  /// Changes with the form of records.
  private static let version = "zoetrope figures 1"

  /// - Parameters:
  ///   - identity: of the program, and of what it draws with.
  ///   - outlines: the directives that are kept together.
  static func digest(
    identity: Digest, _ environment: FigureEnvironment, _ options: MarkdownOptions,
    _ outlines: [DirectiveOutline]
  ) -> Digest {
    var writer = FieldWriter()
    writer.add(version)
    writer.add(identity)
    writer.add(environment.rootPrefix)
    writer.add(environment.standaloneScale) { $0.add($1) }
    // Names all options there are, also those that will be.
    writer.add(String(describing: options))
    writer.add(outlines) { writer, outline in
      writer.add(outline.name)
      writer.add(outline.argument) { $0.add($1) }
      writer.add(outline.content.bytes)
      writer.add(source: outline)
    }
    return SHA256.hash(writer.bytes)
  }
}

extension FieldWriter {
  /// Adds how a directive came from what the author wrote. Places are counted there, captions may be read there once
  /// more, and Liquid may have made the same text of something else.
  fileprivate mutating func add(source outline: DirectiveOutline) {
    let start = outline.range.bytes.lowerBound
    add(outline.range.file.bytes[outline.range.bytes])
    add(outline.content.origins) { writer, origin in
      let isNear = origin.source.file === outline.range.file && origin.source.bytes.lowerBound >= start
      writer.add(origin.start)
      writer.add(origin.isCopied)
      writer.add(isNear ? origin.source.bytes.lowerBound - start : nil) { $0.add($1) }
      writer.add(origin.source.file.bytes[origin.source.bytes])
    }
  }
}
