/// Where the reader is, and who says so.
package struct Whereabouts: Sendable, Equatable {
  package enum Origin: Sendable, Equatable {
    /// Named in the question.
    case given
    /// A receiver of satellites.
    case gpsd
    /// Set by hand, once.
    case place
    /// As exact as a zone of time is.
    case timeZone(String)
  }

  package let place: Coordinate
  package let origin: Origin

  package init(_ place: Coordinate, _ origin: Origin) {
    self.place = place
    self.origin = origin
  }
}

/// A country and how far its marker is.
package struct CountryDistance: Sendable, Equatable {
  package let country: Country
  package let kilometres: Double
  /// Whether the place is in the country, as far as the outlines of the map tell.
  package let isInside: Bool

  package init(country: Country, kilometres: Double, isInside: Bool = false) {
    self.country = country
    self.kilometres = kilometres
    self.isInside = isInside
  }
}
