import Diagnostics
import JSON

/// The tools that programs such as coding agents can call, described by JSON Schema.
enum AgentTool: String, CaseIterable {
  case run, lint, frames, explain

  var description: String {
    switch self {
    case .run:
      "Compiles and runs iOS animation code on a headless UIKit, and tells what happened: calls in order with lines, animations, where each moving layer is at seven instants, lint, and problems at their lines. No Mac is needed."
    case .lint:
      "Compiles and runs iOS animation code, and returns only problems and findings: compiler errors, traps, and mistakes such as a completeTransition(_:) that is never called, each with a fix."
    case .frames: "Runs iOS animation code and returns pictures of its frames side by side, as PNG."
    case .explain:
      "The documentation of a topic: an identifier of a problem such as lint.never-completed, a class of UIKit, or a page such as reference/gestures."
    }
  }

  /// The schema of the arguments.
  var schema: JSONValue {
    switch self {
    case .explain:
      return Self.object(
        ["topic": Self.text("an identifier, a class, or a page of the reference")], required: ["topic"])
    case .run, .lint, .frames:
      var properties: [String: JSONValue] = [
        "swift": Self.text(
          "a file of Swift that imports UIKit: an animator (UIViewControllerAnimatedTransitioning), a function that takes a UIView, statements that use “view”, or a UIViewController"
        ),
        "markdown": Self.text("instead of swift: a text with directives"),
        "file": Self.text("instead of swift: the path of a file in the folder of the server"),
        "call": Self.text(
          "the animator or function to show, if the file has several: FoldAnimator(folds: 3)"),
        "from": Self.text("the name of a screen before a transition"),
        "to": Self.text("the name of a screen after it"),
        "script": Self.text("gestures, separated by semicolons: swipe left 240pt in 0.3s; wait 1s"),
      ]
      if self == .frames {
        properties["width"] = [
          "type": "integer", "minimum": 64, "maximum": 2000, "description": "of the picture, in pixels",
        ]
      }
      return Self.object(properties, required: [])
    }
  }

  private static func text(_ description: String) -> JSONValue {
    ["type": "string", "description": .string(description)]
  }

  private static func object(_ properties: [String: JSONValue], required: [String]) -> JSONValue {
    [
      "type": "object", "properties": .object(properties), "required": .array(required.map(JSONValue.string)),
      "additionalProperties": false,
    ]
  }
}
