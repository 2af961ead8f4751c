/// The headers by which a server recognises an earlier response of its own.
package struct FeedValidators: Sendable, Equatable {
  package var etag: String?
  package var modified: String?

  package init(etag: String? = nil, modified: String? = nil) {
    self.etag = etag
    self.modified = modified
  }
}
