import Animators
import Options

struct AnimatorsCommand: Command {
  static let name = "animators"
  static let summary = "lists the animators and their options"
  static let options: [any OptionDescription] = []

  init(_ arguments: Arguments) throws(UsageError) {}

  func run(_ console: Console) -> Tool.ExitCode {
    for (index, animator) in Catalogue.animators.enumerated() {
      if index > 0 { console.print("\n") }
      console.print("\(animator.name)\n  \(animator.summary)\n")
      let width = animator.options.map(\.name.count).max() ?? 0
      for option in animator.options {
        let name = option.name + String(repeating: " ", count: width - option.name.count)
        let margin = String(repeating: " ", count: width + 8)
        console.print("    :\(name): \(option.summary)\n")
        console.print("\(margin)\(option.values); \(option.standardText ?? "") by default\n")
      }
    }
    return .success
  }
}
