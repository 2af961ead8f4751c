import NewsPresentation

/// Views that are walked with keys.
extension PseudoTexts {
  func hint(of key: ViewKey) -> String { bracketed(english.hint(of: key)) }
  func meaning(of key: ViewKey) -> String { bracketed(english.meaning(of: key)) }
  var viewKeysTitle: String { bracketed(english.viewKeysTitle) }
  var listKeys: [(keys: String, meaning: String)] { english.listKeys.map { ($0.keys, bracketed($0.meaning)) } }
  var enterKey: String { bracketed(english.enterKey) }
  var escapeKey: String { bracketed(english.escapeKey) }
  var toPrompt: String { bracketed(english.toPrompt) }
  var screenHint: String { bracketed(english.screenHint) }
  func keysHint(_ letter: String) -> String { bracketed(english.keysHint(letter)) }
  var pasteWaits: String { bracketed(english.pasteWaits) }
  func listHasChanged(for command: CommandName?) -> String { bracketed(english.listHasChanged(for: command)) }
  var viewIsWaiting: String { bracketed(english.viewIsWaiting) }
  var goTo: String { bracketed(english.goTo) }
  var narrowTo: String { bracketed(english.narrowTo) }
  func narrowed(_ count: Int, of total: Int) -> String { bracketed(english.narrowed(count, of: total)) }
  var showAllAgain: String { bracketed(english.showAllAgain) }
  var muteWhat: String { bracketed(english.muteWhat) }
  func shortest(_ age: Age) -> String { bracketed(english.shortest(age)) }
  var justNowInBrief: String { bracketed(english.justNowInBrief) }
  var nothingUnread: String { bracketed(english.nothingUnread) }
  var lastRow: String { bracketed(english.lastRow) }
  var backToView: String { bracketed(english.backToView) }
}
