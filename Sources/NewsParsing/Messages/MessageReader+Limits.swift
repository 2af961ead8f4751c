import Confinement
import NewsDomain

extension MessageReader {
  mutating func text() throws(MessageFault) -> String { try string(atMost: MessageLimits.text) }

  mutating func name() throws(MessageFault) -> String { try string(atMost: MessageLimits.name) }

  /// An address as it was written, which may be none.
  mutating func address() throws(MessageFault) -> String { try string(atMost: MessageLimits.address) }

  /// The address of a page of the web.
  mutating func link() throws(MessageFault) -> String {
    let address = try string(atMost: MessageLimits.address)
    guard WebLink(address) != nil else { throw MessageFault() }
    return address
  }

  /// A code of ISO 639-1.
  mutating func languageCode() throws(MessageFault) -> String {
    let code = try string()
    guard code.utf8.count == 2, code.utf8.allSatisfy({ (0x61...0x7A).contains($0) }) else { throw MessageFault() }
    return code
  }

  mutating func string(atMost most: Int) throws(MessageFault) -> String {
    let text = try string()
    guard text.utf8.count <= most else { throw MessageFault() }
    return text
  }
}
