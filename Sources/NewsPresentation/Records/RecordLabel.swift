import NewsDomain

/// A label of an article for programs, with its reader if another one shares it.
struct RecordLabel: FieldValue {
  private let name: String
  /// `nil` for the reader's own label.
  private let reader: String?

  /// The labels of an article; none if it is not in the archive.
  static func all(of state: ArticleState?) -> [RecordLabel] {
    guard let state else { return [] }
    return state.labels.map { RecordLabel(name: $0, reader: nil) }
      + state.shared.map { RecordLabel(name: $0.label, reader: $0.reader) }
  }

  static let schema =
    #"{"type":"object","properties":{"name":\#(String.schema),"reader":{"anyOf":[\#(String.schema),{"type":"null"}]}},"#
    + #""required":["name","reader"],"additionalProperties":false}"#

  func write(to object: inout ObjectWriter) {
    object.open()
    object.add("name", name)
    object.add("reader", reader)
    object.close()
  }

  var cell: String? { reader.map { SharedLabel(name, by: $0).description } ?? name }
}
