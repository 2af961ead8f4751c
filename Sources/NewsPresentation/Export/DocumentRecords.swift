/// Writes a document as one JSON document: an array of the objects that `--format json` writes, one per line.
enum DocumentRecords {
  package static func text(of document: Document) -> String {
    let lines = records(of: document).map { record in
      var object = ObjectWriter()
      object.write(record)
      return object.text.trimmed
    }
    return lines.isEmpty ? "[]\n" : "[\n" + lines.joined(separator: ",\n") + "\n]\n"
  }

  private static func records(of document: Document) -> [any Record] {
    switch document.items {
    case .articles(let articles):
      articles.enumerated().map { ArticleRecord(number: $0 + 1, article: $1, state: document.states[$1.id]) }
    case .sources(let sources):
      sources.enumerated().map { SourceRecord(number: $0 + 1, source: $1, group: nil) }
    }
  }
}
