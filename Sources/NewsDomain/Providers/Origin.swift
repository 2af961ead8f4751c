import FoundationEssentials

/// Where a list comes from and how old it is.
package struct Origin: Sendable, Equatable {
  package var provider: Provider
  /// When the provider gave it; `nil` where it is not of a day, as the sample edition.
  package var receivedAt: Date?
  /// Why it comes from the store; `nil` where the provider was asked just now.
  package var stored: StoredReason?

  package init(_ provider: Provider, receivedAt: Date? = nil, stored: StoredReason? = nil) {
    self.provider = provider
    self.receivedAt = receivedAt
    self.stored = stored
  }
}

/// Why a list comes from the store.
package enum StoredReason: Sendable, Equatable {
  /// It was asked for a few minutes ago.
  case recent
  /// It is shown first and asked for anew afterwards.
  case renewing
  /// The network is not wanted.
  case offline
  /// The provider could not be asked.
  case failure(NewsError)
}
