/// The JSON Schema (json-schema.org, 2020-12) of the output for programs, in which each line is one of these records.
package enum RecordSchema {
  private static let kinds: [any Record.Type] = [
    AliasRecord.self, ArchiveRecord.self, ArticleRecord.self, AttemptRecord.self, BindingRecord.self,
    CandidateRecord.self, CategoryRecord.self,
    ChangeRecord.self, CheckRecord.self,
    CommandRecord.self, CountryRecord.self, DownloadRecord.self, FailureRecord.self, FeedRecord.self,
    HistoryRecord.self,
    LanguageRecord.self, MarkerRecord.self, MuteRecord.self, OutlineRecord.self, QuotaRecord.self, ReaderRecord.self,
    SettingRecord.self,
    PairRecord.self, ShareRecord.self, SilenceRecord.self, SourceRecord.self, StatusRecord.self, StoryRecord.self,
    CoverageRecord.self,
    TopicRecord.self, NewsTopicRecord.self, TextRecord.self, TranslationRecord.self, TrendRecord.self,
    FollowRecord.self, CollectionRecord.self, SummaryRecord.self, UndoRecord.self, WhyRecord.self,
    QueryFeedRecord.self, ImportedLineRecord.self, MarkedRecord.self,
  ]

  /// Changes for programs that read the lines, newest first.
  private static let changes = [
    "The failures of a collection name the addresses of the feeds, not their names.",
    "Each of an article's labels, which were texts, has a name and a reader, which is null for your own.",
    "requestUrl of why was called request, which is now the id of a request in every line.",
  ]

  /// The schema, without a newline at its end.
  package static var text: String {
    let definitions = kinds.map { kind in "  \"\(name(of: kind))\": \(schema(of: kind))" }
    let choices = kinds.map { "  {\"$ref\": \"#/$defs/\(name(of: $0))\"}" }
    return """
      {
      "$schema": "https://json-schema.org/draft/2020-12/schema",
      "title": "A line of supernews --format json",
      "$comment": "Changes: \(changes.joined(separator: " "))",
      "anyOf": [
      \(choices.joined(separator: ",\n"))
      ],
      "$defs": {
      \(definitions.joined(separator: ",\n"))
      }
      }
      """
  }

  /// The names of the members of all records.
  static let memberNames = Set(kinds.flatMap { names(of: $0) })

  private static func names<Kind: Record>(of kind: Kind.Type) -> Set<String> { NameVisitor<Kind>.names }

  private static func schema<Kind: Record>(of kind: Kind.Type) -> String { SchemaVisitor<Kind>.schema }

  /// The name of a record's type in the schema: `article` for `ArticleRecord`.
  private static func name(of kind: any Record.Type) -> String {
    let name = String(describing: kind).dropLast("Record".count)
    return name.prefix(1).lowercased() + name.dropFirst()
  }
}
