import Confinement
import NewsDomain
import TestSupport
import Testing

@testable import NewsLanguage

@Suite("A text for the engine")
struct MeaningTextTests {
  @Test("has no zero and no ligature of a phrase, and an end")
  func safe() {
    #expect(MeaningText.safe("a\0b\u{FDFA}c\u{FDFD}") == "abc")
    #expect(MeaningText.safe("Grève à l’aéroport \u{1F6EB} 空港") == "Grève à l’aéroport \u{1F6EB} 空港")
    #expect(MeaningText.safe(String(repeating: "\u{7A7A}", count: 1_000)).unicodeScalars.count == 80)
    #expect(MeaningText.safe(String(repeating: "aeiou", count: 1_000)).utf8.count <= 403)
  }

  @Test(
    "a title is whole, however long its words and whatever its language",
    arguments: [
      "Strike at the airport grounds hundreds of flights",
      "Bundesverfassungsgericht verhandelt über das Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz",
      "Szczęśliwy wstrząs w Chrząszczyżewoszycach: mieszkańcy pięciu województw czekają na rozstrzygnięcie konkursu",
      "Правительство утвердило взыскание средств с государственных предприятий по всей стране",
      "أعلنت الحكومة اليوم عن خطة جديدة لإصلاح التعليم في جميع أنحاء البلاد", "空港でストライキ、数百便が欠航",
    ])
  func titles(title: String) {
    #expect(MeaningText.safe(title) == title)
  }

  @Test("398 letters that make no word are cut, as each costs like a word")
  func consonants() {
    let letters = String(repeating: "bcdfghjklmnpqrstvwxz", count: 20)
    #expect(MeaningText.safe(letters).utf8.count < 90)
    #expect(MeaningText.safe(String(repeating: "q x z ", count: 70)).utf8.count < 170)
    #expect(MeaningText.safe(String(repeating: "!", count: 398)).utf8.count == 80)
  }

  @Test("what a worker for meaning says is checked", arguments: HostileTexts.all)
  func messages(text: String) throws {
    var writer = MessageWriter()
    writer.write(MeaningRequest(text: text, isQuestion: true))
    var reader = MessageReader(writer.bytes)
    #expect(try reader.value(MeaningRequest.self) == MeaningRequest(text: text, isQuestion: true))
    var short = MessageWriter()
    short.write(MeaningAnswer.vector([1, 2]))
    var vector = MessageReader(short.bytes)
    #expect(throws: MessageFault()) { try vector.value(MeaningAnswer.self) }
    for byte in UInt8.min...UInt8.max where byte > 1 {
      var answer = MessageReader([byte])
      #expect(throws: MessageFault()) { try answer.value(MeaningAnswer.self) }
    }
  }
}
