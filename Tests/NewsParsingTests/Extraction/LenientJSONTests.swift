import Testing

@testable import NewsParsing

@Suite("JSON as sites write it")
struct LenientJSONTests {
  private func json(_ text: String) -> LenientJSON { LenientJSON(Array(text.utf8)[...]) }

  private func text(_ name: StaticString, in json: LenientJSON) -> String? {
    json.member(name, of: 0).flatMap(json.text)
  }

  @Test("members of an object")
  func members() {
    let json = json(#"{"a":"one","b":[1,{"c":2},"three"],"d":true,"e":null}"#)
    #expect(text("a", in: json) == "one")
    #expect(text("d", in: json) == "true")
    #expect(text("e", in: json) == nil)
    #expect(text("c", in: json) == nil)
    let list = json.member("b", of: 0).map(json.children) ?? []
    #expect(list.count == 3)
    #expect(list.last.flatMap(json.text) == "three")
  }

  @Test("escapes")
  func escapes() {
    let json = json(#"{"a":"x\n\"y\" \u00e9 \ud83d\ude00 \/ \\ \q é"}"#)
    #expect(text("a", in: json) == "x\n\"y\" \u{E9} \u{1F600} / \\ q é")
  }

  @Test(
    "faults of sites",
    arguments: [
      "{\"a\":\"on\ne\",}", "<!-- {\"a\":\"on\ne\"} -->", "{\"a\":\"on\ne\" \"b\":1}", "{\"a\":\"on\ne\"};",
      "{ \"a\" : \"on\ne\"",
      "{\"a\":\"on\ne\"}}]",
    ])
  func faults(written: String) {
    #expect(text("a", in: json(written)) == "on\ne")
  }

  @Test("what is deeper than the limit is passed over")
  func depth() {
    let deep = String(repeating: "[", count: 500) + "1" + String(repeating: "]", count: 500)
    #expect(text("b", in: json("{\"a\":\(deep),\"b\":\"two\"}")) == "two")
  }

  @Test(
    "no text has values that reach beyond it",
    arguments: ["", "{", "[{\"a\":", "\"\\", "{\"a\":\"\\u12", "]]", "{\"a\"}"])
  func cut(written: String) {
    let json = json(written)
    for index in json.values.indices {
      #expect(Int(json.values[index].end) <= json.values.count)
      _ = json.text(index)
      _ = json.children(of: index)
    }
  }
}
