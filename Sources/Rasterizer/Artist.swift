import CRSVG
import Processes
import Rasterizing

/// Draws, on any number of threads.
final class Artist: Sendable {
  /// The maximum pixels of a picture, and of a side. The second is the limit of cairo.
  private static let (mostPixels, longestSide) = (64 << 20, 32_767)

  private let pictures = EmbeddedPictures()
  /// The memory for pictures, for which drawings wait.
  private let memory = MemoryShares(bytes: 640 << 20)

  func draw(_ drawing: Drawing) -> Result<RasterPicture, RasterProblem> {
    do throws(RasterProblem) {
      return .success(try picture(of: drawing))
    } catch {
      return .failure(error)
    }
  }

  private func picture(of drawing: Drawing) throws(RasterProblem) -> RasterPicture {
    let pixels = try pictures.check(drawing.svg)
    var error: UnsafeMutablePointer<GError>?
    let loaded = drawing.svg.withUnsafeBufferPointer {
      rsvg_handle_new_from_data($0.baseAddress, $0.count, &error)
    }
    guard let handle = loaded else { throw RasterProblem(.drawing, Self.words(&error)) }
    defer { g_object_unref(UnsafeMutableRawPointer(handle)) }
    let (width, height) = try Self.size(of: handle, drawing.width)
    // A picture in the drawing is decoded, and then converted.
    return try memory.withShare(of: pixels * 8 + width * height * 8) { () throws(RasterProblem) in
      try Self.render(handle, drawing, width, height)
    }
  }

  /// The size of the picture in pixels.
  private static func size(
    of handle: OpaquePointer, _ width: Int
  ) throws(RasterProblem) -> (width: Int, height: Int) {
    var (own, ownHeight) = (0.0, 0.0)
    guard rsvg_handle_get_intrinsic_size_in_pixels(handle, &own, &ownHeight) != 0, own > 0, ownHeight > 0,
      own.isFinite, ownHeight.isFinite
    else { throw RasterProblem(.drawing, "it has no size") }
    let size =
      width > 0
      ? (Double(width), max((Double(width) * ownHeight / own).rounded(), 1))
      : (own.rounded(.up), ownHeight.rounded(.up))
    let longest = Double(longestSide)
    guard size.0 <= longest, size.1 <= longest, size.0 * size.1 <= Double(mostPixels) else {
      throw RasterProblem(
        .size,
        "it would have more than \(mostPixels >> 20) million pixels, or a side of more than \(longestSide)")
    }
    return (Int(size.0), Int(size.1))
  }

  private static func render(
    _ handle: OpaquePointer, _ drawing: Drawing, _ width: Int, _ height: Int
  ) throws(RasterProblem) -> RasterPicture {
    let surface = cairo_image_surface_create(Int32(CRSVGARGB32), Int32(width), Int32(height))
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == Int32(CRSVGSuccess) else {
      throw RasterProblem(.memory, "no room for its pixels")
    }
    let context = cairo_create(surface)
    defer { cairo_destroy(context) }
    if let color = drawing.background {
      cairo_set_source_rgb(
        context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255)
      cairo_paint(context)
    }
    var viewport = RsvgRectangle(x: 0, y: 0, width: Double(width), height: Double(height))
    var error: UnsafeMutablePointer<GError>?
    guard rsvg_handle_render_document(handle, context, &viewport, &error) != 0 else {
      throw RasterProblem(.drawing, words(&error))
    }
    cairo_surface_flush(surface)
    let bytes = drawing.form == .png ? png(of: surface) : pixels(of: surface, width, height)
    guard let bytes else { throw RasterProblem(.memory, "no room for its file") }
    return RasterPicture(width: width, height: height, bytes: bytes)
  }

  static func words(_ error: inout UnsafeMutablePointer<GError>?) -> String {
    guard let problem = error else { return "" }
    defer {
      g_error_free(problem)
      error = nil
    }
    return problem.pointee.message.map { String(cString: $0) } ?? ""
  }

  // MARK: Files

  private final class File {
    var bytes: [UInt8] = []
  }

  private static func png(of surface: OpaquePointer?) -> [UInt8]? {
    let file = File()
    let status = cairo_surface_write_to_png_stream(
      surface,
      { target, data, count in
        guard let target, let data else { return Int32(CRSVGWriteError) }
        let file = Unmanaged<File>.fromOpaque(target).takeUnretainedValue()
        file.bytes += UnsafeBufferPointer(start: data, count: Int(count))
        return Int32(CRSVGSuccess)
      }, Unmanaged.passUnretained(file).toOpaque())
    return status == Int32(CRSVGSuccess) ? file.bytes : nil
  }

  /// The pixels without the product of colors and opacity that cairo stores.
  private static func pixels(of surface: OpaquePointer?, _ width: Int, _ height: Int) -> [UInt8]? {
    guard let data = cairo_image_surface_get_data(surface) else { return nil }
    let stride = Int(cairo_image_surface_get_stride(surface))
    return [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
      for row in 0..<height {
        let source = UnsafeRawBufferPointer(start: data + row * stride, count: width * 4)
        UnsafeMutableRawBufferPointer(buffer).baseAddress.map { $0 + row * width * 4 }?
          .copyMemory(from: source.baseAddress ?? UnsafeRawPointer(data), byteCount: width * 4)
      }
      count = width * height * 4
      divide(buffer)
    }
  }

  private static func divide(_ buffer: UnsafeMutableBufferPointer<UInt8>) {
    var place = 0
    while place < buffer.count {
      let opacity = UInt32(buffer[place + 3])
      if opacity != 255, opacity != 0 {
        for channel in place..<(place + 3) {
          buffer[channel] = UInt8(min((UInt32(buffer[channel]) * 255 + opacity / 2) / opacity, 255))
        }
      }
      place += 4
    }
  }
}
