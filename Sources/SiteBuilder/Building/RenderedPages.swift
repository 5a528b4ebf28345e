/// Every page of a site in its last shape, by position.
struct RenderedPages: Sendable {
  var plan: SitePlan
  let shard: Shard
  var contents: PageResults<PageContent>
  var finished: PageResults<FinishedPage>

  /// The pages of the shard: those that are written and reported on.
  var own: [Page] { shard.isWhole ? plan.pages : plan.pages.filter(shard.contains) }
}

/// What an edit has made anew.
struct EditedPages {
  /// Positions of pages whose contents were rendered.
  var contents: [Int] = []
  /// Positions of pages that were laid out.
  var layouts: [Int] = []
  /// Copied files with other bytes, as paths under the source folder.
  var files: Set<String> = []
  /// Whether front matter or a title has changed.
  var hasMetadata = false
  /// Whether pages have got or lost rules of their own.
  var keepsStylePaths = true
}
