import TestSupport
import Testing

@testable import NewsParsing
@testable import SystemServices

@Suite("Values of JSON that may not fit")
struct LenientTests {
  private struct Wire: Decodable {
    @Lenient var text: String?
    @Lenient var number: Int?
    @LenientList var list: [Int]?
  }

  private func read(_ json: String) throws -> Wire {
    try JSONDecoder().decode(Wire.self, from: Data(json.utf8))
  }

  @Test("a value that fits is read")
  func fits() throws {
    let wire = try read("{\"text\": \"a\", \"number\": 7, \"list\": [1, 2]}")
    #expect(wire.text == "a")
    #expect(wire.number == 7)
    #expect(wire.list == [1, 2])
  }

  @Test(
    "a value that is missing, null or of another kind is absent, and affects no other",
    arguments: ["{}", "{\"text\": null}", "{\"text\": 5}", "{\"text\": []}", "{\"text\": {\"a\": \"b\"}}"])
  func whatIsMissingNullOrOfAnotherKindIsNothing(json: String) throws {
    #expect(try read(json).text == nil)
    let more = try read(json.dropLast() + (json == "{}" ? "" : ",") + "\"number\": 7, \"list\": [1]}")
    #expect(more.number == 7)
    #expect(more.list == [1])
  }

  @Test("values that do not fit are left out of a list")
  func list() throws {
    #expect(try read("{\"list\": [1, \"a\", null, 2.5, [3], {\"a\": 4}, 5]}").list == [1, 5])
    #expect(try read("{\"list\": []}").list == [])
    #expect(try read("{\"list\": [null]}").list == [])
    #expect(try read("{\"list\": {\"a\": 1}}").list == nil)
    #expect(try read("{\"list\": null}").list == nil)
    #expect(try read("{}").list == nil)
  }

  @Test("at most two thousand elements of a list are read")
  func long() throws {
    func list(_ element: (Int) -> String) throws -> [Int]? {
      try read("{\"list\": [\((0..<10_000).map(element).joined(separator: ","))]}").list
    }
    #expect(try list { "\($0)" } == Array(0..<2000))
    #expect(try list { $0 < 1500 ? "null" : "\($0)" } == Array(1500..<2000))
  }
}
