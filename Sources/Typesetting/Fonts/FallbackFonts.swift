import FontShaping
import Synchronization
import TransitionEngine

/// The fonts that draw what Inter lacks: letters of other scripts, and emoji in the text's color.
///
/// Files are opened when a character first asks for them. Safe to share between threads.
final class FallbackFonts: Sendable {
  /// A font's files, regular and bold, and the PostScript names of the faces where the files are collections.
  private struct Family {
    var files: [String]
    var faces: [String] = []
  }

  /// Chinese characters are drawn as in Japanese where a text has kana.
  private static let japanese = [cjk("jp")] + others
  private static let chinese = [cjk("sc")] + others

  private static func cjk(_ language: String) -> Family {
    let styles = ["Regular", "Bold"]
    return Family(
      files: styles.map { "NotoSansCJK-\($0).ttc" }, faces: styles.map { "NotoSansCJK\(language)-\($0)" })
  }

  private static let others: [Family] = {
    let scripts = ["Arabic", "Hebrew", "Devanagari", "Bengali", "Tamil", "Thai", "Armenian", "Georgian"]
    return [Family(files: ["DroidSansFallbackFull.ttf"])]
      + scripts.map { Family(files: ["NotoSans\($0)-Regular.ttf", "NotoSans\($0)-Bold.ttf"]) }
      + [
        Family(files: ["NotoEmoji-Regular.ttf", "NotoEmoji-Bold.ttf"]), Family(files: ["Symbola_hint.ttf"]),
      ]
      + [Family(files: ["DejaVuSans.ttf", "DejaVuSans-Bold.ttf"])]
  }()

  private let folders: [String]
  private let faces = Mutex<[String: FontFace?]>([:])

  /// - Parameter folders: the folders in which files are searched, first match first.
  init(folders: [String]) {
    self.folders = folders.filter(FontData.isReadable)
  }

  /// The files that are there, in a fixed order.
  var files: [String] {
    Self.chinese.flatMap(\.files).compactMap { FontFile.path(ofFile: $0, in: folders) }
  }

  /// The first font that has some characters; nil if none has.
  ///
  /// - Parameters:
  ///   - scalars: the characters, those without a mark of their own included, such as joiners.
  ///   - hasKana: whether the text around them has kana.
  func face(
    for scalars: some Sequence<Unicode.Scalar>, hasKana: Bool, weight: FontWeight
  ) -> FontFace? {
    let visible = scalars.filter { !$0.properties.isDefaultIgnorableCodePoint }
    for family in hasKana ? Self.japanese : Self.chinese {
      let isBold = weight >= .semibold && family.files.count > 1
      guard let face = face(of: family, at: isBold ? 1 : 0) ?? face(of: family, at: 0) else { continue }
      if visible.allSatisfy({ face.shaping.has($0) }) { return face }
    }
    return nil
  }

  private func face(of family: Family, at index: Int) -> FontFace? {
    let name = family.faces.isEmpty ? family.files[index] : family.faces[index]
    return faces.withLock { faces in
      if let known = faces[name] { return known }
      let path = FontFile.path(ofFile: family.files[index], in: folders)
      let face = path.flatMap { FontFile.face(named: name, inFile: $0) }
      faces[name] = face
      return face
    }
  }
}
