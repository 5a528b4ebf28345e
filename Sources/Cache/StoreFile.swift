#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// The few calls of the operating system that a store needs. What fails is a miss, or a note: errors are texts.
enum StoreFile {
  struct Failure: Error {
    let message: String

    init(_ operation: String, _ path: String) {
      message = "cannot \(operation) “\(path)”: \(String(cString: strerror(errno)))"
    }
  }

  /// The bytes of a regular file; nil where there is none, or where it is longer than the limit.
  ///
  /// - Parameter isUsed: marks the file as just used.
  static func read(_ path: String, limit: Int, isUsed: Bool = false) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK)
    guard descriptor >= 0 else { return nil }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG, Int(status.st_size) <= limit
    else { return nil }
    // Fails where the store can only be read, and then nothing is ever removed there either.
    if isUsed { futimens(descriptor, nil) }
    let size = Int(status.st_size)
    var isWhole = true
    let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
      while count < size {
        let got = systemRead(descriptor, buffer.baseAddress?.advanced(by: count), size - count)
        if got < 0 && errno == EINTR { continue }
        guard got > 0 else { break }
        count += got
      }
      isWhole = count == size
    }
    return isWhole ? bytes : nil
  }

  /// Makes or replaces a file in one step: nobody ever sees a part of it.
  ///
  /// - Parameter temporary: a name beside the file that nobody else uses.
  static func replace(_ path: String, with bytes: [UInt8], by temporary: String) throws(Failure) {
    let descriptor = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
    guard descriptor >= 0 else { throw Failure("write", path) }
    var failure: Failure?
    bytes.withUnsafeBytes { buffer in
      var sent = 0
      while sent < buffer.count {
        let count = systemWrite(descriptor, buffer.baseAddress?.advanced(by: sent), buffer.count - sent)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else {
          failure = Failure("write", path)
          return
        }
        sent += count
      }
    }
    // Some file systems report a full disk only now.
    if close(descriptor) != 0, failure == nil { failure = Failure("write", path) }
    if failure == nil, rename(temporary, path) != 0 { failure = Failure("write", path) }
    guard let failure else { return }
    unlink(temporary)
    throw failure
  }

  /// Makes a folder and those it is in, where missing.
  static func makeFolders(_ path: String) throws(Failure) {
    if mkdir(path, 0o777) == 0 || errno == EEXIST { return }
    guard errno == ENOENT, let slash = path.lastIndex(of: "/"), slash > path.startIndex else {
      throw Failure("make", path)
    }
    try makeFolders(String(path[..<slash]))
    guard mkdir(path, 0o777) == 0 || errno == EEXIST else { throw Failure("make", path) }
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func remove(_ path: String) { unlink(path) }

  /// A file in a folder: its name, size in bytes, and when it was last used, in nanoseconds.
  struct Item {
    var name: String
    var size: Int
    var used: Int
  }

  /// The regular files of a folder, in no order; none where there is no folder.
  static func items(in folder: String) -> [Item] {
    guard let stream = opendir(folder) else { return [] }
    defer { closedir(stream) }
    var items: [Item] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: MemoryLayout.size(ofValue: tuple.pointee)) {
          String(cString: $0)
        }
      }
      var status = stat()
      guard fstatat(dirfd(stream), name, &status, AT_SYMLINK_NOFOLLOW) == 0,
        status.st_mode & S_IFMT == S_IFREG
      else { continue }
      #if canImport(Darwin)
      let time = status.st_mtimespec
      #else
      let time = status.st_mtim
      #endif
      items.append(
        Item(name: name, size: Int(status.st_size), used: time.tv_sec * 1_000_000_000 + time.tv_nsec))
    }
    return items
  }

  /// Differs between two versions of a file, links followed; nil for nothing.
  static func version(of path: String) -> [Int]? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let (modified, changed) = (status.st_mtimespec, status.st_ctimespec)
    #else
    let (modified, changed) = (status.st_mtim, status.st_ctim)
    #endif
    return [
      Int(status.st_ino), Int(status.st_size), modified.tv_sec, modified.tv_nsec, changed.tv_sec,
      changed.tv_nsec,
    ]
  }
}

#if canImport(Darwin)
private let systemRead = Darwin.read
private let systemWrite = Darwin.write
#else
private let systemRead = Glibc.read
private let systemWrite = Glibc.write
#endif
