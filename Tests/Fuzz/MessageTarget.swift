import Confinement
import NewsParsing

/// Reads any bytes as the message of a worker.
enum MessageTarget {
  /// All kinds of values that a message has.
  private struct Sample: MessageCodable {
    var isTrue: Bool
    var byte: UInt8
    var number: Int
    var limited: Int
    var real: Double
    var text: String
    var data: [UInt8]
    var optional: String?
    var texts: [String]
    var samples: [Sample]

    func write(to message: inout MessageWriter) {
      message.write(isTrue)
      message.write(byte)
      message.write(number)
      message.write(limited)
      message.write(real)
      message.write(text)
      message.write(data)
      message.write(optional)
      message.write(all: texts) { $0.write($1) }
      message.write(all: samples)
    }

    init(from message: inout MessageReader) throws(MessageFault) {
      isTrue = try message.bool()
      byte = try message.byte()
      number = try message.int()
      limited = try message.int(in: -1...100)
      real = try message.double()
      text = try message.string()
      data = try message.data()
      optional = try message.optional { message throws(MessageFault) in try message.string() }
      texts = try message.array(most: 20) { message throws(MessageFault) in try message.string() }
      samples = try message.array(of: Sample.self)
    }
  }

  static func run(_ bytes: UnsafeBufferPointer<UInt8>) -> Int32 {
    guard let kind = bytes.first else { return 0 }
    let message = Array(bytes.dropFirst())
    switch kind % 3 {
    case 1: read(ParsingAnswer.self, message)
    case 2: read(ParsingRequest.self, message)
    default: read(Sample.self, message)
    }
    return 0
  }

  /// Reads a value, which must be written and read back the same.
  private static func read<Value: MessageCodable>(_ type: Value.Type, _ bytes: [UInt8]) {
    var message = MessageReader(bytes)
    guard let value = try? message.value(type), message.isAtEnd else { return }
    let written = written(value)
    var again = MessageReader(written)
    let same = try? again.value(type)
    precondition(same.map(self.written) == written && again.isAtEnd)
  }

  private static func written(_ value: some MessageCodable) -> [UInt8] {
    var writer = MessageWriter()
    writer.write(value)
    return writer.bytes
  }
}
