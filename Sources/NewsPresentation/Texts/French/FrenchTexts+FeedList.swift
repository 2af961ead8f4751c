import NewsDomain

extension FrenchTexts {
  var feedHeads: FeedHeads {
    FeedHeads(name: "Flux", unread: "Non lus", count: "Total", age: "Consulté", host: "Site")
  }

  var queryFeeds: String { "Flux de recherche\u{202F}: vos suivis" }

  var queryFeedsAdvice: String { "flux ouvrir NOM" }

  func markQuestion(_ count: Int, _ change: MarkChange) -> String {
    let plural = count < 2 ? "" : "s"
    let question =
      switch change {
      case .read: "Marquer \(articles(count)) comme \(name(of: .read))\(plural)"
      case .unread: "Marquer \(articles(count)) comme \(name(of: .unread))\(plural)"
      case .shown: "Marquer \(articles(count)) comme \(name(of: .shown))\(plural)"
      case .save(let label?, _): "Garder \(articles(count)) sous «\u{202F}\(label)\u{202F}»"
      case .save(nil, _): "Garder \(articles(count))"
      case .unsave: "Ne plus garder \(articles(count))"
      }
    return question + "\u{202F}? [o/N] "
  }

  func openQuestion(_ count: Int) -> String {
    "Ouvrir \(grouped(count)) pages dans le navigateur\u{202F}? [o/N] "
  }

  /// The lines of an imported list that are not feeds.
  func leftOut(_ lines: [ImportedLine]) -> String {
    let named = lines.compactMap { line -> String? in
      guard case .leftOut(let reason) = line.result else { return nil }
      return (line.number.map { "ligne \($0), " } ?? "") + line.text + " (" + why(reason) + ")"
    }
    let more = named.count - LeftOutLine.mostNamed
    return "Non repris\u{202F}: " + named.prefix(LeftOutLine.mostNamed).joined(separator: "\u{202F}; ")
      + (more > 0 ? "\u{202F}; et \(grouped(more)) \(more < 2 ? "autre" : "autres")." : ".")
  }

  private func why(_ reason: LeftOutLine.Reason) -> String {
    switch reason {
    case .program: "un programme, jamais lancé"
    case .filter: "un programme de filtrage, jamais lancé"
    case .query: "une recherche\u{202F}; voir «\u{202F}aide suivre\u{202F}»"
    case .address: "ni http ni https"
    }
  }
}
