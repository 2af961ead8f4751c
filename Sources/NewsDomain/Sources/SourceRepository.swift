/// Returns the sources whose headlines can be requested.
package protocol SourceRepository: Sendable {
  /// The sources of the requested category, language and country. The repository ignores the request's text.
  ///
  /// - Throws: ``NewsError``.
  func sources(_ request: SourceRequest) async throws -> SourceList
}
