/// A place on Earth in degrees: north and east are positive.
public struct Coordinate: Sendable, Hashable {
  public let latitude: Double
  public let longitude: Double

  public init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }
}
