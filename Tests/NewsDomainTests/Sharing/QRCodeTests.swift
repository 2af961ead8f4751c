import Testing

@testable import NewsDomain

@Suite("A QR code as a square of modules")
struct QRCodeTests {
  /// Dark on the diagonal and in the top right corner.
  private let code = QRCode(size: 3, dark: [true, false, true, false, true, false, false, false, true])

  @Test("modules stand row by row from the top left")
  func modules() {
    let rows = (0..<3).map { row in (0..<3).map { code.isDark($0, row) } }
    #expect(rows == [[true, false, true], [false, true, false], [false, false, true]])
  }

  static let beyond = [(-1, 0), (0, -1), (3, 0), (0, 3), (3, 3), (-1, -1), (4, -1), (-4, 2), (.min, 0), (.max, .max)]

  @Test("beyond the edges all is light", arguments: QRCodeTests.beyond)
  func edges(column: Int, row: Int) {
    let dark = QRCode(size: 3, dark: Array(repeating: true, count: 9))
    #expect(!dark.isDark(column, row))
    #expect(dark.isDark(0, 0) && dark.isDark(2, 2))
  }

  @Test("modules that are missing are light")
  func modulesThatAreMissingAreLight() {
    let short = QRCode(size: 2, dark: [true])
    #expect(short.isDark(0, 0))
    for (column, row) in [(1, 0), (0, 1), (1, 1)] { #expect(!short.isDark(column, row)) }
    #expect(!QRCode(size: 0, dark: []).isDark(0, 0))
  }

  @Test("the light zone around it is that of the standard")
  func zone() {
    #expect(QRCode.quietZone == 4)
  }
}
