import NewsDomain
import TerminalKit

/// The signs between the number of an entry and its title: `•` for unread and `★` for saved.
package struct ItemSigns: Sendable {
  /// The signs, or spaces instead of them, with a space before and after.
  let text: SafeText
  let isRead: Bool

  /// - Parameters:
  ///   - state: `nil` if the article is not in the archive, so that it has no signs.
  ///   - hasSaved: Whether any article of the list is saved, so that all titles leave room for `★`.
  package init(_ state: ArticleState?, hasSaved: Bool) {
    let unread = state?.isRead == false ? "•" : " "
    let saved = state?.isSaved == true ? "★" : " "
    text = SafeText(" " + unread + (hasSaved ? saved : "") + " ")
    isRead = state?.isRead == true
  }
}
