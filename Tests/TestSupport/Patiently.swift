import NewsDomain

/// Does something that waits for a lock, and again where that was not given back in time: while many want it and the
/// disk is slow, those before may take longer than anybody waits.
package func patiently<Value>(_ work: () throws -> Value) throws -> Value {
  let held = String(cString: strerror(EWOULDBLOCK))
  for _ in 0..<20 {
    do { return try work() } catch NewsError.file(.failed(_, held)) { continue }
  }
  return try work()
}
