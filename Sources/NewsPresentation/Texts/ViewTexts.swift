/// What a letter means in every view: in a list and in a text.
package enum ViewKey: CaseIterable, Sendable {
  case open
  case read
  case save
  case web
  /// The next row of a list, or the next article after the one being read.
  case next
  case previous
  case nextUnread
  /// Marks as read, or as unread.
  case mark
  case compare
  /// Hides articles with words that are asked for.
  case mute
  case undo
  /// More rows of the list.
  case more
  /// The screen before.
  case back
  /// Narrows a list, or searches in a text.
  case search
  case help
  case leave
}

/// The texts of views that are walked with keys.
package protocol ViewTexts: Sendable {
  /// What a letter does, in a word or two.
  func hint(of key: ViewKey) -> String
  /// What a letter does, in the list of the keys.
  func meaning(of key: ViewKey) -> String
  var viewKeysTitle: String { get }
  /// The keys that are no letters, with what they do in a list.
  var listKeys: [(keys: String, meaning: String)] { get }
  /// The name of the key that opens.
  var enterKey: String { get }
  /// The name of the key that leaves.
  var escapeKey: String { get }
  /// The word for leaving a list for the prompt.
  var toPrompt: String { get }
  /// The last line of a screen that is only looked at.
  var screenHint: String { get }
  /// Says which letter shows the keys, after one that means nothing.
  func keysHint(_ letter: String) -> String
  /// Says that pasted lines are read later.
  var pasteWaits: String { get }
  /// Says that a command is running, and how to end it.
  var viewIsWaiting: String { get }
  /// Says that a command did not run because the list on which its key was pressed is no longer shown.
  func listHasChanged(for command: CommandName?) -> String
  /// The prompt for the number of a row.
  var goTo: String { get }
  /// The prompt for words by which a list is narrowed.
  var narrowTo: String { get }
  /// How many rows of how many are left.
  func narrowed(_ count: Int, of total: Int) -> String
  /// Says how to show all rows again.
  var showAllAgain: String { get }
  /// The prompt for words to hide.
  var muteWhat: String { get }
  var nothingUnread: String { get }
  /// A length of time as short as possible, such as "7 h".
  func shortest(_ age: Age) -> String
  /// The same for less than a minute.
  var justNowInBrief: String { get }
  var lastRow: String { get }
  /// Asks for Enter, to go back to the view after a command that has used the terminal.
  var backToView: String { get }
}
