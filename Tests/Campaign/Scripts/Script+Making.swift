import BasicTestSupport
import TransitionEngine

extension Script {
  /// Callbacks in which an app's code may do something, too.
  private static let callbacks = [
    "viewWillAppear(_:)", "viewDidAppear(_:)", "viewWillDisappear(_:)", "viewDidDisappear(_:)",
    "willMove(toParent:)", "didMove(toParent:)", "viewDidLayoutSubviews()", "animateTransition(using:)",
    "animationEnded(_:)",
  ]

  /// The script of a seed. Seeds take the settings in turns.
  package init(seed: UInt64) throws {
    let settings = Setting.allCases
    let setting = settings[Int(seed % UInt64(settings.count))]
    var random = SeededGenerator(seed: seed)
    var steps: [Step] = []
    var time = 0.0
    for _ in 0..<(2 + random.below(9)) {
      let action = try setting.action(&random)
      if random.chance(6) {
        let moment = Moment.inside(random.pick(Self.callbacks), 1 + random.below(6))
        steps.append(Step(moment: moment, action: action))
      } else {
        time = Self.instant(after: time, &random)
        steps.append(Step(moment: .at(time), action: action))
      }
    }
    self.init(setting: setting, seed: seed, steps: steps)
  }

  /// Much goes wrong only when two things come at one time, or at a frame of the display, or close to it.
  private static func instant(after time: Double, _ random: inout SeededGenerator) -> Double {
    switch random.below(6) {
    case 0: time
    case 1: time + pow(10, -1 - 8 * random.share())
    case 2: ((time * 60).rounded(.up) + Double(random.below(30))) / 60
    default: time + random.number(in: 0...0.5)
    }
  }
}
