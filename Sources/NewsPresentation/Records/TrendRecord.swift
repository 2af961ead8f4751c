import NewsDomain

/// A phrase in more headlines than usual, for programs.
struct TrendRecord: Record {
  static var type: StaticString { "trend" }

  /// Its number in a list of trends. `nil` below another list: it then writes no row, because rows are of one kind.
  let number: Int?
  let trend: Trend

  static func visit<Visitor: FieldVisitor>(_ fields: inout Visitor) where Visitor.Subject == Self {
    let isListed: (Self) -> Bool = { $0.number != nil }
    fields.field("n") { $0.number }
    fields.field("phrase") { $0.trend.phrase }
    fields.field("score") { $0.trend.score.hundredths }
    fields.field("counts") { $0.trend.counts }
    fields.field("firstSeen") { $0.trend.firstSeen.iso8601 }
    fields.field("articles") { $0.trend.articles.map(\.description) }
    fields.field("n", .onlyColumn(1), when: isListed) { $0.number }
    fields.field("phrase", .onlyColumn(2), when: isListed) { $0.trend.phrase }
    fields.field("score", .onlyColumn(3), when: isListed) { $0.trend.score.hundredths }
    fields.field("counts", .onlyColumn(4), when: isListed) { $0.trend.counts }
    fields.field("firstSeen", .onlyColumn(5), when: isListed) { $0.trend.firstSeen.iso8601 }
  }
}
