import NewsDomain

/// A country or one of the reader's feeds that could not be read, for programs. It writes no row, because rows are
/// articles.
struct FailureRecord: Record {
  static var type: StaticString { "failure" }

  /// The code of the country, or else the id of the feed below.
  private let country: String?
  private let feed: String?
  private let code: ErrorCode

  init(_ failure: CountryFailure) {
    (country, feed) = (failure.country.code, nil)
    code = failure.error.code
  }

  init(_ failure: FeedFailure) {
    (country, feed) = (nil, failure.id)
    code = failure.error.code
  }

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("country", when: { $0.country != nil }) { $0.country ?? "" }
    fields.field("feed", when: { $0.feed != nil }) { $0.feed ?? "" }
    // The code is the same in every language; the sentence is for people.
    fields.object("error") { fields in
      fields.field("code") { $0.code.rawValue }
    }
  }
}
