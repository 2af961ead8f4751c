import NewsDomain

/// Passes articles and lists on.
package struct SharingFeature: Feature {
  let share = ShareArticle()
  let clipboard: any Clipboard
  let mail: any MailComposer
  let sender: any MailSender
  let qrCoder: any QRCoder
  let files: any FileWriter
  let clock: WallClock

  package init(
    clipboard: any Clipboard, mail: any MailComposer, sender: any MailSender, qrCoder: any QRCoder,
    files: any FileWriter, clock: WallClock
  ) {
    self.clipboard = clipboard
    self.mail = mail
    self.sender = sender
    self.qrCoder = qrCoder
    self.files = files
    self.clock = clock
  }

  package static func of(_ features: Features) -> Self { features.sharing }
}
