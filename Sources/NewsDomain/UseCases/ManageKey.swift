/// Keeps and forgets the NewsAPI key.
public struct ManageKey: Sendable {
  private let repository: any KeyRepository

  public init(repository: any KeyRepository) {
    self.repository = repository
  }

  public var state: KeyState { repository.state }

  /// - Throws: ``NewsError/unusableKey`` where it cannot be a key, or
  ///   ``NewsError/io(path:detail:)``. Neither carries the key.
  public func keep(_ text: String) throws {
    let key = text.trimmed
    // What a header can carry; NewsAPI's keys are 32 hexadecimal digits today.
    guard (1...256).contains(key.utf8.count), key.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
      throw NewsError.unusableKey
    }
    try repository.keep(key)
  }

  /// - Throws: ``NewsError/io(path:detail:)``.
  public func forget() throws {
    try repository.forget()
  }
}
