import FoundationEssentials
import NewsDomain

/// A text as the archive keeps it.
struct KeptText {
  let line: TextLine
  let text: ArticleText
  /// Since when it has these words.
  let seenAt: Date
}

/// A text as it was before it changed.
struct FormerText: Equatable {
  /// When it was seen first.
  let seenAt: Date
  let plain: String
}

extension ArticleText {
  private var rank: Int {
    switch verdict {
    case .whole: 2
    case .beginning: 1
    case .none: 0
    }
  }

  /// Whether it may take the place of a kept text: part of a text replaces no more complete one, unless it is longer,
  /// and no longer part of the same text.
  func mayReplace(_ kept: ArticleText) -> Bool {
    if rank != kept.rank { return rank > kept.rank || words > kept.words }
    if verdict == .whole { return true }
    let (old, new) = (kept.blocks.words, blocks.words)
    return new.count >= old.count || !old.starts(with: new)
  }

  /// Whether other words than those of a kept text are a change made by the source, and not more of the text or less.
  func isChange(of kept: ArticleText) -> Bool {
    guard origin == kept.origin, rank == kept.rank else { return false }
    if verdict == .whole { return true }
    let (old, new) = (kept.blocks.words, blocks.words)
    return !old.starts(with: new) && !new.starts(with: old)
  }
}

extension [TextBlock] {
  /// Its words, without the blanks between them.
  var words: [Substring] { flatMap { $0.plain.split(whereSeparator: \.isWhitespace) } }
}
