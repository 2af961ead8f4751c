import CQRencode
import NewsDomain

/// QR codes by libqrencode.
package struct QRencodeCoder: QRCoder {
  package init() {}

  package func code(of text: String) throws -> QRCode {
    guard supernews_qrencode_is_there() != 0 else { throw NewsError.shortage(.ofLibrary(in: "libqrencode4")) }
    // The smallest code, so that a window of 24 lines shows it whole, with as much correction as that has room for.
    // Version 0 chooses the smallest sufficient size; level L corrects about 7 % of damage, M 15, Q 25, H 30.
    guard var found = supernews_qrencode(text, 0, QR_ECLEVEL_L) else {
      throw NewsError.sharing(.tooLongForQR(bytes: text.utf8.count))
    }
    for level in [QR_ECLEVEL_M, QR_ECLEVEL_Q, QR_ECLEVEL_H] {
      guard let better = supernews_qrencode(text, 0, level) else { break }
      let isLarger = better.pointee.width > found.pointee.width
      supernews_qrencode_free(isLarger ? better : found)
      if isLarger { break }
      found = better
    }
    defer { supernews_qrencode_free(found) }
    let size = Int(found.pointee.width)
    // The library owns size × size bytes until the code is freed; the lowest bit of each says whether it is dark.
    let modules = UnsafeBufferPointer(start: found.pointee.data, count: size * size)
    return QRCode(size: size, dark: modules.map { $0 & 1 == 1 })
  }
}
