/// Bytes, by Core Foundation's name. A sequence of them, so that Foundation's `Data` can be made of it.
public final class CFData: Sequence {
  fileprivate let memory: UnsafeMutableBufferPointer<UInt8>

  init(_ bytes: UnsafeRawBufferPointer) {
    memory = .allocate(capacity: bytes.count)
    _ = memory.initialize(from: bytes)
  }

  deinit { memory.deallocate() }

  /// Returns the bytes, one after the other.
  public func makeIterator() -> Array<UInt8>.Iterator { Array(memory).makeIterator() }
}

/// Returns the first of the bytes, which are there as long as the data.
public func CFDataGetBytePtr(_ theData: CFData!) -> UnsafePointer<UInt8>! {
  theData.flatMap { $0.memory.baseAddress.map { UnsafePointer($0) } }
}

/// Returns the number of bytes.
public func CFDataGetLength(_ theData: CFData!) -> CFIndex { theData?.memory.count ?? 0 }

/// What has the bytes of an image's pixels.
public final class CGDataProvider {
  private let image: CGImage

  init(_ image: CGImage) { self.image = image }

  /// The pixels, row by row from the top: red, green, blue and an alpha that they are multiplied with. Their colors are
  /// those that a context in memory has (`CGContext(data:width:…)`); lint tells which can't be known. Nil for an empty
  /// image.
  public var data: CFData? {
    let (width, height) = (image.width, image.height)
    guard
      let context = CGContext(
        data: nil, width: width, height: height, bitsPerComponent: 8, bytesPerRow: image.bytesPerRow,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: image.bitmapInfo.rawValue)
    else { return nil }
    context.draw(image, in: CGRect(x: 0, y: 0, width: width, height: height))
    return context.data.map { CFData(UnsafeRawBufferPointer(start: $0, count: image.bytesPerRow * height)) }
  }
}

extension CGImage {
  /// What has the pixels' bytes; never nil.
  public var dataProvider: CGDataProvider? { CGDataProvider(self) }
}
