/// A text that pages contain beside the author's: of the theme, of figures, and of Markdown's elements.
///
/// The raw value is its key in templates (`words.menu`) and in `words` of zoetrope.yml. Each `{}` of a text stands for
/// a value, in the order of the comment.
package enum Phrase: String, CaseIterable, Sendable {
  // Every page.
  case skip, main, menu, languages, source, breadcrumbs, draft, scheduled, updated
  /// The minutes that reading takes.
  case minutes
  case tags, feed, edit, license
  /// The switch between the schemes, and its choices.
  case scheme, light, dark, auto
  /// The program.
  case madeWith = "made_with"

  // Navigation.
  case pager, previous, next, pages, newer, older
  /// The page, and the number of pages.
  case page
  case related, documentation, contents
  /// The part, the number of parts, and the series.
  case part
  case series, tutorials, posts, categories, authors
  case seriesList = "series_list"
  case tag, category, author
  case oneSeries = "one_series"
  /// A taxonomy's name.
  case all
  /// The number of pages.
  case allPages = "all_pages"
  case everyPage = "every_page"

  // Versions.
  case versions
  /// The version of the site, and the current one.
  case oldVersion = "old_version"
  /// The version of the site, and the current one.
  case upcomingVersion = "upcoming_version"

  // Search.
  case search
  /// `#` stands for the number of results.
  case results
  case result
  case noResults = "no_results"
  case searchHint = "search_hint"
  case close, groups, sections, glossary
  case figures
  case figuresByAPI = "figures_by_api"
  case oneFigure = "one_figure"
  /// Their number.
  case figureCount = "figure_count"
  /// The name of a type.
  case figureUses = "figure_uses"
  /// The number of figures, and the name of a type.
  case figuresUse = "figures_use"
  case figuresWith = "figures_with"

  // Content of other sites.
  /// The name of a site.
  case contentFrom = "content_from"
  /// The name of a site.
  case openAt = "open_at"
  /// A host.
  case clickToLoad = "click_to_load"

  // Missing and moved pages.
  case notFound = "not_found"
  case missing
  case missingText = "missing_text"
  case home, proposals, moved

  // Blocks of code.
  case copy, copied, line
  /// The number of lines.
  case lines

  // Markdown.
  case done, open, footnotes
  /// The number of the reference.
  case footnoteBack = "footnote_back"
  case note, tip, important, warning, caution

  // Figures.
  case play, slow
  case slowMotion = "slow_motion"
  case swipe
  case swipeLabel = "swipe_label"
  case swipeMe = "swipe_me"
  case dragMe = "drag_me"
  /// The duration in seconds.
  case time
  /// The frame, the number of frames, and its time.
  case frame
  case strip
  /// The number of frames.
  case strips
  /// The lines of code that have an effect on a figure.
  case linesInEffect = "lines_in_effect"
  /// The number of a line in a listing.
  case lineNumber = "line_number"
  /// A figure, for the listing that it executes.
  case runsFigure = "runs_figure"
  /// The number of figures, and their numbers.
  case runsFigures = "runs_figures"
  /// Listings, for the figure that executes them.
  case runBy = "run_by"
  case overlaid
  /// A run, and the color of its stage.
  case inColor = "in_color"
  case orange, blue, green, pink

  // Descriptions of figures.
  /// The animator, and both screens.
  case figureTitle = "figure_title"
  case ownAnimator = "own_animator"
  /// The duration.
  case overTime = "over_time"
  /// The duration, and both screens.
  case betweenScreens = "between_screens"
  /// Names of properties.
  case layerChanges = "layer_changes"
  /// The number of layers, and names of properties.
  case layersChange = "layers_change"
  case finishes
  case cancels

  // Descriptions of scenarios.
  /// A container, and its screens.
  case withScreens = "with_screens"
  /// Words, and the last one.
  case and
  case tabBar = "tab_bar"
  case safeTabBar = "safe_tab_bar"
  case navigationController = "navigation_controller"
  case pagedScreens = "paged_screens"
  case presentations
  case sheets
  case popovers
  /// Both screens, and the outcome.
  case firstChange = "first_change"
  /// Both screens, and the outcome.
  case nextChange = "next_change"
  case finished
  case canceled
  case neverCompleted = "never_completed"
  case transition
  /// Their number.
  case transitions
  case safe
  case safeNotKept = "safe_not_kept"

  // Descriptions of code and comparisons.
  /// A function, or `the_code`.
  case codeDoes = "code_does"
  /// A function, or `the_code`, and a screen.
  case codeDoesOn = "code_does_on"
  case theCode = "the_code"
  /// A title.
  case nothingMoves = "nothing_moves"
  case goesOnAfter = "goes_on_after"
  case goesOn = "goes_on"
  /// Names of runs.
  case compared
  /// An animator, and a time.
  case layersAt = "layers_at"
  /// A time.
  case atTime = "at_time"
  /// Its name, and its width and height.
  case level
  /// A name, how many layers have it, and the width and height of the first.
  case levelOfLayers = "level_of_layers"
  /// A layer.
  case hiddenLayer = "hidden_layer"
  /// Layers, between semicolons.
  case backToFront = "back_to_front"
  /// Its name.
  case theScreen = "the_screen"
  case holds
  case lintNone = "lint_none"

  // Descriptions of gestures.
  /// A title, and a gesture.
  case drivenBy = "driven_by"
  /// A title.
  case gesturePlot = "gesture_plot"
  case swipeGesture = "swipe_gesture"
  case panGesture = "pan_gesture"
  case verticalGesture = "vertical_gesture"
  case edgeGesture = "edge_gesture"
  case pinchGesture = "pinch_gesture"
  case ownGesture = "own_gesture"
  /// A gesture.
  case gestureIs = "gesture_is"
  /// A name in Swift.
  case followsFinger = "follows_finger"
  /// A time.
  case fingerLifts = "finger_lifts"
  /// A time, and a percentage.
  case fingerFinishes = "finger_finishes"
  /// A time, and a percentage.
  case fingerCancels = "finger_cancels"
  case movesOn = "moves_on"
  /// A percentage.
  case moreFinishes = "more_finishes"
  case doesFinish = "does_finish"
  case doesCancel = "does_cancel"
  case translation
  case verticalTranslation = "vertical_translation"
  case distance
  case fingerDown = "finger_down"
  case fraction
  case completion
  /// A percentage.
  case threshold

  // Plots.
  /// Names of curves.
  case timing
  /// Names of curves.
  case whatMoved = "what_moved"
  /// A duration, and names of curves.
  case curveChange = "curve_change"
  /// Values, between semicolons.
  case measured
  /// A curve, its first and its last value.
  case measuredValue = "measured_value"
  /// A title.
  case calls
  /// The number of calls, the duration, and who calls.
  case callCount = "call_count"
  case getsCall = "gets_call"
  case makesCall = "makes_call"
  case gets
  /// How often, and a time.
  case timesUntil = "times_until"
}
