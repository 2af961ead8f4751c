/// Makes QR codes.
package protocol QRCoder: Sendable {
  /// - Throws: ``NewsError/tooLongForQR(bytes:)``.
  func code(of text: String) throws -> QRCode
}
