import NewsDomain

/// Finds the first picture of an article, for pages that state none. Many load their pictures only when they scroll
/// into view, and keep the address in another attribute.
struct LeadPicture {
  let tree: PageTree
  let base: String?

  /// The most pictures examined.
  private static let most = 30

  /// - Parameter roots: the elements of the article.
  func address(in roots: [Int]) -> String? {
    var seen = 0
    for root in roots {
      for index in tree.subtree(root) {
        switch tree.nodes[index].tag {
        case .img, .source: seen += 1
        default: continue
        }
        guard seen <= Self.most else { return nil }
        if let address = address(of: index) { return address }
      }
    }
    return nil
  }

  private func address(of index: Int) -> String? {
    let written = PictureAddress.chosen(
      width: tree.attribute(.width, of: index), height: tree.attribute(.height, of: index),
      candidates: [
        tree.attribute(.lazySource, of: index), PictureAddress.largest(inSet: tree.attribute(.sourceSet, of: index)),
        tree.nodes[index].tag == .img ? tree.attribute(.src, of: index) : nil,
      ].filter { $0.map(Self.isPicture) == true })
    return written.flatMap { FeedAddress.resolved($0, against: base) }.flatMap(WebLink.init)?.address
  }

  /// Whether an address may be that of a picture of the article, judging by its name.
  private static func isPicture(_ address: String) -> Bool {
    let address = address.lowercased()
    return !address.hasPrefix("data:") && !address.hasSuffix(".svg") && !address.hasSuffix(".gif")
      && !unwanted.contains { address.holds($0) }
  }

  private static let unwanted = [
    "logo", "icon", "avatar", "pixel", "blank", "spacer", "placeholder", "loading", "lazyload", "gravatar", "emoji",
    "badge", "button", "doubleclick", "1x1", "tracking",
  ]
}
