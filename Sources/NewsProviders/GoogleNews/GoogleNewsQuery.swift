import FoundationEssentials
import NewsDomain

/// Writes a search with the operators of Google News.
enum GoogleNewsQuery {
  /// The longest period for which `when:` has been seen to work, in hours.
  private static let longestWhen = 100.0

  /// - Parameter sites: the sites of the requested sources.
  static func text(of request: SearchRequest, sites: [String], now: Date) -> String {
    var parts: [String] = []
    if !request.text.isEmpty { parts.append(words(of: request)) }
    let domains = request.domains.allowed + sites
    if !domains.isEmpty {
      let terms = domains.map { "site:\($0)" }
      parts.append(terms.count == 1 ? terms[0] : "(" + terms.joined(separator: " OR ") + ")")
    }
    parts += request.domains.excluded.map { "-site:\($0)" }
    parts += days(of: request.dates, now)
    return parts.joined(separator: " ")
  }

  /// The query for the news of a source's site in the last seven days.
  static func news(of site: String) -> String { "site:\(site) when:7d" }

  /// Returns a site as `site:` expects it: without scheme and `www.`.
  static func site(_ address: String) -> String? {
    WebLink(address)?.canonical.prefix { $0 != "?" }.lowercased()
  }

  /// Writes the words of a search. A search in titles needs `intitle:` before each word, and has no groups.
  private static func words(of request: SearchRequest) -> String {
    var text = ""
    var isAfterSign = true
    for token in SearchToken.tokens(of: request.text) {
      if request.isOfTitles, [.open, .close, .plus].contains(token) { continue }
      if !isAfterSign, token != .close { text += " " }
      switch token {
      case .words(let words, let isPhrase, let isPrefix):
        // The text of a word that is a beginning has its star already.
        text += (request.isOfTitles ? "intitle:" : "") + (isPhrase ? "\"\(words)\"" + (isPrefix ? "*" : "") : words)
      case .minus: text += "-"
      case .plus: text += "+"
      case .or: text += "OR"
      case .open: text += "("
      case .close: text += ")"
      }
      isAfterSign = [.minus, .plus, .open].contains(token)
    }
    return text
  }

  private static func days(of dates: Dates, _ now: Date) -> [String] {
    let hours = dates.from.map { (now.timeIntervalSince($0) / 3600).rounded(.up) }
    if dates.to == nil, let hours, (1...longestWhen).contains(hours) { return ["when:\(Int(hours))h"] }
    // `after:` includes its day, `before:` does not: so the last day is given as the day after it.
    return [
      dates.from.map { "after:" + day($0) }, dates.to.map { "before:" + day($0.addingTimeInterval(86_400)) },
    ].compactMap(\.self)
  }

  private static func day(_ date: Date) -> String { String(date.iso8601.prefix(10)) }
}
