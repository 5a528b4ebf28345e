import Localization
import TransitionEngine

extension Localization {
  /// A remark about a run in the language of the page.
  package func text(_ remark: Remark) -> String {
    isolatingValues(remark).text(commas: comma, translation(ofRemark:))
  }

  private func isolatingValues(_ remark: Remark) -> Remark {
    switch remark {
    case .verbatim(let value): .verbatim(isolated(value))
    case .list(let parts): .list(parts.map(isolatingValues))
    case .phrase(let words, let values): .phrase(words, values.map(isolatingValues))
    }
  }
}
