extension Wording {
  static let english = Wording(
    texts: [
      .skip: "Skip to content", .main: "Main", .menu: "Menu", .source: "Source", .breadcrumbs: "Breadcrumb",
      .draft: "Draft", .scheduled: "Scheduled for", .updated: "Updated", .minutes: "{} min read",
      .tags: "Tags", .feed: "Feed",
      .edit: "Edit this page", .license: "License:", .madeWith: "Made with {}",
      .pager: "Previous and next", .previous: "Previous", .next: "Next", .pages: "Pages", .newer: "Newer",
      .older: "Older", .page: "Page {} of {}", .related: "Related", .documentation: "Documentation",
      .contents: "On this page", .part: "Part {} of {} of {}", .series: "The whole series",
      .tutorials: "Tutorials", .posts: "Posts", .all: "All {}", .allPages: "All {} pages",
      .versions: "Versions",
      .oldVersion:
        "You are reading version {}, which is outdated. The current version is {}.",
      .upcomingVersion:
        "You are reading version {}, which isn’t released yet. The current version is {}.",
      .search: "Search", .results: "# results", .result: "1 result", .noResults: "Nothing found",
      .searchHint: "Arrows move, Enter opens, Escape closes", .close: "Close", .groups: "Groups",
      .missing: "This frame is missing",
      .missingText: "There is no page at this address. It may have moved, or the link to it has a typo.",
      .home: "Go to the home page", .proposals: "Pages of this site", .moved: "This page has moved to {}.",
      .copy: "Copy", .copied: "Copied", .line: "1 line", .lines: "{} lines",
      .done: "Completed task", .open: "Incomplete task", .footnotes: "Footnotes",
      .footnoteBack: "Back to reference {}", .note: "Note", .tip: "Tip", .important: "Important",
      .warning: "Warning", .caution: "Caution",
      .play: "Play", .slow: "Slow", .slowMotion: "Slow motion", .swipe: "Swipe",
      .swipeLabel: "Swipe to drive the transition", .swipeMe: "swipe me", .dragMe: "drag me",
      .time: "Time in seconds, of {}", .frame: "Frame {} of {}, {}", .strip: "One frame",
      .strips: "Strip of {} frames", .overlaid: "Over one another:", .glossary: "Glossary",
      .notFound: "Not found",
      .sections: "Sections", .everyPage: "All pages", .categories: "Categories",
      .authors: "Authors", .seriesList: "Series", .inColor: "{} in {}", .orange: "orange", .blue: "blue",
      .green: "green", .pink: "pink",
    ],
    datePattern: "%-d %B %Y",
    calendar: CalendarWords(
      months: "January February March April May June July August September October November December",
      shortMonths: "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec",
      days: "Sunday Monday Tuesday Wednesday Thursday Friday Saturday",
      shortDays: "Sun Mon Tue Wed Thu Fri Sat"))
}
