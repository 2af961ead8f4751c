import Testing

@testable import NewsDomain

@Suite("Edit distance")
struct EditDistanceTests {
  struct Example: Sendable {
    let one: String
    let other: String
    let distance: Int
  }

  static let cases: [Example] = [
    Example(one: "", other: "", distance: 0), Example(one: "top", other: "top", distance: 0),
    Example(one: "", other: "abc", distance: 3), Example(one: "country", other: "contry", distance: 1),
    Example(one: "open", other: "oepn", distance: 1), Example(one: "open", other: "opeen", distance: 1),
    Example(one: "open", other: "oven", distance: 1), Example(one: "kitten", other: "sitting", distance: 3),
    Example(one: "ab", other: "ba", distance: 1), Example(one: "sports", other: "health", distance: 5),
  ]

  @Test("a letter too many, missing or wrong, or two swapped, is a distance of one", arguments: EditDistanceTests.cases)
  func distance(example: Example) {
    #expect(EditDistance.between(example.one, example.other, atMost: 10) == example.distance)
    #expect(EditDistance.between(example.other, example.one, atMost: 10) == example.distance)
  }

  @Test("a distance above the limit is not returned", arguments: EditDistanceTests.cases.dropFirst(2))
  func limit(example: Example) {
    #expect(EditDistance.between(example.one, example.other, atMost: example.distance) == example.distance)
    #expect(EditDistance.between(example.one, example.other, atMost: example.distance - 1) == nil)
  }
}
