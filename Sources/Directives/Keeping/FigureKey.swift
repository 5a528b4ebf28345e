import Cache
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
      // Places are counted in what the author wrote, which Liquid may have filled in.
      writer.add(outline.range.file.bytes[outline.range.bytes])
    }
    return SHA256.hash(writer.bytes)
  }
}
