import NewsDomain

/// A link that is passed on otherwise than it is told.
protocol ExportedLink: FieldValue {
  var exported: String? { get }
}

/// The link to a page: passed on without what only counts readers.
struct PageLink: ExportedLink {
  let address: String?

  init(_ address: String?) {
    self.address = address
  }

  static var schema: String { String.schema }
  static var isOptional: Bool { true }
  var isAbsent: Bool { address == nil }
  func write(to object: inout ObjectWriter) { address.write(to: &object) }
  var cell: String? { address }
  var exported: String? { Self.exported(address)?.address }

  static func exported(_ address: String?) -> WebLink? { address.flatMap(WebLink.init)?.untracked }
}

/// The link to a picture or a feed, of which every parameter may matter: passed on without a login.
struct FileLink: ExportedLink {
  let address: String?

  init(_ address: String?) {
    self.address = address
  }

  static var schema: String { String.schema }
  static var isOptional: Bool { true }
  var isAbsent: Bool { address == nil }
  func write(to object: inout ObjectWriter) { address.write(to: &object) }
  var cell: String? { address }
  var exported: String? { Self.exported(address)?.address }

  static func exported(_ address: String?) -> WebLink? {
    address.flatMap(WebLink.init).flatMap { WebLink($0.withoutLogin) }
  }
}
