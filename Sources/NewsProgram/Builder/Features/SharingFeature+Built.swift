import NewsShell
import SystemServices

extension SharingFeature {
  static func built(_ services: Services) -> Self {
    let environment = services.environment
    return SharingFeature(
      clipboard: SystemClipboard(environment: environment), mail: SystemMail(environment: environment),
      sender: SendmailProgram(environment: environment), qrCoder: QRencodeCoder(), files: TextFile(),
      clock: services.clock)
  }
}
