import TestSupport

/// A Google News of made-up stories: its feeds have the form of the recorded ones, on a single line.
enum MadeUpGoogleNews {
  /// An article of one source that covers a story.
  struct Coverage {
    let title: String
    let source: String
  }

  /// For each edition: three articles of one story, and two more stories; each a title and its source.
  private static let editions: [String: [(String, String)]] = [
    "US:en": [
      ("Harbor bridge opens to bicycles", "Lake Post"), ("Cyclists cross the bay", "Valley Herald"),
      ("Bells & brakes: a first morning", "North Shore Times"),
      ("Museum finds a \"lost\" map in its own cellar", "City & County Courier"),
      ("Rain - at last - for the plains", "Plains Daily"),
    ],
    "FR:fr": [
      ("Le pont du port s’ouvre aux vélos", "Le Courrier du port"), ("La baie à bicyclette", "L’Écho de la côte"),
      ("Premier matin, premiers freins", "Ouest & mer"), ("Une carte « perdue » était à la cave", "Gazette des musées"),
      ("Il pleut - enfin - sur la plaine", "La Plaine"),
    ],
    "RU:ru": [
      ("Мост в порту открыт для велосипедов", "Портовый вестник"), ("На велосипеде через залив", "Северный берег"),
      ("Первое утро на мосту", "Залив и море"), ("Музей нашёл «пропавшую» карту в подвале", "Городской курьер"),
      ("Дождь - наконец - в степи", "Степная газета"),
    ],
    "UA:uk": [
      ("Міст у порту відкрили для велосипедів", "Портовий вісник"), ("Велосипедом через затоку", "Північний берег"),
      ("Перший ранок на мосту", "Затока і море"), ("Музей знайшов «загублену» мапу в підвалі", "Міський кур’єр"),
      ("Дощ - нарешті - у степу", "Степова газета"),
    ],
    "UA:ru": [
      ("Велосипедисты поехали по мосту", "Вестник залива"), ("Через залив на двух колёсах", "Берег"),
      ("Утро без машин", "Море сегодня"), ("Карта лежала в подвале музея", "Курьер"),
      ("Степь дождалась дождя", "Степь"),
    ],
    "EG:ar": [
      ("افتتاح جسر الميناء أمام الدراجات", "بريد الميناء"), ("الدراجات تعبر الخليج", "صوت الساحل"),
      ("صباح أول على الجسر", "البحر اليوم"), ("المتحف يعثر على خريطة في قبوه", "بريد المدينة"),
      ("المطر - أخيرا - في السهول", "أخبار السهل"),
    ],
    "IL:he": [
      ("גשר הנמל נפתח לרוכבי אופניים", "דואר הנמל"), ("על אופניים מעל המפרץ", "קול החוף"),
      ("בוקר ראשון על הגשר", "הים היום"), ("המוזיאון מצא מפה במרתף שלו", "דואר העיר"),
      ("גשם - סוף סוף - במישור", "חדשות המישור"),
    ],
    "TW:zh-Hant": [
      ("港灣大橋開放自行車通行", "海港日報"), ("騎車越過海灣", "北岸時報"), ("橋上的第一個早晨", "海洋新聞"),
      ("博物館在地下室找到舊地圖", "城市郵報"), ("平原 - 終於 - 下雨了", "平原報"),
    ],
    "JP:ja": [
      ("湾岸橋、自転車の通行が始まる", "港新聞"), ("自転車で湾を渡る", "北岸タイムス"), ("橋の上の最初の朝", "海の新聞"),
      ("博物館の地下室から古い地図", "市民日報"), ("平野に - ついに - 雨", "平野新聞"),
    ],
  ]

  private static let dates = ["03:00:00", "05:00:00", "04:00:00"]

  /// The stories of an edition, as in a list of headlines.
  static func stories(_ ceid: String) -> [Coverage] { [0, 3, 4].map { coverage(ceid)[$0] } }

  /// The other articles of its first story.
  static func others(_ ceid: String) -> [Coverage] { Array(coverage(ceid)[1...2]) }

  /// The address of its last story, the only one whose link contains the address.
  static func address(_ ceid: String) -> String { "https://paper-4.example/\(slug(ceid))/rain" }

  /// Answers with the edition's stories for any section or search.
  @Sendable static func answer(_ request: LoopbackServer.Request) -> LoopbackServer.Answer {
    .xml(feed(request.query["ceid"] ?? "?"))
  }

  static func feed(_ ceid: String) -> String {
    let coverage = coverage(ceid)
    let items = [
      item(coverage[0], 0, ceid, list(Array(coverage[0...2]), ceid)),
      item(coverage[3], 3, ceid, storyArticle(coverage[3], 3, ceid)),
      item(coverage[4], 4, ceid, storyArticle(coverage[4], 4, ceid)),
    ]
    return """
      <?xml version="1.0" encoding="UTF-8" standalone="yes"?>\
      <rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><generator>NFE/5.0</generator>\
      <title>Edition \(ceid) - Google News</title><link>https://news.google.com/?ceid=\(ceid)&amp;hl=x</link>\
      <language>x</language><webMaster>nobody@paper.example</webMaster><copyright>Invented.</copyright>\
      <lastBuildDate>Thu, 02 Jan 2020 06:00:00 GMT</lastBuildDate><image><title>Google News</title>\
      <url>https://paper.example/logo</url><link>https://news.google.com/</link><height>256</height>\
      <width>256</width></image><description>Google News</description>\(items.joined())</channel></rss>
      """
  }
}

extension MadeUpGoogleNews {
  private static func coverage(_ ceid: String) -> [Coverage] {
    (editions[ceid] ?? (0...4).map { ("Story \($0) of \(ceid)", "Paper \($0) of \(ceid)") })
      .map { Coverage(title: $0, source: $1) }
  }

  private static func item(_ item: Coverage, _ number: Int, _ ceid: String, _ html: String) -> String {
    let time = dates[max(0, number - 2)]
    let id = id(number, ceid)
    return """
      <item><title>\(escaped(item.title)) - \(escaped(item.source))</title><link>\(link(id))</link>\
      <guid isPermaLink="false">\(id)</guid><pubDate>Thu, 02 Jan 2020 \(time) GMT</pubDate>\
      <description>\(escaped(html))</description>\
      <source url="https://paper-\(number).example">\(escaped(item.source))</source></item>
      """
  }

  private static func list(_ coverage: [Coverage], _ ceid: String) -> String {
    "<ol>" + coverage.enumerated().map { "<li>" + storyArticle($1, $0, ceid) + "</li>" }.joined() + "</ol>"
  }

  private static func storyArticle(_ item: Coverage, _ number: Int, _ ceid: String) -> String {
    """
    <a href="\(link(id(number, ceid)))" target="_blank">\(escaped(item.title))</a>\
    &nbsp;&nbsp;<font color="#6f6f6f">\(escaped(item.source))</font>
    """
  }

  private static func link(_ id: String) -> String { "https://news.google.com/rss/articles/\(id)?oc=5" }

  /// Base64 of a message whose text is the source's address, as until 2024, or one that only Google can read.
  private static func id(_ number: Int, _ ceid: String) -> String {
    let text = Array((number == 4 ? address(ceid) : "AU_yqLNumber\(number)Of\(slug(ceid))").utf8)
    let tail: [UInt8] = number == 4 ? [0xD2, 0x01, 0x00] : []
    return Data([0x08, 0x13, 0x22, UInt8(text.count)] + text + tail).base64EncodedString()
      .replacing("=", with: "").replacing("+", with: "-").replacing("/", with: "_")
  }

  private static func slug(_ ceid: String) -> String { ceid.lowercased().replacing(":", with: "-") }

  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
  }
}
