import NewsDomain

/// A provider that was tried earlier and gave nothing, for programs. It writes no row, because rows are articles.
struct AttemptRecord: Record {
  static var type: StaticString { "attempt" }

  let number: Int
  let attempt: Attempt

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n") { $0.number }
    fields.field("provider") { $0.attempt.service.provider.rawValue }
    fields.field("service") { $0.attempt.service.code }
    // The code is the same in every language; the sentence is for people.
    fields.object("error", when: nil, isPresent: { $0.code != nil }) { fields in
      fields.field("code") { $0.code ?? "" }
    }
  }
}

extension AttemptRecord {
  private var code: String? {
    guard case .failed(let error) = attempt.outcome else { return nil }
    return error.code.rawValue
  }
}

extension NewsService {
  var code: String {
    switch self {
    case .newsapi: "newsapi"
    case .googleNews: "google-news"
    case .sourceFeeds: "publishers"
    case .sample: "sample"
    }
  }
}
