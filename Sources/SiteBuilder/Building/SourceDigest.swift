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
    var paths = tree.content.map { SourceTree.contentFolder + "/" + $0 }
    paths += tree.templates.map { SourceTree.templateFolder + "/" + $0 }
    if (try? FileSystem.kind(of: tree.root + "/" + Configuration.fileName)) != nil {
      paths.append(Configuration.fileName)
    }
    paths += source.code.files.map(\.path)
    let digests = Workers.map(paths.count) { [paths] index -> Result<Digest, FileError> in
      do throws(FileError) {
        return .success(try digest(of: tree.root + "/" + paths[index]))
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
    for program in [options.program, options.swiftParser] {
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
