/// The measured accuracy and size of a stage.
package struct StageReport: Sendable, Equatable {
  /// The largest distance, in the screen's points, between a layer's corner on the stage and in the engine,
  /// at all compared instants.
  package var positionError: Double
  /// The largest difference of an opacity, 0…1.
  package var opacityError: Double
  /// Bytes of CSS that belong to this figure alone.
  package var cssBytes: Int
  /// DOM elements that move.
  package var movingLayers: Int
  /// Animated properties that the stage cannot show; the stage must not be used if there are any.
  package var unsupported: [String]

  package init(
    positionError: Double, opacityError: Double, cssBytes: Int, movingLayers: Int, unsupported: [String]
  ) {
    self.positionError = positionError
    self.opacityError = opacityError
    self.cssBytes = cssBytes
    self.movingLayers = movingLayers
    self.unsupported = unsupported
  }

  /// The number of instants at which a stage is compared with the engine: two for each frame of a 120 Hz
  /// display.
  package static let instantsPerSecond = 240.0
  /// Largest `positionError` that is accepted, in points.
  package static let tolerance = 0.25
}
