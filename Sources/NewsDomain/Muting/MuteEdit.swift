/// A mute before and after a change.
package struct MuteEdit: Sendable, Equatable {
  /// `nil` if it was added.
  package let before: Mute?
  /// `nil` if it was removed.
  package let after: Mute?

  package init(before: Mute?, after: Mute?) {
    self.before = before
    self.after = after
  }

  /// The mute as it is now, or as it was before it was removed.
  package var mute: Mute? { after ?? before }
}

extension Mute {
  /// Whether it is the same rule as another one, which has another number if it was removed and restored. One that was
  /// made again, perhaps by another session, is not.
  package func isLike(_ other: Mute) -> Bool {
    hidesSame(as: other) && until == other.until && madeAt.isSameMoment(as: other.madeAt)
  }

  /// Whether it hides the same as another one, however long.
  package func hidesSame(as other: Mute) -> Bool {
    (text, isOfTitles, source, story?.id) == (other.text, other.isOfTitles, other.source, other.story?.id)
  }
}

/// Records changes of mutes that the reader asked for, so that they can be taken back.
package protocol MuteChangeRecorder: Sendable {
  func record(_ edit: MuteEdit)
}
