import TestSupport

/// A source of made-up articles about bicycles: its feed, and their pages, one of which it can edit.
final class MadeUpPages: Sendable {
  private let edits = Tally()
  private let holds = Tally()

  /// A server that plays the source. The third page requires a login, the fourth does not exist.
  func server() throws -> LoopbackServer {
    try LoopbackServer { [self] request in
      let host = "http://" + (request.headers["host"] ?? "")
      switch request.path {
      case "/feed":
        let items = (1...4).map {
          "<item><title>Bicycle \($0)</title><link>\(host)/page/\($0)</link><description>Seen \($0) times.</description>"
            + "</item>"
        }
        return .xml(
          MadeUpFeed.declaration + "<rss version=\"2.0\"><channel><title>Own</title><link>\(host)/</link>"
            + items.joined() + "</channel></rss>")
      case "/page/1": return .html(Self.page(1, seen: edits.count == 0 ? "old harbour" : "new station"))
      case "/page/2": return holds.count == 0 ? .html(Self.page(2)) : .silence
      case "/page/3": return .html(Self.login)
      default: return .status(404)
      }
    }
  }

  /// Changes the text of the first page.
  func edit() { edits.add(1) }

  /// Holds the second page back, or releases it.
  func hold(_ isHeld: Bool) { holds.add(isHeld ? 1 : -1) }

  private static let login =
    "<!DOCTYPE html><html><head><title>Sign in</title></head><body><form action=\"/login\"><input name=\"user\">"
    + "<input type=\"password\" name=\"password\"><button>Sign in</button></form></body></html>"

  /// A page with a menu, an article with two links, and a footer.
  static func page(_ number: Int, seen place: String = "old harbour") -> String {
    let paragraphs = (1...6).map { paragraph in
      "<p>The bicycle number \(number) of paragraph \(paragraph) was seen at the "
        + (paragraph == 3 ? place : "market") + " in the morning, where a young mechanic from the village repaired its "
        + "chain, its lamp and its bell before the first ferry came in.</p>"
    }
    return "<!DOCTYPE html><html lang=\"en\"><head><title>Bicycle \(number)</title><meta name=\"author\" "
      + "content=\"Ann Ink\"></head><body><nav><a href=\"/\">Home</a> <a href=\"/sport\">Sport</a></nav><article>"
      + "<h1>Bicycle \(number)</h1>" + paragraphs.joined()
      + "<p>The <a href=\"/plan/\(number)\">plan of the harbour</a>"
      + " and <a href=\"https://city.example/ferry\">the ferry</a> are told of elsewhere, and bell number \(number) "
      + "can be heard from the hill.</p></article><footer>Contact</footer></body></html>"
  }
}
