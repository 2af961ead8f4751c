/// The address of a page that text leads to.
package struct Hyperlink: Sendable, Equatable {
  package let address: SafeText

  /// - Returns: `nil` for what is not in printable ASCII, which could hold a sequence.
  package init?(_ address: String) {
    guard address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    self.address = SafeText(address)
  }
}
