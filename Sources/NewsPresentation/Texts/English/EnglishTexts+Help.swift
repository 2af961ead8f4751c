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

  func words(for subject: HelpSubject) -> [String] {
    switch subject {
    case .pager: ["pager", "less"]
    case .keys: ["keys", "shortcut", "shortcuts", "keyboard"]
    case .colour: ["color", "colors", "colour", "colours", "theme"]
    case .feeds: ["rss", "atom", "podcast", "podcasts"]
    case .settings: ["config", "configuration", "preferences"]
    case .bookmarks: ["bookmark", "bookmarks"]
    case .undo: ["revert"]
    case .accessibility: ["blind", "screen reader", "screen readers", "braille", "accessibility"]
    case .startUp: ["startup", "start-up"]
    case .fetching: ["reload", "refresh", "fetch", "update", "sync"]
    case .newsboat: ["newsboat", "newsbeuter"]
    }
  }

  func advice(on subject: HelpSubject) -> [(typed: String, meaning: String)] {
    switch subject {
    case .pager:
      [
        ("settings pager less", "show long texts with less; built-in for supernews itself, cat to print them"),
        ("PAGER=bat supernews", "the same for one session; less, more and most in PAGER are ignored"),
      ]
    case .keys:
      shortcuts.map { (typed: $0.key, meaning: summary(of: $0.command)) }
        + [
          (typed: "Tab", meaning: "complete what you are typing"),
          (typed: "\u{2193}", meaning: "walk the list with keys; the same as browse"),
          (typed: "bind ctrl-t 'top sports'", meaning: summary(of: .bind)),
          (typed: "alias hot='top sports'", meaning: summary(of: .alias)),
        ]
    case .colour:
      [
        (advice(for: .colours), meaning(of: .colours)),
        ("supernews --color never", "start without colour; or always, or auto"),
        ("NO_COLOR=1", "no colour, as in other programs"),
      ]
    case .feeds: [("feeds add ADDRESS", "add the feed at an address, or the one that a page names")]
    case .settings: [("~/.config/supernews/rc", phrase(ManualPhrase.rcFile))]
    case .bookmarks: []
    case .undo: [("mark 1 unread", "mark an article as unread again")]
    case .accessibility:
      [
        (advice(for: .accessible), meaning(of: .accessible)),
        ("ACCESSIBLE=1 supernews", "the same for one session"),
      ]
    case .fetching:
      [
        ("feeds open", "fetch your feeds and list their articles; feeds open NAME for one"),
        ("feeds check", "fetch your feeds and show how each of them is"),
        ("top", "fetch headlines; every other list is fetched the same way, by typing it again"),
        ("supernews collect", "fetch in the background; see help collect"),
      ]
    case .newsboat:
      [
        ("feeds import ~/.newsboat/urls", "add your feeds; the first tag is the folder"),
        ("archive import ~/.newsboat/cache.db", "add the articles, with what you have read"),
        ("follow WORDS", "what a query feed is here; \"feeds\" lists follows, too"),
        ("~/.newsboat/config", "is not read; see settings, bind and help rc instead"),
      ]
    case .startUp: [("~/.config/supernews/rc", phrase(ManualPhrase.rcFile)), ("help rc", "how to use it")]
    }
  }

  func standardValue(_ value: String) -> String { "default: \(value)" }
  var settingsAdvice: String { "settings NAME explains one" }
  var settingsTitles: (name: String, value: String, standard: String) { ("Setting", "Value", "Default") }
}
