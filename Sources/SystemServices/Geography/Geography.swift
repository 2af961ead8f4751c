import NewsDomain

/// The content of a map file.
struct Geography: Sendable {
  static let nothing = Geography(lines: MapLines(coastline: [], borders: []), outlines: [])

  let lines: MapLines
  let outlines: [Outline]
}
