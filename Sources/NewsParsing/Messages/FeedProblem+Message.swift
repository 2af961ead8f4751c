import Confinement
import NewsDomain

extension FeedProblem: MessageCodable {
  package func write(to message: inout MessageWriter) {
    switch self {
    case .empty: message.write(UInt8(0))
    case .webPage: message.write(UInt8(1))
    case .notAFeed(let root):
      message.write(UInt8(2))
      message.write(root)
    case .broken(let line, let column, let detail):
      message.write(UInt8(3))
      message.write(line)
      message.write(column)
      message.write(detail)
    case .cut(let items):
      message.write(UInt8(4))
      message.write(items)
    case .shortage(let shortage):
      message.write(UInt8(5))
      message.write(shortage)
    case .notJSONFeed(let detail):
      message.write(UInt8(6))
      message.write(detail)
    case .flawed(let line, let column, let detail):
      message.write(UInt8(7))
      message.write(line)
      message.write(column)
      message.write(detail)
    // Only whoever waits for an answer can say these.
    case .tooSlow, .crashed: message.write(UInt8.max)
    }
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    switch try message.byte() {
    case 0: self = .empty
    case 1: self = .webPage
    case 2: self = .notAFeed(root: try message.optional { message throws(MessageFault) in try message.name() })
    case 3:
      self = .broken(
        line: try message.int(in: 0...Int(Int32.max)), column: try message.int(in: 0...Int(Int32.max)),
        detail: try message.name())
    case 4: self = .cut(items: try message.int(in: 0...Int(Int32.max)))
    case 5: self = .shortage(try message.value())
    case 6: self = .notJSONFeed(detail: try message.name())
    case 7:
      self = .flawed(
        line: try message.int(in: 0...Int(Int32.max)), column: try message.int(in: 0...Int(Int32.max)),
        detail: try message.name())
    default: throw MessageFault()
    }
  }
}

extension Shortage: MessageCodable {
  package func write(to message: inout MessageWriter) {
    switch self {
    case .descriptors: message.write(UInt8(0))
    case .memory: message.write(UInt8(1))
    case .missingLibrary(let package):
      message.write(UInt8(2))
      message.write(package)
    // Only whoever starts the process can say these.
    case .worker, .confinement, .proc, .threads: message.write(UInt8.max)
    }
  }

  package init(from message: inout MessageReader) throws(MessageFault) {
    switch try message.byte() {
    case 0: self = .descriptors
    case 1: self = .memory
    case 2: self = .missingLibrary(package: try message.name())
    default: throw MessageFault()
    }
  }
}
