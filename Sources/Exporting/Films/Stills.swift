import Diagnostics
import Directives
import Rasterizing
import Rendering
import TransitionEngine

/// Pictures of a figure's motion, as PNG files without a background.
package struct Stills: Sendable {
  package var animation: StandaloneAnimation
  /// The width in pixels.
  package var width: Int
  package var style: FigureStyle

  package init(_ animation: StandaloneAnimation, width: Int, style: FigureStyle = .light) {
    (self.animation, self.width, self.style) = (animation, width, style)
  }

  /// The maximum number of a film's frames.
  package static let most = 1200

  /// The times of a film's frames in seconds, including both ends.
  package static func instants(of animation: StandaloneAnimation, rate: Int) -> [TimeInterval] {
    let count = Int((animation.duration * Double(rate)).rounded(.up))
    return (0..<count).map { Double($0) / Double(rate) } + [animation.duration]
  }

  /// Checks whether so many pictures can be made.
  static func check(
    _ count: Int, of animation: StandaloneAnimation, named name: String
  ) throws(Diagnostic) {
    guard count <= most else {
      throw .error(
        "render.too-long", "“\(name)” would have \(count) pictures", at: nil,
        allowed: ["up to \(most) pictures"], fix: "use a lower --rate, or a shorter run")
    }
    do throws(DrawingLimit) {
      try animation.checkLimits(pictures: count)
    } catch {
      throw .limit(error, named: name)
    }
  }

  /// A file for each instant.
  ///
  /// - Parameter name: the figure's name, for diagnostics.
  package func files(
    at instants: [TimeInterval], named name: String, by rasterizer: Rasterizer
  ) throws(Diagnostic) -> [[UInt8]] {
    try Self.check(instants.count, of: animation, named: name)
    let size = animation.size(width: width)
    let pictures = rasterizer.pictures(instants.count, pixels: size.width * size.height) {
      [animation, width, style] in
      Drawing(
        animation.drawing(at: instants[$0], width: width, style: style), width: width, form: .png)
    }
    var files: [[UInt8]] = []
    while let result = pictures.next() {
      do throws(RasterProblem) { files.append(try result.get().bytes) } catch {
        throw .raster(error, named: name)
      }
    }
    return files
  }

  /// A drawing as a picture on white.
  ///
  /// - Parameter width: in pixels.
  package static func png(
    of drawing: [UInt8], width: Int, named name: String, by rasterizer: Rasterizer
  ) throws(Diagnostic) -> [UInt8] {
    let white = Drawing.Background(255, 255, 255)
    do throws(RasterProblem) {
      return try rasterizer.picture(of: Drawing(drawing, width: width, background: white, form: .png)).bytes
    } catch {
      throw .raster(error, named: name)
    }
  }

  /// The picture that tells most of the motion.
  package func poster(named name: String, by rasterizer: Rasterizer) throws(Diagnostic) -> [UInt8] {
    try files(at: [animation.tellingInstant], named: name, by: rasterizer).first ?? []
  }
}
