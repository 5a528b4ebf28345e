import TransitionEngine

/// A way of drawing a path. The raw values are Core Graphics's.
public enum CGPathDrawingMode: Int32, Sendable { case fill, eoFill, stroke, fillStroke, eoFillStroke }
