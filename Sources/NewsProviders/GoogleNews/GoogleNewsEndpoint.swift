import NewsDomain

/// A feed of Google News.
enum GoogleNewsEndpoint: Sendable, Equatable {
  case top(GoogleNewsDirectory.Edition)
  case topic(String, GoogleNewsDirectory.Edition)
  /// - Parameter q: words and operators, as written by ``GoogleNewsQuery``.
  case search(q: String, GoogleNewsDirectory.Edition)

  /// - Parameter base: the address of Google News, such as `https://news.google.com`.
  func url(base: String, directory: GoogleNewsDirectory = .standard) -> String {
    let base = base.hasSuffix("/") ? String(base.dropLast()) : base
    switch self {
    case .top(let edition): return base + address("top", edition, [:], directory)
    case .topic(let topic, let edition): return base + address("topic", edition, ["topic": topic], directory)
    case .search(let q, let edition): return base + address("search", edition, ["q": q], directory)
    }
  }

  var edition: GoogleNewsDirectory.Edition {
    switch self {
    case .top(let edition), .topic(_, let edition), .search(_, let edition): edition
    }
  }

  private func address(
    _ name: String, _ edition: GoogleNewsDirectory.Edition, _ values: [String: String],
    _ directory: GoogleNewsDirectory
  ) -> String {
    var values = values
    values["hl"] = edition.hl
    values["gl"] = edition.gl
    var address = directory.addresses[name] ?? ""
    // Google does not percent-encode the colon.
    address = address.replacing("{ceid}", with: edition.ceid)
    for (name, value) in values { address = address.replacing("{\(name)}", with: value.percentEncoded) }
    return address
  }
}
