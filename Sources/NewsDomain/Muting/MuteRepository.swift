import FoundationEssentials

/// The reader's mutes.
package protocol MuteRepository: Sendable {
  /// All mutes, expired ones too, by their number.
  func mutes() async throws -> [Mute]

  /// - Returns: the stored mute, with its number; the existing one if there is already one like it.
  func addMute(text: String?, isOfTitles: Bool, source: String?, until: Date?, at now: Date) async throws -> Mute

  /// Hides the articles of a story, even after it has become part of another one.
  ///
  /// - Returns: the stored mute, with its number; the existing one if the story is muted already.
  func addMute(_ story: MutedStory, until: Date?, at now: Date) async throws -> Mute

  /// - Throws: also ``ArchiveError/noSuchMute(_:)``.
  func removeMute(_ number: Int) async throws -> Mute

  /// The index of each article that a mute hides, with the number of the first such mute. Expired mutes do not count.
  /// If a story is muted, articles that belong to no story yet are grouped first. Empty if the archive cannot be used.
  func muted(_ articles: [Article], at now: Date) async -> [Int: Int]

  /// How many articles a mute would have hidden, of those first seen within a span of time.
  func countMuted(text: String?, isOfTitles: Bool, source: String?, in span: ClosedRange<Date>) async throws -> Int
}
