/// Collects the pictures of a fragment.
final class HTMLPictures {
  /// The address of the first picture that is one, as written.
  private(set) var best: String?

  func add(_ piece: HTMLPiece) {
    guard best == nil else { return }
    best = PictureAddress.chosen(
      width: piece.attribute("width"), height: piece.attribute("height"), style: piece.attribute("style"),
      candidates: [
        PictureAddress.largest(inSet: piece.attribute("srcset") ?? piece.attribute("data-srcset")),
        piece.attribute("data-src"), piece.attribute("data-original"), piece.attribute("data-lazy-src"),
        piece.attribute("src"),
      ])
  }
}
