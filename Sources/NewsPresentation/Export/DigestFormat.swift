/// The file formats in which a list can be written.
package enum DigestFormat: String, CaseIterable, Sendable {
  case html
  case md
  case json
  case csv
  case opml

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

  package func text(of digest: Digest) -> String {
    switch self {
    case .html: DigestPage.text(of: digest)
    case .md: DigestMarkdown.text(of: digest)
    case .json: DigestRecords.text(of: digest)
    case .csv: DigestTable.text(of: digest)
    case .opml: DigestOutlines.text(of: digest)
    }
  }
}
