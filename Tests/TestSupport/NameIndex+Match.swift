import NewsDomain

extension NameIndex.Match {
  /// The thing found, if there is exactly one.
  package var found: Value? {
    guard case .found(let value) = self else { return nil }
    return value
  }

  /// The names to choose from, if there are several.
  package var candidates: [String]? {
    guard case .ambiguous(let names) = self else { return nil }
    return names
  }

  package var isUnknown: Bool {
    guard case .unknown = self else { return false }
    return true
  }

  /// The known name most like an unknown one.
  package var nearest: String? {
    guard case .unknown(let nearest) = self else { return nil }
    return nearest
  }
}
