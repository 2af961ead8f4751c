extension StringProtocol {
  /// The text without blanks, tabs and line ends around it.
  public var trimmed: String {
    let blank: (Character) -> Bool = { $0.isWhitespace }
    guard let first = firstIndex(where: { !blank($0) }), let last = lastIndex(where: { !blank($0) })
    else { return "" }
    return String(self[first...last])
  }
}
