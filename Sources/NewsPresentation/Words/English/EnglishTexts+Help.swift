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

  func meaning(of setting: SettingKey) -> String {
    switch setting {
    case .country: "The country whose headlines \"top\" shows."
    case .language: "The language to search in."
    case .source: "Your favourite source, which \"top favourite\" shows."
    case .filter: "How the list of sources is grouped."
    case .location: "Whether supernews may ask this machine where you are. Nothing is sent."
    case .place: "Where you are, instead of asking this machine."
    case .pictures: "How \"open\" shows an article's picture."
    case .accessible: "Plain lines for screen readers and Braille displays."
    case .prompt:
      "The prompt: %c country, %l language, %s source, %n items, %q requests left, %u new articles, %% a percent sign."
    case .privateNetwork: "Whether links from the internet may lead into your own network."
    case .sample: "Whether events from history stand in when there is no news."
    case .archive: "Where everything you list is kept: on this machine, on a server, or nowhere."
    case .keep: "How long articles are kept. Saved ones stay."
    case .reader: "Whether \"open\" shows the full text right away."
    case .translator: "The program that translates: %l is the language you want, %s that of the text."
    case .keepTexts: "How long full texts are kept for reading offline."
    case .topics: "Your favourite topics, for \"brief\" and \"collect\"."
    case .fold: "Whether headlines of one story share a row."
    case .collect: "The news that \"supernews collect\" fetches, and how often."
    case .brief: "The sections of \"brief\", in order."
    case .mine: "The lists that \"new\", \"brief\", \"summary\" and \"trends\" cover."
    case .onAlert: "The program that gets each alert as JSON on its standard input."
    case .provider: "Where news comes from in this session."
    case .key: "Your NewsAPI key, which is never shown."
    case .format: "How results are written: for people, or for programs."
    }
  }

  func standardValue(_ value: String) -> String { "default: \(value)" }
  var settingsAdvice: String { "settings NAME explains one" }
  var settingsTitles: (name: String, value: String, standard: String) { ("Setting", "Value", "Default") }
}
