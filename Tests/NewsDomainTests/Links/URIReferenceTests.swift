import Testing

@testable import NewsDomain

@Suite("The parts of an address")
struct URIReferenceTests {
  /// Each is written back unchanged.
  static let texts = [
    "", "a", "/", "//", "///", "?", "#", "?#", ":", "a:", "a:b", "a:/b", "a://b", "a://b/", "a://b?", "a://b#", "a://@",
    "https://reader:secret@example.org:80/a/b?c=d&e#f?g#h", "1a:b", "a b:c", "\u{E9}:a", "//a@b@c:d:e/", "/a//b/../c",
    "https://[::1]:80", "a#b?c", "/\u{301}a?\u{301}b#\u{301}c",
  ]

  @Test("together they are the address as it was written", arguments: texts)
  func partsTogetherAreTheAddress(text: String) {
    #expect(Array(URIReference(text).description.utf8) == Array(text.utf8))
  }

  @Test("each stands where RFC 3986 has it")
  func partsStandWhereRFC3986HasThem() {
    let address = URIReference("HTTPS://reader:secret@Example.org:80/a/b?c=d&e#f?g#h")
    #expect(address.scheme == "HTTPS")
    #expect(address.authority == "reader:secret@Example.org:80")
    #expect(address.login == "reader:secret")
    #expect(address.host == "Example.org:80")
    #expect(address.hostname == "Example.org")
    #expect(address.port == "80")
    #expect(address.path == "/a/b")
    #expect(address.query == "c=d&e")
    #expect(address.fragment == "f?g#h")
  }

  @Test("what is not there is nil, what is empty is empty")
  func absentPartsAreNilAndEmptyOnesEmpty() {
    let path = URIReference("a/b")
    #expect(path.scheme == nil && path.authority == nil && path.query == nil && path.fragment == nil)
    #expect(path.login == nil && path.host == nil && path.hostname == nil && path.port == nil)
    let marks = URIReference("//@:?#")
    #expect(marks.authority == "@:" && marks.login == "" && marks.hostname == "" && marks.port == "")
    #expect(marks.path == "" && marks.query == "" && marks.fragment == "")
  }

  /// An address, its host and its port.
  static let hosts: [(String, String, String?)] = [
    ("http://example.org", "example.org", nil), ("http://example.org:", "example.org", ""),
    ("http://example.org:8a", "example.org", "8a"), ("http://[::1]", "[::1]", nil), ("http://[::1]:80/", "[::1]", "80"),
    ("http://a@b@example.org/", "example.org", nil), ("http://example.org?@a:1", "example.org", nil),
    ("http://example.org#@a:1", "example.org", nil), ("http://example.org/@a:1", "example.org", nil),
    ("http://a:b@[::1]:80", "[::1]", "80"), ("http://example.org\\@a", "a", nil),
  ]

  @Test("a host is told from login and port", arguments: hosts)
  func host(text: String, hostname: String, port: String?) {
    #expect(URIReference(text).hostname.map(String.init) == hostname)
    #expect(URIReference(text).port.map(String.init) == port)
  }

  /// RFC 3986, sections 5.4.1 and 5.4.2.
  static let references: [(String, String)] = [
    ("g:h", "g:h"), ("g", "http://a/b/c/g"), ("./g", "http://a/b/c/g"), ("g/", "http://a/b/c/g/"), ("/g", "http://a/g"),
    ("//g", "http://g"), ("?y", "http://a/b/c/d;p?y"), ("g?y", "http://a/b/c/g?y"), ("#s", "http://a/b/c/d;p?q#s"),
    ("g#s", "http://a/b/c/g#s"), ("g?y#s", "http://a/b/c/g?y#s"), (";x", "http://a/b/c/;x"),
    ("g;x", "http://a/b/c/g;x"),
    ("g;x?y#s", "http://a/b/c/g;x?y#s"), ("", "http://a/b/c/d;p?q"), (".", "http://a/b/c/"), ("./", "http://a/b/c/"),
    ("..", "http://a/b/"), ("../", "http://a/b/"), ("../g", "http://a/b/g"), ("../..", "http://a/"),
    ("../../", "http://a/"), ("../../g", "http://a/g"), ("../../../g", "http://a/g"), ("../../../../g", "http://a/g"),
    ("/./g", "http://a/g"), ("/../g", "http://a/g"), ("g.", "http://a/b/c/g."), (".g", "http://a/b/c/.g"),
    ("g..", "http://a/b/c/g.."), ("..g", "http://a/b/c/..g"), ("./../g", "http://a/b/g"), ("./g/.", "http://a/b/c/g/"),
    ("g/./h", "http://a/b/c/g/h"), ("g/../h", "http://a/b/c/h"), ("g;x=1/./y", "http://a/b/c/g;x=1/y"),
    ("g;x=1/../y", "http://a/b/c/y"), ("g?y/./x", "http://a/b/c/g?y/./x"), ("g?y/../x", "http://a/b/c/g?y/../x"),
    ("g#s/./x", "http://a/b/c/g#s/./x"), ("g#s/../x", "http://a/b/c/g#s/../x"), ("http:g", "http:g"),
  ]

  @Test("a reference is resolved as the examples of RFC 3986 are", arguments: references)
  func resolved(reference: String, expected: String) {
    let base = URIReference("http://a/b/c/d;p?q")
    #expect(URIReference(reference).resolved(against: base).description == expected)
  }

  /// A base, a reference, and where it leads.
  static let others: [(String, String, String)] = [
    ("http://a", "g", "http://a/g"), ("http://a?b/c", "g", "http://a/g"), ("http://a#b/c", "g", "http://a/g"),
    ("http://a", "?y", "http://a?y"), ("http://a/b#f", "", "http://a/b"), ("http://a//b//c", "../d", "http://a//b/d"),
    ("http://a//b", "/..//c", "http://a//c"), ("/a/b", "c", "/a/c"), ("a/b", "c", "a/c"), ("", "a", "a"),
    ("http://a/b", "mailto:../c", "mailto:../c"), ("http://a/b", "http://c/d/../e", "http://c/e"),
    ("http://reader:secret@a:80/b", "c", "http://reader:secret@a:80/c"),
  ]

  @Test("so it is against other bases", arguments: others)
  func resolved(base: String, reference: String, expected: String) {
    #expect(URIReference(reference).resolved(against: URIReference(base)).description == expected)
  }

  static let careless: [(String, String)] = [
    ("/\u{E9}?\u{E9}#\u{E9}", "/%C3%A9?%C3%A9#%C3%A9"), ("/a b", "/a%20b"), ("/a%20b", "/a%20b"), ("/100%", "/100%25"),
    ("/%zz%4", "/%25zz%254"), ("/%%41", "/%25%41"), ("/a[1]", "/a%5B1%5D"), ("//[::1]/[", "//[::1]/%5B"),
    ("/<a>\"b\"\\^`{|}", "/%3Ca%3E%22b%22%5C%5E%60%7B%7C%7D"), ("/a\u{1}\u{7F}", "/a%01%7F"),
    ("//b\u{FC}cher.example/", "//b%C3%BCcher.example/"), ("/a?b=c&d#e?f#g", "/a?b=c&d#e?f#g"), ("", ""),
  ]

  @Test("what may not stand in an address is percent-encoded, and nothing else", arguments: careless)
  func encoded(text: String, expected: String) {
    #expect(URIReference(text).percentEncoded.description == expected)
    #expect(URIReference(expected).percentEncoded.description == expected)
  }
}
