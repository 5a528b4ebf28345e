/// A layer's animatable properties by name.
extension Layer {
  /// The value of a property; nil where the layer has no such property, as a plain layer has no outline.
  package func value(for keyPath: PropertyAnimation.KeyPath) -> PropertyAnimation.Value? {
    switch keyPath {
    case .position: .point(position)
    case .positionX: .number(position.x)
    case .positionY: .number(position.y)
    case .zPosition: .number(zPosition)
    case .bounds: .rect(bounds)
    case .boundsOrigin: .point(bounds.origin)
    case .boundsSize: .size(bounds.size)
    case .anchorPoint: .point(anchorPoint)
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .rotationX: .number(transform.rotation(about: .x))
    case .rotationY: .number(transform.rotation(about: .y))
    case .rotationZ: .number(transform.rotation(about: .z))
    case .scale, .scaleX: .number(transform.scale(along: .x))
    case .scaleY: .number(transform.scale(along: .y))
    case .translationX: .number(transform.translation(along: .x))
    case .translationY: .number(transform.translation(along: .y))
    case .translationZ: .number(transform.translation(along: .z))
    case .opacity: .number(opacity)
    case .backgroundColor: .color(backgroundColor ?? .clear)
    case .cornerRadius: .number(cornerRadius)
    case .borderWidth: .number(borderWidth)
    case .borderColor: .color(borderColor)
    case .shadowOpacity: .number((shadow ?? .none).opacity)
    case .shadowRadius: .number((shadow ?? .none).radius)
    case .shadowOffset: .size((shadow ?? .none).offset)
    case .shadowColor: .color((shadow ?? .none).color)
    case .path, .fillColor, .strokeColor, .lineWidth, .strokeStart, .strokeEnd:
      contents?.shapeValue(for: keyPath)
    case .colors, .locations, .startPoint, .endPoint: contents?.gradientValue(for: keyPath)
    }
  }

  /// - Returns: whether the layer has such a property and it takes values of that kind; otherwise nothing
  ///   changes.
  @discardableResult
  package mutating func setValue(
    _ value: PropertyAnimation.Value, for keyPath: PropertyAnimation.KeyPath
  ) -> Bool {
    switch (keyPath, value) {
    case (.position, .point(let point)): position = point
    case (.positionX, .number(let x)): position.x = x
    case (.positionY, .number(let y)): position.y = y
    case (.zPosition, .number(let z)): zPosition = z
    case (.bounds, .rect(let rect)): bounds = rect
    case (.boundsOrigin, .point(let origin)): bounds.origin = origin
    case (.boundsSize, .size(let size)): bounds.size = size
    case (.anchorPoint, .point(let point)): anchorPoint = point
    case (.transform, .transform(let matrix)): transform = matrix
    case (.sublayerTransform, .transform(let matrix)): sublayerTransform = matrix
    case (.rotationX, .number(let angle)): transform.setRotation(angle, about: .x)
    case (.rotationY, .number(let angle)): transform.setRotation(angle, about: .y)
    case (.rotationZ, .number(let angle)): transform.setRotation(angle, about: .z)
    case (.scale, .number(let scale)): transform.setScale(scale, along: [.x, .y, .z])
    case (.scaleX, .number(let scale)): transform.setScale(scale, along: [.x])
    case (.scaleY, .number(let scale)): transform.setScale(scale, along: [.y])
    case (.translationX, .number(let x)): transform.setTranslation(x, along: .x)
    case (.translationY, .number(let y)): transform.setTranslation(y, along: .y)
    case (.translationZ, .number(let z)): transform.setTranslation(z, along: .z)
    case (.opacity, .number(let number)): opacity = number
    case (.backgroundColor, .color(let color)): backgroundColor = color
    case (.cornerRadius, .number(let radius)): cornerRadius = radius
    case (.borderWidth, .number(let width)): borderWidth = width
    case (.borderColor, .color(let color)): borderColor = color
    case (.shadowOpacity, .number(let opacity)): changeShadow { $0.opacity = opacity }
    case (.shadowRadius, .number(let radius)): changeShadow { $0.radius = radius }
    case (.shadowOffset, .size(let offset)): changeShadow { $0.offset = offset }
    case (.shadowColor, .color(let color)): changeShadow { $0.color = color }
    default: return contents?.setValue(value, for: keyPath) ?? false
    }
    return true
  }

  private mutating func changeShadow(_ change: (inout Shadow) -> Void) {
    var changed = shadow ?? .none
    change(&changed)
    shadow = changed
  }
}

extension Shadow {
  /// A `CALayer`'s shadow before anyone asks for one.
  package static let none = Shadow(
    color: .black, opacity: 0, offset: CGSize(width: 0, height: -3), radius: 3)
}
