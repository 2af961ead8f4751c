import Glibc
import NewsDomain

extension IPAddress {
  /// - Parameters:
  ///   - address: the address that a socket will be connected to.
  ///   - length: its length in bytes.
  /// - Returns: `nil` if it is not an internet address.
  init?(_ address: UnsafePointer<sockaddr>, length: Int) {
    // Copied, because the bytes may not be aligned for the type.
    switch Int32(address.pointee.sa_family) {
    case AF_INET where length >= MemoryLayout<sockaddr_in>.size:
      let whole = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in.self)
      self.init(bytes: withUnsafeBytes(of: whole.sin_addr) { Array($0) })
    case AF_INET6 where length >= MemoryLayout<sockaddr_in6>.size:
      let whole = UnsafeRawPointer(address).loadUnaligned(as: sockaddr_in6.self)
      self.init(bytes: withUnsafeBytes(of: whole.sin6_addr) { Array($0) })
    default: return nil
    }
  }
}
