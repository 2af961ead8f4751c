import NewsDomain

/// Writes a document as a mail.
package enum DocumentMail {
  /// - Parameters:
  ///   - address: the recipient.
  ///   - list: the name of the mailing list: see `MailMessage`.
  ///   - id: the same for the same message, and different for any other.
  package static func message(_ document: Document, to address: String, list: String, id: String) -> MailMessage {
    MailMessage(
      to: address, subject: document.title, plain: DocumentMailText.text(of: document),
      html: DocumentMailPage.text(of: document), date: document.madeAt, list: list, id: id)
  }
}
