import TestSupport
import Testing

@testable import NewsDomain
@testable import NewsParsing

@Suite("A date of a feed")
struct FeedDateTests {
  static let mail: [(String, String)] = [
    ("Sun, 17 Jan 2021 19:27:00 GMT", "2021-01-17T19:27:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 UT", "2021-01-17T19:27:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 UTC", "2021-01-17T19:27:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 Z", "2021-01-17T19:27:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 +0000", "2021-01-17T19:27:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 +0100", "2021-01-17T18:27:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 -0330", "2021-01-17T22:57:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 +0545", "2021-01-17T13:42:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 EST", "2021-01-18T00:27:00Z"),
    ("Thu, 17 Jun 2021 19:27:00 EDT", "2021-06-17T23:27:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 CST", "2021-01-18T01:27:00Z"),
    ("Thu, 17 Jun 2021 19:27:00 CDT", "2021-06-18T00:27:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 MST", "2021-01-18T02:27:00Z"),
    ("Thu, 17 Jun 2021 19:27:00 MDT", "2021-06-18T01:27:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 PST", "2021-01-18T03:27:00Z"),
    ("Thu, 17 Jun 2021 19:27:00 PDT", "2021-06-18T02:27:00Z"),
  ]

  @Test("RFC 822 is read with all its zones", arguments: FeedDateTests.mail)
  func readsMail(text: String, expected: String) {
    #expect(FeedDate.date(text) == Date(iso8601: expected))
  }

  static let nearlyMail: [(String, String)] = [
    ("17 Jan 2021 19:27:00 GMT", "2021-01-17T19:27:00Z"),
    ("17 Jan 2021", "2021-01-17T00:00:00Z"),
    ("Sun, 17 Jan 2021 19:27 +0100", "2021-01-17T18:27:00Z"),
    ("Sun, 17 Jan 2021 19:27:00", "2021-01-17T19:27:00Z"),
    ("Sun, 17 Jan 21 19:27:00 GMT", "2021-01-17T19:27:00Z"),
    ("Sun, 06 Nov 94 08:49:37 GMT", "1994-11-06T08:49:37Z"),
    ("Sun, 7 Feb 2021 9:05:00 GMT", "2021-02-07T09:05:00Z"),
    ("Sun,  7 Feb 2021 09:05:00 GMT", "2021-02-07T09:05:00Z"),
    ("Sun,17 Jan 2021 19:27:00 GMT", "2021-01-17T19:27:00Z"),
    ("Mon, 17 Jan 2021 19:27:00 GMT", "2021-01-17T19:27:00Z"),
    ("Sunday, 17 Jan 2021 19:27:00 GMT", "2021-01-17T19:27:00Z"),
    ("Sunday, 17-Jan-21 19:27:00 GMT", "2021-01-17T19:27:00Z"),
    ("Sun Jan 17 19:27:00 2021", "2021-01-17T19:27:00Z"),
    ("sun, 17 jan 2021 19:27:00 gmt", "2021-01-17T19:27:00Z"),
    ("Sun, 17 January 2021 19:27:00 GMT", "2021-01-17T19:27:00Z"),
    ("January 17, 2021", "2021-01-17T00:00:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 +01:00", "2021-01-17T18:27:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 GMT+0200", "2021-01-17T17:27:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 GMT+02:00", "2021-01-17T17:27:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 UTC-0500", "2021-01-18T00:27:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 GMT+2", "2021-01-17T17:27:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 UTC-05", "2021-01-18T00:27:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 +0000 (UTC)", "2021-01-17T19:27:00Z"),
    ("Sun, 17 Jan 2021 19:27:00 CET", "2021-01-17T18:27:00Z"),
    ("Sun, 17 Jan 2021 23:59:60 GMT", "2021-01-18T00:00:00Z"),
    ("Tue, 31 Dec 1968 23:59:59 GMT", "1968-12-31T23:59:59Z"),
    ("\n\t Sun, 17 Jan 2021 19:27:00 GMT \n", "2021-01-17T19:27:00Z"),
  ]

  @Test("dates close to RFC 822 are read as they are meant", arguments: FeedDateTests.nearlyMail)
  func readsNearlyMail(text: String, expected: String) {
    #expect(FeedDate.date(text) == Date(iso8601: expected))
  }

  static let iso: [(String, String)] = [
    ("2021-01-17T19:27:00Z", "2021-01-17T19:27:00Z"),
    ("2021-01-17T19:27:00+01:00", "2021-01-17T18:27:00Z"),
    ("2021-01-17T19:27:00-05:30", "2021-01-18T00:57:00Z"),
    ("2021-01-17T19:27:00-00:00", "2021-01-17T19:27:00Z"),
    ("2021-01-17T19:27:00.5Z", "2021-01-17T19:27:00.5Z"),
    ("2021-01-17T19:27:00.123456789+01:00", "2021-01-17T18:27:00.123Z"),
    ("2021-01-17t19:27:00z", "2021-01-17T19:27:00Z"),
    ("2020-02-29T00:00:00Z", "2020-02-29T00:00:00Z"),
    ("2021-01-17T23:59:60Z", "2021-01-18T00:00:00Z"),
    ("1969-12-31T23:59:58Z", "1969-12-31T23:59:58Z"),
    // ISO 8601 and forms close to it.
    ("2021-01-17T19:27:00+0100", "2021-01-17T18:27:00Z"),
    ("2021-01-17T19:27:00+01", "2021-01-17T18:27:00Z"),
    ("2021-01-17T19:27:00,25Z", "2021-01-17T19:27:00.25Z"),
    ("2021-01-17T19:27Z", "2021-01-17T19:27:00Z"),
    ("2021-01-17T19:27+01:00", "2021-01-17T18:27:00Z"),
    ("2021-01-17T24:00:00Z", "2021-01-18T00:00:00Z"),
    ("2021-01-17T19:27:00", "2021-01-17T19:27:00Z"),
    ("2021-01-17 19:27:00", "2021-01-17T19:27:00Z"),
    ("2021-01-17 19:27:00 +0100", "2021-01-17T18:27:00Z"),
    ("2021-01-17 19:27:00 UTC", "2021-01-17T19:27:00Z"),
    ("2021-01-17T19:27:00 GMT", "2021-01-17T19:27:00Z"),
    ("2021-01-17", "2021-01-17T00:00:00Z"),
    (" 2021-01-17T19:27:00Z\n", "2021-01-17T19:27:00Z"),
  ]

  @Test("RFC 3339 and ISO 8601 are read to the millisecond", arguments: FeedDateTests.iso)
  func readsISO(text: String, expected: String) throws {
    let date = try #require(FeedDate.date(text))
    let meant = try #require(Date(iso8601: expected))
    #expect(abs(date.timeIntervalSince(meant)) < 0.001)
  }

  @Test(
    "any other text is not a date",
    arguments: [
      "", " ", "\n", "Z", "GMT", "Sun", "Jan", "12:30", "not a date", "yesterday", "now", "null", "-", "+0100",
      "31/31/2021", "00/00/0000", "0000-00-00 00:00:00", "Mon, 01 Jan 0001 00:00:00 +0000", "0001-01-01T00:00:00Z",
      "Sun, 30 Nov -0001 00:00:00 +0000", "0", "1234567", "12345678901", "Sun, 32 Jan 2021 10:00:00 GMT",
      "Sun, 17 Jan 2021 25:00:00 GMT",
      "2021-13-01", "2021-00-17", "2021-01-32", "2021-01-17T25:00:00Z", "2021-01-17T19:60:00Z", "2021-01-17T19:27:61Z",
      "2021-01-17T19:27:00 Mars", "Sun, 17 Foo 2021 19:27:00 GMT", "17 Jan", "Jan 17 19:27:00", "3 PM",
      "Copyright 2021", "10:00:00 and 11:00:00", "17 Jan 2021 or 18 Jan 2021", "2021-01-17 24:01",
      "17 Jan 2021 13:61 PM",
      "12/31/99999", String(repeating: "1 ", count: 60), String(repeating: "9", count: 90),
      String(repeating: "mon ", count: 30), String(repeating: "17 Jan 2021 ", count: 10_000),
      "Sun, 17 Jan 2021 19:27:00 GMT" + String(repeating: "0", count: 1000),
    ])
  func noDate(text: String) {
    #expect(FeedDate.date(text) == nil)
  }

  @Test("a year of four digits is taken as it is", arguments: ["1583", "1900", "1999", "2038", "2039", "2106", "9999"])
  func years(year: String) {
    #expect(FeedDate.date("\(year)-03-01T12:00:00Z") == Date(iso8601: "\(year)-03-01T12:00:00Z"))
    #expect(FeedDate.date("01 Mar \(year) 12:00:00 GMT") == Date(iso8601: "\(year)-03-01T12:00:00Z"))
  }
}
