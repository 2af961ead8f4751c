/// Whether the sample edition is used when no provider has news: as the reader has chosen, else only if a person reads
/// the output.
package struct SampleUse: Sendable {
  private let settings: LiveSettings
  private let isSeen: Bool

  /// - Parameter isSeen: whether a person reads the output, not a program.
  package init(_ settings: LiveSettings, isSeen: Bool = false) {
    self.settings = settings
    self.isSeen = isSeen
  }

  /// Whether the sample edition is used for headlines.
  package var isWanted: Bool { settings[SampleSetting.self] ?? isSeen }

  /// Whether the sample edition is used for searches too. Only if the reader has chosen it, because a search is for
  /// news, not just any articles.
  package var isAskedFor: Bool { settings[SampleSetting.self] == true }
}
