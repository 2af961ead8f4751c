/// Makes QR codes.
public protocol QRCoder: Sendable {
  /// - Throws: ``NewsError/tooLongForQR(bytes:)``.
  func code(of text: String) throws -> QRCode
}
