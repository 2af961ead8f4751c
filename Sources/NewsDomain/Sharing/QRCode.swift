/// A QR code (ISO/IEC 18004) as a square of dark and light modules, without the light zone that must surround it.
package struct QRCode: Sendable, Equatable {
  /// The width of the light zone around it, in modules, as the standard requires.
  package static let quietZone = 4

  /// The number of modules on a side.
  package let size: Int
  private let dark: [Bool]

  /// - Parameter dark: `size` times `size` values, row by row from the top left.
  package init(size: Int, dark: [Bool]) {
    self.size = size
    self.dark = dark
  }

  /// Whether a module is dark; those beyond the edges are light.
  package func isDark(_ column: Int, _ row: Int) -> Bool {
    guard (0..<size).contains(column), (0..<size).contains(row), row * size + column < dark.count else { return false }
    return dark[row * size + column]
  }
}

/// Makes QR codes.
package protocol QRCoder: Sendable {
  /// - Throws: ``SharingError/tooLongForQR(bytes:)``.
  func code(of text: String) throws -> QRCode
}
