import NewsDomain

/// How output for people looks, as the reader's settings say.
package protocol Looks: Sendable {
  /// Checks colours before they are chosen. The file that they come from is read again when they are used next.
  ///
  /// - Throws: ``ColourFileProblem``.
  func check(_ colours: ColoursSetting.Choice?) throws

  /// Uses the colours and the form of dates of the settings from now on.
  ///
  /// - Returns: Why the colours cannot be used, so that the usual ones are; `nil` if they can.
  func follow(_ settings: Settings) -> ColourFileProblem?
}
