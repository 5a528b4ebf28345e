import Diagnostics
import Files
import SiteBuilder

/// A site as files in a temporary folder, from where programs send it.
struct StagedSite {
  /// The folder of the site.
  let path: String
  /// The folder for other files of the update.
  let workPath: String
  private let folder: TemporaryFolder
  /// The list of its files, which goes with them, so that the next update knows which to remove.
  let manifest: Manifest

  init(_ files: [OutputFile]) throws(FileError) {
    folder = try TemporaryFolder()
    path = folder.path + "/site"
    workPath = folder.path
    manifest = Manifest(files.map(\.path))
    let list = OutputFile(path: Manifest.fileName, content: .bytes(manifest.bytes))
    try FileSystem.makeFolders(path)
    try OutputFile.write([list] + files, to: path, makesFolders: true)
  }

  /// The files of an earlier update that this one lacks, sorted.
  ///
  /// - Parameter list: the manifest at the destination, which is checked as a stranger's.
  func removed(since list: [UInt8]) throws(FileError) -> [String] {
    let file = workPath + "/manifest"
    try FileSystem.write(list, to: file)
    return try Manifest(file: file).paths.subtracting(manifest.paths).map(\.path).sorted()
  }
}
