/// Stores and deletes the NewsAPI key.
package struct ManageKey: Sendable {
  /// The number of letters and digits in a NewsAPI key.
  private static let length = 32

  private let repository: any KeyRepository
  private let keyCheck: any KeyCheck

  package init(repository: any KeyRepository, check: any KeyCheck) {
    self.repository = repository
    keyCheck = check
  }

  package var state: KeyState { repository.state }

  /// Stores a key if NewsAPI accepts it, or cannot be reached.
  ///
  /// - Returns: why NewsAPI could not be reached; `nil` if it accepts the key.
  /// - Throws: ``KeyError/unusable`` if the text cannot be a key, ``KeyError/refused`` or
  ///   ``KeyError/disabled`` if NewsAPI does not accept it, ``NewsError/cancelled`` or ``FileError/failed(path:detail:)``. None of them contains the key.
  package func keep(_ text: String) async throws -> NewsError? {
    let key = text.trimmed
    guard key.utf8.count == Self.length, key.utf8.allSatisfy(Self.isLetterOrDigit) else {
      throw NewsError.key(.unusable)
    }
    let doubt = try await doubt(about: key)
    try repository.keep(key)
    return doubt
  }

  /// - Throws: ``FileError/failed(path:detail:)``.
  package func forget() throws {
    try repository.forget()
  }

  private func doubt(about key: String) async throws -> NewsError? {
    do {
      try await keyCheck.check(key)
      return nil
    } catch let error as NewsError {
      switch error {
      case .key(.invalid): throw NewsError.key(.refused)
      case .key(.disabled), .cancelled: throw error
      // NewsAPI reports limits only for a valid key.
      case .service(.rateLimited), .service(.quotaExhausted), .service(.resultsLimit), .service(.notInPlan): return nil
      default: return error
      }
    }
  }

  private static func isLetterOrDigit(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
      UInt8(ascii: "A")...UInt8(ascii: "Z"):
      true
    default: false
    }
  }
}
