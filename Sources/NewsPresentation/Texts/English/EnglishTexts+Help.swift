import NewsDomain

extension EnglishTexts {
  var shortcuts: [(key: String, command: CommandName)] {
    [
      ("n", .next), ("p", .previous), ("b", .back), ("m", .more), ("r", .read), ("s", .save), ("w", .web),
      ("o", .open), ("q", .quit), ("?", .help),
    ]
  }

  var helpTitle: String { "Getting started" }

  var firstHour: [(typed: String, meaning: String)] {
    [
      ("top", "today's headlines; also top france, top sports"),
      ("3", "open headline 3"),
      ("read 3", "read the full text of headline 3"),
      ("more", "show more of the list"),
      ("search moon", "search the world's news"),
      ("find moon", "search what you have seen, even offline"),
      ("save 3", "save headline 3; \"saved\" lists your saved articles"),
      ("follow mars", "keep up with new articles that match"),
      ("brief", "what's new, on one page"),
      ("settings", "your country, language and other settings"),
    ]
  }

  var firstExamples: [String] { ["top sports jp", "search 'world cup' --from 3d", "save 3 --as climate"] }
  var shortcutsTitle: String { "Shortcuts" }
  var helpAllTitle: String { "All commands" }
  var helpAllAdvice: String { "help COMMAND explains one · help WORD searches help" }
  var needsList: String { "needs a list first" }
  var relatedTitle: String { "Related" }
  func helpFound(_ word: String) -> String { "Help on \"\(word)\"" }

  func standardValue(_ value: String) -> String { "default: \(value)" }
  var settingsAdvice: String { "settings NAME explains one" }
  var settingsTitles: (name: String, value: String, standard: String) { ("Setting", "Value", "Default") }
}
