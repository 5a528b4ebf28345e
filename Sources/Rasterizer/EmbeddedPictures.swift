import CRSVG
import Processes
import Rasterizing
import Threads

/// Finds damaged pictures in drawings, which librsvg leaves out without an error.
///
/// A film repeats its pictures in each drawing; each is looked at once.
final class EmbeddedPictures: @unchecked Sendable {
  private let monitor = Monitor()
  /// Lets one thread at a time decode a picture.
  private let decoding = MemoryShares(bytes: 1)
  /// The pixels of the pictures seen, by their hash, or what is wrong with them.
  private var known: [String: Result<Int, RasterProblem>] = [:]

  /// The maximum pixels of all pictures in a drawing.
  private static let mostPixels = 64 << 20
  /// How deep pictures may have pictures.
  private static let mostLevels = 4

  /// The number of pixels of all pictures in a drawing.
  func check(_ svg: [UInt8], level: Int = 0) throws(RasterProblem) -> Int {
    var pixels = 0
    for address in Self.addresses(in: svg) {
      pixels += try self.pixels(of: svg[address], level)
      guard pixels <= Self.mostPixels else {
        throw RasterProblem(
          .size, "the pictures in it have more than \(Self.mostPixels >> 20) million pixels")
      }
    }
    return pixels
  }

  private static let start = Array("data:image/".utf8)

  /// The places of addresses with data, without `data:`.
  private static func addresses(in svg: [UInt8]) -> [Range<Int>] {
    var (found, place): ([Range<Int>], Int) = ([], 0)
    while place < svg.count {
      // Almost all pairs of quotes hold something else, so this looks at what follows each.
      guard svg[place] == UInt8(ascii: "\"") else {
        place += 1
        continue
      }
      let first = place + 1
      guard svg[first...].starts(with: start) else {
        place = first
        continue
      }
      let end = svg[first...].firstIndex(of: UInt8(ascii: "\"")) ?? svg.count
      found.append(first + 5..<end)
      place = end + 1
    }
    return found
  }

  private func pixels(of address: ArraySlice<UInt8>, _ level: Int) throws(RasterProblem) -> Int {
    let hash = Self.hash(of: address)
    if let known = monitor.withLock({ known[hash] }) { return try known.get() }
    let result: Result<Int, RasterProblem>
    do throws(RasterProblem) {
      result = .success(try read(address, level))
    } catch {
      result = .failure(error)
    }
    monitor.withLock { known[hash] = result }
    return try result.get()
  }

  private static func hash(of bytes: ArraySlice<UInt8>) -> String {
    let hash = bytes.withUnsafeBufferPointer {
      g_compute_checksum_for_data(Int32(CRSVGSHA256), $0.baseAddress, $0.count)
    }
    defer { g_free(hash) }
    return hash.map { String(cString: $0) } ?? ""
  }

  private func read(_ address: ArraySlice<UInt8>, _ level: Int) throws(RasterProblem) -> Int {
    guard level < Self.mostLevels else { throw RasterProblem(.picture, "pictures in pictures go too deep") }
    let head = address.prefix { $0 != UInt8(ascii: ",") }
    let parts = head.split(separator: UInt8(ascii: ";"))
    let type = parts.first.map { String(decoding: $0, as: UTF8.self) } ?? ""
    // The writer of strips has no other form.
    guard parts.last.map({ Array($0) == Array("base64".utf8) }) == true, head.endIndex < address.endIndex
    else {
      return 0
    }
    let data = Self.decoded(address[(head.endIndex + 1)...])
    if type == "image/svg+xml" { return try readDrawing(data, level) }
    // One after the other, since each may take much memory.
    return try decoding.withShare(of: 1) { () throws(RasterProblem) in try Self.readPixels(data, type) }
  }

  private static func decoded(_ letters: ArraySlice<UInt8>) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: letters.count / 4 * 3 + 3) { buffer, count in
      var (state, save): (Int32, UInt32) = (0, 0)
      count = letters.withUnsafeBytes { letters in
        Int(
          g_base64_decode_step(
            letters.baseAddress?.assumingMemoryBound(to: CChar.self), letters.count, buffer.baseAddress,
            &state, &save))
      }
    }
  }

  private func readDrawing(_ data: [UInt8], _ level: Int) throws(RasterProblem) -> Int {
    var error: UnsafeMutablePointer<GError>?
    let handle = data.withUnsafeBufferPointer { rsvg_handle_new_from_data($0.baseAddress, $0.count, &error) }
    guard let handle else { throw RasterProblem(.picture, Artist.words(&error)) }
    g_object_unref(UnsafeMutableRawPointer(handle))
    return try check(data, level: level + 1)
  }

  private static func readPixels(_ data: [UInt8], _ type: String) throws(RasterProblem) -> Int {
    var error: UnsafeMutablePointer<GError>?
    guard let loader = gdk_pixbuf_loader_new_with_mime_type(type, &error) else {
      throw RasterProblem(.picture, Artist.words(&error))
    }
    defer { g_object_unref(UnsafeMutableRawPointer(loader)) }
    let isRead = data.withUnsafeBufferPointer {
      gdk_pixbuf_loader_write(loader, $0.baseAddress, $0.count, &error) != 0
    }
    if !isRead {
      gdk_pixbuf_loader_close(loader, nil)
      throw RasterProblem(.picture, Artist.words(&error))
    }
    // The end of a truncated file is missed only here.
    guard gdk_pixbuf_loader_close(loader, &error) != 0, let picture = gdk_pixbuf_loader_get_pixbuf(loader)
    else {
      throw RasterProblem(.picture, Artist.words(&error))
    }
    return Int(gdk_pixbuf_get_width(picture)) * Int(gdk_pixbuf_get_height(picture))
  }
}
