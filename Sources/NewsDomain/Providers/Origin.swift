import FoundationEssentials

/// Where a list comes from and how old it is.
package struct Origin: Sendable, Equatable {
  package var provider: Provider
  /// When the provider sent it; `nil` if it has no date, as with the sample edition.
  package var receivedAt: Date?
  /// Why it comes from the store; `nil` if it was just fetched from the provider.
  package var stored: StoredReason?

  package init(_ provider: Provider, receivedAt: Date? = nil, stored: StoredReason? = nil) {
    self.provider = provider
    self.receivedAt = receivedAt
    self.stored = stored
  }
}

/// Why a list comes from the store.
package enum StoredReason: Sendable, Equatable {
  /// It was fetched a few minutes ago.
  case recent
  /// It is shown first, and fetched again afterwards.
  case renewing
  /// The reader has turned off the network.
  case offline
  /// It comes from the archive, as requested.
  case archived
  /// The provider could not be reached.
  case failure(NewsError)

  /// Why the provider could not be reached; `nil` if that is not the reason.
  package var error: NewsError? {
    if case .failure(let error) = self { error } else { nil }
  }
}
