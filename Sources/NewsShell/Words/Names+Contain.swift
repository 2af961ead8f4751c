import NewsDomain

extension [String] {
  /// Whether any of the names has the text in it; without a text they all do.
  func contain(_ text: String?) -> Bool {
    guard let text else { return true }
    let wanted = FoldedName(text)
    return contains { FoldedName($0).contains(wanted) }
  }
}
