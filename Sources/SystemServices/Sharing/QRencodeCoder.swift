import CQRencode
import NewsDomain

/// QR codes by libqrencode.
package struct QRencodeCoder: QRCoder {
  package init() {}

  package func code(of text: String) throws -> QRCode {
    guard supernews_qrencode_is_there() != 0 else { throw NewsError.shortage(.ofLibrary(in: "libqrencode4")) }
    // Level M corrects about 15 % of damage. Version 0 chooses the smallest sufficient size.
    guard let found = supernews_qrencode(text, 0, QR_ECLEVEL_M) else {
      throw NewsError.sharing(.tooLongForQR(bytes: text.utf8.count))
    }
    defer { supernews_qrencode_free(found) }
    let size = Int(found.pointee.width)
    // The library owns size × size bytes until the code is freed; the lowest bit of each says whether it is dark.
    let modules = UnsafeBufferPointer(start: found.pointee.data, count: size * size)
    return QRCode(size: size, dark: modules.map { $0 & 1 == 1 })
  }
}
