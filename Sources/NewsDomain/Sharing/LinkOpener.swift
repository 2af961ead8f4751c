/// Opens pages in the reader's browser.
package protocol LinkOpener: Sendable {
  /// - Throws: ``NewsError``.
  func open(_ link: WebLink) async throws
}
