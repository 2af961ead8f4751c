import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("Markup in titles of RSS")
struct TitleMarkupTests {
  private func title(_ html: String) -> String? { FeedText(text: html, form: .title).plain }

  @Test(
    "what is no known inline markup is text",
    arguments: [
      "On The <dl>", "Browser 23 without <blink>", "std::vector<int> explained", "if a<b and c>d then",
      "Jo <jo@x.example>",
      "The <title> of a page", "Use <script> with care", "a </b> c", "<b> is bold", "x <3 y", "1 < 2 > 0",
      "Map<String, List<Int>> and <T>", "<!doctype html> explained", "<table><tr> in one line", "cut <a href",
      "</div> again", "Array<u8>: a tour",
    ])
  func text(title: String) {
    #expect(self.title(title) == title)
  }

  static let markup: [(String, String)] = [
    ("A <b>bold</b> word", "A bold word"), ("<i>One</i> <I>two</I>", "One two"), ("One<br>two", "One\ntwo"),
    ("One<br/>two", "One\ntwo"), ("H<sub>2</sub>O", "H2O"), ("<b>A <i>b</i></b> <c>", "A b <c>"),
    ("<a href=\"https://example.org/\">Tea</a> for <two>", "Tea for <two>"), ("<span class='x'>Tea</span>", "Tea"),
    ("<p>Tea</p>", "Tea"), ("Tea <img src=x> cup", "Tea cup"), ("AT&amp;T <b>up</b>", "AT&T up"),
    ("<em>Tea</em> &lt;dl&gt;", "Tea <dl>"), ("Tea<wbr>pot", "Teapot"),
    (#"<seg id="1">Tea</seg> time"#, "Tea time"), (#"Tea <seg id='1'>time"#, "Tea time"),
    ("&lt;seg id=&quot;1&quot;&gt;Tea&lt;/seg&gt; &amp; time", "Tea & time"),
    (#"&lt;seg id="1"&gt;Tea time"#, "Tea time"), (#"Say a="b" & <dl>"#, #"Say a="b" & <dl>"#),
    (#"<script src="x"> with care"#, #"<script src="x"> with care"#),
  ]

  @Test("known inline markup that is closed or void is markup", arguments: TitleMarkupTests.markup)
  func isMarkup(html: String, expected: String) {
    #expect(title(html) == expected)
  }

  @Test("types of Atom decide for themselves")
  func forms() {
    #expect(FeedText(text: "On The <dl>", form: .html).plain == "On The")
    #expect(FeedText(text: "On <b>The</b> <dl>", form: .plain).plain == "On <b>The</b> <dl>")
  }
}
