import Confinement
import NewsDomain

/// A sentence whose vector is wanted.
struct MeaningRequest: MessageCodable, Equatable {
  let text: String
  let isQuestion: Bool

  init(text: String, isQuestion: Bool) {
    self.text = text
    self.isQuestion = isQuestion
  }

  init(from message: inout MessageReader) throws(MessageFault) {
    text = try message.string()
    isQuestion = try message.bool()
  }

  func write(to message: inout MessageWriter) {
    message.write(text)
    message.write(isQuestion)
  }
}

/// What the worker made of a sentence.
enum MeaningAnswer: MessageCodable, Equatable {
  /// The engine cannot be loaded, or does not open the model.
  case noEngine
  /// The engine has failed.
  case noVector
  /// The numbers of the vector, none infinite.
  case vector([Float])

  init(from message: inout MessageReader) throws(MessageFault) {
    switch try message.byte() {
    case 0: self = .noEngine
    case 1: self = .noVector
    case 2:
      let numbers = try message.array(most: SentenceVector.dimensions) { message throws(MessageFault) in
        Float(try message.double())
      }
      guard numbers.count == SentenceVector.dimensions, numbers.allSatisfy(\.isFinite) else { throw MessageFault() }
      self = .vector(numbers)
    default: throw MessageFault()
    }
  }

  func write(to message: inout MessageWriter) {
    switch self {
    case .noEngine: message.write(UInt8(0))
    case .noVector: message.write(UInt8(1))
    case .vector(let numbers):
      message.write(UInt8(2))
      message.write(all: numbers) { $0.write(Double($1)) }
    }
  }
}
