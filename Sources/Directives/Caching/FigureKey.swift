import Cache
import Diagnostics
import DirectiveParsing
import Runs
import UIKit
import YAML

/// The cache key of a page's figures: a hash of all inputs that are known before they are executed.
enum FigureKey {
  /// Changes with the form of records.
  private static let version = "zoetrope figures 9"

  /// Changes with the way in which drawings are kept.
  private static let drawingVersion = "zoetrope drawing 1"

  /// Options for the place of a figure on its page.
  private static let placement: Set = ["name", "caption", "hidden"]

  /// Options for the presentation of a run.
  private static let presentation: Set = ["frames", "at", "autoplay", "only", "card"]

  /// - Parameters:
  ///   - identity: a hash of the program and its fonts.
  ///   - directives: the directives that affect the drawings, in the order of the page.
  ///   - code: the keys of the page's compiled Swift.
  static func digest(
    identity: Digest, _ environment: FigureEnvironment, _ directives: [Directive], _ code: [Digest]
  ) -> Digest {
    var writer = FieldWriter()
    writer.add(version)
    writer.add(identity)
    writer.add(environment.rootPrefix)
    writer.add(environment.scopePrefix)
    writer.add(environment.linksListings)
    writer.add(environment.device.rawValue)
    writer.add(environment.localization.identity)
    writer.add(environment.standaloneScale) { $0.add($1) }
    writer.add(directives) { writer, directive in
      writer.add(directive.name.value)
      add(directive, without: placement, to: &writer)
    }
    writer.add(code) { $0.add($1) }
    return SHA256.hash(writer.bytes)
  }

  /// The cache key of a run. Directives with equal requests share it, however they present the run.
  ///
  /// - Parameters:
  ///   - code: the key of the compiled Swift that it runs.
  ///   - screens: hashes of the page's screens above the directive.
  ///   - reads: the reads of the page's and the site's screens.
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

  /// The cache key of a drawing.
  ///
  /// - Parameter name: of its file, which is a hash of its bytes.
  static func digest(ofDrawing name: String) -> Digest {
    var writer = FieldWriter()
    writer.add(drawingVersion)
    writer.add(name)
    return SHA256.hash(writer.bytes)
  }

  static func digest(of device: Device) -> Digest {
    var writer = FieldWriter()
    writer.add(device.rawValue)
    return SHA256.hash(writer.bytes)
  }

  static func digest(ofScreen directive: Directive) -> Digest {
    var writer = FieldWriter()
    add(directive, without: [], to: &writer)
    return SHA256.hash(writer.bytes)
  }

  /// Whether a directive affects the drawings of a page: it draws, or its body may contain directives.
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

  /// Adds a text and the parts of it that Liquid has made. A run's record refers to lines of scripts by their
  /// places.
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
