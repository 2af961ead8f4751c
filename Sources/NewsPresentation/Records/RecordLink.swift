import NewsDomain

/// A link that is passed on otherwise than it is told.
struct RecordLink: FieldValue {
  private enum Kind {
    case page
    case file
  }

  private let address: String?
  private let kind: Kind

  /// To a page: passed on without what only counts readers.
  static func page(_ address: String?) -> RecordLink { RecordLink(address: address, kind: .page) }

  /// To a picture or a feed, of which every parameter may matter: passed on without a login.
  static func file(_ address: String?) -> RecordLink { RecordLink(address: address, kind: .file) }

  /// The link as it is passed on; `nil` for what leads to nothing of the web.
  var exported: WebLink? {
    guard let link = address.flatMap(WebLink.init) else { return nil }
    return switch kind {
    case .page: link.untracked
    case .file: WebLink(link.withoutLogin)
    }
  }

  static var schema: String { String.schema }
  static var isOptional: Bool { true }
  func write(to object: inout ObjectWriter) { address.write(to: &object) }
  var cell: String? { address }
}
