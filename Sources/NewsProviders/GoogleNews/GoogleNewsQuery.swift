import FoundationEssentials
import NewsDomain

/// A search in the words and operators of Google News.
enum GoogleNewsQuery {
  /// As far back as `when:` has been seen to work, in hours.
  private static let longestWhen = 100.0

  /// - Parameter sites: of the media that are asked for.
  static func text(of request: SearchRequest, sites: [String], now: Date) -> String {
    var parts: [String] = []
    if !request.text.isEmpty { parts.append(words(of: request)) }
    let domains = request.domains + sites
    if !domains.isEmpty {
      let terms = domains.map { "site:\($0)" }
      parts.append(terms.count == 1 ? terms[0] : "(" + terms.joined(separator: " OR ") + ")")
    }
    parts += request.excludedDomains.map { "-site:\($0)" }
    parts += days(of: request, now)
    return parts.joined(separator: " ")
  }

  /// What is asked of a medium's site: its news of the last days.
  static func news(of site: String) -> String { "site:\(site) when:7d" }

  /// A site as `site:` takes it: without scheme and `www.`.
  static func site(_ address: String) -> String? {
    WebLink(address)?.canonical.prefix { $0 != "?" }.lowercased()
  }

  /// AND is what blanks mean, NOT is a minus, and what may stand in titles only says so word by word.
  private static func words(of request: SearchRequest) -> String {
    guard request.fields == [.title] else { return translated(request.text) }
    return SearchWord.words(of: request.text).map { word in
      switch word {
      case .or: "OR"
      case .term(let text, let isPhrase, let isUnwanted):
        (isUnwanted ? "-" : "") + "intitle:" + (isPhrase ? "\"\(text)\"" : text)
      }
    }.joined(separator: " ")
  }

  /// What stands in quotes means itself.
  private static func translated(_ text: String) -> String {
    text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().map { index, part in
      index % 2 == 1 ? String(part) : Self.withoutWords(String(part))
    }.joined(separator: "\"")
  }

  private static func withoutWords(_ text: String) -> String {
    let text = (" " + text).replacing(" AND ", with: " ").replacing(" NOT ", with: " -")
    return String(text.dropFirst())
  }

  private static func days(of request: SearchRequest, _ now: Date) -> [String] {
    let hours = request.from.map { (now.timeIntervalSince($0) / 3600).rounded(.up) }
    if request.to == nil, let hours, (1...longestWhen).contains(hours) { return ["when:\(Int(hours))h"] }
    // A day is the whole of it on the first side and nothing of it on the other.
    return [
      request.from.map { "after:" + day($0) }, request.to.map { "before:" + day($0.addingTimeInterval(86_400)) },
    ].compactMap(\.self)
  }

  private static func day(_ date: Date) -> String { String(date.iso8601.prefix(10)) }
}
