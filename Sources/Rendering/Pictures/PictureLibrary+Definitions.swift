import HTML
import Text
import TransitionEngine

extension PictureLibrary {
  private struct Definitions {
    var markup: [UInt8]
    /// The bytes at the start that define the picture that was requested first.
    var firstCount: Int
    /// The classes of their colors.
    var styles: ColorStyles
  }

  /// The strips of a site show the same screens. The capacity is in bytes.
  private static let known = Memo<DefinitionsKey, Definitions>(capacity: 32 << 20)

  private struct DefinitionsKey: Hashable {
    var requests: [Request]
    var sharesWords: Bool
  }

  /// All requested definitions as the content of one `<defs>`.
  package mutating func definitions() -> [UInt8] { settled().markup }

  /// The picture that was requested first, as an element, and the content of a `<defs>` with all others. A browser copies
  /// what a `<use>` shows, so a picture that is shown once is drawn in its place.
  mutating func firstAndOthers() -> (first: [UInt8], others: [UInt8]) {
    let definitions = settled()
    let (markup, count) = (definitions.markup, definitions.firstCount)
    return (Array(markup.prefix(count)), Array(markup.dropFirst(count)))
  }

  private mutating func settled() -> Definitions {
    let key = DefinitionsKey(requests: requests, sharesWords: sharesWords)
    let definitions = Self.known.value(for: key, weight: \.markup.count) { drawn() }
    styles.add(definitions.styles)
    return definitions
  }

  private func drawn() -> Definitions {
    var library = self
    library.styles = ColorStyles()
    library.requestRepeatedOutlines()
    var painter = Painter(library: library, precision: .definitions, names: .library)
    // The painter holds the only reference, so adding to it doesn't copy the buffer.
    library = PictureLibrary(scope: scope)
    var (index, firstCount) = (0, 0)
    // Drawing a picture may ask for further ones.
    while index < painter.library.requests.count {
      let request = painter.library.requests[index]
      if case .picture(let picture) = request.content { painter.paintDefinition(picture, name: request.name) }
      if index == 0 { firstCount = painter.out.bytes.count }
      index += 1
    }
    for request in painter.library.requests {
      if case .outline(let outline) = request.content { write(outline, request.name, to: &painter.out) }
    }
    for request in painter.library.requests {
      if case .image(let image) = request.content { write(image, request.name, to: &painter.out) }
    }
    return Definitions(markup: painter.out.bytes, firstCount: firstCount, styles: painter.library.styles)
  }

  /// An outline that the pictures draw more than once gets a definition.
  private mutating func requestRepeatedOutlines() {
    var uses: [Fingerprint: Int] = [:]
    var repeated: [Outline] = []
    var seen: Set<Fingerprint> = []
    func visit(_ outline: Outline) {
      guard outline.rect == nil, outline.weight >= Outline.leastSharedWeight else { return }
      uses[outline.fingerprint, default: 0] += 1
      if uses[outline.fingerprint] == 2 { repeated.append(outline) }
    }
    func visit(_ marks: [Mark]) {
      for mark in marks {
        switch mark {
        case .fill(let outline, .color), .stroke(let outline, _, _): visit(outline)
        case .words(let words, _): if sharesWords { words.forEach(visit) }
        case .clipped(_, let inner), .masked(_, let inner): visit(inner)
        case .placed(let placement):
          let shared = isRequested(placement.picture)
          if !shared || seen.insert(placement.picture.fingerprint).inserted { visit(placement.picture.marks) }
        case .blurred(let blur):
          if !isRequested(blur.behind.picture) { visit(blur.behind.picture.marks) }
        case .fill, .image, .shadow: break
        }
      }
    }
    for request in requests {
      guard case .picture(let picture) = request.content else { continue }
      if seen.insert(picture.fingerprint).inserted { visit(picture.marks) }
    }
    for outline in repeated { _ = id(for: outline) }
  }

  private func write(_ outline: Outline, _ name: String, to out: inout HTMLWriter) {
    let toOrigin = CGAffineTransform(translationX: -outline.origin.x, y: -outline.origin.y)
    var data = PathData(scale: Grid.unitsPerPoint, snapsSubpaths: true)
    data.append(outline.path.applying(toOrigin))
    out.path(data.bytes) { path in
      path.attribute("id", raw: name)
      if outline.fillRule == .evenOdd { path.attribute("fill-rule", raw: "evenodd") }
    }
  }

  private func write(_ image: Image, _ name: String, to out: inout HTMLWriter) {
    out.empty("image") { element in
      element.attribute("id", raw: name)
      element.attribute("width", Grid.units(image.frame.width))
      element.attribute("height", Grid.units(image.frame.height))
      element.attribute("preserveAspectRatio", raw: "none")
      // A file that a page shows as an image can refer to no other.
      element.attribute("href") { address in
        address.write("data:")
        HTMLText.append(image.mediaType.utf8, to: &address)
        address.write(";base64,")
        address += Base64.encoded(image.data.bytes)
      }
    }
  }
}
