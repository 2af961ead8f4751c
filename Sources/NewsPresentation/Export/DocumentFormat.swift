/// The file formats in which a list can be written.
package enum DocumentFormat: String, CaseIterable, Sendable {
  case html
  case md
  case json
  case csv
  case opml
  case atom
  case jsonfeed

  /// The format for the extension of a file's name; `nil` if there is none.
  package init?(fileName: String) {
    let parts = (fileName.split(separator: "/").last ?? "").split(separator: ".")
    guard parts.count > 1, let ending = parts.last?.lowercased() else { return nil }
    switch ending {
    case "htm": self = .html
    case "markdown": self = .md
    default: self.init(rawValue: ending)
    }
  }

  /// Whether it has the reader's marks.
  package var hasStates: Bool { self == .json }

  package func text(of document: Document) -> String {
    switch self {
    case .html: DocumentPage.text(of: document)
    case .md: DocumentMarkdown.text(of: document)
    case .json: DocumentRecords.text(of: document)
    case .csv: DocumentTable.text(of: document)
    case .opml: DocumentOutlines.text(of: document)
    case .atom: DocumentAtom.text(of: document)
    case .jsonfeed: DocumentJSONFeed.text(of: document)
    }
  }
}
