extension EnglishTexts {
  func percent(_ percent: Int) -> String { "\(percent)%" }

  func place(_ number: Int, of count: Int) -> String { "\(grouped(number)) of \(grouped(count))" }

  var readingHints: [String] { ["Space next page", "\u{2190} \u{2192} articles"] }
  var searchHint: String { "search" }
  var leaveHint: String { "back" }
  var hitHints: [String] { ["n next", "N previous", "Esc done"] }

  func notFound(_ words: String) -> String { "Not in this text: \(words)" }

  func enterOpens(_ thing: String) -> String { "Enter opens \(thing)" }

  func noNumber(_ typed: String) -> String { "This text has no link \(typed)." }

  var pictureLeftOut: String { "(settings pictures symbols shows the picture here)" }

  var readingKeys: [(keys: String, meaning: String)] {
    [
      ("Space PgDn PgUp", "next or previous page"), ("\u{2191} \u{2193} k j", "one line up or down"),
      ("Ctrl-D Ctrl-U", "half a page down or up"), ("Home End G", "beginning or end"),
      ("\u{2190} \u{2192}", "previous or next article"),
      ("3", "open link 3 in the browser"), ("/", "search the text"),
      ("n N", "after a search: next or previous match, until Esc"), ("Esc", "leave"),
    ]
  }
}
