/// An article could not be handed to another program.
package enum SharingError: CodedError, Equatable {
  case browserFailed(program: String, status: Int, link: String)
  /// No program was found that opens web pages.
  case noBrowser(link: String)
  /// There is neither a program that takes text into the clipboard nor a terminal.
  case noClipboard
  /// The program did not end in time.
  case programSilent(program: String, seconds: Int)
  /// It is more than a QR code can hold.
  case tooLongForQR(bytes: Int)

  package var code: ErrorCode {
    switch self {
    case .browserFailed, .noBrowser, .noClipboard: .io
    case .programSilent: .timeout
    case .tooLongForQR: .tooLarge
    }
  }
}
