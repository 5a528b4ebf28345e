import TransitionEngine

extension PictureLibrary {
  /// Everything that was asked for, as the content of one `<defs>`.
  package mutating func definitions() -> [UInt8] {
    requestRepeatedOutlines()
    var painter = Painter(library: self, precision: .definitions, names: .library)
    // The painter's is the only copy now, so what it adds is not added to a copy of all there is.
    self = PictureLibrary(scope: scope)
    var index = 0
    // Drawing a picture may ask for further ones.
    while index < painter.library.requestedPictures.count {
      let picture = painter.library.requestedPictures[index]
      painter.paintDefinition(picture, name: painter.library.id(for: picture).name)
      index += 1
    }
    self = painter.library
    var out = painter.out
    for outline in requestedOutlines { write(outline, to: &out) }
    for image in requestedImages { write(image, to: &out) }
    return out.bytes
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
        case .words(let words, _): words.forEach(visit)
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
    for picture in requestedPictures where seen.insert(picture.fingerprint).inserted { visit(picture.marks) }
    for outline in repeated { _ = id(for: outline) }
  }

  private mutating func write(_ outline: Outline, to out: inout ByteWriter) {
    out.write("<path")
    out.attribute("id", raw: id(for: outline))
    if outline.fillRule == .evenOdd { out.write(" fill-rule=\"evenodd\"") }
    out.write(" d=\"")
    let toOrigin = CGAffineTransform(translationX: -outline.origin.x, y: -outline.origin.y)
    var data = PathData(scale: Grid.unitsPerPoint, snapsSubpaths: true)
    data.append(outline.path.applying(toOrigin))
    out.write(contentsOf: data.bytes)
    out.write("\"/>")
  }

  private mutating func write(_ image: Image, to out: inout ByteWriter) {
    out.write("<image")
    out.attribute("id", raw: id(for: image))
    out.attribute("width", Grid.units(image.frame.width))
    out.attribute("height", Grid.units(image.frame.height))
    out.write(" preserveAspectRatio=\"none\"")
    // A file that a page shows as an image can refer to no other.
    out.write(" href=\"data:")
    out.escape(image.mediaType)
    out.write(";base64,")
    out.write(contentsOf: Base64.encoded(image.data.bytes))
    out.write("\"/>")
  }
}
