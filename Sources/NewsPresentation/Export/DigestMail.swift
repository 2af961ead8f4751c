import NewsDomain

/// Writes a digest as a letter of mail.
package enum DigestMail {
  /// - Parameters:
  ///   - address: whom it is sent to.
  ///   - list: what the list of such letters is called: see `MailMessage`.
  ///   - id: the same for the same letter, and different for every other.
  package static func letter(_ digest: Digest, to address: String, list: String, id: String) -> MailMessage {
    MailMessage(
      to: address, subject: digest.title, plain: DigestMailText.text(of: digest),
      html: DigestMailPage.text(of: digest), date: digest.madeAt, list: list, id: id)
  }
}
