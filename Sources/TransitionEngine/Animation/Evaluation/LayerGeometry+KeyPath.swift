/// A layer's geometry by name.
extension LayerGeometry {
  /// The value of a property; nil for one that is not of a layer's geometry.
  func value(for keyPath: PropertyAnimation.KeyPath) -> PropertyAnimation.Value? {
    switch keyPath {
    case .position: .point(position)
    case .positionX: .number(position.x)
    case .positionY: .number(position.y)
    case .zPosition: .number(zPosition)
    case .bounds: .rect(bounds)
    case .boundsOrigin: .point(bounds.origin)
    case .boundsSize: .size(bounds.size)
    case .anchorPoint: .point(anchorPoint)
    case .anchorPointZ: .number(anchorPointZ)
    case .hidden: .number(isHidden ? 1 : 0)
    case .transform: .transform(transform)
    case .sublayerTransform: .transform(sublayerTransform)
    case .rotationX: .number(transform.rotation(about: .x))
    case .rotationY: .number(transform.rotation(about: .y))
    case .rotationZ: .number(transform.rotation(about: .z))
    case .scale, .scaleX: .number(transform.scale(along: .x))
    case .scaleY: .number(transform.scale(along: .y))
    case .scaleZ: .number(transform.scale(along: .z))
    case .translationX: .number(transform.translation(along: .x))
    case .translationY: .number(transform.translation(along: .y))
    case .translationZ: .number(transform.translation(along: .z))
    case .opacity: .number(opacity)
    case .cornerRadius: .number(cornerRadius)
    default: nil
    }
  }

  /// - Returns: whether it is a property of a layer's geometry and takes values of that kind; otherwise nothing changes.
  mutating func setValue(_ value: PropertyAnimation.Value, for keyPath: PropertyAnimation.KeyPath) -> Bool {
    switch value {
    case .number(let number): setNumber(number, for: keyPath)
    case .point(let point): setPoint(point, for: keyPath)
    case .transform(let matrix): setTransform(matrix, for: keyPath)
    case .rect(let rect): setRect(rect, for: keyPath)
    case .size(let size): setSize(size, for: keyPath)
    default: false
    }
  }

  private mutating func setNumber(_ number: CGFloat, for keyPath: PropertyAnimation.KeyPath) -> Bool {
    switch keyPath {
    case .positionX: position.x = number
    case .positionY: position.y = number
    case .zPosition: zPosition = number
    case .anchorPointZ: anchorPointZ = number
    case .hidden: isHidden = number >= 0.5
    case .rotationX: transform.setRotation(number, about: .x)
    case .rotationY: transform.setRotation(number, about: .y)
    case .rotationZ: transform.setRotation(number, about: .z)
    case .scale: transform.setScale(number, along: [.x, .y, .z])
    case .scaleX: transform.setScale(number, along: [.x])
    case .scaleY: transform.setScale(number, along: [.y])
    case .scaleZ: transform.setScale(number, along: [.z])
    case .translationX: transform.setTranslation(number, along: .x)
    case .translationY: transform.setTranslation(number, along: .y)
    case .translationZ: transform.setTranslation(number, along: .z)
    case .opacity: opacity = number
    case .cornerRadius: cornerRadius = number
    default: return false
    }
    return true
  }

  private mutating func setPoint(_ point: CGPoint, for keyPath: PropertyAnimation.KeyPath) -> Bool {
    switch keyPath {
    case .position: position = point
    case .boundsOrigin: bounds.origin = point
    case .anchorPoint: anchorPoint = point
    default: return false
    }
    return true
  }

  private mutating func setTransform(_ matrix: CATransform3D, for keyPath: PropertyAnimation.KeyPath) -> Bool
  {
    switch keyPath {
    case .transform: transform = matrix
    case .sublayerTransform: sublayerTransform = matrix
    default: return false
    }
    return true
  }

  private mutating func setRect(_ rect: CGRect, for keyPath: PropertyAnimation.KeyPath) -> Bool {
    guard keyPath == .bounds else { return false }
    bounds = rect
    return true
  }

  private mutating func setSize(_ size: CGSize, for keyPath: PropertyAnimation.KeyPath) -> Bool {
    guard keyPath == .boundsSize else { return false }
    bounds.size = size
    return true
  }
}
