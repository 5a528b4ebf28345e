import Testing
import TransitionEngine

@Suite struct ValueTests {
  typealias Value = PropertyAnimation.Value

  static let pairs: [(Value, Value)] = [
    (.number(1), .number(3)), (.point(CGPoint(x: 1, y: 2)), .point(CGPoint(x: 3, y: 6))),
    (.size(CGSize(width: 1, height: 2)), .size(CGSize(width: 3, height: 6))),
    (
      .rect(CGRect(x: 0, y: 0, width: 1, height: 2)), .rect(CGRect(x: 10, y: 20, width: 3, height: 6))
    ),
    (
      .color(Color(light: .init(red: 0, green: 0, blue: 0), dark: .init(red: 1, green: 1, blue: 1))),
      .color(Color(white: 0.5, alpha: 0))
    ),
    (.numbers([0, 1]), .numbers([1, 0])), (.colors([.black, .white]), .colors([.white, .clear])),
    (
      .path(Path(rect: CGRect(x: 0, y: 0, width: 1, height: 1))),
      .path(Path(rect: CGRect(x: 5, y: 5, width: 2, height: 3)))
    ),
    (.transform(CATransform3DIdentity), .transform(CATransform3DMakeTranslation(10, 0, 0))),
  ]

  @Test(arguments: pairs.indices)
  func halfwayIsTheMean(index: Int) {
    let (a, b) = ValueTests.pairs[index]
    let mean = a.withComponents(zip(a.components, b.components).map { ($0 + $1) / 2 })
    let half = a.interpolated(to: b, fraction: 0.5)
    #expect(zip(half.components, mean.components).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(a.interpolated(to: b, fraction: 0) == a)
    #expect(a.interpolated(to: b, fraction: 1) == b)
  }

  @Test(arguments: pairs.indices)
  func aDifferenceLeadsBack(index: Int) {
    let (a, b) = ValueTests.pairs[index]
    let sum = b.adding(a.subtracting(b))
    #expect(zip(sum.components, a.components).allSatisfy { abs($0 - $1) < 1e-12 })
    #expect(a.adding(a.zeroDisplacement) == a)
  }

  @Test func whatDoesNotCorrespondHolds() {
    let (a, b) = (Value.numbers([1]), Value.numbers([1, 2]))
    #expect(a.interpolated(to: b, fraction: 0.99) == a)
    #expect(a.interpolated(to: b, fraction: 1) == b)
    #expect(Value.number(1).adding(.point(.zero)) == .number(1))
  }

  @Test func aTransformIsAddedBeneath() {
    let (move, scale) = (CATransform3DMakeTranslation(10, 0, 0), CATransform3DMakeScale(2, 2, 1))
    #expect(Value.transform(scale).adding(.transform(move)) == .transform(CATransform3DConcat(move, scale)))
  }

  @Test func repeatsADisplacement() {
    #expect(Value.number(3).repeated(4) == .number(12))
    let move = Value.transform(CATransform3DMakeTranslation(3, 0, 0))
    #expect(move.repeated(5) == .transform(CATransform3DMakeTranslation(15, 0, 0)))
  }
}
