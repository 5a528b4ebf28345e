/// The animatable properties of what a layer draws.
extension LayerContents {
  func shapeValue(for keyPath: PropertyAnimation.KeyPath) -> PropertyAnimation.Value? {
    guard case .shape(let shape) = self else { return nil }
    switch keyPath {
    case .path: return .path(shape.path)
    case .fillColor: return .color(shape.fillColor ?? .clear)
    case .strokeColor: return .color(shape.strokeColor ?? .clear)
    case .lineWidth: return .number(shape.lineWidth)
    case .lineDashPhase: return .number(shape.lineDashPhase)
    case .strokeStart: return .number(shape.strokeStart)
    case .strokeEnd: return .number(shape.strokeEnd)
    default: return nil
    }
  }

  func gradientValue(for keyPath: PropertyAnimation.KeyPath) -> PropertyAnimation.Value? {
    guard case .gradient(let gradient) = self else { return nil }
    switch keyPath {
    case .colors: return .colors(gradient.colors)
    case .locations: return .numbers(gradient.locations)
    case .startPoint: return .point(gradient.startPoint)
    case .endPoint: return .point(gradient.endPoint)
    default: return nil
    }
  }

  func backdropValue(for keyPath: PropertyAnimation.KeyPath) -> PropertyAnimation.Value? {
    guard case .backdrop(let backdrop) = self, keyPath == .backdropAmount else { return nil }
    return .number(backdrop.amount)
  }

  /// - Returns: whether there is such a property and it takes values of that kind.
  mutating func setValue(
    _ value: PropertyAnimation.Value, for keyPath: PropertyAnimation.KeyPath
  ) -> Bool {
    switch self {
    case .shape(var shape):
      guard shape.setValue(value, for: keyPath) else { return false }
      self = .shape(shape)
    case .gradient(var gradient):
      guard gradient.setValue(value, for: keyPath) else { return false }
      self = .gradient(gradient)
    case .backdrop(var backdrop):
      guard keyPath == .backdropAmount, case .number(let amount) = value else { return false }
      backdrop.amount = amount
      self = .backdrop(backdrop)
    case .text, .image, .snapshot, .fitted: return false
    }
    return true
  }
}

extension Shape {
  fileprivate mutating func setValue(
    _ value: PropertyAnimation.Value, for keyPath: PropertyAnimation.KeyPath
  ) -> Bool {
    switch (keyPath, value) {
    case (.path, .path(let path)): self.path = path
    case (.fillColor, .color(let color)): fillColor = color
    case (.strokeColor, .color(let color)): strokeColor = color
    case (.lineWidth, .number(let width)): lineWidth = width
    case (.lineDashPhase, .number(let phase)): lineDashPhase = phase
    case (.strokeStart, .number(let start)): strokeStart = start
    case (.strokeEnd, .number(let end)): strokeEnd = end
    default: return false
    }
    return true
  }
}

extension Gradient {
  fileprivate mutating func setValue(
    _ value: PropertyAnimation.Value, for keyPath: PropertyAnimation.KeyPath
  ) -> Bool {
    switch (keyPath, value) {
    case (.colors, .colors(let colors)): self.colors = colors
    case (.locations, .numbers(let locations)): self.locations = locations
    case (.startPoint, .point(let point)): startPoint = point
    case (.endPoint, .point(let point)): endPoint = point
    default: return false
    }
    return true
  }
}
