import Lint
import Testing
import TransitionEngine

@testable import UIKit

/// Controls with a value, fields, and the wheel that turns.
@Suite struct ValueControlTests {
  private let run = Run(size: CGSize(width: 400, height: 800))

  private func add<View: UIView>(_ view: View) throws -> View {
    run.perform { run.window.addSubview(view) }
    try run.settle()
    return view
  }

  @Test func aFingerMovesASlider() throws {
    let slider = try add(UISlider(frame: CGRect(x: 0, y: 100, width: 228, height: 31)))
    let values = Recorded<Float>()
    slider.addAction(
      UIAction { [unowned slider] _ in values.values.append(slider.value) }, for: .valueChanged)
    _ = try run.record {
      try run.send(.swipe(from: CGPoint(x: 14, y: 115), to: CGPoint(x: 114, y: 115), in: 0.3), at: 0)
    }
    #expect(abs(slider.value - 0.5) < 0.01)
    #expect(values.values.count > 3)
    slider.value = 7
    #expect(slider.value == 1)
  }

  @Test func aSliderHasImages() throws {
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 40, height: 20)).image { context in
      context.cgContext.fill(CGRect(x: 0, y: 0, width: 40, height: 20))
    }
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 240, height: 31))
    slider.setThumbImage(picture, for: .normal)
    slider.minimumValueImage = picture
    _ = try add(slider)
    let track = slider.trackRect(forBounds: slider.bounds)
    #expect(track == CGRect(x: 48, y: 13.5, width: 192, height: 4))
    #expect(slider.thumbRect(forBounds: slider.bounds, trackRect: track, value: 1).maxX == 240)
    slider.isHighlighted = true
    #expect(slider.currentThumbImage === picture && slider.thumbImage(for: .highlighted) == nil)
    let knob = try #require(slider.subviews.first { $0.bounds.width == 40 && $0.frame.minX == 48 })
    #expect(knob.backgroundColor == nil && knob.layer.drawing != nil)
  }

  @Test func aTapTurnsASwitchOver() throws {
    let control = try add(UISwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 120, y: 115)), at: 0) }
    #expect(control.isOn)
  }

  private final class BareSwitch: UISwitch {
    var calls = 0
    override func layoutSubviews() {}
    override func setOn(_ on: Bool, animated: Bool) {
      calls += 1
      super.setOn(on, animated: animated)
    }
  }

  @Test func aSwitchShowsItselfWhateverItsSubclassLaysOut() throws {
    let control = try add(BareSwitch(frame: CGRect(x: 100, y: 100, width: 0, height: 0)))
    control.backgroundColor = .red
    control.layer.cornerRadius = 4
    control.onTintColor = .blue
    let timeline = try run.record { try run.send(.tap(at: CGPoint(x: 120, y: 115)), at: 0) }
    let track = try #require(control.subviews.first)
    #expect(control.isOn && control.calls == 0)
    #expect(control.backgroundColor == .red && control.layer.cornerRadius == 4)
    #expect(track.frame == control.bounds && track.backgroundColor == .blue)
    #expect(track.subviews.first?.frame == CGRect(x: 22, y: 2, width: 27, height: 27))
    #expect(timeline.duration > 0.2)
  }

  private final class Delegate: NSObject, UITextFieldDelegate {
    var calls: [String] = []
    func textFieldDidBeginEditing(_ textField: UITextField) { calls.append("begin") }
    func textFieldDidEndEditing(_ textField: UITextField) { calls.append("end") }
  }

  @Test func aFieldTakesWhatIsTyped() throws {
    let delegate = Delegate()
    let field = try add(UITextField(frame: CGRect(x: 100, y: 100, width: 100, height: 40)))
    let other = try add(UITextField(frame: CGRect(x: 100, y: 200, width: 100, height: 40)))
    field.delegate = delegate
    _ = try run.record { try run.send(.tap(at: CGPoint(x: 120, y: 115)), at: 0) }
    #expect(run.perform { field.isFirstResponder } && field.isEditing)
    run.perform { _ = other.becomeFirstResponder() }
    #expect(delegate.calls == ["begin", "end"])
    run.perform { _ = run.window.endEditing(true) }
    #expect(run.firstResponder == nil)
  }

  @Test func aWheelShowsWhileItTurns() throws {
    let wheel = try add(UIActivityIndicatorView(style: .large))
    #expect(wheel.isHidden)
    #expect(wheel.bounds.size == CGSize(width: 37, height: 37))
    run.perform { wheel.startAnimating() }
    #expect(!wheel.isHidden)
    #expect(wheel.layer.sublayers?.allSatisfy { $0.animationKeys() == ["turn"] } == true)
    run.perform { wheel.stopAnimating() }
    #expect(wheel.isHidden)
  }

  @Test func aBlurComesAndGoesByDegrees() throws {
    let effect = UIVisualEffectView(effect: UIBlurEffect(style: .dark))
    let timeline = try run.record {
      effect.frame = run.window.bounds
      run.window.addSubview(effect)
      effect.contentView.addSubview(UIView())
    }
    #expect(timeline.lint().isEmpty)
    let blur = try #require(effect.subviews[0].layer.id(in: run))
    #expect(try #require(timeline.presentation(of: blur, at: 0)).backdrop?.amount == 1)
    #expect(effect.subviews[1].alpha == 1)
    let goes = try run.record {
      UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { effect.effect = nil }
    }
    #expect(effect.subviews[1].alpha == 0)
    let half = try #require(goes.presentation(of: blur, at: 0.5)?.backdrop)
    #expect(abs(half.amount - 0.5) < 0.02 && abs(half.shownRadius - 10) < 0.4)
    #expect(try #require(goes.presentation(of: blur, at: 2)).backdrop?.amount == 0)
  }

  /// A blur that was not there has no colour to come from.
  @Test func aBlurThatComesKeepsItsColour() throws {
    let effect = UIVisualEffectView(effect: nil)
    effect.frame = run.window.bounds
    run.window.addSubview(effect)
    let timeline = try run.record {
      UIView.animate(withDuration: 1) { effect.effect = UIBlurEffect(style: .light) }
    }
    let animations = timeline.commits.flatMap { $0.animations.values.joined() }
    let paths = animations.flatMap(\.properties).map(\.keyPath)
    #expect(Set(paths) == [.opacity, .backdropAmount])
  }

  /// The first half of what a property animator does to a blur is a half blur, as apps that want less of one use it.
  @Test func anAnimatorHoldsABlurHalfway() throws {
    let effect = UIVisualEffectView(effect: nil)
    effect.frame = run.window.bounds
    run.window.addSubview(effect)
    let animator = UIViewPropertyAnimator(duration: 1, curve: .linear) {
      effect.effect = UIBlurEffect(style: .regular)
    }
    let timeline = try run.record {
      animator.fractionComplete = 0.3
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) {
        animator.stopAnimation(false)
        animator.finishAnimation(at: .end)
      }
    }
    let blur = try #require(effect.subviews[0].layer.id(in: run))
    let held = try #require(timeline.presentation(of: blur, at: 0.4)?.backdrop)
    #expect(abs(held.amount - 0.3) < 0.01)
  }

  @Test func vibrancyIsTranslucentByItsStyle() {
    let blur = UIBlurEffect(style: .regular)
    #expect(UIVisualEffectView(effect: UIVibrancyEffect(blurEffect: blur)).contentView.alpha == 1)
    let secondary = UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel)
    #expect(UIVisualEffectView(effect: secondary).contentView.alpha == 0.6)
  }

  @Test func defaultsWorkAndGroupsBelongToTheRun() throws {
    let calls = Recorded<String>()
    _ = try run.record {
      UserDefaults.standard.set(3, forKey: "count")
      let group = DispatchGroup()
      let item = DispatchWorkItem { calls.values.append("never") }
      DispatchQueue.main.asyncAfter(deadline: .now() + 0.2, execute: item)
      item.cancel()
      DispatchQueue.global(qos: .background).async(group: group) { calls.values.append("work") }
      group.notify(queue: .main) { calls.values.append("all") }
    }
    #expect(calls.values == ["work", "all"])
    run.perform { #expect(UserDefaults.standard.integer(forKey: "count") == 3) }
    Run(size: .zero).perform { #expect(UserDefaults.standard.integer(forKey: "count") == 0) }
  }

  @Test func aLabelShowsAnAttributedText() {
    let text = NSMutableAttributedString(string: "Hello ", attributes: [.foregroundColor: UIColor.red])
    text.append(NSAttributedString(string: "world"))
    text.addAttribute(.kern, value: 2, range: NSMakeRange(0, 5))
    let label = UILabel()
    label.attributedText = text
    #expect(label.text == "Hello world")
    #expect(label.textColor == .red)
    #expect(text.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 2)
    #expect(text.attribute(.kern, at: 5, effectiveRange: nil) == nil)
    text.setAttributes([.link: "a"], range: NSMakeRange(1, 2))
    #expect(
      (0..<4).map { text.attribute(.kern, at: $0, effectiveRange: nil) != nil } == [true, false, false, true])
    #expect(text.attribute(.foregroundColor, at: 2, effectiveRange: nil) == nil)
    #expect(text.attribute(.link, at: 2, effectiveRange: nil) as? String == "a")
  }

  // MARK: The first turn

  /// The sizes of a control's parts at the start and later, of a control that code makes and moves in one turn.
  private func sizesOfParts<Control: UIView>(
    of control: Control, _ move: (Control) -> Void
  ) throws -> (first: Set<[CGFloat]>, later: Set<[CGFloat]>) {
    let timeline = try run.record {
      run.window.addSubview(control)
      move(control)
    }
    var views = control.subviews
    var parts: [UIView] = []
    while let part = views.popLast() {
      parts.append(part)
      views += part.subviews
    }
    func sizes(at time: TimeInterval) -> Set<[CGFloat]> {
      let shown = parts.compactMap { part in
        part.layer.id(in: run).flatMap { timeline.presentation(of: $0, at: time) }
      }
      return Set(shown.map { [$0.bounds.width, $0.bounds.height] })
    }
    return (sizes(at: 0), sizes(at: 0.1))
  }

  @Test func partsOfANewSwitchDontGrow() throws {
    let sizes = try sizesOfParts(of: UISwitch(frame: .zero)) { $0.setOn(true, animated: true) }
    #expect(sizes.first == [[51, 31], [27, 27]] && sizes.later == sizes.first)
  }

  @Test func theKnobOfANewSwitchMoves() throws {
    let control = UISwitch(frame: .zero)
    let timeline = try run.record {
      run.window.addSubview(control)
      control.setOn(true, animated: true)
    }
    let thumb = try #require(control.subviews.first?.subviews.first)
    let id = try #require(thumb.layer.id(in: run))
    #expect(timeline.presentation(of: id, at: 0)?.position.x == 15.5)
    #expect(timeline.presentation(of: id, at: 1)?.position.x == 35.5)
  }

  @Test func partsOfANewSliderDontGrow() throws {
    let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 128, height: 31))
    let sizes = try sizesOfParts(of: slider) { slider in
      UIView.animate(withDuration: 0.2) {
        slider.alpha = 0.5
        slider.layoutIfNeeded()
      }
    }
    #expect(sizes.first == [[128, 4], [14, 4], [28, 28]] && sizes.later == sizes.first)
  }

  @Test func partsOfOtherNewControlsDontGrow() throws {
    let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
    button.setTitle("Go", for: .normal)
    let segments = UISegmentedControl(items: ["A", "B"])
    segments.selectedSegmentIndex = 1
    let dots = UIPageControl(frame: CGRect(x: 0, y: 0, width: 100, height: 26))
    dots.numberOfPages = 2
    for control in [button, segments, dots, UIStepper(), UISearchBar()] {
      let sizes = try sizesOfParts(of: control) { control in
        UIView.animate(withDuration: 0.2) { control.layoutIfNeeded() }
      }
      #expect(!sizes.first.isEmpty && sizes.first == sizes.later, "\(control)")
    }
  }
}
