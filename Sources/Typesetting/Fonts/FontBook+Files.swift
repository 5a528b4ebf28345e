extension FontBook {
  /// The files that all faces there are would be read from, in a fixed order: with them changes what is drawn.
  package var files: [String] {
    var files: [String] = []
    for family in ["Inter", "InterDisplay"] {
      for weight in FontWeight.allCases {
        for slope in ["", "Italic"] {
          let style = slope.isEmpty || weight != .regular ? weight.interName : ""
          let name = "\(family)-\(style)\(slope)"
          if let path = FontFile.path(face: name, in: folders), files.last != path { files.append(path) }
        }
      }
    }
    return files
  }
}
