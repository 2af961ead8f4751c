/// Where the reader is, and who says so.
public struct Whereabouts: Sendable, Equatable {
  public enum Origin: Sendable, Equatable {
    /// Named in the question.
    case given
    /// A receiver of satellites.
    case gpsd
    /// Set by hand, once.
    case place
    /// As exact as a zone of time is.
    case timeZone(String)
  }

  public let place: Coordinate
  public let origin: Origin

  public init(_ place: Coordinate, _ origin: Origin) {
    self.place = place
    self.origin = origin
  }
}

/// What the reader has said about being located.
public struct LocationSettings: Sendable, Equatable {
  /// Whether this machine may be asked where it is; `nil` where the reader has not been asked yet.
  public var isAllowed: Bool?
  /// A place set by hand.
  public var place: Coordinate?

  public init(isAllowed: Bool? = nil, place: Coordinate? = nil) {
    self.isAllowed = isAllowed
    self.place = place
  }
}

/// A country and how far its marker is.
public struct CountryDistance: Sendable, Equatable {
  public let country: Country
  public let kilometres: Double
  /// Whether the place is in the country, as far as the outlines of the map tell.
  public let isInside: Bool

  public init(country: Country, kilometres: Double, isInside: Bool = false) {
    self.country = country
    self.kilometres = kilometres
    self.isInside = isInside
  }
}
