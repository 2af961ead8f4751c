/// Writes a digest as one JSON document: an array of the objects that `--format json` writes, one per line.
enum DigestRecords {
  package static func text(of digest: Digest) -> String {
    let lines = records(of: digest).map { record in
      var object = ObjectWriter()
      object.write(record)
      return object.text.trimmed
    }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private static func records(of digest: Digest) -> [any Record] {
    switch digest.items {
    case .articles(let articles):
      articles.enumerated().map { ArticleRecord(number: $0 + 1, article: $1, state: digest.states[$1.id]) }
    case .sources(let sources):
      sources.enumerated().map { SourceRecord(number: $0 + 1, source: $1, group: nil) }
    }
  }
}
