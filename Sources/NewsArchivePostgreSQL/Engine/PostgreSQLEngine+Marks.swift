import FoundationEssentials
import NewsArchive
import NewsDomain
import SQLKit

/// The reader's own marks as they were set.
extension PostgreSQLEngine {
  func set(_ marks: [Int64: ReaderMarks], withLabels: Bool) throws {
    let items = try run("SELECT row, id FROM item WHERE row = ANY (?1) ORDER BY id", [.integers(Array(marks.keys))]) {
      (row: $0.integer(0), id: $0.integer(1))
    }
    let marked = items.compactMap { item in marks[item.row].map { (id: item.id, marks: $0) } }
    guard !marked.isEmpty else { return }
    try setMarks(of: marked)
    // An article was deleted meanwhile, along with its mark: looked up again, it is missing.
    if changeCount < marked.count { throw Failure(state: "40001", message: "an article is gone") }
    guard withLabels else { return }
    // Shared labels are removed along with them.
    try run("DELETE FROM own_label WHERE id = ANY (?1)", [.integers(marked.map(\.id))])
    let labels = marked.flatMap { article in article.marks.saving.labels.map { (id: article.id, label: $0) } }
    guard !labels.isEmpty else { return }
    try run(
      "INSERT INTO own_label (id, label) SELECT * FROM unnest(?1::bigint[], ?2::text[])",
      [.integers(labels.map(\.id)), .texts(labels.map(\.label.name))])
    let shared = labels.compactMap { label in
      label.label.sharedAt.map { (id: label.id, name: label.label.name, at: $0) }
    }
    guard !shared.isEmpty else { return }
    try run(
      """
      INSERT INTO own_shared (id, label, shared)
      SELECT id, label, shared::float8 FROM unnest(?1::bigint[], ?2::text[], ?3::text[]) AS new (id, label, shared)
      """,
      [
        .integers(shared.map(\.id)), .texts(shared.map(\.name)),
        .texts(shared.map { String($0.at.timeIntervalSince1970) }),
      ])
  }

  func ownLabels(of rows: [Int64]) throws -> [(row: Int64, label: ReaderMarks.Label)] {
    try run(
      """
      SELECT item.row, own_label.label, own_shared.shared FROM item JOIN own_label ON own_label.id = item.id
      LEFT JOIN own_shared ON own_shared.id = own_label.id AND own_shared.label = own_label.label
      WHERE item.row = ANY (?1) ORDER BY own_label.label
      """, [.integers(rows)]
    ) { ($0.integer(0), ReaderMarks.Label($0.text(1) ?? "", sharedAt: $0.date(2))) }
  }

  /// Sets the marks of articles, given by their ids.
  func setMarks(of articles: [(id: Int64, marks: ReaderMarks)]) throws {
    guard !articles.isEmpty else { return }
    let ids = Value.integers(articles.map(\.id))
    try run("INSERT INTO own_mark (id) SELECT unnest(?1::bigint[]) ON CONFLICT DO NOTHING", [ids])
    func texts(_ date: (ReaderMarks) -> Date?) -> Value {
      .texts(articles.map { date($0.marks).map { String($0.timeIntervalSince1970) } ?? "" })
    }
    try run(
      """
      UPDATE own_mark
      SET read = nullif(new.read, '')::float8, shown = nullif(new.shown, '')::float8, saved = nullif(new.saved, '')::float8
      FROM unnest(?1::bigint[], ?2::text[], ?3::text[], ?4::text[]) AS new (id, read, shown, saved)
      WHERE own_mark.id = new.id
      """, [ids, texts(\.readAt), texts(\.shownAt), texts(\.saving.at)])
  }
}
