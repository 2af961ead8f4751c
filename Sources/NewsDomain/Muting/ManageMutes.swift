import FoundationEssentials

/// Adds, lists and removes mutes.
package struct ManageMutes: Sendable {
  /// The time span, in seconds, whose articles show the reader what a new mute would have hidden.
  private static let week: TimeInterval = 7 * 86_400

  /// The most characters of the title that identifies a muted story.
  private static let longestTitle = 200

  private let mutes: any MuteRepository
  private let history: (any MuteChangeRecorder)?
  private let clock: WallClock

  package init(mutes: any MuteRepository, history: (any MuteChangeRecorder)? = nil, clock: WallClock) {
    self.mutes = mutes
    self.history = history
    self.clock = clock
  }

  /// All mutes, expired ones too.
  package func callAsFunction() async throws -> [Mute] { try await mutes.mutes() }

  /// - Parameter days: how long it lasts; `nil` for ever.
  /// - Returns: the mute, and how many articles of the last week it would have hidden.
  /// - Throws: ``ArchiveError/nothingToMute``.
  package func add(
    text: String?, isOfTitles: Bool, source: String?, days: Int?
  ) async throws -> (mute: Mute, hidden: Int) {
    let text = text?.trimmed.nonBlank
    guard text?.contains(where: { $0.isLetter || $0.isNumber }) ?? (source != nil) else {
      throw NewsError.archive(.nothingToMute)
    }
    let now = clock.now
    let hidden = try await mutes.countMuted(
      text: text, isOfTitles: isOfTitles, source: source, in: now.addingTimeInterval(-Self.week)...now)
    let mute = try await recording {
      try await mutes.addMute(
        text: text, isOfTitles: isOfTitles, source: source,
        until: days.map { now.addingTimeInterval(TimeInterval($0) * 86_400) }, at: now)
    }
    return (mute, hidden)
  }

  /// Hides the articles of a story.
  ///
  /// - Parameter days: how long it lasts; `nil` for ever.
  package func add(_ story: MutedStory, days: Int?) async throws -> Mute {
    let now = clock.now
    let known = MutedStory(id: story.id, title: String(story.title.prefix(Self.longestTitle)))
    return try await recording {
      try await mutes.addMute(
        known, until: days.map { now.addingTimeInterval(TimeInterval($0) * 86_400) }, at: now)
    }
  }

  /// - Throws: ``ArchiveError/noSuchMute(_:)``.
  package func remove(_ number: Int) async throws -> Mute {
    let mute = try await mutes.removeMute(number)
    history?.record(MuteEdit(before: mute, after: nil))
    return mute
  }

  /// Adds a mute, or changes the end of the one like it.
  private func recording(_ add: () async throws -> Mute) async throws -> Mute {
    let before = try await mutes.mutes()
    let mute = try await add()
    // Read again, as times are compared later, which the archive stores less exactly.
    let after = (try? await mutes.mutes()) ?? []
    func isSame(_ other: Mute) -> Bool { other.number == mute.number }
    history?.record(MuteEdit(before: before.first(where: isSame), after: after.first(where: isSame)))
    return mute
  }
}
