/// All classes of figures and their parts, for the writers of HTML, and for the style sheets of the program
/// and of themes.
///
/// Single figures and elements have further classes: a figure's scope, `k0` for a frame, `p0` for an element
/// of its stage. Elements that CSS animates have the classes of `StageProperty`, too.
package enum FigureClass: String, CaseIterable, Sendable {
  // MARK: The figure

  case figure = "zt-figure"
  /// A stage whose strip is for print alone.
  case alone = "zt-alone"
  /// A strip without a stage, in which nothing plays.
  case still = "zt-still"
  /// A strip that is one screen at rest.
  case screen = "zt-screen"
  /// A stage that is no phone's screen.
  case diagram = "zt-diagram"
  /// A figure that plays as the page opens.
  case loads = "zt-loads"
  /// A figure whose stage is never at rest, as no frame of it is at the very start.
  case holds = "zt-holds"
  /// A figure with a stage that the reader swipes.
  case touchable = "zt-touchable"
  /// A stage that stands for a page, and plays under a pointer.
  case card = "zt-card"
  /// A figure that is a plot.
  case plot = "zt-plot"
  /// Plots, calls and scripts between the strip and the caption.
  case below = "zt-below"
  /// Short facts under the caption.
  case facts = "zt-facts"
  /// The box in place of a part of a page that couldn't be built.
  case error = "zt-error"

  /// A figure of several runs.
  case compare = "zt-compare"
  /// The stages of several runs.
  case stages = "zt-stages"
  /// Stages that lie over one another.
  case onionSkin = "zt-onion"
  /// The color of a stage that lies over others.
  case skin1 = "zt-skin-1"
  case skin2 = "zt-skin-2"
  case skin3 = "zt-skin-3"
  case skin4 = "zt-skin-4"
  /// The strips of several runs.
  case strips = "zt-strips"
  /// The label of a run.
  case runName = "zt-run-name"

  // MARK: Inputs, which say what the figure does

  /// Picks a frame.
  case frame = "zt-frame"
  /// Picks a frame at the very start, where everything is at rest.
  case first = "zt-first"
  /// The popover that Play toggles, which counts its presses.
  case turn = "zt-turn"
  /// Chooses slow motion.
  case slows = "zt-slows"

  // MARK: Controls, which the reader sees

  case controls = "zt-controls"
  case button = "zt-button"
  case play = "zt-play"
  case slow = "zt-slow"
  /// Hands the stage to the reader's finger.
  case swipe = "zt-swipe"
  /// The slider and what it is drawn with.
  case scrubber = "zt-scrubber"
  /// The slider.
  case scrub = "zt-scrub"
  case knob = "zt-knob"
  /// The segments of the slider's track.
  case ticks = "zt-ticks"
  /// The instant and the duration, beside the slider.
  case now = "zt-now"

  // MARK: The stage

  /// Stage and controls.
  case live = "zt-live"
  /// A stage that the reader swipes, and its overlay.
  case touch = "zt-touch"
  /// Carries the reader's touch.
  case scroller = "zt-scroller"
  /// A scroller that starts at its right end, or at its lower one.
  case rightwards = "zt-rightwards"
  /// A scroller that goes up or down.
  case upright = "zt-upright"
  /// Carries the reader's mouse.
  case drag = "zt-drag"
  /// The content of the scroller.
  case track = "zt-track"
  /// A hint that the stage can be swiped.
  case hint = "zt-hint"
  case hintLeft = "zt-hint-left"
  case hintRight = "zt-hint-right"
  case hintUp = "zt-hint-up"
  case hintDown = "zt-hint-down"
  case stage = "zt-stage"
  /// The window of the run, in its own points.
  case window = "zt-window"

  // MARK: Elements of a stage

  /// The whole screen at rest, before the run.
  case start = "zt-start"
  /// The whole screen at rest, after the run.
  case end = "zt-end"
  /// The whole screen at rest before the run, over a run that is swiped.
  case begin = "zt-begin"
  /// One epoch of a run.
  case run = "zt-run"
  /// An element of the size of its parent.
  case fill = "zt-fill"
  /// The browser sorts its elements by depth.
  case space = "zt-space"
  /// Clips its content.
  case clip = "zt-clip"
  /// Its back does not show.
  case front = "zt-front"
  /// An element that CSS animates.
  case animated = "zt-a"

  // MARK: The strip

  case strip = "zt-strip"
  /// The overlay of the frames: their times, and the labels that pick them.
  case picks = "zt-picks"
  case time = "zt-time"
  /// A line that moves with the figure's time.
  case playhead = "zt-head"

  // MARK: Plots

  /// A drawing with axes.
  case curve = "zt-curve"
  /// A plot of calls.
  case axis = "zt-axis"
  /// A plot of a gesture.
  case gesture = "zt-gesture"
  /// The axes of a plot of curves.
  case curveAxes = "zt-curve-axes"
  case code = "zt-code"
  case heading = "zt-heading"

  case curve1 = "zt-curve-1"
  case curve2 = "zt-curve-2"
  case curve3 = "zt-curve-3"
  case curve4 = "zt-curve-4"
  case curve5 = "zt-curve-5"
  case curve6 = "zt-curve-6"

  case curveLabel1 = "zt-curve-label-1"
  case curveLabel2 = "zt-curve-label-2"
  case curveLabel3 = "zt-curve-label-3"
  case curveLabel4 = "zt-curve-label-4"
  case curveLabel5 = "zt-curve-label-5"
  case curveLabel6 = "zt-curve-label-6"

  // MARK: Lists

  /// A plot of calls and their list.
  case callbacks = "zt-callbacks"
  case calls = "zt-calls"
  /// The actions of a script.
  case script = "zt-script"
  /// A line of a script that expects something, which has held.
  case held = "zt-held"
  /// Lint findings.
  case lint = "zt-lint"
  case lintNone = "zt-lint-none"
  /// A finding that is a note.
  case note = "zt-note"
  case check = "zt-check"
  case when = "zt-when"
  case detail = "zt-detail"

  // MARK: Colors of the palette, by index

  static func line(_ color: Int) -> FigureClass { lines[color % lines.count] }
  static func label(_ color: Int) -> FigureClass { labels[color % labels.count] }

  private static let lines: [FigureClass] = [.curve1, .curve2, .curve3, .curve4, .curve5, .curve6]
  private static let labels: [FigureClass] = [
    .curveLabel1, .curveLabel2, .curveLabel3, .curveLabel4, .curveLabel5, .curveLabel6,
  ]
}
