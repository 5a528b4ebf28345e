import TransitionEngine

/// Rotates the device, and sends the app to the background.
extension Run {
  /// A rotation by 90°, without the rounding errors of sines.
  private static let quarterTurn = CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)

  /// Rotates the device by 90° to the left, or back.
  ///
  /// The window gets its new size at once, and is laid out in this turn; UIKit animates the change, which is
  /// not modeled. The timeline shows the panel: upright as before, with the window's content on its side.
  package func turnDevice() {
    perform {
      let size = isTurned ? panel : CGSize(width: panel.height, height: panel.width)
      window.changeSize(to: size) {
        isTurned.toggle()
        screen.bounds = CGRect(origin: .zero, size: size)
        window.deviceInsets = UIEdgeInsets(ofDevice: size)
        window.transform = isTurned ? Self.quarterTurn : .identity
        window.bounds = CGRect(origin: .zero, size: size)
        window.setNeedsLayout()
      }
      log(actor: "UIWindow", incident: .turned, detail: isTurned ? Remark("on its side") : Remark("upright"))
    }
  }

  /// Sends the app to the background, and brings it back at once.
  ///
  /// The system cancels the touches, and Core Animation removes all animations: their completions receive
  /// `finished` as false. Appearance methods are not called.
  package func sendToBackground() {
    perform {
      log(actor: "UIApplication", incident: .background)
      for delivery in deliveries { delivery.cancel() }
      for animation in attached { detach(animation) }
    }
  }

  /// Converts a point of the window to the panel.
  func onPanel(_ point: CGPoint) -> CGPoint {
    guard isTurned else { return point }
    return CGPoint(x: panel.width - point.y, y: point.x)
  }

  /// The content of the panel: the window, which may lie on its side.
  var panelContent: Layer {
    let root = window.layer.value(in: self)
    guard isTurned else { return root }
    // The numbers of layers start at 1.
    var layer = Layer(
      id: 0, name: "panel", bounds: CGRect(origin: .zero, size: panel),
      position: CGPoint(x: panel.width / 2, y: panel.height / 2))
    layer.sublayers = [root]
    return layer
  }
}
