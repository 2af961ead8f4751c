import Glibc
import NewsDomain

extension IPAddress {
  /// - Parameters:
  ///   - address: what a socket is to be connected to.
  ///   - length: of it, in bytes.
  /// - Returns: `nil` for what is no address of the internet.
  init?(_ address: UnsafePointer<sockaddr>, length: Int) {
    // Copied, since the type under the pointer says nothing of its alignment.
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
