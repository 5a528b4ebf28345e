/// A replacement for an option of another generator.
enum ForeignOption {
  /// An option of ours, if the command has it.
  case option(String)
  /// No option: the reason, or an alternative.
  case explained(String)

  static let known: [String: ForeignOption] = [
    "--bind": .option("--host"), "-H": .option("--host"),
    "-p": .option("--port"), "-P": .option("--port"), "-s": .option("--source"), "-d": .option("--output"),
    "-o": .option("--output"), "--destination": .option("--output"), "--out": .option("--output"),
    "-D": .option("--drafts"), "--buildDrafts": .option("--drafts"), "--draft": .option("--drafts"),
    "--buildFuture": .option("--future"), "-F": .option("--future"),
    "-q": .option("--quiet"), "-v": .option("--verbose"), "-j": .option("--jobs"),
    "-w": .explained(watch), "--watch": .explained(watch), "--livereload": .explained(watch),
    "--config": .explained("the configuration is “zoetrope.yml” in the folder of “--source”"),
    "--baseurl": .explained(address), "--baseURL": .explained(address), "-b": .explained(address),
    "--url": .explained(address),
    "--minify": .explained("files aren't minified; a host can compress them"),
    "--incremental": .explained("builds always cache figures, and replace only files that differ"),
  ]

  private static let watch = "“zoetrope preview” builds again when a file changes, and reloads the page"
  private static let address = "the address of the site is “url” in zoetrope.yml; links are relative"
}
