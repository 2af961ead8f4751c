import NewsDomain

/// Texts with which a feed may try to escape from the format of the file it is written into.
package enum HostileTexts {
  package static let all =
    NaughtyStrings.some + [
      "</title><script>alert(1)</script>", "</style></head><body onload=alert(1)>", "\"><img src=x onerror=alert(1)>",
      "' onmouseover='alert(1)", "<!--", "]]>", "<![CDATA[", "&lt;script&gt;", "{{7*7}}", "=cmd|' /C calc'!A0", "+1",
      "-1+1",
      "@SUM(A1)", "\t=1+1", "\r=1+1", "\u{FF1D}1", "=\u{301}1", "a,\"b\",c", "a;=1", "a\r\n=1,2",
      "](http://evil.example)",
      "[x](javascript:alert(1))", "![x](http://evil.example)", "<http://evil.example>", "# a", "- a", "1. a", "===",
      "~~~",
      "```", "    code", "a\n\n# b\n\n    c", "<xml\u{301}>", "<\u{301}script>",
      String(repeating: "<long>", count: 1000),
    ]

  package static let addresses = [
    "javascript:alert(1)", "JaVaScRiPt://%0aalert(1)", "data:text/html,<script>alert(1)</script>", "file:///etc/passwd",
    "//example.com", "", " ", "http://", "https://a\"b/", "https://\u{0}/", "vbscript:x", "https:evil",
  ]
}

extension Article {
  /// An article with this text in all its members.
  package static func saying(_ text: String) -> Article {
    Article(
      title: text, source: Source(id: text, name: text, link: text), summary: text, content: text,
      link: "https://example.com/\(text)", publishedAt: Date(timeIntervalSince1970: 1_795_248_000), provider: .feeds
    )
    .with(\.author, text)
    .with(\.imageLink, "https://example.com/\(text)")
  }
}

extension NewsSource {
  /// A source with this text in all its members.
  package static func saying(_ text: String) -> NewsSource {
    NewsSource(
      id: text, name: text, summary: text, link: "https://example.com/\(text)", languageCode: text, countryCode: text)
  }
}
