import Diagnostics

/// What a build is made of, once all of it is read.
struct SiteSource {
  var tree: SourceTree
  var library: TemplateLibrary
  var plan: SitePlan
  var screens: SiteScreens
  /// What is wrong with folders, templates and the configuration.
  var problems: [Diagnostic] = []
  /// What is wrong with how pages stand to each other.
  var planProblems: [Diagnostic] = []
  var screenProblems: [Diagnostic] = []
}

/// A change of what is inside of files, while all of them stay what and where they are.
struct SiteEdit {
  /// The new versions of pages by position.
  var pages: [Int: SourcePage] = [:]
  /// Copied files with other bytes, as paths under the source folder.
  var files: Set<String> = []
}
