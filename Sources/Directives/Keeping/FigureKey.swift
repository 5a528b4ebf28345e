import Cache
import Diagnostics
import Markup
import Runs

/// The name of what a page's figures come to: a hash of all that is known before they are executed.
enum FigureKey {
  /// Changes with the form of records.
  private static let version = "zoetrope figures 6"

  /// Changes with the way in which drawings are kept.
  private static let drawingVersion = "zoetrope drawing 1"

  /// Options that say where a figure stands on its page, and what stands around it.
  private static let placement: Set = ["name", "caption", "hidden"]

  /// Options that say how a run is shown.
  private static let presentation: Set = ["frames", "at", "autoplay", "only"]

  /// - Parameters:
  ///   - identity: of the program, and of what it draws with.
  ///   - directives: those that have a part in what is drawn, in the order of the page.
  ///   - code: the names of what the page's Swift was compiled into.
  static func digest(
    identity: Digest, _ environment: FigureEnvironment, _ directives: [Directive], _ code: [Digest]
  ) -> Digest {
    var writer = FieldWriter()
    writer.add(version)
    writer.add(identity)
    writer.add(environment.rootPrefix)
    writer.add(environment.standaloneScale) { $0.add($1) }
    writer.add(directives) { writer, directive in
      writer.add(directive.name.value)
      add(directive, without: placement, to: &writer)
    }
    writer.add(code) { $0.add($1) }
    return SHA256.hash(writer.bytes)
  }

  /// The name of what a directive's request leaves. Directives that ask for the same share it, however they show it.
  ///
  /// - Parameters:
  ///   - code: the name of what the Swift that it runs was compiled into.
  ///   - screens: hashes of the page's, above the directive.
  ///   - reads: of those screens, and of the site's.
  static func digest<Request: RunRequest>(
    of request: Request, _ directive: Directive, code: Digest?, screens: [Digest], reads: [SiteRead]
  ) -> Digest {
    var writer = FieldWriter()
    writer.add("\(Request.self)")
    writer.add(code) { $0.add($1) }
    add(directive, without: placement.union(presentation), to: &writer)
    writer.add(screens) { $0.add($1) }
    writer.add(reads) { $0.add($1) }
    return SHA256.hash(writer.bytes)
  }

  /// The name of a drawing in the cache.
  ///
  /// - Parameter name: of its file, which says what is in it.
  static func digest(ofDrawing name: String) -> Digest {
    var writer = FieldWriter()
    writer.add(drawingVersion)
    writer.add(name)
    return SHA256.hash(writer.bytes)
  }

  static func digest(ofScreen directive: Directive) -> Digest {
    var writer = FieldWriter()
    add(directive, without: [], to: &writer)
    return SHA256.hash(writer.bytes)
  }

  /// Whether a directive of a page has a part in what is drawn there: it draws, or others may be inside of it.
  static func covers(_ directive: Directive) -> Bool {
    guard let kind = DirectiveCatalogue.standard[directive.name.value] else { return false }
    return kind.isFigure || mayHoldDirectives(kind.lines(of: directive).tail)
  }

  private static func add(
    _ directive: Directive, without options: Set<String>, to writer: inout FieldWriter
  ) {
    let body = directive.body
    let prose = DirectiveCatalogue.standard[directive.name.value]?.lines(of: directive).tail ?? body
    writer.add(directive.argument?.value) { $0.add($1) }
    writer.add(directive.options.filter { !options.contains($0.name.value) }) { writer, option in
      writer.add(option.name.value)
      writer.add(option.value.value)
      writer.add(option.yaml) { $0.add($1) }
    }
    writer.add(body[0..<(body.bytes.count - prose.bytes.count)])
    writer.add(mayHoldDirectives(prose) ? prose.bytes : [])
  }

  /// Whether there may be a fence in a text.
  private static func mayHoldDirectives(_ text: SourceText) -> Bool {
    let bytes = text.bytes
    return bytes.indices.dropLast(2).contains { index in
      let mark = bytes[index]
      return "`~:".utf8.contains(mark) && mark == bytes[index + 1] && mark == bytes[index + 2]
    }
  }
}

extension FieldWriter {
  fileprivate mutating func add(_ node: YAMLNode) {
    add(node.string) { $0.add($1) }
    add(node.array ?? []) { $0.add($1) }
  }

  /// Adds a text, and which of its parts Liquid has made: what is told of a script's lines, such as their times, is told
  /// by their places.
  fileprivate mutating func add(_ text: SourceText) {
    add(text.bytes)
    let start = text.origins.first?.source.bytes.lowerBound ?? 0
    add(text.origins) { writer, origin in
      writer.add(origin.start)
      writer.add(origin.isCopied)
      writer.add(UInt64(bitPattern: Int64(origin.source.bytes.lowerBound - start)))
    }
  }
}
