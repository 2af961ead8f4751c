import NewsDomain

/// What a file of the map holds.
struct Geography: Sendable {
  static let nothing = Geography(lines: MapLines(coastline: [], borders: []), outlines: [])

  let lines: MapLines
  let outlines: [Outline]
}
