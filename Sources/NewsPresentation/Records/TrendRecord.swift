import NewsDomain

/// A phrase that is in more headlines than usual, for programs.
struct TrendRecord: Record {
  static var type: StaticString { "trend" }

  let number: Int
  let trend: Trend

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    fields.field("n", .column(1)) { $0.number }
    fields.field("phrase", .column(2)) { $0.trend.phrase }
    fields.field("score", .column(3)) { $0.trend.score.hundredths }
    fields.field("counts", .column(4)) { $0.trend.counts }
    fields.field("firstSeen", .column(5)) { $0.trend.firstSeen.iso8601 }
    fields.field("articles") { $0.trend.articles.map(\.description) }
  }
}
