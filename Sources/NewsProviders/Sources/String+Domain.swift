extension String {
  /// Whether the host is the domain or one of its subdomains.
  func isWithin(_ domain: String) -> Bool {
    lowercased() == domain.lowercased() || lowercased().hasSuffix("." + domain.lowercased())
  }
}
