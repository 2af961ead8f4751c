/// Makes QR codes.
package protocol QRCoder: Sendable {
  /// - Throws: ``SharingError/tooLongForQR(bytes:)``.
  func code(of text: String) throws -> QRCode
}
