extension Wording {
  static let french = Wording(
    texts: [
      .skip: "Aller au contenu", .main: "Navigation principale", .menu: "Menu", .source: "Code source",
      .breadcrumbs: "Fil d’Ariane", .draft: "Brouillon", .scheduled: "Prévu pour le",
      .updated: "Mis à jour le",
      .minutes: "{} min de lecture", .tags: "Mots-clés", .feed: "Flux", .edit: "Modifier cette page",
      .license: "Licence :", .madeWith: "Créé avec {}",
      .pager: "Précédent et suivant", .previous: "Précédent", .next: "Suivant", .pages: "Pages",
      .newer: "Plus récents", .older: "Plus anciens", .page: "Page {} sur {}", .related: "À lire aussi",
      .documentation: "Documentation", .contents: "Sur cette page", .part: "Partie {} sur {} : {}",
      .series: "Toute la série", .tutorials: "Tutoriels", .posts: "Articles", .all: "Tout : {}",
      .allPages: "Les {} pages",
      .versions: "Versions",
      .oldVersion:
        "Vous lisez la version {}, qui n’est plus à jour. La version actuelle est {}.",
      .upcomingVersion:
        "Vous lisez la version {}, qui n’est pas encore parue. La version actuelle est {}.",
      .search: "Rechercher", .results: "# résultats", .result: "1 résultat", .noResults: "Aucun résultat",
      .searchHint: "Flèches : choisir, Entrée : ouvrir, Échap : fermer", .close: "Fermer",
      .groups: "Groupes",
      .missing: "Cette image est introuvable",
      .missingText:
        "Il n’y a pas de page à cette adresse. Elle a peut-être été déplacée, ou le lien contient une faute.",
      .home: "Aller à l’accueil", .proposals: "Pages de ce site", .moved: "Cette page a été déplacée : {}",
      .copy: "Copier", .copied: "Copié", .line: "1 ligne", .lines: "{} lignes",
      .done: "Tâche terminée", .open: "Tâche à faire", .footnotes: "Notes",
      .footnoteBack: "Retour à l’appel {}", .note: "Note", .tip: "Astuce", .important: "Important",
      .warning: "Avertissement", .caution: "Attention",
      .play: "Lire", .slow: "Lent", .slowMotion: "Ralenti", .swipe: "Glisser",
      .swipeLabel: "Glisser pour conduire la transition", .swipeMe: "glissez", .dragMe: "tirez",
      .time: "Temps en secondes, sur {}", .frame: "Image {} sur {}, {}", .strip: "Une image",
      .strips: "Bande de {} images", .overlaid: "Superposés :",
      .glossary: "Glossaire", .notFound: "Page introuvable", .sections: "Sections",
      .everyPage: "Toutes les pages",
      .categories: "Catégories", .authors: "Auteurs", .seriesList: "Séries", .inColor: "{} en {}",
      .orange: "orange", .blue: "bleu", .green: "vert", .pink: "rose",
    ],
    datePattern: "%-d %B %Y",
    calendar: CalendarWords(
      months: "janvier février mars avril mai juin juillet août septembre octobre novembre décembre",
      shortMonths: "janv. févr. mars avr. mai juin juil. août sept. oct. nov. déc.",
      days: "dimanche lundi mardi mercredi jeudi vendredi samedi",
      shortDays: "dim. lun. mar. mer. jeu. ven. sam."))
}
