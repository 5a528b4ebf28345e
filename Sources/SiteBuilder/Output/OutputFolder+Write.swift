#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// What writing a site has changed, as paths in it, sorted.
package struct OutputChanges: Sendable, Equatable {
  package var written: [String] = []
  package var removed: [String] = []
}

extension OutputFolder {
  /// Brings the folder up to date: files that differ are replaced, those of earlier builds that are gone are
  /// removed.
  ///
  /// Everything is written to a folder beside this one first and then moved: when that fails, for want of
  /// space say, the earlier site is as it was. Call only if `problems()` is empty.
  ///
  /// - Parameter shard: which part of the site the files are, for those who put the parts together.
  package func write(_ files: [OutputFile], shard: Shard = .whole) throws(FileError) -> OutputChanges {
    let manifest = Manifest(files.map(\.path), shard: shard)
    let all = files + [OutputFile(path: Manifest.fileName, content: .bytes(manifest.bytes))]
    let changed = Workers.map(all.count) { differs(all[$0]) }.enumerated().filter(\.element).map {
      all[$0.offset]
    }
    let removed = Manifest(in: path).paths.subtracting(manifest.paths).sorted(by: SitePath.precedes)
    if !changed.isEmpty {
      try makeParent()
      removeAbandonedStages()
      let stage = stagePath(process: getpid())
      defer { FileSystem.removeTree(stage) }
      try Self.stage(changed, in: stage)
      if try !replaceWhole(by: stage, isComplete: changed.count == all.count) {
        try remove(removed)
        try move(changed, from: stage)
      }
    } else {
      try remove(removed)
    }
    let written = changed.map(\.path).filter { $0 != Manifest.fileName }
    return OutputChanges(written: written.sorted(by: SitePath.precedes), removed: removed)
  }

  // MARK: Comparing

  /// Whether a file is missing, or has other bytes. What cannot be read is written anew.
  private func differs(_ file: OutputFile) -> Bool {
    let target = path + "/" + file.path
    switch file.content {
    case .bytes(let bytes):
      guard FileSystem.size(of: target) == bytes.count, let old = try? FileSystem.read(target) else {
        return true
      }
      return old != bytes
    case .copy(let source):
      guard let size = FileSystem.size(of: target),
        size == FileSystem.size(of: FileSystem.realPath(source) ?? source),
        let old = try? FileSystem.read(target), let new = try? FileSystem.read(source)
      else { return true }
      return old != new
    }
  }

  // MARK: Staging

  private var parent: String { SitePath.parent(of: path) ?? "/" }
  private var stagePrefix: String { ".\(SitePath.components(path).last ?? "site").zoetrope-" }

  private func stagePath(process: Int32) -> String { parent + "/" + stagePrefix + String(process) }

  private func makeParent() throws(FileError) {
    try FileSystem.makeFolders(parent)
  }

  /// Removes what a build has left that was ended by force.
  private func removeAbandonedStages() {
    for entry in (try? FileSystem.list(parent)) ?? []
    where entry.kind == .folder && entry.name.hasPrefix(stagePrefix) {
      guard let process = Int32(entry.name.dropFirst(stagePrefix.count)), process > 0 else { continue }
      if kill(process, 0) != 0, errno == ESRCH { FileSystem.removeTree(parent + "/" + entry.name) }
    }
  }

  private static func stage(_ files: [OutputFile], in stage: String) throws(FileError) {
    FileSystem.removeTree(stage)
    try FileSystem.makeFolders(stage)
    let failures = Workers.map(files.count) { index -> FileError? in
      do throws(FileError) {
        try write(files[index], to: stage + "/" + files[index].path)
        return nil
      } catch {
        return error
      }
    }
    if let failure = failures.compactMap({ $0 }).first { throw failure }
  }

  private static func write(_ file: OutputFile, to target: String) throws(FileError) {
    let bytes = try file.bytes()
    do throws(FileError) {
      try FileSystem.write(bytes, to: target)
    } catch {
      guard error.isNotFound, let folder = SitePath.parent(of: target) else { throw error }
      try FileSystem.makeFolders(folder)
      try FileSystem.write(bytes, to: target)
    }
  }

  // MARK: Moving

  /// The whole site in one step, where there is none yet; whether that was possible.
  private func replaceWhole(by stage: String, isComplete: Bool) throws(FileError) -> Bool {
    guard isComplete, (try? FileSystem.list(path))?.isEmpty ?? true else { return false }
    return rename(stage, path) == 0
  }

  private func remove(_ paths: [String]) throws(FileError) {
    for file in paths {
      try FileSystem.removeFile(path + "/" + file)
      var folder = SitePath.directory(of: file)
      while !folder.isEmpty, FileSystem.removeEmptyFolder(path + "/" + folder) {
        folder = SitePath.directory(of: folder)
      }
    }
  }

  private func move(_ files: [OutputFile], from stage: String) throws(FileError) {
    for file in files {
      let target = path + "/" + file.path
      do throws(FileError) {
        try FileSystem.move(stage + "/" + file.path, to: target)
      } catch {
        guard error.isNotFound, let folder = SitePath.parent(of: target) else { throw error }
        try FileSystem.makeFolders(folder)
        try FileSystem.move(stage + "/" + file.path, to: target)
      }
    }
  }
}
