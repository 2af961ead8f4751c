import TerminalKit
import Testing

@testable import LineEditing

@Suite("The keys of the prompt")
struct KeyBindingsTests {
  @Test("a key of the reader's own has all sequences that terminals send for it")
  func sequences() {
    #expect(KeyBindings.sequences(of: .control("t")) == ["^T"])
    #expect(KeyBindings.sequences(of: .alt("X")) == ["\\ex"])
    #expect(KeyBindings.sequences(of: .function(1)) == ["\\e[11~", "\\eOP", "\\e[[A"])
    #expect(KeyBindings.sequences(of: .function(5)) == ["\\e[15~", "\\e[[E"])
    #expect(KeyBindings.sequences(of: .function(12)) == ["\\e[24~"])
    #expect(KeyBindings.sequences(of: .function(13)).isEmpty)
  }

  @Test("function keys have no other meaning that would be lost")
  func free() {
    for number in 1...12 {
      for sequence in KeyBindings.sequences(of: .function(number)) {
        let meanings = KeyBindings.all.filter { $0.key == sequence }.map(\.function)
        #expect(meanings == ["supernews-nothing"], "\(sequence)")
      }
    }
  }
}
