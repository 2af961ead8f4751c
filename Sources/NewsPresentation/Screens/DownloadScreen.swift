import NewsDomain
import TerminalKit

/// The result of a download. People see only the articles that still have no text; a notice says how many have one.
package struct DownloadScreen: Screen {
  private let downloads: Downloads

  package init(_ downloads: Downloads) {
    self.downloads = downloads
  }

  package var facts: Facts { Facts(count: downloads.all.count, failed: downloads.failed.count) }

  package var records: [any Record] { downloads.all.map(DownloadRecord.init) }

  package func draw(on page: inout TextPage) {
    let texts = page.texts
    let last = downloads.all.last?.number ?? 0
    for download in downloads.all {
      guard let error = download.problem else { continue }
      page.item(
        download.number, of: last, title: download.article.headline ?? texts.noTitle,
        below: texts.explain(error).message)
    }
  }
}

extension Download {
  /// Why there is no text; `nil` if there is some.
  fileprivate var problem: NewsError? {
    if let error { return error }
    guard let text, text.blocks.isEmpty else { return nil }
    let reason = if case .none(let reason) = text.verdict { reason } else { NoText.notFound }
    return .text(.none(item: number, reason))
  }
}
