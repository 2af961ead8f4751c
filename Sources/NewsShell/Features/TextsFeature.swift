import NewsDomain

/// Texts of articles: stored for reading offline, and translated.
package struct TextsFeature: Feature {
  let download: DownloadTexts
  let translate: TranslateText
  let settings: LiveSettings
  let archive: any ArticleArchive

  package init(_ ports: any Ports) {
    download = DownloadTexts(ports)
    translate = TranslateText(read: ReadText(ports), translator: ports.translator)
    settings = ports.settings
    archive = ports.archive
  }
}
