/// Where the reader is, and how that is known.
package struct Whereabouts: Sendable, Equatable {
  package enum Origin: Sendable, Equatable {
    /// A place given with the command.
    case given
    /// A satellite receiver, asked through gpsd.
    case gpsd
    /// The place that the reader has set in the settings.
    case place
    /// The time zone, by its name; only as precise as time zones are.
    case timeZone(String)
  }

  package let place: Coordinate
  package let origin: Origin
  /// The name of the place, if it was given by name.
  package let name: String?

  package init(_ place: Coordinate, _ origin: Origin, name: String? = nil) {
    self.name = name
    self.place = place
    self.origin = origin
  }
}

/// A country and the distance of its marker from a place.
package struct CountryDistance: Sendable, Equatable {
  package let country: Country
  package let kilometres: Double
  /// Whether the place is in the country, according to the outlines of the map.
  package let isInside: Bool

  package init(country: Country, kilometres: Double, isInside: Bool = false) {
    self.country = country
    self.kilometres = kilometres
    self.isInside = isInside
  }
}

/// A service of this machine that knows where it is.
package protocol LocationProvider: Sendable {
  /// - Returns: `nil` if it does not know, or does not answer within a few seconds.
  func locate() async -> Whereabouts?
}

/// Finds cities.
package protocol CityDirectory: Sendable {
  /// The place of a city by its name in any language of the interface, in any spelling; `nil` if unknown.
  func place(named name: String) -> Coordinate?
}
