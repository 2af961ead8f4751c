import NewsDomain

/// Another feed that the page of a new feed names, for programs: `feeds add PAGE --choose N` adds it. It writes no row,
/// because rows are feeds.
struct CandidateRecord: Record {
  static var type: StaticString { "candidate" }

  let candidate: FoundFeed.Candidate
  let page: String

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n") { $0.candidate.number }
    fields.field("name") { $0.candidate.name }
    fields.field("url") { $0.candidate.feed.withoutSecrets }
    fields.field("page") { $0.page.withoutSecrets }
  }
}
