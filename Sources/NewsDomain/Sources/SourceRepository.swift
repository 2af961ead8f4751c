/// Gives the media that headlines can be asked of.
package protocol SourceRepository: Sendable {
  /// The media that fit category, language and country; the request's text is not for the repository.
  ///
  /// - Throws: ``NewsError``.
  func sources(_ request: SourceRequest) async throws -> SourceList
}
