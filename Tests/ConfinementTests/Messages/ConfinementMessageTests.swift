import Testing

@testable import Confinement

@Suite("Messages of workers")
struct ConfinementMessageTests {
  @Test("the greeting comes back as it was written", arguments: [true, false], [0, 1, 7])
  func greeting(isThere: Bool, landlock: Int) throws {
    let granted = Confinement(hasSeccomp: isThere, landlock: landlock, hasLimits: !isThere)
    var writer = MessageWriter()
    writer.write(granted)
    var reader = MessageReader(writer.bytes)
    #expect(try reader.value(Confinement.self) == granted && reader.isAtEnd)
    for count in writer.bytes.indices {
      var cut = MessageReader(Array(writer.bytes.prefix(count)))
      #expect(throws: MessageFault()) { try cut.value(Confinement.self) }
    }
  }

  @Test("a length is at most 64 MiB")
  func length() {
    #expect(MessageFrame.length([0, 0, 0, 4, 0, 0, 0, 0]) == 64 << 20)
    for bytes: [UInt8] in [
      [1, 0, 0, 4, 0, 0, 0, 0], [0, 0, 0, 0, 1, 0, 0, 0], Array(repeating: 0xFF, count: 8), [], [1],
    ] {
      #expect(MessageFrame.length(bytes) == nil)
    }
    #expect(MessageFrame.prefix(of: [7, 8]) == [2, 0, 0, 0, 0, 0, 0, 0])
  }

  @Test("texts are UTF-8, counts are no more than what is left, and no value is nested for ever")
  func hostile() {
    struct Endless: MessageCodable {
      func write(to message: inout MessageWriter) {}
      init(from message: inout MessageReader) throws(MessageFault) { self = try message.value() }
    }
    var endless = MessageReader([])
    #expect(throws: MessageFault()) { try endless.value(Endless.self) }
    var text = MessageReader([1, 0, 0, 0, 0, 0, 0, 0, 0xFF])
    #expect(throws: MessageFault()) { try text.string() }
    var array = MessageReader([255, 255, 255, 255, 255, 255, 255, 127, 0])
    #expect(throws: MessageFault()) { try array.array { message throws(MessageFault) in try message.byte() } }
    var negative = MessageReader(Array(repeating: 0xFF, count: 8))
    #expect(throws: MessageFault()) { try negative.data() }
  }
}
