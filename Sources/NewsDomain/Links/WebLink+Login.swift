extension WebLink {
  /// The address with the name and password of another one if both are on the same server, and else without any.
  package func withLogin(of other: WebLink) -> String {
    var parts = reference
    let isSame =
      parts.scheme == other.reference.scheme && host.lowercased() == other.host.lowercased()
    parts.authority = isSame ? other.reference.authority : parts.host
    return parts.description
  }
}
