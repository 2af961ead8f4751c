/// The address of the page that a text links to.
package struct Hyperlink: Sendable, Equatable {
  package let address: SafeText

  /// - Returns: `nil` if the address is not printable ASCII, as it could then contain an escape sequence.
  package init?(_ address: String) {
    guard address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else { return nil }
    self.address = SafeText(address)
  }
}
