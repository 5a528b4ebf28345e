/// The line of a text that stays in its place when the text gets smaller. The raw values are UIKit's.
public enum UIBaselineAdjustment: Int, Sendable { case alignBaselines, alignCenters, none }
