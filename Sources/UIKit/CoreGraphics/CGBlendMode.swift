/// The ways in which drawing is combined with what is below. The raw values are Core Graphics'. Only `normal` and
/// `clear` are drawn.
public enum CGBlendMode: Int32, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight,
    difference,
    exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop,
    destinationOver,
    destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// The quality of scaled images. The raw values are Core Graphics'. Browsers smooth images, whatever it is.
public enum CGInterpolationQuality: Int32, Sendable {
  case `default`, none, low, high, medium
}
