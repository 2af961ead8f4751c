/// One line of JSON output, as a program reads it.
package struct JSONLine: Decodable, Sendable {
  package struct Failure: Decodable, Sendable {
    package let code: String
    package let message: String?
    package let hint: String?
  }

  package let type: String
  package let command: String?
  package let ok: Bool?
  package let line: Int?
  package let count: Int?
  package let total: Int?
  package let provider: String?
  package let service: String?
  package let cached: Bool?
  package let age: Int?
  package let removed: Int?
  package let failed: Int?
  package let new: Int?
  package let hidden: Int?
  package let minutes: Int?
  package let leftOut: Int?
  package let section: String?
  package let heading: String?
  package let isRead: Bool?
  package let isSaved: Bool?
  package let labels: [JSONLabel]?
  package let firstSeen: String?
  package let country: String?
  package let left: Int?
  package let requests: Int?
  package let request: String?
  package let requestUrl: String?
  package let receivedAt: String?
  package let publishedAt: String?
  package let feed: String?
  package let latitude: Double?
  package let longitude: Double?
  package let n: Int?
  package let title: String?
  package let url: String?
  package let feedUrl: String?
  package let canonicalUrl: String?
  package let siteUrl: String?
  package let text: String?
  package let meaning: String?
  package let id: String?
  package let code: String?
  package let name: String?
  package let key: String?
  package let value: String?
  package let group: String?
  package let error: Failure?
}
