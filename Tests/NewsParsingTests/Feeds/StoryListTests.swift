import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("The articles of a story")
struct StoryListTests {
  /// An article on a story, in the form of Google News.
  private static func storyArticle(_ number: Int, _ title: String, _ source: String) -> String {
    "<li><a href=\"https://news.google.com/rss/articles/\(number)?oc=5\" target=\"_blank\">\(title)</a>&nbsp;&nbsp;"
      + "<font color=\"#6f6f6f\">\(source)</font></li>"
  }

  private static func link(_ number: Int) -> String { "https://news.google.com/rss/articles/\(number)?oc=5" }

  @Test("each article has a title, a source and a link, in order")
  func list() {
    let html =
      "<ol>" + Self.storyArticle(1, "Tea &amp; cups rise", "Example Times")
      + Self.storyArticle(2, "Cups &#8217; <b>fall</b>", "A | B &amp; C") + "</ol>"
    #expect(
      StoryList.articles(inHTML: html) == [
        RelatedArticle(title: "Tea & cups rise", source: "Example Times", link: Self.link(1)),
        RelatedArticle(title: "Cups ’ fall", source: "A | B & C", link: Self.link(2)),
      ])
  }

  static let lists: [(String, [RelatedArticle])] = [
    // None of them is closed.
    (
      "<ol><li><a href='/1'>One</a> A<li><a href='/2'>Two</a> B</ol>",
      [
        RelatedArticle(title: "One", source: "A", link: "/1"),
        RelatedArticle(title: "Two", source: "B", link: "/2"),
      ]
    ),
    // A link without a title, and a title without a link.
    ("<ol><li><a href='/1'><img src='/p.png'></a> A</li><li>Two</li><li><a>Three</a></li></ol>", []),
    // Only the first link of an entry leads to the article.
    (
      "<ol><li><a href='/1'>One</a> <a href='/a'>A</a></li></ol>",
      [RelatedArticle(title: "One", source: "A", link: "/1")]
    ),
    (
      "<ol><li><a href='/?a=1&amp;b=2'>One</a> A</ol>",
      [RelatedArticle(title: "One", source: "A", link: "/?a=1&b=2")]
    ),
  ]

  @Test("a list is read in all ways of writing it", arguments: StoryListTests.lists)
  func written(html: String, expected: [RelatedArticle]) {
    #expect(StoryList.articles(inHTML: html) == expected)
  }

  @Test(
    "other texts contain no list",
    arguments: [
      "", "Some words", "<p>Some <a href='/1'>words</a></p>", "<a href='/1'>One</a>&nbsp;<font>Example</font>",
      "<ol><li>One</li><li>Two</li></ol>", "<li>", "&lt;li&gt;<a href='/1'>One</a>",
      // One without a source, and a text after the list.
      "<ol><li><a href='/1'>One</a></li></ol>",
      "<ol><li><a href='/1'>One</a> A</li><li><a href='/2'>Two</a></li></ol>",
      "<p>Some</p><ol><li><a href='/1'>One</a> A</li></ol>", "<ol><li><a href='/1'>One</a> A</li></ol><p>words</p>",
      "<ol><li><a href='/1'>One</a> A</li>", "<ol><li><a href='/1'>One",
    ])
  func noList(html: String) {
    #expect(StoryList.articles(inHTML: html).isEmpty)
  }

  @Test("at most fifty articles are read")
  func many() {
    let html = "<ol>" + (0..<1000).map { Self.storyArticle($0, "One", "Example") }.joined() + "</ol>"
    let articles = StoryList.articles(inHTML: html)
    #expect(articles.count == 50)
    #expect(articles.last?.link == Self.link(49))
  }
}
