/// Clues to the content of an element in its `class` and `id`.
struct ClassWords: OptionSet, Sendable, Hashable {
  let rawValue: UInt16

  /// The element is hardly ever a part of an article.
  static let unlikely = ClassWords(rawValue: 1)
  /// The element may still be a part of an article.
  static let maybe = ClassWords(rawValue: 2)
  /// Names that suggest a text, and names that suggest otherwise.
  static let positive = ClassWords(rawValue: 4)
  static let negative = ClassWords(rawValue: 8)
  /// Buttons for sharing an article.
  static let share = ClassWords(rawValue: 16)
  /// Names that sites give to things between the parts of an article: other articles, newsletters, notes on cookies.
  static let unwanted = ClassWords(rawValue: 32)
  /// The element that contains the text of an article.
  static let body = ClassWords(rawValue: 64)
  /// Comments of readers.
  static let comments = ClassWords(rawValue: 128)
  static let byline = ClassWords(rawValue: 256)
  static let hidden = ClassWords(rawValue: 512)
  static let paywall = ClassWords(rawValue: 1024)
  /// The paragraph that introduces an article.
  static let teaser = ClassWords(rawValue: 2048)
  /// The text below a picture.
  static let caption = ClassWords(rawValue: 4096)
  /// The photographer or agency of a picture, or the authors of something else.
  static let credit = ClassWords(rawValue: 16384)
  /// A live report; its entries are often called comments.
  static let live = ClassWords(rawValue: 8192)

  /// The weight of the names in a score.
  var weight: Int { (contains(.positive) ? 25 : 0) - (contains(.negative) ? 25 : 0) }

  /// - Parameter names: the values of `class` and `id`, each with a space before and after it.
  init(in names: [UInt8]) {
    self = Self.finder.find(in: names)
    if contains(.live) { subtract([.unlikely, .negative, .comments]) }
  }

  init(rawValue: UInt16) {
    self.rawValue = rawValue
  }

  /// A minus sign stands for any character between words, and for the beginning and the end.
  private static let lists: [(ClassWords, String)] = [
    (
      .unlikely,
      """
      -ad- ai2html banner breadcrumbs combx comment community cover-wrap disqus extra footer gdpr header legends menu \
      related remark replies rss shoutbox sidebar skyscraper social sponsor supplemental ad-break agegate pagination \
      pager popup yom-remote
      """
    ),
    (.maybe, "-and article body column content main shadow"),
    (.positive, "article body content entry hentry h-entry main page pagination post text blog story"),
    (
      .negative,
      """
      -ad- hidden -hid- banner combx comment com- contact footer gdpr masthead media meta outbrain promo related scroll \
      share shoutbox sidebar skyscraper sponsor shopping tags widget
      """
    ),
    (.share, "-share- -share sharedaddy -sharing social-"),
    (
      .unwanted,
      """
      newsletter cookie consent related-post relatedpost related-article relatedarticle related-stories \
      related-content related-links relatedlinks related-news related-posts relatedposts -related- read-more \
      readmore more-from more-news most-read mostread most-popular popular-posts recommended recommendation recirc \
      outbrain taboola advert -ads- -adsense adslot ad-slot adbox ad-container ad-wrapper ad-unit sponsored promo- \
      -promo teaser-list subscribe- -subscribe subscription signup sign-up breadcrumb share-bar sharebar \
      share-buttons social-share social-links social-media sharethis addthis jp-relatedposts post-tags entry-tags \
      tag-list taglist tags-list article-tags -tags- post-meta-tags author-bio authorbio about-author \
      about-the-author author-box bio-box author-info authorinfo buybox buy-box affiliate-text affiliatetext \
      affiliate-box affiliate-notice post-nav post-navigation nav-links navigation pager- -pagination print-only \
      printfriendly screen-reader sr-only visually-hidden visuallyhidden skip-link toolbar -toc- widget_ login- \
      -login donate donation fundrais whatsapp- telegram- follow-us followus copyright disclaimer correction-form \
      feedback- rating- -ratings polls -poll- slideshow-nav gallery-nav modal- -modal overlay- lightbox \
      mw-editsection
      """
    ),
    (
      .body,
      """
      articlebody article-body article__body article-content articlecontent article__content article-text articletext \
      article__text entry-content entrycontent post-content postcontent post-body postbody post__content story-body \
      storybody story-content storycontent story-text storytext news-body newsbody news-content newstext news-text \
      content-body contentbody body-content bodycopy body-copy body-text bodytext page-content content-text main-text \
      maintext texto-noticia field-name-body field--name-body node__content richtext rich-text td-post-content \
      artikel-body article_body article_content article_text story_body post_body entry_body blog-content blog-post \
      single-content singlecontent the-content thecontent mw-parser-output mw-content-text markdown-body
      """
    ),
    (
      .comments,
      """
      comments -comment- comment-list commentlist comment-respond commentform disqus -respond- reader-comments \
      kommentare comentarios commentaires discussion- guestbook
      """
    ),
    (
      .teaser,
      """
      -lead- -lead lead-text leadtext -lede standfirst -dek- -deck- subtitle subheadline sub-headline -intro- -intro \
      -abstract -chapo vorspann -teaser-text article-teaser article-summary article-description entry-summary sapo
      """
    ),
    (.caption, "-caption -caption- caption-text captiontext wp-caption-text imagecaption bildunterschrift -legende-"),
    (.credit, "-credit- -credits- photocredit imagecredit"),
    (.live, "-live- liveblog liveticker live-ticker"),
    (.byline, "byline -author- dateline writtenby p-author"),
    (.hidden, "-hidden- -hide- display-none -d-none- is-hidden u-hidden"),
    (.paywall, "paywall pay-wall piano- -premium- regwall reg-wall subscriber-only subscribers-only metered-"),
  ]

  private static let finder = ClassWordFinder(
    lists.flatMap { words, list in
      list.split(separator: " ").map { (Array($0.utf8), words) }
    })
}

/// Finds all words of several lists in one pass (Aho and Corasick, 1975).
struct ClassWordFinder: Sendable {
  /// Letters, digits, and one symbol for everything else.
  private static let symbols = 37
  /// The next state of each state and symbol.
  private var next: [Int32]
  private var found: [ClassWords]

  init(_ words: [(word: [UInt8], meaning: ClassWords)]) {
    next = [Int32](repeating: -1, count: Self.symbols)
    found = [[]]
    for (word, meaning) in words {
      var state = 0
      for byte in word {
        let place = state * Self.symbols + Self.symbol(byte)
        if next[place] < 0 {
          next[place] = Int32(found.count)
          next += [Int32](repeating: -1, count: Self.symbols)
          found.append([])
        }
        state = Int(next[place])
      }
      found[state].formUnion(meaning)
    }
    // If no word continues, the longest suffix that begins a word does.
    var links = [Int](repeating: 0, count: found.count)
    var queue: [Int] = []
    for symbol in 0..<Self.symbols {
      if next[symbol] < 0 { next[symbol] = 0 } else { queue.append(Int(next[symbol])) }
    }
    var head = 0
    while head < queue.count {
      let state = queue[head]
      head += 1
      found[state].formUnion(found[links[state]])
      for symbol in 0..<Self.symbols {
        let place = state * Self.symbols + symbol
        let fallback = next[links[state] * Self.symbols + symbol]
        if next[place] < 0 {
          next[place] = fallback
        } else {
          links[Int(next[place])] = Int(fallback)
          queue.append(Int(next[place]))
        }
      }
    }
  }

  func find(in text: [UInt8]) -> ClassWords {
    var words: ClassWords = []
    var state = 0
    for byte in text {
      state = Int(next[state * Self.symbols + Self.symbol(byte)])
      words.formUnion(found[state])
    }
    return words
  }

  @inline(__always)
  private static func symbol(_ byte: UInt8) -> Int {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"): Int(byte) - 0x61
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): Int(byte) - 0x41
    case UInt8(ascii: "0")...UInt8(ascii: "9"): Int(byte) - 0x30 + 26
    default: 36
    }
  }
}
