import NewsDomain

extension EnglishTexts {
  var feedHeads: FeedHeads {
    FeedHeads(name: "Feed", unread: "Unread", count: "Total", age: "Fetched", host: "Site")
  }

  var queryFeeds: String { "Query feeds: your follows" }

  var queryFeedsAdvice: String { "feeds open NAME" }

  func markQuestion(_ count: Int, _ change: MarkChange) -> String {
    let question =
      switch change {
      case .read: "Mark \(articles(count)) as \(name(of: .read))"
      case .unread: "Mark \(articles(count)) as \(name(of: .unread))"
      case .shown: "Mark \(articles(count)) as \(name(of: .shown))"
      case .save(let label?, _): "Save \(articles(count)) with the label \"\(label)\""
      case .save(nil, _): "Save \(articles(count))"
      case .unsave: "Remove \(articles(count)) from your saved articles"
      }
    return question + "? [y/N] "
  }

  func openQuestion(_ count: Int) -> String { "Open \(grouped(count)) pages in the browser? [y/N] " }

  /// The lines of an imported list that are not feeds.
  func leftOut(_ lines: [ImportedLine]) -> String {
    let named = lines.compactMap { line -> String? in
      guard case .leftOut(let reason) = line.result else { return nil }
      return (line.number.map { "line \($0), " } ?? "") + line.text + " (" + why(reason) + ")"
    }
    let more = named.count - LeftOutLine.mostNamed
    return "Left out: " + named.prefix(LeftOutLine.mostNamed).joined(separator: "; ")
      + (more > 0 ? "; and \(grouped(more)) more." : ".")
  }

  private func why(_ reason: LeftOutLine.Reason) -> String {
    switch reason {
    case .program: "a program, which is never run"
    case .filter: "a filter program, which is never run"
    case .query: "a search; see help follow"
    case .address: "no http or https address"
    }
  }
}
