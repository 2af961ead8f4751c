import CLibxml2
import NewsDomain

/// Addresses as feeds write them: absolute, relative, without a scheme.
enum FeedAddress {
  /// - Parameter base: what a relative one belongs to.
  /// - Returns: `nil` where there is nothing to lead to.
  static func resolved(_ address: String, against base: String?) -> String? {
    let address = address.trimmed
    guard !address.isEmpty else { return nil }
    if address.hasPrefix("https://") || address.hasPrefix("http://") { return address }
    guard let base, let resolved = supernews_resolve(address, base) else { return address }
    defer { free(resolved) }
    return String(cString: resolved)
  }
}
