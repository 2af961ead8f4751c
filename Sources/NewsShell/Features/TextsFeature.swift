import NewsDomain

/// Texts of articles: stored for reading offline, and translated.
struct TextsFeature: Feature {
  let download: DownloadTexts
  let translate: TranslateText
  let settings: LiveSettings
  let archive: any ArticleArchive

  init(_ ports: any Ports) {
    download = DownloadTexts(ports)
    translate = TranslateText(read: ReadText(ports), translator: ports.translator)
    settings = ports.settings
    archive = ports.archive
  }
}
