import NewsDomain

extension [String] {
  /// Whether any of the names contains the text; without a text they all match.
  func contain(_ text: String?) -> Bool {
    guard let text else { return true }
    let wanted = FoldedName(text)
    return contains { FoldedName($0).contains(wanted) }
  }
}
