import Testing

@testable import NewsArchive

@Suite("Plain text of old articles")
struct HTMLTextTests {
  @Test(
    "tags go, entities are resolved and blanks joined",
    arguments: [
      ("<p>One <b>two</b></p><p>three</p>", "One two\nthree"),
      ("a&amp;b &lt;c&gt; &#233;&#xE9; &quot;", "a&b <c> éé \""),
      ("a < b & c; 3<4", "a < b & c; 3<4"), ("x<!-- <p> -->y", "xy"), ("a<script>if (a<b) {}</script>b", "ab"),
      ("<STYLE>p{}</STYLE  >t", "t"), ("<Script>a</scRIPT>t", "t"), ("one\n\t two", "one two"),
      ("&nope; &", "&nope; &"), ("<p", ""), ("", ""),
      ("<script>never", ""), ("<!-- never", ""), ("&#99999999999;&#xD800;", "&#99999999999;&#xD800;"),
      ("<img alt='x'>text<br/>more", "text\nmore"),
    ])
  func plain(html: String, text: String) {
    #expect(HTMLText.plain(html) == text)
  }
}
