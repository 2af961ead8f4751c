/// An article or a letter could not be passed to another program.
package enum SharingError: CodedError, Equatable {
  case browserFailed(program: String, status: Int, link: String)
  /// No program that opens web pages was found.
  case noBrowser(link: String)
  /// There is neither a clipboard program nor a terminal.
  case noClipboard
  /// The program that sends mail has failed; a status of 126 means that it cannot be run.
  case mailFailed(program: String, status: Int)
  /// The program that sends mail did not end in time.
  case mailSilent(program: String, seconds: Int)
  /// No program that sends mail was found.
  case noMailProgram
  /// The program of one of the reader's targets has failed.
  case targetFailed(program: String, ProgramFailure)
  /// The text is not a single mail address.
  case notAnAddress(String)
  /// The program did not end in time.
  case programSilent(program: String, seconds: Int)
  /// It is longer than a mail program's arguments can be.
  case tooLongForMail(bytes: Int)
  /// It is more than a QR code can hold.
  case tooLongForQR(bytes: Int)

  package var code: ErrorCode {
    switch self {
    case .browserFailed, .mailFailed, .noBrowser, .noClipboard, .noMailProgram, .targetFailed: .io
    case .notAnAddress: .usage
    case .mailSilent, .programSilent: .timeout
    case .tooLongForMail, .tooLongForQR: .tooLarge
    }
  }
}
