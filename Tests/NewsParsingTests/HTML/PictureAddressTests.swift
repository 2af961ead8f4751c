import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("Addresses of pictures")
struct PictureAddressTests {
  static let fragments: [(String, String?)] = [
    ("<img src=a.png width=1 height=1><img src=b.png>", "b.png"),
    ("<img src=a.png width='3px'><img src=b.png>", "b.png"),
    ("<img src=a.png width=0><img src=b.png>", "b.png"), ("<img src=a.png width='100%' height=auto>", "a.png"),
    ("<img src=a.png style='width: 1px; height: 1px'>", nil), ("<img src=a.png style='display:none'>", nil),
    ("<img src=a.png style='max-width: 100%'>", "a.png"), ("<img src='https://example.org/1x1.gif'>", nil),
    ("<img src='https://pixel.wp.com/b.gif?host=x'><img src=b.png>", "b.png"),
    ("<img src='https://stats.example.net/piwik.php?id=1'>", nil), ("<img src='data:image/gif;base64,R0'>", nil),
    ("<img src='data:image/gif;base64,R0' data-src='b.png'>", "b.png"),
    ("<img src=s.png srcset='m.png 600w, l.png 1200w, s.png 300w'>", "l.png"),
    ("<img src=s.png srcset='m.png 1x, l.png 2x'>", "l.png"), ("<img src=s.png data-srcset='l.png 2x'>", "l.png"),
    ("<img srcset='a,b.png 2x, c.png'>", "a,b.png"), ("<img src=s.png srcset=''>", "s.png"),
    ("<img src='https://example.org/blog/post/wheels.png'>", "https://example.org/blog/post/wheels.png"),
  ]

  @Test("the first picture is one that is no pixel, in its largest form", arguments: PictureAddressTests.fragments)
  func first(html: String, address: String?) {
    #expect(PlainText(html: html, keepsLines: false).image == address)
  }

  @Test(
    "lengths of a pixel are recognised",
    arguments: [("0", true), ("1", true), ("3px", true), ("4", false), ("100%", false), ("1%", false), ("auto", false)])
  func pixel(length: String, expected: Bool) {
    #expect(PictureAddress.isPixel(length) == expected)
  }
}
