import CLibcurl
import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsProviders

/// An address as libcurl reads it.
private struct CurlAddress {
  let whole: String
  let login: String?
  let host: WebHost
  let port: Int?
  let path: String
  let query: String?
  let fragment: String?

  /// - Parameter reference: the reference to resolve against the address, if any.
  init?(_ text: String, reference: String? = nil) {
    guard let handle = supernews_curl_url() else { return nil }
    defer { supernews_curl_url_cleanup(handle) }
    // A path is only returned unchanged if it is not resolved.
    let flags = reference == nil ? UInt32(CURLU_PATH_AS_IS) : 0
    guard supernews_curl_url_set(handle, CURLUPART_URL, text, flags) == CURLUE_OK else { return nil }
    if let reference, supernews_curl_url_set(handle, CURLUPART_URL, reference, flags) != CURLUE_OK { return nil }
    func part(_ part: CURLUPart) -> String? {
      var text: UnsafeMutablePointer<CChar>?
      guard supernews_curl_url_get(handle, part, &text, 0) == CURLUE_OK, let text else { return nil }
      defer { supernews_curl_free(text) }
      return String(cString: text)
    }
    guard let whole = part(CURLUPART_URL), let host = part(CURLUPART_HOST), let path = part(CURLUPART_PATH) else {
      return nil
    }
    self.whole = whole
    self.host = WebHost(host, isSecure: part(CURLUPART_SCHEME) == "https")
    self.path = path
    login = part(CURLUPART_USER).map { name in name + (part(CURLUPART_PASSWORD).map { ":" + $0 } ?? "") }
    port = part(CURLUPART_PORT).flatMap { Int($0) }
    query = part(CURLUPART_QUERY)?.nonBlank
    fragment = part(CURLUPART_FRAGMENT)?.nonBlank
  }
}

/// How an address is read differently from libcurl.
enum AddressDifference: Sendable {
  /// It is still a link.
  case refusedByLibcurl
  /// It is not a link, though libcurl would fetch it.
  case refusedHere
  case host
  case login
  case port
  case path
  case query
  case fragment

  /// `nil` if both read it the same way, or neither can.
  init?(_ text: String) {
    let isLink = WebLink(text) != nil
    guard let curl = CurlAddress(text) else {
      guard isLink else { return nil }
      self = .refusedByLibcurl
      return
    }
    let parts = URIReference(text)
    guard isLink, let hostname = parts.hostname.map(String.init) else {
      self = .refusedHere
      return
    }
    let isSecure = parts.scheme?.lowercased() == "https"
    // Unusual addresses are left to libcurl; for them it is enough that both found the host in the same place.
    let hosts =
      WebHost(plain: text).map { [$0] }
      ?? [WebHost(hostname, isSecure: isSecure), WebHost(hostname.percentDecoded, isSecure: isSecure)]
    if !hosts.contains(where: { Self.isSame($0, curl.host) }) {
      self = .host
    } else if parts.login.map(String.init) != curl.login {
      self = .login
    } else if parts.port.flatMap({ Int($0) }) != curl.port {
      self = .port
    } else if (parts.path.isEmpty ? "/" : String(parts.path)) != curl.path {
      self = .path
    } else if parts.query.map(String.init)?.nonBlank != curl.query {
      self = .query
    } else if parts.fragment.map(String.init)?.nonBlank != curl.fragment {
      self = .fragment
    } else {
      return nil
    }
  }

  /// libcurl rewrites some spellings of a number, and leaves others unchanged.
  private static func isSame(_ one: WebHost, _ other: WebHost) -> Bool {
    let isSameHost = one.address == nil ? one.name == other.name : true
    return isSameHost && one.address == other.address && one.isSecure == other.isSecure
  }
}

@Suite("Addresses as libcurl reads them")
struct URIReferenceLibcurlTests {
  struct Difference: Sendable {
    let kind: AddressDifference
    let reason: String
    let addresses: [String]

    init(_ kind: AddressDifference, _ reason: String, _ addresses: [String]) {
      (self.kind, self.reason, self.addresses) = (kind, reason, addresses)
    }
  }

  /// All addresses on which the two disagree.
  static let differences = [
    Difference(
      .refusedByLibcurl, "Links take the last `@` for the end of a login, as browsers do.",
      ["http://a@b@example.org/"]),
    Difference(
      .refusedByLibcurl, "Blanks around a link and breaks within are dropped, other blanks encoded, as browsers do.",
      [
        "http://exa\tmple.org/", "http://example.org/a\tb", "\thttp://example.org/", " http://example.org/",
        "http://example.org/ ", "http://example.org/a b", "http://example.org\n/", "http://example.org/\r\nX: y",
      ]),
    Difference(
      .refusedByLibcurl, "Marks that no host has, written or percent-encoded.",
      [
        "http://example%2Forg/", "http://example.org%00.evil.example/", "http://example.org%20/",
        "http://example.org%0A/", "http://example.org;80/", "http://example.org,a/", "http://example.org!/",
        "http://example.org$a/", "http://example.org&a/", "http://example.org*/", "http://example.org(a)/",
        "http://example.org+a/", "http://example.org=a/",
      ]),
    Difference(
      .refusedHere, "libcurl takes a slash too many or too few for a slip.",
      ["http:///path", "http:/example.org/"]),
    Difference(
      .refusedHere, "Only pages of the web are links.",
      ["ftp://example.org/"]),
    Difference(
      .refusedHere, "A mark that no host has.",
      ["http://example.org|a/"]),
    Difference(
      .host, "libcurl encodes a `%` without two digits once more.",
      ["http://example.org%zz/", "http://example.org%/"]),
  ]

  static let hostile = [
    "http://reader@example.org/", "http://reader:secret@example.org/", "http://:secret@example.org/",
    "http://@example.org/", "http://:@example.org/", "http://reader:@example.org/", "http://a:b:c@example.org/",
    "http://a%40b@example.org/", "http://good.example@evil.example/", "http://good.example:80@evil.example/",
    "http://a@b@example.org/", "http://good.example\\@evil.example/", "http://good.example%5C@evil.example/",
    "http://evil.example#@good.example/", "http://evil.example?@good.example/", "http://evil.example/@good.example/",
    "http://reader;a=b:secret@example.org/", "http://[::1]@example.org/", "http://example.org:",
    "http://example.org:80", "http://example.org:0/", "http://example.org:00080/", "http://example.org:65535/",
    "http://example.org:65536/", "http://example.org:99999999999/", "http://example.org:-1/",
    "http://example.org:+80/", "http://example.org:8a/", "http://example.org:80:81/", "http://example.org:%38%30/",
    "http://example.org:80@evil.example:81/", "http://[::1]/", "http://[::1]:8080/", "http://[::1]:/",
    "http://[FE80::1]/", "http://[::ffff:127.0.0.1]/", "http://[fe80::1%25eth0]/", "http://[fe80::1%eth0]/",
    "http://[::1", "http://[::1]x/", "http://[::1]:8x/", "http://[]/", "http://[1.2.3.4]/", "http://[v1.a]/",
    "http://[::1.2.3.256]/", "http://::1/", "http://[::1::]/", "http://%5B::1%5D/", "http://127.1/", "http://0x7f.1/",
    "http://0X7F000001/", "http://0177.0.0.1/", "http://017700000001/", "http://2130706433/", "http://4294967295/",
    "http://4294967296/", "http://127.0.0.1./", "http://127.0.0.1../", "http://127.0.0.256/", "http://1.2.3.4.5/",
    "http://0x/", "http://08.0.0.1/", "http://127.0.0.0x1/", "http://1..2/", "http://127%2E0.0.1/",
    "http://12%37.0.0.1/", "http://0.0.0.0/", "http://0/", "http://1.65536/", "http://1.16777216/",
    "http://EXAMPLE.ORG/", "http://example.org./", "http://example.org../", "http://.example.org/",
    "http://example..org/", "http://./", "http://../", "http://-example.org/", "http://example_a.org/",
    "http://localhost/", "http://LOCALHOST./", "http://ex%61mple.org/", "http://example%2Eorg/",
    "http://example%2Forg/", "http://example.org%00.evil.example/", "http://example.org%20/",
    "http://example.org%0A/", "http://example.org%zz/", "http://example.org%/",
    "http://example.org%2540evil.example/", "http://b\u{FC}cher.example/", "http://b%C3%BCcher.example/",
    "http://\u{FF11}\u{FF12}\u{FF17}.0.0.1/", "http://127\u{3002}0.0.1/", "http://example.org\u{3002}/",
    "http://\u{430}pple.example/", "http://exa\u{AD}mple.org/", "http://\u{202E}example.org/", "http://", "http:///",
    "http:///path", "http:////example.org/", "http:/example.org/", "http:example.org/", "http://?q", "http://#f",
    "http://:80/", "http:// /", "//example.org/", "example.org/", "/path", "", "http:\\\\example.org\\a",
    "http://example.org\\a", "http://example.org/\\a", "http://exa\\mple.org/", "http:/\\example.org/",
    "http://exa\tmple.org/", "http://example.org/a\tb", "\thttp://example.org/", " http://example.org/",
    "http://example.org/ ", "http://example.org/a b", "http://exam ple.org/", "http://example.org\n/",
    "http://example.org/\r\nX: y", "http://example.org/\u{1}", "http://example.org/\u{7F}", "http://example.org/%00",
    "http://example.org/%0D%0A", "http://example.org?", "http://example.org#", "http://example.org?#",
    "http://example.org/?#", "http://example.org?a#b?c", "http://example.org#a?b#c", "http://example.org??a",
    "http://example.org/a?b/../c", "http://example.org/a#b/../c", "http://example.org?@:/", "http://example.org;80/",
    "http://example.org,a/", "http://example.org!/", "http://example.org$a/", "http://example.org'/",
    "http://example.org&a/", "http://<example.org>/", "http://example.org\"/", "http://example.org`/",
    "http://example.org{a}/", "http://example.org|a/", "http://example.org^/", "http://example.org~a/",
    "http://example.org*/", "http://example.org(a)/", "http://example.org+a/", "http://example.org=a/",
    "http://example.org/..", "http://example.org/../a", "http://example.org/a/../../b", "http://example.org/./a",
    "http://example.org//a//b", "http://example.org/%2e%2e/a", "http://example.org/a/.", "http://example.org/...",
    "http://example.org/a;b=c/d", "http://example.org/\u{E9}?\u{E9}#\u{E9}", "http://example.org/%zz",
    "HTTP://example.org/", "hTTps://example.org/", "https://example.org:443/", "http://http://example.org/",
    "http://https:/example.org", "javascript://example.org/%0Aalert(1)", "file://example.org/a", "ftp://example.org/",
    "mailto:a@example.org", "data:text/html,a", "http\u{17F}://example.org/", "http ://example.org/",
    "1http://example.org/", "+http://example.org/",
  ]

  @Test("an address has the parts that libcurl finds, or others for a reason", arguments: hostile)
  func addressesHaveThePartsThatLibcurlFinds(text: String) {
    let named = Self.differences.first { $0.addresses.contains(text) }
    #expect(AddressDifference(text) == named?.kind, "\(named?.reason ?? "no difference is named")")
    // This decides whether a host is in the reader's own network.
    #expect(named?.kind != .host || WebHost(plain: text) == nil)
  }

  @Test("what is told as different is among what is tried")
  func differencesAreAmongTheAddresses() {
    let hostile = Set(Self.hostile)
    #expect(hostile.count == Self.hostile.count)
    for difference in Self.differences {
      for address in difference.addresses { #expect(hostile.contains(address), "\(address)") }
    }
  }

  @Test("so have all recorded ones", .enabled(if: Corpus.isAvailable, "\(Corpus.absence)"))
  func recordedAddressesHaveThePartsThatLibcurlFinds() throws {
    let addresses = try RecordedAddresses.all()
    #expect(addresses.count > 1000)
    for address in addresses {
      guard let difference = AddressDifference(address) else { continue }
      // Characters that no host has: texts in which only a reader sees where an address ends.
      if difference == .refusedByLibcurl, Self.hasMarks(address) { continue }
      Issue.record("\(address): \(difference)")
    }
  }

  private static func hasMarks(_ address: String) -> Bool {
    URIReference(address).hostname?.utf8.contains { ")];,&".utf8.contains($0) } == true
  }

  static let bases = [
    "http://a.example/b/c/d;p?q", "https://example.org", "https://example.org/",
    "https://reader:secret@example.org:8443/a/b", "https://example.org//a//b", "https://example.org/x?q#f",
    "https://example.org?q=a/b", "https://[::1]:8080/a/b?c", "http://example.org/a/b/?c/d",
  ]

  static let references = [
    "",
    "g:h", "g", "./g", "g/", "/g", "//g", "?y", "g?y", "#s", "g#s", "g?y#s", ";x", "g;x", "g;x?y#s", ".", "./", "..",
    "../", "../g", "../..", "../../", "../../g", "../../../g", "../../../../g", "/./g", "/../g", "g.", ".g", "g..",
    "..g", "./../g", "./g/.", "g/./h", "g/../h", "g;x=1/./y", "g;x=1/../y", "g?y/./x", "g?y/../x", "g#s/./x",
    "g#s/../x", "http:g", "//h.example", "//h.example?", "//h.example#f", "//h.example/../a", "///x", "////x", "/%2F",
    "/a%26b", "/%2e%2e/a", "a:b", "./a:b", "/a:b", "/a//b", "a//../b", "//h.example:80/x",
    "//reader:secret@h.example/", "//[::1]/a", "?", "#", "/a?", "/a#", "?#", "a?b#c?d", "a#b?c", "\\a",
    "\\\\h.example\\a", "https://h.example/a/../b", "HTTP://h.example/a", "mailto:a@example.org",
    "javascript:alert(1)", "data:,a", "?a=https://h.example/", "/a?b=../c", "a@b", "//@h.example/",
  ]

  /// References that libcurl resolves differently, or not at all.
  static let otherReferences: [(reason: String, references: Set<String>)] = [
    ("libcurl 7 takes the name of a document off where only a fragment is asked for.", ["", "#", "#s"]),
    (
      "libcurl knows no such scheme.",
      ["g:h", "a:b", "mailto:a@example.org", "javascript:alert(1)", "data:,a"]
    ),
    ("libcurl wants a host behind a scheme.", ["http:g"]),
    ("libcurl takes a slash too many for a slip.", ["///x", "////x"]),
  ]

  /// libcurl 7 treats two slashes as one there.
  static let otherFolders: Set = ["../../", "../../g"]

  @Test("a reference leads where libcurl takes it", arguments: bases)
  func resolved(base: String) throws {
    for reference in Self.references {
      if Self.otherReferences.contains(where: { $0.references.contains(reference) }) { continue }
      if base.hasSuffix("//a//b"), Self.otherFolders.contains(reference) { continue }
      let curl = try #require(CurlAddress(base, reference: reference), "\(reference)")
      let resolved = URIReference(reference).resolved(against: URIReference(base))
      #expect(Self.written(resolved) == Self.written(URIReference(curl.whole)), "\(reference)")
    }
  }

  /// An address as libcurl writes it.
  private static func written(_ address: URIReference) -> String {
    var address = address
    address.scheme = address.scheme.map { $0.lowercased()[...] }
    if address.path.isEmpty { address.path = "/" }
    if address.query?.isEmpty == true { address.query = nil }
    if address.fragment?.isEmpty == true { address.fragment = nil }
    return address.description
  }
}

/// The web addresses in the recorded files, each once.
private enum RecordedAddresses {
  static func all() throws -> Set<String> {
    // Following links, in case the folder is one.
    let root = try #require(Corpus.path) + "/."
    var addresses: Set<String> = []
    for file in try FileManager.default.subpathsOfDirectory(atPath: root) {
      // A folder cannot be read.
      guard let data = try? Corpus.read(file) else { continue }
      data.withUnsafeBytes { collect($0, into: &addresses) }
    }
    return addresses
  }

  private static func collect(_ bytes: UnsafeRawBufferPointer, into addresses: inout Set<String>) {
    let colon = UInt8(ascii: ":")
    var place = 0
    while let mark = bytes[place...].firstIndex(of: colon) {
      place = mark + 1
      guard bytes[place...].starts(with: "//".utf8) else { continue }
      place = mark + 3
      let scheme = ["https", "http"].first { name in
        mark >= name.utf8.count
          && String(decoding: bytes[(mark - name.utf8.count)..<mark], as: UTF8.self).lowercased() == name
      }
      guard let scheme else { continue }
      let rest = bytes[place...].prefix { $0 > 0x20 && !"\"'<>\\".utf8.contains($0) }
      guard !rest.isEmpty else { continue }
      addresses.insert(String(decoding: bytes[(mark - scheme.utf8.count)..<rest.endIndex], as: UTF8.self))
      place = rest.endIndex
    }
  }
}
