import FoundationEssentials
import TestSupport

/// The internet of the pictures: a Google News of one made-up morning in five countries, and the pages behind it.
enum MadeUpWorld {
  /// The moment at which the pictures are taken.
  static let now = "2026-05-14T07:30:00Z"

  /// An article as an edition lists it.
  private struct Item {
    let title: String
    let source: String
    let host: String
    /// Its time on the day of the pictures, in UTC.
    let time: String

    init(_ title: String, _ source: String, _ host: String, _ time: String) {
      (self.title, self.source, self.host, self.time) = (title, source, host, time)
    }

    var link: String { "http://\(host)/2026/\(time.replacing(":", with: "")).html" }
  }

  private static let editions: [String: [Item]] = [
    "US:en": [
      Item("Selene 2 lands near the Moon's south pole", "Lake Post", "lakepost.example", "05:40"),
      Item("Selene 2 touches down at the Moon's south pole", "Valley Herald", "valleyherald.example", "05:58"),
      Item("A lost map of the Great Lakes turns up in a museum's cellar", "Courier", "courier.example", "06:20"),
      Item("Night trains return to the coast after thirty years", "Shore Times", "shoretimes.example", "04:15"),
      Item("Beekeepers count more hives than in any spring since 1998", "Plains Daily", "plains.example", "03:50"),
      Item("Chess: a 14-year-old draws with the world champion", "Sunday Board", "sundayboard.example", "02:10"),
      Item(
        "The library that lends bicycles, and why its books are read more", "Lake Post", "lakepost.example", "01:30"),
      Item("Rain at last for the plains", "Plains Daily", "plains.example", "00:45"),
      Item("A comet to be seen without a telescope until Sunday", "Valley Herald", "valleyherald.example", "00:20"),
    ],
    "GB:en": [
      Item("Selene 2 lander reaches the south pole of the Moon", "The Quay", "thequay.example", "05:52"),
      Item("Tide mill grinds its first flour since 1931", "The Quay", "thequay.example", "04:40"),
    ],
    "FR:fr": [
      Item(
        "Selene 2 s’est posée près du pôle Sud de la Lune", "Le Courrier du port", "courrierduport.example", "06:05"),
      Item("La sonde Selene 2 sur la Lune : « un silence, puis des cris »", "L’Écho", "echo-cote.example", "06:45"),
      Item("Le pont du port s’ouvre aux vélos", "Le Courrier du port", "courrierduport.example", "05:10"),
    ],
    "DE:de": [
      Item("Sonde Selene 2 landet nahe dem Südpol des Mondes", "Küstenblatt", "kuestenblatt.example", "05:47"),
      Item("Nachtzug nach Norden wieder ausgebucht", "Küstenblatt", "kuestenblatt.example", "03:30"),
    ],
    "JP:ja": [
      Item("月探査機「セレーネ2」、月の南極に着陸", "港新聞", "minatoshimbun.example", "06:20"),
      Item("湾岸橋、自転車の通行が始まる", "港新聞", "minatoshimbun.example", "02:20"),
    ],
    "BR:pt-419": [
      Item("Selene 2 pousa perto do polo sul da Lua", "Diário da Baía", "diariodabaia.example", "06:12")
    ],
  ]

  /// The program, with only this internet.
  static func program(_ internet: LoopbackServer, home: TemporaryFolder = TemporaryFolder()) -> Program {
    Program(
      home: home,
      environment: ["SUPERNEWS_FEEDS_URL": internet.url, "http_proxy": internet.url, "SUPERNEWS_NOW": now])
  }

  /// Answers for every host.
  @Sendable static func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    if request.path.hasSuffix("/feed") || request.path.hasSuffix("lwn.net/") {
      return .xml(feed(of: quayside, named: "Quayside"))
    }
    if let words = request.query["q"] {
      let isOfReader = request.query["ceid"] == "US:en"
      let found = words.contains("night") ? nightTrains : isOfReader ? editions["US:en"] ?? [] : []
      return .xml(feed(of: found, named: "Google News"))
    }
    if let edition = request.query["ceid"] {
      let country = edition.prefix { $0 != ":" }.lowercased()
      return .xml(feed(of: editions[edition] ?? [], named: "Google News", country: country))
    }
    guard request.path.hasSuffix(".html") else { return .status(404) }
    return .html(page)
  }

  /// The results of a search for night trains.
  private static let nightTrains = [
    Item("A night train to the north, and breakfast at the fjord", "The Quay", "thequay.example", "06:50"),
    Item("Who sleeps best on a night train? A study of 400 berths", "Sunday Board", "sundayboard.example", "03:10"),
  ]

  /// One of the reader's own feeds.
  private static let quayside = [
    Item("Twelve knots every sailor should forget", "Quayside", "quayside.example", "05:05"),
    Item("The harbour seals are back", "Quayside", "quayside.example", "01:15"),
  ]

  /// - Parameter country: the country of the sources, which the endings of their sites say.
  private static func feed(of items: [Item], named name: String, country: String = "us") -> String {
    let ending = country == "gb" ? "uk" : country
    let isOwn = name == "Quayside"
    let items = items.map { item in
      let site = item.host.replacing(".example", with: "." + ending)
      return """
        <item><title>\(item.title)\(isOwn ? "" : " - \(item.source)")</title><link>\(item.link)</link>\
        <pubDate>Thu, 14 May 2026 \(item.time):00 GMT</pubDate>\
        \(isOwn ? "" : "<source url=\"http://\(site)\">\(item.source)</source>")</item>
        """
    }
    return MadeUpFeed.declaration + "<rss version=\"2.0\"><channel><title>\(name)</title>"
      + "<link>\(isOwn ? "http://quayside.example/" : "https://news.google.com/")</link>" + items.joined()
      + "</channel></rss>"
  }

  private static let page = """
    <!DOCTYPE html><html lang="en"><head><title>Selene 2 lands near the Moon's south pole</title>
    <meta name="author" content="Ann Ink"></head><body><nav><a href="/">Home</a> <a href="/sport">Sport</a></nav><article>
    <h1>Selene 2 lands near the Moon's south pole</h1>
    <p>The lander Selene 2 came to rest on the rim of a crater near the south pole of the Moon at 05:12 this morning, four
    days after it had left its orbit around the Earth. The signal took 1.3 seconds to arrive, and for eleven more nobody in
    the control room said a word.</p>
    <p>“We had a landing ellipse as wide as a city,” said Mara Lindqvist, who leads the team of forty engineers. “We are
    ninety metres from its centre.” The first picture shows the shadow of the lander and, behind it, a slope that has not
    seen the Sun for two billion years.</p>
    <p>Its drill will reach <a href="/2026/ice.html">ice that was mapped from orbit</a> on Saturday. Then the Sun goes down
    at the pole for sixteen days, and nobody knows whether its batteries will outlive the cold.</p>
    </article><footer>Contact</footer></body></html>
    """
}
