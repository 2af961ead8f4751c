import NewsDomain

/// Writes a digest as a mail.
package enum DigestMail {
  /// - Parameters:
  ///   - address: the recipient.
  ///   - list: the name of the mailing list: see `MailMessage`.
  ///   - id: the same for the same letter, and different for any other.
  package static func letter(_ digest: Digest, to address: String, list: String, id: String) -> MailMessage {
    MailMessage(
      to: address, subject: digest.title, plain: DigestMailText.text(of: digest),
      html: DigestMailPage.text(of: digest), date: digest.madeAt, list: list, id: id)
  }
}
