import Cache
import ImageFiles
import Screens
import TransitionEngine

extension FieldWriter {
  mutating func add(_ picture: PictureFile) {
    add(picture.url)
    add(Double(picture.scale))
    add(picture.file.bytes)
  }
}

extension FieldReader {
  /// A picture whose bytes are validated again.
  mutating func picture() throws(DamagedEntry) -> PictureFile {
    let (url, scale) = (try text(), try double())
    guard let file = try? ImageFile(Array(try data())) else { throw DamagedEntry() }
    return PictureFile(url: url, file: file, scale: CGFloat(scale))
  }
}
