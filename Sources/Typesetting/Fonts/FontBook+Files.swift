extension FontBook {
  /// The files of all faces, in a fixed order. If they change, drawings change.
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
    return files + fallbacks.files
  }
}
