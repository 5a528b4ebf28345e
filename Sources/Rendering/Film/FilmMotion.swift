import HTML
import TransitionEngine

/// The places and opacities of a picture in successive frames.
struct FilmMotion: Sendable {
  struct Value: Equatable, Sendable {
    /// Affine, to the coordinates that the picture is placed in.
    var map: Homography
    var opacity: CGFloat
  }

  /// The number of the first frame.
  let first: Int
  /// One for each frame.
  let values: [Value]

  /// Decimals of a transform's linear part: a thousand points move by a hundredth at most.
  private static let decimals = 5
  /// The largest errors of straight lines between frames: of a length, in points, and of an opacity.
  private static let tolerances = (length: 0.1, opacity: 0.004)
  /// A length over which errors of a transform's linear part are judged, in points.
  private static let extent = 400.0

  /// Declarations for the frames in which the value changes.
  ///
  /// - Parameters:
  ///   - map: from the coordinates that the picture is placed in to the output's.
  ///   - isSmooth: whether values go in straight lines from one to the next.
  func keyframes(under map: Homography, isSmooth: Bool) -> [(frame: Int, css: [UInt8])] {
    let transforms = values.map { $0.map.concatenating(map).affine }
    let moves = transforms.contains { $0 != transforms[0] }
    let fades = values.contains { $0.opacity != values[0].opacity }
    let isTranslation = transforms.allSatisfy(\.isTranslation)
    let kept = isSmooth ? knots(of: transforms) : Array(values.indices)
    var keyframes: [(frame: Int, css: [UInt8])] = []
    for index in kept {
      var css: [UInt8] = []
      if moves {
        css.write("transform:")
        Self.write(transforms[index], isTranslation: isTranslation, unit: "px", to: &css)
      }
      if fades {
        if moves { css.write(";") }
        css.write("opacity:")
        css.write(values[index].opacity, decimals: 3)
      }
      if !isSmooth, keyframes.last?.css == css { continue }
      keyframes.append((first + index, css))
    }
    return keyframes
  }

  /// The attributes of one frame; for a frame outside, of the nearest.
  func presentation(in frame: Int, under map: Homography) -> [UInt8] {
    let value = values[min(max(frame - first, 0), values.count - 1)]
    let transform = value.map.concatenating(map).affine
    return HTMLWriter.html { out in
      if transform != .identity {
        out.attribute("transform") {
          Self.write(transform, isTranslation: transform.isTranslation, unit: "", to: &$0)
        }
      }
      if value.opacity < 0.9995 { out.attribute("opacity", value.opacity, decimals: 3) }
    }
  }

  private func knots(of transforms: [CGAffineTransform]) -> [Int] {
    let numbers = zip(transforms, values).flatMap { transform, value in
      [
        transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty, value.opacity,
      ]
    }
    let linear = Self.tolerances.length / Self.extent
    return PiecewiseLinear.knots(
      of: ChannelSamples(width: 7, values: numbers),
      tolerances: [linear, linear, linear, linear, Self.tolerances.length, Self.tolerances.length]
        + [Self.tolerances.opacity])
  }

  private static func write(
    _ transform: CGAffineTransform, isTranslation: Bool, unit: StaticString, to css: inout [UInt8]
  ) {
    if isTranslation {
      css.write("translate(")
      css.write(Grid.units(transform.tx))
      css.write(unit)
      css.write(",")
      css.write(Grid.units(transform.ty))
      css.write(unit)
    } else {
      css.write("matrix(")
      for number in [transform.a, transform.b, transform.c, transform.d] {
        css.write(number, decimals: decimals)
        css.write(",")
      }
      css.write(Grid.units(transform.tx))
      css.write(",")
      css.write(Grid.units(transform.ty))
    }
    css.write(")")
  }
}
