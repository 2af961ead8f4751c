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
    let written = [
      tree.attribute(.lazySource, of: index), tree.attribute(.sourceSet, of: index).flatMap(Self.largest),
      tree.nodes[index].tag == .img ? tree.attribute(.src, of: index) : nil,
    ]
    for text in written.compactMap({ $0?.nonBlank }) where Self.isPicture(text) {
      if let link = FeedAddress.resolved(text, against: base).flatMap(WebLink.init) { return link.address }
    }
    return nil
  }

  /// The last address of a `srcset`, which is hardly ever the smallest.
  private static func largest(_ set: String) -> String? {
    // A comma within an address is not followed by a space.
    set.split { $0.isWhitespace }.last { $0.contains("/") || $0.contains(".jp") || $0.contains(".web") }
      .map { $0.hasSuffix(",") ? String($0.dropLast()) : String($0) }
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
