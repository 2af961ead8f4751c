import NewsDomain

/// Where an address led instead of to its page.
struct PageRedirect {
  private let from: WebLink?
  private let to: WebLink?

  init(from: String, to: String) {
    self.from = WebLink(from)
    self.to = WebLink(to)
  }

  /// Why there is no article at the redirect's target; `nil` if there may be one. If the original address was of the
  /// same kind, it is the page that was wanted.
  var reason: NoText? {
    guard let from, let to, from.address != to.address else { return nil }
    if Self.isConsent(to), !Self.isConsent(from) { return .consent }
    if Self.isLogin(to), !Self.isLogin(from) { return .login }
    return Self.isHome(to) && !Self.isHome(from) ? .homePage : nil
  }

  // Only whole parts of a path are compared: the last one often has the words of a headline, which may be about logins.
  private static let consentParts: Set<String> = [
    "consent", "cookie-consent", "cookieconsent", "collectconsent", "privacy-consent", "cookiewall", "cookie-wall",
  ]
  private static let loginHosts: Set<String> = ["login", "signin", "sso", "auth", "account", "accounts", "idp"]
  private static let loginParts: Set<String> = [
    "login", "log-in", "logon", "signin", "sign-in", "sso", "auth", "oauth", "oauth2", "authorize", "account",
    "accounts", "register", "registration", "anmelden", "connexion", "inloggen",
  ]
  private static let homeParts: Set<String> = ["index", "home", "default"]

  private static func isConsent(_ link: WebLink) -> Bool {
    firstLabel(link) == "consent" || parts(link).contains(where: consentParts.contains)
  }

  private static func isLogin(_ link: WebLink) -> Bool {
    loginHosts.contains(firstLabel(link)) || parts(link).contains(where: loginParts.contains)
  }

  private static func isHome(_ link: WebLink) -> Bool {
    let parts = parts(link)
    // Some sites distinguish their articles by numbers after the path: `/?p=123`.
    let values = (link.reference.query ?? "").split(separator: "&").compactMap { $0.split(separator: "=").last }
    guard parts.count <= 1, !values.contains(where: { $0.allSatisfy(\.isNumber) }) else { return false }
    return parts.first.map { homeParts.contains($0) || $0.utf8.count == 2 } ?? true
  }

  /// The part of the host before the first dot.
  private static func firstLabel(_ link: WebLink) -> String {
    link.host.lowercased().prefix { $0 != "." && $0 != ":" }.lowercased()
  }

  /// The parts of the path, without extensions such as `.php`.
  private static func parts(_ link: WebLink) -> [String] {
    link.reference.path.lowercased().split(separator: "/").map { part in
      String(part.prefix { $0 != "." && $0 != ";" })
    }
  }
}
