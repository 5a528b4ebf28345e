extension Wording {
  static let spanish = Wording(
    texts: [
      .skip: "Ir al contenido", .main: "Navegación principal", .menu: "Menú", .source: "Código fuente",
      .breadcrumbs: "Ruta", .draft: "Borrador", .scheduled: "Programado para el", .updated: "Actualizado el",
      .minutes: "{} min de lectura",
      .tags: "Etiquetas", .feed: "Canal", .edit: "Editar esta página", .license: "Licencia:",
      .madeWith: "Hecho con {}",
      .pager: "Anterior y siguiente", .previous: "Anterior", .next: "Siguiente", .pages: "Páginas",
      .newer: "Más recientes", .older: "Más antiguos", .page: "Página {} de {}", .related: "Relacionados",
      .documentation: "Documentación", .contents: "En esta página", .part: "Parte {} de {}: {}",
      .series: "Toda la serie", .tutorials: "Tutoriales", .posts: "Artículos", .all: "Todo: {}",
      .allPages: "Las {} páginas",
      .versions: "Versiones",
      .oldVersion:
        "Está leyendo la versión {}, que ya no es actual. La versión actual es {}.",
      .upcomingVersion:
        "Está leyendo la versión {}, que aún no se ha publicado. La versión actual es {}.",
      .search: "Buscar", .results: "# resultados", .result: "1 resultado", .noResults: "Sin resultados",
      .searchHint: "Flechas: elegir, Intro: abrir, Escape: cerrar", .close: "Cerrar", .groups: "Grupos",
      .missing: "Falta este fotograma",
      .missingText:
        "No hay ninguna página en esta dirección. Puede que se haya movido o que el enlace tenga una errata.",
      .home: "Ir a la página de inicio", .proposals: "Páginas de este sitio",
      .moved: "Esta página se ha movido: {}",
      .copy: "Copiar", .copied: "Copiado", .line: "1 línea", .lines: "{} líneas",
      .done: "Tarea terminada", .open: "Tarea pendiente", .footnotes: "Notas",
      .footnoteBack: "Volver a la llamada {}", .note: "Nota", .tip: "Consejo", .important: "Importante",
      .warning: "Advertencia", .caution: "Precaución",
      .play: "Reproducir", .slow: "Lento", .slowMotion: "Cámara lenta", .swipe: "Deslizar",
      .swipeLabel: "Deslizar para conducir la transición", .swipeMe: "desliza", .dragMe: "arrastra",
      .time: "Tiempo en segundos, de {}", .frame: "Fotograma {} de {}, {}", .strip: "Un fotograma",
      .strips: "Tira de {} fotogramas", .overlaid: "Superpuestos:",
      .glossary: "Glosario", .notFound: "No encontrada", .sections: "Secciones",
      .everyPage: "Todas las páginas",
      .categories: "Categorías", .authors: "Autores", .seriesList: "Series", .inColor: "{} en {}",
      .orange: "naranja", .blue: "azul", .green: "verde", .pink: "rosa",
    ],
    datePattern: "%-d de %B de %Y",
    calendar: CalendarWords(
      months: "enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre",
      shortMonths: "ene. feb. mar. abr. may. jun. jul. ago. sept. oct. nov. dic.",
      days: "domingo lunes martes miércoles jueves viernes sábado",
      shortDays: "dom. lun. mar. mié. jue. vie. sáb."))
}
