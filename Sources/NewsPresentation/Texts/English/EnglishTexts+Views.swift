extension EnglishTexts {
  func hint(of key: ViewKey) -> String {
    switch key {
    case .open: "open"
    case .read: "read"
    case .save: "save"
    case .web: "web"
    case .next: "next"
    case .previous: "previous"
    case .nextUnread: "next unread"
    case .mark: "read/unread"
    case .compare: "compare"
    case .mute: "mute"
    case .undo: "undo"
    case .more: "more"
    case .back: "back"
    case .search: "narrow"
    case .help: "keys"
    case .leave: "quit"
    }
  }

  func meaning(of key: ViewKey) -> String {
    switch key {
    case .open: "open the marked row"
    case .read: "read the full text"
    case .save: "save the article"
    case .web: "open its page in the browser"
    case .next: "next row, or next article"
    case .previous: "previous row, or previous article"
    case .nextUnread: "next unread article"
    case .mark: "mark as read or unread"
    case .compare: "compare how countries cover the story"
    case .mute: "hide articles with words you type"
    case .undo: "take back the last change"
    case .more: "load more rows"
    case .back: "previous screen"
    case .search: "narrow the list as you type"
    case .help: "show the keys"
    case .leave: "leave"
    }
  }

  var viewKeysTitle: String { "Keys" }

  var listKeys: [(keys: String, meaning: String)] {
    [
      ("\u{2191} \u{2193} k j", "previous or next row"), ("PgUp PgDn Space", "a window up or down"),
      ("Ctrl-U Ctrl-D", "half a window up or down"), ("Home End G", "first or last row"), ("12 Enter", "go to row 12"),
      ("Enter", "open the marked row"),
      ("Esc", "leave"),
    ]
  }

  var enterKey: String { "Enter" }
  var escapeKey: String { "Esc" }
  var toPrompt: String { "prompt" }
  var screenHint: String { "Esc back · \u{2191} \u{2193} scroll" }
  func keysHint(_ letter: String) -> String { "This key does nothing here; \(letter) shows the keys." }
  var pasteWaits: String { "The pasted text waits at the prompt." }
  var viewIsWaiting: String { "working \u{2026} Ctrl-C stops" }
  func listHasChanged(for command: CommandName?) -> String {
    (command.map { name(of: $0) + ": " } ?? "") + "not done, because the list has changed; press the key again"
  }
  var goTo: String { "go to \u{203A} " }
  var narrowTo: String { "/ " }
  func narrowed(_ count: Int, of total: Int) -> String { "\(grouped(count)) of \(grouped(total))" }
  var showAllAgain: String { "Esc shows all" }
  var muteWhat: String { "mute \u{203A} " }
  func shortest(_ age: Age) -> String {
    switch age {
    case .minutes(let count): "\(count) min"
    case .hours(let count): "\(count) h"
    case .days(let count): "\(count) d"
    case .years(let count): "\(count) y"
    }
  }
  var justNowInBrief: String { "now" }
  var nothingUnread: String { "No unread articles below." }
  var lastRow: String { "This is the last row." }
  var backToView: String { "Press Enter to go back to the list. " }
}
