import NewsDomain

/// A link that is exported in another form than it is shown.
struct RecordLink: FieldValue {
  private enum Kind {
    case page
    case file
  }

  private let address: String?
  private let kind: Kind

  /// A link to a page, which is exported without the parameters that only track readers.
  static func page(_ address: String?) -> RecordLink { RecordLink(address: address, kind: .page) }

  /// A link to a picture or a feed, any of whose parameters may matter; it is exported without a login.
  static func file(_ address: String?) -> RecordLink { RecordLink(address: address, kind: .file) }

  /// The exported form of the link; `nil` if it is not a web link.
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
