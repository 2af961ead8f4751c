import NewsArchive
import SQLKit

extension PostgreSQLEngine {
  /// Texts that are split in another way since version 7: initials, emoji, and letters of Arabic.
  private static let other = [
    // The ranges are those of Latin, Greek and Cyrillic. The columns' collation knows letters of ASCII only.
    #"(^|[^a-zA-Z\u00C0-\u052F])[a-zA-Z\u00C0-\u052F][\u0300-\u036F]*\."#,
    #"[\u0629\u0649\u0671\u06A9\u06C0-\u06C3\u06CC\u06D5]"#,
    #"[\u203C-\u2BFF\u3030\u303D\u3297\u3299\U0001F000-\U0001FAFF]"#,
  ].joined(separator: "|")

  /// Indexes the articles again whose words have changed, and those with texts, which are compressed.
  func indexNewWords() throws {
    let rows = try run(
      """
      SELECT row FROM item WHERE concat_ws(' ', title, summary, content) ~ ?1 UNION SELECT row FROM text ORDER BY row
      """, [.text(Self.other)]
    ) { $0.integer(0) }
    for row in rows { try indexText(row) }
  }
}
