import FoundationEssentials
import NewsDomain
import TerminalKit

extension Texts {
  package func formerOptions(_ name: String) -> [String] { [] }

  package func searchOperator(_ word: String) -> String? { nil }

  /// The name of a marker in a legend: its country; or both of its two countries; or two of several, the favourite
  /// first; or its continent, if it has most of that continent's countries.
  package func name(of cluster: CountryCluster, favourite: Country?) -> String {
    let countries = cluster.countries.filter { $0 == favourite } + cluster.countries.filter { $0 != favourite }
    let continents = Set(countries.map(Continent.init(of:)))
    if countries.count > 4, continents.count == 1, let continent = continents.first,
      countries.count * 2 > Country.all.count(where: { Continent(of: $0) == continent })
    {
      return "\(name(of: continent)) (\(countries.count))"
    }
    let named = countries.prefix(2).map { $0.name(in: language) }.joined(separator: ", ")
    return countries.count > 2 ? "\(named) +\(countries.count - 2)" : named
  }

  /// Says where a country's marker is from a place, such as `France · 246 km south`.
  package func away(_ country: Country, from place: Coordinate) -> String {
    let eighth = Int((place.bearing(to: country.centroid) / 45).rounded()) % 8
    return away(country, kilometres(place.distance(to: country.centroid)), name(ofDirection: eighth))
  }

  /// Explains an error in words.
  package func explain(_ error: any Error) -> Explanation {
    switch error {
    case let error as NewsError: explain(error)
    case let error as ShellError: explain(error)
    case let error as LineError: explain(error)
    case is CancellationError: explain(NewsError.cancelled)
    default: explain(NewsError.file(.failed(path: "supernews", detail: String(describing: error))))
    }
  }

  package func name(of command: CommandName) -> String { names(of: command).first ?? command.rawValue }

  /// The codes of all errors, as the man page lists them.
  var errorCodes: String { ErrorCode.allCases.map { "`\($0.rawValue)`" }.joined(separator: ", ") }

  /// A date in words, preceded by the word for the sample edition if the article is from it.
  package func date(_ words: String, of article: Article) -> String {
    article.provider == .sample ? "\(sample) · \(words)" : words
  }

  /// The first few candidates, as many as fit into a message.
  package func list(_ candidates: [String]) -> String {
    candidates.prefix(5).joined(separator: ", ") + (candidates.count > 5 ? ", …" : "")
  }

  /// A service's own message in brackets, to follow ours.
  func said(_ message: String?) -> String {
    message.map { " (\($0))" } ?? ""
  }
}

/// The texts of a language.
package func texts(in language: InterfaceLanguage) -> any Texts {
  language.texts
}

extension Texts {
  /// Says where a list comes from: its provider, or the archive.
  package func origin(of page: NewsPage) -> String {
    page.origin.stored == .archived || page.hits != nil ? fromArchive : provider(page.origin.provider)
  }

  /// The feed that gave an article its summary, or the archive.
  package func name(of supplement: Supplement) -> String {
    switch supplement {
    case .feed(let title): title
    case .archive: fromArchive
    }
  }

  /// Says how many headlines of a list are shown, and of how many; for a list of the archive, how many articles.
  package func count(_ shown: Int, of page: NewsPage, _ isOfArchive: Bool) -> String {
    let total = max(page.total ?? 0, page.articles.count)
    if page.hits?.isMore == true { return count(shown, ofMoreThan: max(total, FindRequest.maxCounted)) }
    return isOfArchive ? articles(shown, of: total) : headlines(shown, of: total)
  }
}
