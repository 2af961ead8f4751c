import NewsDomain

/// Sharing and exporting articles and lists.
package struct SharingFeature: Feature {
  let share = ShareArticle()
  let clipboard: any Clipboard
  let mail: any MailComposer
  let qrCoder: any QRCoder
  let targets: any TargetSender
  let files: any FileWriter
  let articles: ArticlePresenter
  let states: ArticleStates
  let archive: any ArticleArchive
  let clock: WallClock

  package init(_ ports: any Ports) {
    clipboard = ports.clipboard
    mail = ports.mail
    qrCoder = ports.qrCoder
    targets = ports.targets
    files = ports.files
    articles = ArticlePresenter(ports)
    states = ArticleStates(ports)
    archive = ports.archive
    clock = ports.clock
  }
}
