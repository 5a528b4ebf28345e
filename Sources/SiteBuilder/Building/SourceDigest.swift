import Cache
import Diagnostics
import Files
import Threads

/// A hash of a site's source files, options and programs, independent of the machine and of folders' names.
enum SourceDigest {
  static func make(
    of source: SiteSource, _ options: Site.Options
  ) throws(Diagnostic) -> Digest {
    let tree = source.tree
    var paths = tree.content.map { tree.path(ofContent: $0) }
    paths += tree.templates.map { tree.path(ofTemplate: $0) }
    let configuration = tree.jekyll == nil ? Configuration.fileName : JekyllSite.fileName
    if (try? FileSystem.kind(of: tree.root + "/" + configuration)) != nil { paths.append(configuration) }
    paths += source.code.files.map(\.path)
    let digests = Workers.map(paths.count) { [paths] index -> Result<Digest, FileError> in
      do throws(FileError) {
        return .success(try digest(of: SourceTree.place(of: paths[index], in: tree.root)))
      } catch {
        return .failure(error)
      }
    }
    var writer = FieldWriter()
    for (path, digest) in zip(paths, digests) {
      writer.add(path)
      switch digest {
      case .success(let digest): writer.add(digest)
      case .failure(let error): throw SourceTree.problem(error, with: path)
      }
    }
    writer.add(options.includesDrafts)
    // The set of unpublished pages may also depend on the time.
    for page in source.unpublished { writer.add(page.sourcePath) }
    var programs = FileDigests(in: nil)
    for program in [options.program, options.swiftParser, options.rasterizer] {
      writer.add(program.flatMap { programs.digest(of: $0) }) { $0.add($1) }
    }
    return SHA256.hash(writer.bytes)
  }

  private static func digest(of path: String) throws(FileError) -> Digest {
    var hash = SHA256()
    try FileSystem.readPieces(path) { piece in piece.withUnsafeBytes { hash.add($0) } }
    return hash.finish()
  }
}
