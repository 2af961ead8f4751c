import NewsDomain
import TerminalKit

extension WebLink {
  /// The page as a link in the terminal, without a login.
  var hyperlink: Hyperlink? { Hyperlink(withoutLogin) }
}

extension Span {
  init(_ text: String, _ role: Role, link: WebLink?) {
    self.init(text, role, link: link?.hyperlink)
  }

  init(_ text: SafeText, _ role: Role, link: WebLink?) {
    self.init(text, role, link: link?.hyperlink)
  }
}
