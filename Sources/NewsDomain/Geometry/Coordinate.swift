/// A place on Earth in degrees: north and east are positive.
package struct Coordinate: Sendable, Hashable {
  package static let latitudes = -90.0...90.0
  package static let longitudes = -180.0...180.0

  package let latitude: Double
  package let longitude: Double

  package init(latitude: Double, longitude: Double) {
    self.latitude = latitude
    self.longitude = longitude
  }

  /// Creates a place from two unchecked numbers.
  ///
  /// - Returns: `nil` if they are not a latitude and a longitude.
  package init?(checking latitude: Double, _ longitude: Double) {
    guard Self.latitudes.contains(latitude), Self.longitudes.contains(longitude) else { return nil }
    self.init(latitude: latitude, longitude: longitude)
  }

  /// Reads degrees as a person writes them, with a point or a comma before the decimals.
  ///
  /// - Returns: `nil` if the text is not a plain decimal number.
  package static func degrees(_ text: some StringProtocol) -> Double? {
    let plain = String(text.map { $0 == "," ? "." : $0 == "−" ? "-" : $0 })
    // `Double` would also accept `nan`, `infinity` and hexadecimal digits.
    guard plain.utf8.allSatisfy({ "0123456789.+-".utf8.contains($0) }) else { return nil }
    return Double(plain)
  }
}

extension Coordinate: CustomStringConvertible {
  /// Both numbers as typed: `48.85 2.35`.
  package var description: String {
    [latitude, longitude].map(Self.decimal).joined(separator: " ")
  }

  /// Writes at most six decimals, which is a tenth of a metre, and never an exponent.
  private static func decimal(_ degrees: Double) -> String {
    let millionths = Int((degrees * 1e6).rounded())
    var decimals = String(millionths.magnitude % 1_000_000 + 1_000_000).dropFirst()
    while decimals.last == "0" { decimals.removeLast() }
    let whole = (millionths < 0 ? "-" : "") + String(millionths.magnitude / 1_000_000)
    return decimals.isEmpty ? whole : whole + "." + decimals
  }
}
