import FoundationEssentials
import NewsDomain

/// A text as the archive stores it.
struct KeptText {
  let line: TextLine
  let text: ArticleText
  /// Since when it has these words.
  let seenAt: Date
}

/// An earlier version of a text.
struct FormerText: Equatable {
  /// When it was first seen.
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

  /// Whether it may replace a stored text: a less complete text only if it is longer, and a part of the text not if it
  /// is just the beginning of the stored one.
  func mayReplace(_ kept: ArticleText) -> Bool {
    if rank != kept.rank { return rank > kept.rank || words > kept.words }
    if verdict == .whole { return true }
    let (old, new) = (kept.blocks.words, blocks.words)
    return new.count >= old.count || !old.starts(with: new)
  }

  /// Whether differences from a stored text are a change by the source, rather than more or less of the text.
  func isChange(of kept: ArticleText) -> Bool {
    guard origin == kept.origin, rank == kept.rank else { return false }
    if verdict == .whole { return true }
    let (old, new) = (kept.blocks.words, blocks.words)
    return !old.starts(with: new) && !new.starts(with: old)
  }
}

extension [TextBlock] {
  /// Its words, without the white space between them.
  var words: [Substring] { flatMap { $0.plain.split(whereSeparator: \.isWhitespace) } }
}
