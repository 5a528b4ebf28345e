extension Wording {
  static let german = Wording(
    texts: [
      .skip: "Zum Inhalt springen", .main: "Hauptnavigation", .menu: "Menü", .source: "Quelltext",
      .breadcrumbs: "Pfad", .draft: "Entwurf", .scheduled: "Geplant für", .updated: "Aktualisiert",
      .minutes: "{} Min. Lesezeit",
      .tags: "Schlagwörter", .feed: "Feed", .edit: "Diese Seite bearbeiten", .license: "Lizenz:",
      .madeWith: "Erstellt mit {}",
      .pager: "Zurück und weiter", .previous: "Zurück", .next: "Weiter", .pages: "Seiten", .newer: "Neuere",
      .older: "Ältere", .page: "Seite {} von {}", .related: "Ähnliche Beiträge",
      .documentation: "Dokumentation", .contents: "Auf dieser Seite", .part: "Teil {} von {}: {}",
      .series: "Die ganze Reihe", .tutorials: "Anleitungen", .posts: "Beiträge", .all: "Alle: {}",
      .allPages: "Alle {} Seiten",
      .versions: "Versionen",
      .oldVersion:
        "Sie lesen Version {}, die veraltet ist. Aktuell ist Version {}.",
      .upcomingVersion:
        "Sie lesen Version {}, die noch nicht erschienen ist. Aktuell ist Version {}.",
      .search: "Suche", .results: "# Treffer", .result: "1 Treffer", .noResults: "Nichts gefunden",
      .searchHint: "Pfeiltasten wählen, Eingabe öffnet, Escape schließt", .close: "Schließen",
      .groups: "Gruppen",
      .missing: "Dieses Bild fehlt",
      .missingText:
        "Unter dieser Adresse gibt es keine Seite. Vielleicht ist sie umgezogen, oder der Link enthält einen Tippfehler.",
      .home: "Zur Startseite", .proposals: "Seiten dieser Website",
      .moved: "Diese Seite ist umgezogen: {}",
      .copy: "Kopieren", .copied: "Kopiert", .line: "1 Zeile", .lines: "{} Zeilen",
      .done: "Erledigte Aufgabe", .open: "Offene Aufgabe", .footnotes: "Fußnoten",
      .footnoteBack: "Zurück zu Verweis {}", .note: "Hinweis", .tip: "Tipp", .important: "Wichtig",
      .warning: "Warnung", .caution: "Vorsicht",
      .play: "Abspielen", .slow: "Langsam", .slowMotion: "Zeitlupe", .swipe: "Wischen",
      .swipeLabel: "Wischen, um den Übergang zu steuern", .swipeMe: "wischen", .dragMe: "ziehen",
      .time: "Zeit in Sekunden, von {}", .frame: "Bild {} von {}, {}", .strip: "Ein Bild",
      .strips: "Streifen mit {} Bildern", .overlaid: "Übereinander:",
      .glossary: "Glossar", .notFound: "Nicht gefunden", .sections: "Abschnitte", .everyPage: "Alle Seiten",
      .categories: "Kategorien",
      .authors: "Autoren", .seriesList: "Reihen", .inColor: "{} in {}", .orange: "Orange", .blue: "Blau",
      .green: "Grün", .pink: "Rosa",
    ],
    datePattern: "%-d. %B %Y",
    calendar: CalendarWords(
      months: "Januar Februar März April Mai Juni Juli August September Oktober November Dezember",
      shortMonths: "Jan. Feb. März Apr. Mai Juni Juli Aug. Sep. Okt. Nov. Dez.",
      days: "Sonntag Montag Dienstag Mittwoch Donnerstag Freitag Samstag", shortDays: "So Mo Di Mi Do Fr Sa"))
}
