import TransitionEngine

/// The definitions of one SVG file: pictures, outlines and images, and the classes of their colors.
///
/// Asking for an identifier makes sure that the definition will be written. Definitions are written once,
/// when all is drawn: only then is it known which parts of a picture others refer to.
package struct PictureLibrary: Sendable {
  /// The identifier of a definition; `use` it as `href="#…"`. Its coordinates are `Grid` units.
  package struct PictureID: Hashable, Sendable {
    package let name: String
    package var href: String { "#" + name }
  }

  package var styles = ColorStyles()
  package var builder = PictureBuilder()
  /// The prefix of identifiers, which starts with a letter.
  let scope: String
  /// Whether definitions refer to words that appear more than once: fewer bytes, and more elements.
  let sharesWords: Bool

  /// Definitions in the order of requests.
  private(set) var requests: [Request] = []
  private var pictureNames: [Fingerprint: String] = [:]
  private var outlineNames: [Fingerprint: String] = [:]
  private var imageNames: [Fingerprint: (name: String, size: CGSize)] = [:]
  private var count = 0

  /// Definitions and their identifiers.
  struct Request: Hashable {
    enum Content: Hashable {
      case picture(Picture)
      case outline(Outline)
      case image(Image)
    }

    let name: String
    let content: Content
  }

  /// - Parameter scope: distinguishes the identifiers of files that may be joined. It starts with a letter.
  package init(scope: String, sharesWords: Bool = false) {
    (self.scope, self.sharesWords) = (scope, sharesWords)
  }

  /// The picture of a layer without its position, transform and opacity.
  package mutating func id(for layer: Layer) -> PictureID { id(for: builder.picture(of: layer)) }

  package mutating func id(for picture: Picture) -> PictureID {
    if let known = pictureNames[picture.fingerprint] { return PictureID(name: known) }
    let name = nextName()
    pictureNames[picture.fingerprint] = name
    requests.append(Request(name: name, content: .picture(picture)))
    return PictureID(name: name)
  }

  /// The outline, with its first point at 0,0.
  package mutating func id(for outline: Outline) -> String {
    if let known = outlineNames[outline.fingerprint] { return known }
    let name = nextName()
    outlineNames[outline.fingerprint] = name
    requests.append(Request(name: name, content: .outline(outline)))
    return name
  }

  /// The image with its corner at 0,0, and the size that it has there: that in which it was asked for first, as its bytes are
  /// heavy.
  package mutating func definition(of image: Image) -> (name: String, size: CGSize) {
    var key = Fingerprint()
    key.combine(image.url.utf8)
    if let known = imageNames[key] { return known }
    let definition = (name: nextName(), size: image.frame.size)
    imageNames[key] = definition
    requests.append(Request(name: definition.name, content: .image(image)))
    return definition
  }

  func isRequested(_ picture: Picture) -> Bool { pictureNames[picture.fingerprint] != nil }
  func isRequested(_ outline: Outline) -> Bool { outlineNames[outline.fingerprint] != nil }

  /// A new identifier that nothing in the file has.
  package mutating func nextName() -> String {
    defer { count += 1 }
    return scope + String(count, radix: 36)
  }
}
