import NewsDomain

/// A link for programs: http or https, and otherwise none, as a program may open it. It is exported in another form
/// than it is shown.
struct RecordLink: FieldValue {
  private enum Kind {
    case page
    case file
    case pageOrPath
  }

  private let address: String?
  private let kind: Kind

  /// A link to a page, which is exported without the parameters that only track readers.
  static func page(_ address: String?) -> RecordLink { RecordLink(address: address, kind: .page) }

  /// A link to a picture or a feed, any of whose parameters may matter; it is exported without a login.
  static func file(_ address: String?) -> RecordLink { RecordLink(address: address, kind: .file) }

  /// A link to a page, or the path of a reader's file.
  static func pageOrPath(_ address: String?) -> RecordLink { RecordLink(address: address, kind: .pageOrPath) }

  /// The exported form of the link; `nil` if it is not a web link.
  var exported: WebLink? {
    guard let link = address.flatMap(WebLink.init) else { return nil }
    return switch kind {
    case .page, .pageOrPath: link.untracked
    case .file: WebLink(link.withoutLogin)
    }
  }

  static var schema: String { String.schema }
  static var isOptional: Bool { true }
  func write(to object: inout ObjectWriter) { cell.write(to: &object) }
  var cell: String? {
    guard let address else { return nil }
    if WebLink.isPlain(address) { return address }
    if kind == .pageOrPath, URIReference(address).scheme == nil { return address }
    guard let link = WebLink(address) else { return nil }
    // As given, including letters of all scripts, unless it has a character that ends an address where it is quoted.
    let ends = address.unicodeScalars.contains {
      $0.value <= 0x20 || $0.value == 0x7F || $0 == "<" || $0 == ">" || $0 == "\""
    }
    return ends ? link.address : address
  }
}
