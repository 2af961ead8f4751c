import FoundationEssentials
import NewsDomain
import SQLKit

/// The sources that NewsAPI has listed.
struct KeptSources: Sendable, Equatable {
  var received: Date
  var validators: Validators
  var sources: [NewsSource]
}

extension Cache {
  /// Returns the sources from a request; `nil` if there are none or they are too old.
  func sources(of url: String, now: Date) -> KeptSources? {
    let rows = attempt { database in
      try database.run(
        "SELECT received, etag, modified, sources FROM source_list WHERE url = ?1 AND received > ?2 AND received <= ?3",
        [.text(url), .date(now.addingTimeInterval(-limits.age)), .date(now.addingTimeInterval(Self.clockError))]
      ) { row -> KeptSources? in
        guard let sources = try? JSONDecoder().decode([StoredSource].self, from: row.blob(3)) else { return nil }
        return KeptSources(
          received: Date(timeIntervalSince1970: row.real(0)),
          validators: Validators(etag: row.text(1), modified: row.text(2)), sources: sources.map(\.source))
      }
    }
    return rows?.first ?? nil
  }

  func keep(_ kept: KeptSources, of url: String) {
    guard let data = try? JSONEncoder().encode(kept.sources.map(StoredSource.init)) else { return }
    attempt { database in
      if isSweepDue("source_list", at: kept.received) {
        try database.run(
          "DELETE FROM source_list WHERE received < ?1", [.date(kept.received.addingTimeInterval(-limits.age))])
      }
      try database.run(
        "INSERT OR REPLACE INTO source_list (url, received, etag, modified, sources) VALUES (?1, ?2, ?3, ?4, ?5)",
        [
          .text(url), .date(kept.received), .text(kept.validators.etag), .text(kept.validators.modified), .blob(data),
        ])
    }
  }

  /// Notes that the server confirmed its sources.
  func confirmSources(of url: String, at date: Date) {
    attempt { try $0.run("UPDATE source_list SET received = ?2 WHERE url = ?1", [.text(url), .date(date)]) }
  }
}

/// A source as stored.
private struct StoredSource: Codable {
  let id: String
  let name: String
  let summary: String?
  let link: String?
  let category: String?
  let language: String?
  let country: String?

  init(_ source: NewsSource) {
    (id, name, summary, link) = (source.id, source.name, source.summary, source.link)
    (category, language, country) = (source.category?.rawValue, source.languageCode, source.countryCode)
  }

  var source: NewsSource {
    NewsSource(
      id: id, name: name, summary: summary, link: link, category: category.flatMap(Category.init),
      languageCode: language, countryCode: country)
  }
}
