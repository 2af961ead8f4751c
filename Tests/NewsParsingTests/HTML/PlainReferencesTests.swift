import Testing

@testable import NewsParsing

@Suite("Character references without other markup")
struct PlainReferencesTests {
  @Test(
    "they are read as a parser of HTML reads them",
    arguments: [
      "", " ", "Tea", " Tea\n", "Tea &amp; cups", "&lt;b&gt;", "&quot;Tea&quot; &apos;cups&apos;", "&amp;lt;", "R & D",
      "&#8217;", "&#x2019;", "&#X2019;", "&#039;s", "&#160;Tea", "&#xA0;", "a&#128512;b", "&#x1F600;", "&amp;amp;amp;",
      "One\n\ntwo &amp; three", "&#32;Tea", "&#10000;", "é&#233;", "&amp;", "Tea &", "&amp;#39;",
    ])
  func same(text: String) {
    // A single mark at the end may be a reference that was cut off, which only a parser can tell.
    guard let plain = PlainReferences.resolved(text) else {
      #expect(text.hasSuffix("&"))
      return
    }
    #expect(plain == PlainText(html: text).text)
  }

  @Test(
    "anything else needs a parser",
    arguments: [
      "<p>Tea", "a < b", "AT&T", "&nbsp;", "&hellip;", "&amp", "&#8217", "&#150;", "&#xD83D;&#xDE00;", "&#0;",
      "&#x110000;",
      "&#12;", "&;", "&#;", "&#x;", "&#+39;", "&#-39;", "Tea\r\n&amp; cups", "&AMP;", "&#99999999999;",
    ])
  func parser(text: String) {
    #expect(PlainReferences.resolved(text) == nil)
  }
}
