import NewsPresentation

/// Shows the next article in detail.
enum NextCommand: Command {
  static let declaration = Declaration(.next, group: .read, needs: [.list, .picture])

  static func run(_ call: Call, in session: inout Session, with reading: ReadingFeature) async throws -> Outcome {
    try await reading.showNeighbour(1, orNowhere: .next, in: &session)
  }
}
