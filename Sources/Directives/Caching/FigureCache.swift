import Cache
import Synchronization
import Typesetting
import UIKit

/// Caches the figures of pages, across builds and machines.
package final class FigureCache: Sendable {
  /// Pages whose figures were taken from the cache, and pages whose figures were executed.
  package struct Counts: Sendable, Equatable {
    package var kept = 0
    package var executed = 0

    package init(kept: Int = 0, executed: Int = 0) {
      self.kept = kept
      self.executed = executed
    }
  }

  /// Whether cached figures are executed again, and compared.
  package let verifies: Bool
  /// Nil where nothing is kept beyond the session.
  private let cache: Cache?
  private let identify: @Sendable () -> Digest?
  private let state = Mutex(State())

  private struct State {
    var identity: Digest??
    var counts = Counts()
    /// The drawings that were read from the cache, written to it, or found in the output.
    var drawings: [String: FigureFile] = [:]
    var drawingBytes = 0

    mutating func remember(_ drawing: FigureFile, _ name: String) {
      drawingBytes += drawing.size
      if drawingBytes > FigureCache.drawingLimit {
        drawings = [:]
        drawingBytes = drawing.size
      }
      drawings[name] = drawing
    }
  }

  /// The number of bytes after which all drawings are removed from memory: in a preview, each edit adds some.
  private static let drawingLimit = 256 << 20

  /// - Parameter identity: changes with the program and its fonts; called at the first figure. Nil disables
  ///   the cache.
  package init(_ cache: Cache?, verifies: Bool = false, identity: @escaping @Sendable () -> Digest?) {
    self.cache = cache
    self.verifies = verifies
    identify = identity
  }

  /// - Parameters:
  ///   - program: the path of the running program.
  ///   - folder: where hashes of files are remembered; nil for nowhere.
  package convenience init(_ cache: Cache?, verifies: Bool, program: String, folder: String?) {
    self.init(cache, verifies: verifies) { Self.identity(of: program, folder: folder) }
  }

  package var counts: Counts { state.withLock(\.counts) }

  // MARK: Records

  /// Reads the record of a page's figures.
  func record(for key: Digest) -> FigureRecord? {
    cache?.entry(for: key).flatMap { try? FigureRecord($0[...]) }
  }

  func keep(_ record: FigureRecord, for key: Digest) { cache?.keep(record.bytes, for: key) }

  /// The drawings of a record by their names; nil if there are not all of them. Most pages show the same screens, so a
  /// drawing is an entry of its own, which is read once, and not at all where it has been written.
  ///
  /// - Parameter writtenSize: see `FigureEnvironment`.
  func drawings(of record: FigureRecord, _ writtenSize: (String) -> Int?) -> [String: FigureFile]? {
    var drawings: [String: FigureFile] = [:]
    for (name, size) in record.files {
      guard let drawing = drawing(name, size, writtenSize) else { return nil }
      drawings[name] = drawing
    }
    return drawings
  }

  private func drawing(_ name: String, _ size: Int, _ writtenSize: (String) -> Int?) -> FigureFile? {
    if let known = state.withLock({ $0.drawings[name] }) { return known }
    let isWritten = !verifies && writtenSize(name) == size
    let drawing =
      isWritten
      ? .written(size: size) : cache?.entry(for: FigureKey.digest(ofDrawing: name)).map(FigureFile.bytes)
    if let drawing { state.withLock { $0.remember(drawing, name) } }
    return drawing
  }

  /// Caches drawings by their names, unless they are in the cache.
  func keep(_ drawings: [String: [UInt8]]) {
    if cache == nil { return }
    for (name, drawing) in drawings.sorted(by: { $0.key < $1.key }) {
      let isKnown = state.withLock { state in
        if state.drawings[name] == .bytes(drawing) { return true }
        state.remember(.bytes(drawing), name)
        return false
      }
      if !isKnown { cache?.keep(drawing, for: FigureKey.digest(ofDrawing: name)) }
    }
  }

  // MARK: Files

  /// Reads a file that was made of drawings, by a name that tells all that it shows.
  package func file(named name: String) -> [UInt8]? {
    verifies ? nil : cache?.entry(for: FigureKey.digest(ofDrawing: name))
  }

  package func keep(_ file: [UInt8], named name: String) {
    cache?.keep(file, for: FigureKey.digest(ofDrawing: name))
  }

  /// Removes the least recently used entries, if there are too many. Call this after the last request.
  package func finish() { _ = cache?.finish() }

  // MARK: Identity

  /// Nil if the program's bytes can't be read.
  var identity: Digest? {
    state.withLock { state in
      if let identity = state.identity { return identity }
      let identity = identify()
      state.identity = .some(identity)
      return identity
    }
  }

  func countKept() { state.withLock { $0.counts.kept += 1 } }
  func countExecuted() { state.withLock { $0.counts.executed += 1 } }

  /// A hash of the program's own bytes and its fonts', and of the version of the library that shapes text: another
  /// build of any of them draws anew.
  private static func identity(of program: String, folder: String?) -> Digest? {
    var files = FileDigests(in: folder)
    defer { files.save() }
    guard let own = files.digest(of: program) else { return nil }
    var writer = FieldWriter()
    writer.add(own)
    for path in UIFont.book.files {
      writer.add(String(path.split(separator: "/").last ?? ""))
      writer.add(files.digest(of: path)) { $0.add($1) }
    }
    writer.add(FontInstallation.harfBuzzVersion)
    return SHA256.hash(writer.bytes)
  }
}
